package org.tiengow.web.door;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names under which a browser may address this machine. The check of the {@code Host} header stops DNS rebinding: a foreign
 * site cannot point its own name at this machine. The check of the {@code Origin} header stops foreign sites from opening a
 * WebSocket here.
 */
final class Origins {
    private static final Pattern IPV4 =
            Pattern.compile("(25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}");
    private static final Pattern IPV6 = Pattern.compile("\\[[0-9a-f:.]{2,45}(%[0-9a-z._~-]{1,32})?]");
    private static final Pattern PORT = Pattern.compile(":[0-9]{1,5}$");

    private static final Set<String> LOOPBACK = Set.of("localhost");

    private final CompletableFuture<Set<String>> names;

    /**
     * Creates the check for a set of host names in lower case. Addresses are always allowed. Until the future completes, {@code
     * localhost} is the only name.
     */
    Origins(CompletableFuture<Set<String>> names) {
        this.names = names;
    }

    /**
     * Returns the check that accepts this machine's name in the {@code Host} and {@code Origin} headers, with and without {@code .local}.
     * The name is looked up in the background, because the lookup may hang on a bad network.
     */
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

    /** Checks whether a {@code Host} header names this machine, by an address or one of its names, with any port. */
    boolean isHere(@Nullable String host) {
        if (host == null) {
            return false;
        }
        String name = PORT.matcher(host.toLowerCase(Locale.ROOT)).replaceFirst("");
        return IPV4.matcher(name).matches()
                || IPV6.matcher(name).matches()
                || names.getNow(LOOPBACK).contains(name);
    }

    /** Checks whether a request comes from a page of this door: the {@code Origin} equals the {@code Host}, over HTTP or HTTPS. */
    static boolean isSame(@Nullable String origin, @Nullable String host) {
        return origin != null
                && host != null
                && (origin.equalsIgnoreCase("http://" + host) || origin.equalsIgnoreCase("https://" + host));
    }
}
