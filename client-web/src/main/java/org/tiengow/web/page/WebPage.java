package org.tiengow.web.page;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.presentation.flow.HostHere;
import org.tiengow.protocol.discovery.LocalAddresses;
import org.tiengow.protocol.pipeline.ClientTls;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.web.door.DoorPlan;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.door.WireTarget;
import org.tiengow.web.seat.PageHost;
import org.tiengow.web.seat.PageSeats;

/**
 * The page of a host, open for browsers. What its people do goes to the host through sessions of their own, which share nothing with
 * the program this runs in: neither the hosts it knows, nor the seats it has kept, nor its key.
 */
public final class WebPage implements AutoCloseable {
    /** As what it enters a host, to see its tables. */
    public static final String NAME = "Page";

    private final @Nullable PageSeats seats;
    private final DoorPlan plan;
    private final PageDoor door;

    private WebPage(@Nullable PageSeats seats, DoorPlan plan, PageDoor door) {
        this.seats = seats;
        this.plan = plan;
        this.door = door;
    }

    /**
     * Opens it for a host on this machine.
     *
     * @param hostPort where the host listens
     * @param pin the PIN for whoever joins the host; empty if there is none
     * @param port its TCP port; 0 for any free one, and any free one when it is in use
     * @param tls what it shows to browsers, which then all come by HTTPS; empty: it speaks plain HTTP
     * @param lessons opens the table of a guided round; null: there are none here
     * @throws IOException with a sentence, when no port can be opened
     */
    public static WebPage open(
            int hostPort,
            String pin,
            int port,
            Optional<HostTls> tls,
            @Nullable Supplier<CompletableFuture<? extends HostHere>> lessons)
            throws IOException {
        HostAddress host = new HostAddress("127.0.0.1", hostPort);
        return open(Entrance.of(host, PlayerKind.SPECTATOR, NAME).withPin(pin), port, tls, lessons);
    }

    /**
     * Opens it for any host.
     *
     * @param host where it is; with its PIN if it has one, and with its fingerprint unless it is spoken to without TLS
     * @param port as above
     * @param tls as above
     * @param lessons as above
     * @throws IOException as above
     */
    public static WebPage open(
            Entrance host,
            int port,
            Optional<HostTls> tls,
            @Nullable Supplier<CompletableFuture<? extends HostHere>> lessons)
            throws IOException {
        PageHost behind =
                PageHost.at(host).withHere(LocalAddresses.all().get(0)).withLessons(lessons);
        PageSeats seats = new PageSeats(behind);
        DoorPlan plan =
                DoorPlan.EMPTY.withSeats(seats::seat).withWire(wire(host)).withKey(behind.key());
        try {
            return opened(seats, plan, port, tls);
        } catch (IOException failure) {
            seats.close();
            throw failure;
        }
    }

    private static WireTarget wire(Entrance host) throws IOException {
        InetSocketAddress address = new InetSocketAddress(
                host.address().host(), host.address().port()); // looked up now, not on the door's thread
        if (host.fingerprint().isEmpty()) {
            return new WireTarget(address, Optional.empty(), Fingerprint.ofPlain());
        }
        byte[] fingerprint = Fingerprint.read(host.fingerprint());
        return new WireTarget(address, Optional.of(ClientTls.pinning(fingerprint)), fingerprint);
    }

    /**
     * Opens a door at which nobody sits down, where the program is handed out.
     *
     * @param port as above
     * @param tls as above
     * @throws IOException as above
     */
    public static WebPage withoutSeats(int port, Optional<HostTls> tls) throws IOException {
        return opened(null, DoorPlan.EMPTY, port, tls);
    }

    private static WebPage opened(@Nullable PageSeats seats, DoorPlan plan, int port, Optional<HostTls> tls)
            throws IOException {
        DoorPlan whole = tls.map(shown -> plan.withTls(shown.context().get())).orElse(plan);
        return new WebPage(seats, whole, PageDoor.open(port, whole));
    }

    /** Begins or ends to hand the program out at its door; nothing happens where it does not run from one file. */
    public void handOut(boolean on) {
        door.handOut(on);
    }

    /** The TCP port it listens on. */
    public int port() {
        return door.port();
    }

    /** What a browser opens to see it, for an address of this machine. */
    public String address(String ip) {
        return (plan.tls().isPresent() ? "https://" : "http://") + new HostAddress(ip, port()) + "/";
    }

    /** The same with the key of the evening, at a host with a PIN: who comes by it need not know the PIN. */
    public String invitation(String ip) {
        return address(ip) + plan.key().fragment();
    }

    @Override
    public void close() {
        door.close();
        if (seats != null) {
            seats.close();
        }
    }
}
