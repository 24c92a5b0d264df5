package org.tiengow.app.phone;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import org.tiengow.app.hosting.HostEnvironment;
import org.tiengow.app.hosting.InProcessHosts;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.host.Host;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.page.WebPage;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;

/** The page of a host, at any free port of this machine. */
record PageOf(int port, Runnable closing) implements AutoCloseable {
    static PageOf host(Host host) throws IOException {
        WebPage page = WebPage.open(host.port(), host.pin(), 0, Optional.empty(), null);
        return new PageOf(page.port(), page::close);
    }

    /** The same for a host that keeps a book. */
    static PageOf hostWithBook(Host host, NightBook book) throws IOException {
        WebPage page = WebPage.open(host.port(), host.pin(), 0, Optional.empty(), null, book, HouseRules.NONE);
        return new PageOf(page.port(), page::close);
    }

    /** The same, with guided rounds, which open tables of their own in this folder. */
    static PageOf hostWithLessons(Host host, Path folder) throws IOException {
        HostEnvironment home = new HostEnvironment(folder, ForkJoinPool.commonPool(), Runnable::run, asked -> {
            throw new IOException("A guided round has no page of its own.");
        });
        return open(
                PageHost.at(joinTarget(host)).with(new InProcessHosts(home).forPhones("A table of one’s own", null)),
                0);
    }

    /** The same at this port, where a phone that is out of reach sleeps at once. */
    static PageOf hostOfSleepers(Host host, int port) throws IOException {
        return open(PageHost.at(joinTarget(host)).withAsleep(Duration.ZERO), port);
    }

    private static JoinTarget joinTarget(Host host) {
        return JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, WebPage.NAME);
    }

    private static PageOf open(PageHost behind, int port) throws IOException {
        BrowserSessions seats = new BrowserSessions(behind);
        PageDoor door = PageDoor.open(port, seats::connect);
        return new PageOf(door.port(), () -> {
            door.close();
            seats.close();
        });
    }

    String address() {
        return "http://127.0.0.1:" + port + "/";
    }

    @Override
    public void close() {
        closing.run();
    }
}
