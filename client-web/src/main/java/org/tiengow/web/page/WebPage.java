package org.tiengow.web.page;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.protocol.discovery.LocalAddresses;
import org.tiengow.protocol.pipeline.ClientTls;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.web.door.DoorPlan;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.door.WireTarget;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;
import org.tiengow.web.seat.PhoneTables;

/**
 * The web page of a host, open for browsers. Each browser gets its own session at the host. These sessions share nothing with the
 * program that runs the page: not its known hosts, its kept seats or its key.
 */
public final class WebPage implements AutoCloseable {
    /** The name under which the page itself enters a host, to see its tables. */
    public static final String NAME = "Page";

    private final @Nullable BrowserSessions sessions;
    private final DoorPlan plan;
    private final PageDoor door;

    private WebPage(@Nullable BrowserSessions sessions, DoorPlan plan, PageDoor door) {
        this.sessions = sessions;
        this.plan = plan;
        this.door = door;
    }

    /**
     * Opens the page for a host on this machine.
     *
     * @param hostPort the TCP port of the host
     * @param pin the PIN of the host; empty for a host without one
     * @param port the TCP port of the page; 0 for any free one. If the port is in use, a free one is taken.
     * @param tls the certificate shown to browsers, which then all use HTTPS; empty for plain HTTP
     * @param phoneTables opens the tables of guided rounds and practice; null disables both
     * @throws IOException with a sentence for the user, if no port can be opened
     */
    public static WebPage open(
            int hostPort, String pin, int port, Optional<HostTls> tls, @Nullable PhoneTables phoneTables)
            throws IOException {
        return open(hostPort, pin, port, tls, phoneTables, null, HouseRules.NONE);
    }

    /**
     * Opens the page for a host on this machine that keeps a book, or whose owners have house rules.
     *
     * @param hostPort as above
     * @param pin as above
     * @param port as above
     * @param tls as above
     * @param phoneTables as above
     * @param book the book of the host, of which the page shows each browser its own nights; null without one
     * @param house the house rules that the owner of a table can choose through the page
     * @throws IOException as above
     */
    public static WebPage open(
            int hostPort,
            String pin,
            int port,
            Optional<HostTls> tls,
            @Nullable PhoneTables phoneTables,
            @Nullable NightBook book,
            HouseRules house)
            throws IOException {
        HostAddress address = new HostAddress("127.0.0.1", hostPort);
        JoinTarget host = JoinTarget.of(address, PlayerKind.SPECTATOR, NAME).withPin(pin);
        return open(PageHost.at(host).with(phoneTables).with(book).with(house), port, tls);
    }

    /**
     * Opens the page for any host.
     *
     * @param host the address of the host, with its PIN if it has one, and with its fingerprint unless the connection is without
     *     TLS
     * @param port as above
     * @param tls as above
     * @param phoneTables as above
     * @param house as above
     * @throws IOException as above
     */
    public static WebPage open(
            JoinTarget host, int port, Optional<HostTls> tls, @Nullable PhoneTables phoneTables, HouseRules house)
            throws IOException {
        return open(PageHost.at(host).with(phoneTables).with(house), port, tls);
    }

    private static WebPage open(PageHost at, int port, Optional<HostTls> tls) throws IOException {
        PageHost behind = at.withHere(LocalAddresses.all().get(0));
        BrowserSessions sessions = new BrowserSessions(behind);
        DoorPlan plan = DoorPlan.EMPTY
                .withSeats(sessions::connect)
                .withWire(wire(at.joinTarget()))
                .withKey(behind.key());
        try {
            return opened(sessions, plan, port, tls);
        } catch (IOException failure) {
            sessions.close();
            throw failure;
        }
    }

    private static WireTarget wire(JoinTarget host) throws IOException {
        InetSocketAddress address = new InetSocketAddress(
                host.address().host(),
                host.address().port()); // resolves the name now, and not on the thread of the door
        if (host.fingerprint().isEmpty()) {
            return new WireTarget(address, Optional.empty(), Fingerprint.ofPlain());
        }
        byte[] fingerprint = Fingerprint.read(host.fingerprint());
        return new WireTarget(address, Optional.of(ClientTls.pinning(fingerprint)), fingerprint);
    }

    /**
     * Opens a page without seats, which only offers the program as a download.
     *
     * @param port as above
     * @param tls as above
     * @throws IOException as above
     */
    public static WebPage withoutSeats(int port, Optional<HostTls> tls) throws IOException {
        return opened(null, DoorPlan.EMPTY, port, tls);
    }

    private static WebPage opened(@Nullable BrowserSessions sessions, DoorPlan plan, int port, Optional<HostTls> tls)
            throws IOException {
        DoorPlan whole = tls.map(shown -> plan.withTls(shown.context().get())).orElse(plan);
        return new WebPage(sessions, whole, PageDoor.open(port, whole));
    }

    /** Starts or stops offering the program as a download. Has no effect if the program does not run from a single file. */
    public void handOut(boolean on) {
        door.handOut(on);
    }

    /** Returns the TCP port of the page. */
    public int port() {
        return door.port();
    }

    /** Returns the URL of the page for an address of this machine. */
    public String address(String ip) {
        return (plan.tls().isPresent() ? "https://" : "http://") + new HostAddress(ip, port()) + "/";
    }

    /** Returns the URL of the page with the key of the night, if the host has a PIN. A person with this URL need not know the PIN. */
    public String invitation(String ip) {
        return address(ip) + plan.key().fragment();
    }

    /** Closes the page, once the browsers of a night that was handed over are on their way to the next host. */
    @Override
    public void close() {
        if (sessions != null) {
            sessions.awaitMoves();
        }
        door.close();
        if (sessions != null) {
            sessions.close();
        }
    }
}
