package org.tiengow.web.door;

import io.netty.handler.ssl.SslContext;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a door leads to.
 *
 * @param seats makes what a browser that has come in talks to; empty: nobody sits down here, and the door tells how to get the program
 * @param wire the host itself, for frontends that others write; empty: it is not reached through this door
 * @param key what opens the door
 * @param tls what it shows to browsers, which then all come by HTTPS; empty: it speaks plain HTTP
 * @param program the file to hand out when that is asked; empty: there is none
 */
public record DoorPlan(
        Optional<Function<Browser.Line, Browser>> seats,
        Optional<WireTarget> wire,
        DoorKey key,
        Optional<SslContext> tls,
        Optional<Path> program) {
    /** A door that leads nowhere yet, over plain HTTP. */
    public static final DoorPlan EMPTY =
            new DoorPlan(Optional.empty(), Optional.empty(), DoorKey.NONE, Optional.empty(), OwnProgram.own());

    /** The same, to seats. */
    public DoorPlan withSeats(Function<Browser.Line, Browser> made) {
        return new DoorPlan(Optional.of(made), wire, key, tls, program);
    }

    /** The same, to the wire of a host. */
    public DoorPlan withWire(WireTarget host) {
        return new DoorPlan(seats, Optional.of(host), key, tls, program);
    }

    /** The same, opened by a key. */
    public DoorPlan withKey(DoorKey asked) {
        return new DoorPlan(seats, wire, asked, tls, program);
    }

    /** The same over HTTPS. */
    public DoorPlan withTls(SslContext shown) {
        return new DoorPlan(seats, wire, key, Optional.of(shown), program);
    }

    /** The same with another file to hand out. */
    public DoorPlan withProgram(Path file) {
        return new DoorPlan(seats, wire, key, tls, Optional.of(file));
    }
}
