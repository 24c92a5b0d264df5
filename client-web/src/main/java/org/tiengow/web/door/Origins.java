package org.tiengow.web.door;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * By which names a browser may call this machine. A page elsewhere that lets its own name point here is refused by it, and so is a
 * page elsewhere that opens a WebSocket here.
 */
final class Origins {
    private static final Pattern IPV4 =
            Pattern.compile("(25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}");
    private static final Pattern IPV6 = Pattern.compile("\\[[0-9a-f:.]{2,45}(%[0-9a-z._~-]{1,32})?]");
    private static final Pattern PORT = Pattern.compile(":[0-9]{1,5}$");

    private static final Set<String> LOOPBACK = Set.of("localhost");

    private final CompletableFuture<Set<String>> names;

    /** With the names this machine has besides its addresses, in small letters; before they are known it is called by the loopback's alone. */
    Origins(CompletableFuture<Set<String>> names) {
        this.names = names;
    }

    /** The name of this machine alone, with and without {@code .local}; it may be asked for over a network that does not answer. */
    static Origins ofThisMachine() {
        return new Origins(CompletableFuture.supplyAsync(Origins::namesHere));
    }

    private static Set<String> namesHere() {
        try {
            String name = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
            String bare = name.endsWith(".local") ? name.substring(0, name.length() - ".local".length()) : name;
            return Set.of("localhost", bare, bare + ".local");
        } catch (UnknownHostException | IllegalArgumentException nameless) {
            return LOOPBACK;
        }
    }

    /** Whether a {@code Host} header names this machine: by an address, or by one of its names, with any port. */
    boolean isHere(@Nullable String host) {
        if (host == null) {
            return false;
        }
        String name = PORT.matcher(host.toLowerCase(Locale.ROOT)).replaceFirst("");
        return IPV4.matcher(name).matches()
                || IPV6.matcher(name).matches()
                || names.getNow(LOOPBACK).contains(name);
    }

    /** Whether a page of this same door asks, whatever it came by: what an {@code Origin} header says equals the {@code Host}. */
    static boolean isSame(@Nullable String origin, @Nullable String host) {
        return origin != null
                && host != null
                && (origin.equalsIgnoreCase("http://" + host) || origin.equalsIgnoreCase("https://" + host));
    }
}
