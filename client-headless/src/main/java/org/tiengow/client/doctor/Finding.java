package org.tiengow.client.doctor;

import java.util.Arrays;
import java.util.List;

/**
 * One thing a checkup found. Frontends make their own sentence from the parts.
 *
 * @param kind what
 * @param about what it is about, as the kind says: names, addresses, numbers
 */
public record Finding(Kind kind, List<String> about) {
    /** Copies the list. */
    public Finding {
        about = List.copyOf(about);
    }

    /** A finding about these. */
    static Finding of(Kind kind, Object... about) {
        return new Finding(kind, Arrays.stream(about).map(String::valueOf).toList());
    }

    /** How much it matters. */
    public enum Weight {
        /** As it should be. */
        GOOD,
        /** Worth knowing; it hinders nobody by itself. */
        NOTE,
        /** Somebody cannot join, or not as they should. */
        WRONG
    }

    /** What can be found. Behind each stands what {@link Finding#about} holds. */
    public enum Kind {
        /** No interface is up but the machine's own. */
        NO_NETWORK(Weight.WRONG),
        /** There are only tunnels, or networks within the machine: their names. */
        NO_NETWORK_BUT_TUNNELS(Weight.WRONG),
        /** On one network: its interface, its address. */
        NETWORK(Weight.GOOD),
        /** On several: all interfaces with their addresses. */
        SEVERAL_NETWORKS(Weight.NOTE),
        /** A tunnel is up beside a network: the names. */
        TUNNEL(Weight.NOTE),

        /** The port of the game is free: the port. */
        TCP_FREE(Weight.GOOD),
        /** A host of this game has it: the port, the name of the host. */
        TCP_HOST(Weight.GOOD),
        /** Another program has it: the port. */
        TCP_TAKEN(Weight.NOTE),
        /** It cannot be opened: the port, the system's reason. */
        TCP_FORBIDDEN(Weight.WRONG),
        /** The port of the search is free: the port. */
        UDP_FREE(Weight.GOOD),
        /** Hosts of this machine answer on it: the port, how many. */
        UDP_HOST(Weight.GOOD),
        /** Another program has it, and shares it not: the port. */
        UDP_TAKEN(Weight.WRONG),
        /** It cannot be opened: the port, the system's reason. */
        UDP_FORBIDDEN(Weight.WRONG),

        /** Hosts that answer: the name, the address, the ways, milliseconds. */
        HOST_FOUND(Weight.GOOD),
        /** Nobody answers on any way. */
        NO_HOST_FOUND(Weight.NOTE),
        /** A query could not even be sent: the way, the system's reason. */
        CANNOT_ASK(Weight.NOTE),
        /** The host answers when asked at its address: the address, the ways besides, milliseconds. */
        HOST_ANSWERS(Weight.GOOD),
        /** It answers there, and to nothing that goes to all: the address. */
        HOST_ANSWERS_ALONE(Weight.NOTE),
        /** It takes connections, and does not answer to the search: the address, the port of the search. */
        HOST_SILENT(Weight.NOTE),

        /** No machine has that name: the name. */
        UNKNOWN_NAME(Weight.WRONG),
        /** The machine is there, and says that nobody listens: the address, the port. */
        TCP_REFUSED(Weight.WRONG),
        /** Nothing comes back: the address, the port. */
        TCP_NO_ANSWER(Weight.WRONG),
        /** There is no way to it: the address. */
        NO_ROUTE(Weight.WRONG),
        /** It can be connected to: the address, milliseconds. */
        TCP_CONNECTED(Weight.GOOD),
        /** Somebody is there who is no host of this game: the address. */
        NO_HOST(Weight.WRONG),
        /** TLS cannot be agreed upon: the address, the reason. */
        TLS_FAILED(Weight.WRONG),
        /** It offers no TLS, as a host for practice: the address. */
        TLS_NONE(Weight.NOTE),
        /** Its key is the known one of that name: the name, the words of its key. */
        KEY_KNOWN(Weight.GOOD),
        /** Its key is met for the first time: the name, the words of its key. */
        KEY_NEW(Weight.GOOD),
        /** Somebody else is known by that name: the name, the words of its key, those of the known one. */
        KEY_CHANGED(Weight.WRONG),
        /** Who answered the search there has another key: the name, the words of its key, those of the answer’s. */
        KEY_OTHER_THAN_ANSWERED(Weight.WRONG),
        /** Both speak a version: the version. */
        VERSION(Weight.GOOD),
        /** This program is the older one: the newest version of the host. */
        THIS_TOO_OLD(Weight.WRONG),
        /** The host is the older one: its newest version. */
        HOST_TOO_OLD(Weight.WRONG),
        /** It asks for a PIN: the name of the host. */
        PIN_NEEDED(Weight.NOTE),
        /** It refuses already the Hello: its sentence. */
        REFUSED(Weight.WRONG),
        /** The clocks agree: milliseconds between them. */
        CLOCK(Weight.GOOD),
        /** They do not: seconds this machine is ahead, negative when it is behind. */
        CLOCK_OFF(Weight.WRONG),
        /** The host has not said what time it is. */
        CLOCK_UNKNOWN(Weight.NOTE),

        /** Everything here is as it should be, and a friend may still not come: the port of the host, that of the search. */
        WELL_HERE(Weight.NOTE);

        private final Weight weight;

        Kind(Weight weight) {
            this.weight = weight;
        }

        /** How much it matters. */
        public Weight weight() {
            return weight;
        }
    }

    /** Whether something is wrong. */
    public boolean isWrong() {
        return kind.weight == Weight.WRONG;
    }
}
