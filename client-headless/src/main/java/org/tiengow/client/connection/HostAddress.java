package org.tiengow.client.connection;

import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tiengow.protocol.discovery.JoinCode;
import org.tiengow.protocol.pipeline.Limits;

/**
 * The address of a host, as people type it.
 *
 * @param host a name, an IPv4 address or an IPv6 address without brackets; not empty
 * @param port the TCP port, 1 to 65535
 */
public record HostAddress(String host, int port) {
    /** The port that a host uses when it is free. */
    public static final int DEFAULT_PORT = Limits.DEFAULT_PORT;

    private static final int LAST_PORT = 65535;
    private static final Pattern BRACKETED = Pattern.compile("\\[([^\\[\\]]+)](?::(\\d{1,5}))?");
    private static final Pattern PLAIN = Pattern.compile("([^:\\s\\[\\]]+)(?::(\\d{1,5}))?");
    private static final Pattern BARE_IPV6 = Pattern.compile("[0-9A-Fa-f.]*:[0-9A-Fa-f.:]*:[0-9A-Fa-f.:]*(?:%\\w+)?");

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException with a sentence
     */
    public HostAddress {
        if (host.isBlank()) {
            throw new IllegalArgumentException("An address is missing.");
        }
        if (port < 1 || port > LAST_PORT) {
            throw new IllegalArgumentException("A port is a number from 1 to " + LAST_PORT + ", not " + port + ".");
        }
    }

    /**
     * Reads {@code 192.168.1.20}, {@code 192.168.1.20:47913}, {@code name.local:47913}, {@code fe80::1}, {@code [fe80::1]:47913} or a join
     * code such as {@code BBV-PVB}. Without a port, {@link #DEFAULT_PORT} is taken. Surrounding blanks and full-width letters are accepted.
     *
     * @throws IllegalArgumentException with a sentence that quotes the text, when it is not an address
     */
    public static HostAddress parse(String text) {
        String trimmed = Normalizer.normalize(text, Normalizer.Form.NFKC).trim();
        if (JoinCode.isLike(trimmed)) {
            return ofCode(trimmed);
        }
        if (BARE_IPV6.matcher(trimmed).matches()) {
            return new HostAddress(trimmed, DEFAULT_PORT);
        }
        for (Pattern form : new Pattern[] {BRACKETED, PLAIN}) {
            Matcher matcher = form.matcher(trimmed);
            if (matcher.matches()) {
                String port = matcher.group(2);
                return new HostAddress(matcher.group(1), port == null ? DEFAULT_PORT : Integer.parseInt(port));
            }
        }
        throw new IllegalArgumentException(
                "\"" + trimmed + "\" is not an address like 192.168.1.20:" + DEFAULT_PORT + ".");
    }

    private static HostAddress ofCode(String text) {
        return JoinCode.read(text)
                .map(code -> new HostAddress(code.address(), code.port()))
                .orElseThrow(() -> new IllegalArgumentException("\"" + text
                        + "\" is not a join code: a letter is wrong. (A machine with such a name is written "
                        + text + ":" + DEFAULT_PORT + ".)"));
    }

    /** Returns the form that {@link #parse} reads, with brackets around an IPv6 address. */
    @Override
    public String toString() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
