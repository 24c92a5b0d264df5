package org.tiengow.web.page;

import java.io.IOException;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.PageHost;
import org.tiengow.web.seat.PageSeats;

/**
 * The page of a host, open for browsers. What its people do goes to the host through sessions of their own, which share nothing with
 * the program this runs in: neither the hosts it knows, nor the seats it has kept, nor its key.
 */
public final class Page implements AutoCloseable {
    private final PageSeats seats;
    private final PageDoor door;

    private Page(PageSeats seats, PageDoor door) {
        this.seats = seats;
        this.door = door;
    }

    /**
     * Opens it.
     *
     * @param host where the host is
     * @param port its TCP port; 0 for any free one, and any free one when it is in use
     * @throws IOException with a sentence, when no port can be opened
     */
    public static Page open(HostAddress host, int port) throws IOException {
        PageSeats seats = new PageSeats(PageHost.at(Entrance.of(host, PlayerKind.SPECTATOR, "Page")));
        try {
            return new Page(seats, PageDoor.open(port, seats::seat));
        } catch (IOException failure) {
            seats.close();
            throw failure;
        }
    }

    /** The TCP port it listens on. */
    public int port() {
        return door.port();
    }

    /** What a browser opens to see it, for an address of this machine. */
    public String address(String ip) {
        return "http://" + new HostAddress(ip, port()) + "/";
    }

    @Override
    public void close() {
        door.close();
        seats.close();
    }
}
