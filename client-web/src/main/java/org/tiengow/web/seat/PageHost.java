package org.tiengow.web.seat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.Returning;
import org.tiengow.client.discovery.LocalWhereabouts;
import org.tiengow.client.online.Connector;
import org.tiengow.presentation.flow.HostHere;
import org.tiengow.web.door.DoorKey;
import org.tiengow.web.door.PageDoor;

/**
 * The host behind a door, and what the door gives to browsers.
 *
 * @param connector makes their sessions; it must share nothing with this program's own
 * @param entrance where the host is, its key and its PIN as far as they are known; its name is that of the door
 * @param key what lets a browser in where a PIN is asked for
 * @param version of the page's files, by which a browser sees that it has old ones; empty: not told
 * @param asleep how long a browser may be out of reach before the table is to know it
 * @param here where others reach this machine, such as {@code 192.168.1.20}; empty where nobody does
 * @param lessons opens the table of a guided round; null: there are none here
 */
public record PageHost(
        Connector connector,
        Entrance entrance,
        DoorKey key,
        String version,
        Duration asleep,
        String here,
        @Nullable Supplier<CompletableFuture<? extends HostHere>> lessons) {
    private static final Duration ASLEEP = Duration.ofSeconds(15);

    /**
     * Checks the entrance.
     *
     * @throws IllegalArgumentException when it shows a token: a door owns nothing and sits nowhere
     */
    public PageHost {
        if (entrance.showsToken()) {
            throw new IllegalArgumentException("A door shows nobody's token.");
        }
    }

    /**
     * A host whose seats remember nothing but what browsers keep, and come back to it by themselves. Where it asks for a PIN, the door has
     * a key of this evening.
     */
    public static PageHost at(Entrance entrance) {
        Connector connector =
                new Connector(KnownHosts.NONE).returning(Returning.patiently(new LocalWhereabouts(), KeptSeats.NONE));
        return new PageHost(connector, entrance, DoorKey.of(entrance.pin()), PageDoor.version(), ASLEEP, "", null);
    }

    /** The same, with sessions of another kind. */
    public PageHost with(Connector other) {
        return new PageHost(other, entrance, key, version, asleep, here, lessons);
    }

    /** The same, where a browser may be out of reach for so long. */
    public PageHost withAsleep(Duration changed) {
        return new PageHost(connector, entrance, key, version, changed, here, lessons);
    }

    /** The same, where others reach this machine. */
    public PageHost withHere(String ip) {
        return new PageHost(connector, entrance, key, version, asleep, ip, lessons);
    }

    /** The same, with guided rounds. */
    public PageHost withLessons(@Nullable Supplier<CompletableFuture<? extends HostHere>> opened) {
        return new PageHost(connector, entrance, key, version, asleep, here, opened);
    }
}
