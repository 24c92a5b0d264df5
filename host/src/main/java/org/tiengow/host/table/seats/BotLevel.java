package org.tiengow.host.table.seats;

import com.google.protobuf.ByteString;

/**
 * The level of one of a table's own bots.
 *
 * @param name its name; empty for no level
 * @param digest the SHA-256 of its network's file, by which another host recognises the network; empty for a level of the program
 */
public record BotLevel(String name, ByteString digest) {
    /** No level: a seat from which none of the table's own bots plays. */
    public static final BotLevel NONE = new BotLevel("", ByteString.EMPTY);

    /** The end of the name of every network. */
    private static final String NETWORK = ".network";

    /** Checks whether this is a network, at this host or at another one. */
    public boolean isNetwork() {
        return name.endsWith(NETWORK);
    }

    /** Checks whether this is no level. */
    public boolean isNone() {
        return name.isEmpty();
    }
}
