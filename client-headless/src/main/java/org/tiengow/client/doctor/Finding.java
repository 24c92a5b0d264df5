package org.tiengow.client.doctor;

import java.util.Arrays;
import java.util.List;

/**
 * One result of a checkup. Frontends make their own sentence from the parts.
 *
 * @param kind what was found
 * @param about the values that the kind lists: names, addresses, numbers
 */
public record Finding(Kind kind, List<String> about) {
    public Finding {
        about = List.copyOf(about);
    }

    /** Returns a finding with these values. */
    static Finding of(Kind kind, Object... about) {
        return new Finding(kind, Arrays.stream(about).map(String::valueOf).toList());
    }

    /** The importance of a finding. */
    public enum Weight {
        /** Everything is in order. */
        GOOD,
        /** Worth knowing; by itself it keeps nobody from joining. */
        NOTE,
        /** A player cannot join, or not as intended. */
        WRONG
    }

    /** The kinds of findings. The text after the colon lists the content of {@link Finding#about}. */
    public enum Kind {
        /** No interface is up except loopback. */
        NO_NETWORK(Weight.WRONG),
        /** There are only tunnels, or networks within the machine: their names. */
        NO_NETWORK_BUT_TUNNELS(Weight.WRONG),
        /** The machine is on one network: its interface, its address. */
        NETWORK(Weight.GOOD),
        /** The machine is on several networks: all interfaces with their addresses. */
        SEVERAL_NETWORKS(Weight.NOTE),
        /** The networks have no IPv4, so that there is no join code. */
        IPV6_ALONE(Weight.NOTE),
        /** A tunnel is up beside a network: the names. */
        TUNNEL(Weight.NOTE),

        /** The port of the game is free: the port. */
        TCP_FREE(Weight.GOOD),
        /** A host of this game uses the port of the game: the port, the name of the host. */
        TCP_HOST(Weight.GOOD),
        /** Another program uses the port of the game: the port. */
        TCP_TAKEN(Weight.NOTE),
        /** The port of the game cannot be opened: the port, the system's reason. */
        TCP_FORBIDDEN(Weight.WRONG),
        /** The port of the search is free: the port. */
        UDP_FREE(Weight.GOOD),
        /** Hosts on this machine answer on the port of the search: the port, their number. */
        UDP_HOST(Weight.GOOD),
        /** Another program uses the port of the search and does not share it: the port. */
        UDP_TAKEN(Weight.WRONG),
        /** The port of the search cannot be opened: the port, the system's reason. */
        UDP_FORBIDDEN(Weight.WRONG),

        /** A host answers: its name, its address, the paths, milliseconds. */
        HOST_FOUND(Weight.GOOD),
        /** No host answers on any path. */
        NO_HOST_FOUND(Weight.NOTE),
        /** A query could not be sent: the path, the system's reason. */
        CANNOT_ASK(Weight.NOTE),
        /** The host answers to queries that go to all machines: its address, the paths on which it answers, milliseconds. */
        HOST_ANSWERS(Weight.GOOD),
        /** The host answers at its address, but not to broadcast or multicast: its address. */
        HOST_ANSWERS_ALONE(Weight.NOTE),
        /** The host accepts connections, but does not answer the search: its address, the port of the search. */
        HOST_SILENT(Weight.NOTE),

        /** No machine has that name: the name. */
        UNKNOWN_NAME(Weight.WRONG),
        /** The machine answers that no program listens: its address, the port. */
        TCP_REFUSED(Weight.WRONG),
        /** The machine does not answer: its address, the port. */
        TCP_NO_ANSWER(Weight.WRONG),
        /** There is no route to the machine: its address. */
        NO_ROUTE(Weight.WRONG),
        /** The machine accepts a connection: its address, milliseconds. */
        TCP_CONNECTED(Weight.GOOD),
        /** The program at the address is not a host of this game: the address. */
        NO_HOST(Weight.WRONG),
        /** The TLS handshake failed: the address, the reason. */
        TLS_FAILED(Weight.WRONG),
        /** The host offers no TLS, like a practice host: the address. */
        TLS_NONE(Weight.NOTE),
        /** The host has the known key of its name: the name, the words of the key. */
        KEY_KNOWN(Weight.GOOD),
        /** The host has a key that is met for the first time: the name, the words of the key. */
        KEY_NEW(Weight.GOOD),
        /** Another host is known by that name: the name, the words of the new key, those of the known key. */
        KEY_CHANGED(Weight.WRONG),
        /** The host that answered the search has another key: the name, the words of the key, those of the key in the answer. */
        KEY_OTHER_THAN_ANSWERED(Weight.WRONG),
        /** Both sides speak a common version: the version. */
        VERSION(Weight.GOOD),
        /** This program is older than the host: the newest version of the host. */
        THIS_TOO_OLD(Weight.WRONG),
        /** The host is older than this program: the newest version of the host. */
        HOST_TOO_OLD(Weight.WRONG),
        /** The host asks for a PIN: its name. */
        PIN_NEEDED(Weight.NOTE),
        /** The host already refuses the Hello: its sentence. */
        REFUSED(Weight.WRONG),
        /** The clocks agree: the difference in milliseconds. */
        CLOCK(Weight.GOOD),
        /** The clocks differ: seconds by which this machine is ahead, negative when it is behind. */
        CLOCK_OFF(Weight.WRONG),
        /** The host has not told its time. */
        CLOCK_UNKNOWN(Weight.NOTE),

        /** Everything on this machine is in order, and a friend may still not come in: the port of the host, the port of the search. */
        WELL_HERE(Weight.NOTE);

        private final Weight weight;

        Kind(Weight weight) {
            this.weight = weight;
        }

        /** Returns the importance. */
        public Weight weight() {
            return weight;
        }
    }

    /** Checks whether this finding is a problem. */
    public boolean isWrong() {
        return kind.weight == Weight.WRONG;
    }
}
