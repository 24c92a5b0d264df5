package org.tiengow.swing.view.shell.hosting;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.OwnHost;
import org.tiengow.client.session.hosting.HostingOffer;
import org.tiengow.client.session.hosting.TakeOverAsked;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.WaitingHost;
import org.tiengow.presentation.flow.HostsHere;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.protocol.pipeline.Limits;

/**
 * The host that this window could open: offered at every table, and opened when a match is to go on here whose host is gone. May be
 * called from any thread.
 */
public final class OwnHosting implements OwnHost, HostsHere {
    private final Home home;
    private volatile String name = "-";
    private volatile @Nullable TableFlow table;
    private @Nullable CompletableFuture<HostingOffer> offer;

    public OwnHosting(Home home) {
        this.home = home;
    }

    /** Made in the background, the first time with a key that takes a second. */
    @Override
    public synchronized CompletableFuture<HostingOffer> offer(String hostName) {
        name = hostName;
        CompletableFuture<HostingOffer> made = offer;
        if (made == null || made.isCompletedExceptionally()) {
            made = Hosting.onThreadOfItsOwn(() -> Hosting.offer(settings().withPort(freePort())));
            offer = made;
        }
        return made;
    }

    @Override
    public CompletableFuture<Hosting> inherit(TakeOverAsked asked, String hostName) {
        return Hosting.inherit(asked, hostName, home);
    }

    /** The table at which this person is: when its match goes on here, that is where this is told; null: at none. */
    public void at(@Nullable TableFlow there) {
        table = there;
    }

    @Override
    public CompletableFuture<Opened> open(From from) {
        return offer(name)
                .thenCompose(offered -> Hosting.onThreadOfItsOwn(() -> {
                    Hosting.Staying staying = new Hosting.Staying();
                    WaitingHost waiting = WaitingHost.open(
                            from.known(),
                            from.rounds(),
                            settings().withPort(offered.port()).onStaying(staying),
                            running());
                    // It fails when too few agree: then there is nothing to tell.
                    CompletableFuture<Void> unused = waiting.host().thenAccept(host -> {
                        Hosting hosting = Hosting.of(host, home, staying);
                        SwingUtilities.invokeLater(() -> begun(hosting));
                    });
                    return new Opened(waiting.port(), new Token(waiting.ownerToken()), waiting::close);
                }));
    }

    private Optional<Host> running() {
        return Optional.ofNullable(table)
                .flatMap(TableFlow::host)
                .filter(Hosting.class::isInstance)
                .map(Hosting.class::cast)
                .map(Hosting::host);
    }

    private void begun(Hosting hosting) {
        TableFlow there = table;
        if (there == null) {
            hosting.close();
        } else {
            there.goesOnAt(hosting);
        }
    }

    private HostSettings settings() {
        return HostSettings.named(name).withWebPort(Limits.PAGE_PORT).withData(home.data());
    }

    /** The usual port, unless another program here has it: whoever comes must find the host at the port that was offered. */
    private static int freePort() throws IOException {
        try (ServerSocket usual = new ServerSocket(Limits.DEFAULT_PORT)) {
            return usual.getLocalPort();
        } catch (IOException taken) {
            try (ServerSocket any = new ServerSocket(0)) {
                return any.getLocalPort();
            }
        }
    }
}
