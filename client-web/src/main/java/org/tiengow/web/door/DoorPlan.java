package org.tiengow.web.door;

import io.netty.handler.ssl.SslContext;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * The configuration of a door.
 *
 * @param seats creates the receiver for a new page's WebSocket; empty for a door without seats, which only explains how to get the
 *     program
 * @param wire the host for frontends that speak its own messages; empty disables this access
 * @param key the access check of the door
 * @param tls the certificate shown to browsers, which then all use HTTPS; empty for plain HTTP
 * @param program the file of the program to offer as a download; empty if the program does not run from a single file
 */
public record DoorPlan(
        Optional<Function<Browser.Line, Browser>> seats,
        Optional<WireTarget> wire,
        DoorKey key,
        Optional<SslContext> tls,
        Optional<Path> program) {
    /** A door without seats, wire, key or TLS, which may offer the running program. */
    public static final DoorPlan EMPTY =
            new DoorPlan(Optional.empty(), Optional.empty(), DoorKey.NONE, Optional.empty(), OwnProgram.own());

    public DoorPlan withSeats(Function<Browser.Line, Browser> made) {
        return new DoorPlan(Optional.of(made), wire, key, tls, program);
    }

    public DoorPlan withWire(WireTarget host) {
        return new DoorPlan(seats, Optional.of(host), key, tls, program);
    }

    public DoorPlan withKey(DoorKey asked) {
        return new DoorPlan(seats, wire, asked, tls, program);
    }

    public DoorPlan withTls(SslContext shown) {
        return new DoorPlan(seats, wire, key, Optional.of(shown), program);
    }

    public DoorPlan withProgram(Path file) {
        return new DoorPlan(seats, wire, key, tls, Optional.of(file));
    }
}
