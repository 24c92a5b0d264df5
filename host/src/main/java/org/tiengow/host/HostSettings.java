package org.tiengow.host;

import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.handover.HandOverFailure;
import org.tiengow.host.table.Archive;
import org.tiengow.protocol.opening.SafeText;
import org.tiengow.protocol.pipeline.Limits;

/**
 * What a host is to be like. Immutable; each {@code with} gives another one.
 *
 * @param name the name others find it by
 * @param port the TCP port; 0 for any free one
 * @param webPort the TCP port of the page that is to be given at this host, told to whoever might have to find it; 0: none
 * @param door who may come
 * @param tables its tables
 * @param data where records go and the host keeps its key; null: none are kept, and its key is another one each time
 * @param unfinished what becomes of a night that was broken off; of no meaning without a data folder
 * @param seed makes the deals reproducible, and seats only bots; empty: deals by the machine's secure chance
 * @param onStandings told how each match ended, on the thread of its table
 * @param onFailure told the number of a table that a fault has ended, on the thread of that table
 * @param onStaying told why this host was not handed over although its owner wished it, on a thread of its own
 */
public record HostSettings(
        String name,
        int port,
        int webPort,
        Door door,
        TablePlan tables,
        @Nullable Path data,
        Unfinished unfinished,
        OptionalLong seed,
        Consumer<Archive.Standings> onStandings,
        IntConsumer onFailure,
        Consumer<HandOverFailure> onStaying) {
    private static final int LAST_PORT = 65_535;

    /** A host on the usual port, open to the network, with one table of the default rules; it keeps no records. */
    public static HostSettings named(String name) {
        return new HostSettings(
                name,
                Limits.DEFAULT_PORT,
                0,
                Door.OPEN,
                TablePlan.oneTable(),
                null,
                Unfinished.GO_ON,
                OptionalLong.empty(),
                end -> {},
                table -> {},
                failure -> {});
    }

    /** A host for practice: for programs on this machine alone, on any free port; it does not outlive its process. */
    public static HostSettings practice(String name) {
        return named(name).withPort(0).with(Door.PRIVATE).with(Unfinished.NOT_KEPT);
    }

    /** The same on another port. */
    public HostSettings withPort(int changed) {
        return new HostSettings(
                name, changed, webPort, door, tables, data, unfinished, seed, onStandings, onFailure, onStaying);
    }

    /** The same with a page on this port; 0: with none. */
    public HostSettings withWebPort(int changed) {
        return new HostSettings(
                name, port, changed, door, tables, data, unfinished, seed, onStandings, onFailure, onStaying);
    }

    /** The same with another door. */
    public HostSettings with(Door changed) {
        return new HostSettings(
                name, port, webPort, changed, tables, data, unfinished, seed, onStandings, onFailure, onStaying);
    }

    /** The same with other tables. */
    public HostSettings with(TablePlan changed) {
        return new HostSettings(
                name, port, webPort, door, changed, data, unfinished, seed, onStandings, onFailure, onStaying);
    }

    /** The same with records in another folder; null: none are kept. */
    public HostSettings withData(@Nullable Path changed) {
        return new HostSettings(
                name, port, webPort, door, tables, changed, unfinished, seed, onStandings, onFailure, onStaying);
    }

    /** The same, doing otherwise with nights that are broken off. */
    public HostSettings with(Unfinished changed) {
        return new HostSettings(
                name, port, webPort, door, tables, data, changed, seed, onStandings, onFailure, onStaying);
    }

    /** The same with reproducible deals, and only bots in the seats. */
    public HostSettings withSeed(long changed) {
        return new HostSettings(
                name,
                port,
                webPort,
                door,
                tables,
                data,
                unfinished,
                OptionalLong.of(changed),
                onStandings,
                onFailure,
                onStaying);
    }

    /** The same, telling somebody else how each match ended. */
    public HostSettings onStandings(Consumer<Archive.Standings> changed) {
        return new HostSettings(
                name, port, webPort, door, tables, data, unfinished, seed, changed, onFailure, onStaying);
    }

    /** The same, telling somebody else why it was not handed over. */
    public HostSettings onStaying(Consumer<HandOverFailure> changed) {
        return new HostSettings(
                name, port, webPort, door, tables, data, unfinished, seed, onStandings, onFailure, changed);
    }

    /**
     * Checks what can be checked before starting.
     *
     * @throws IllegalArgumentException with one sentence
     */
    void check() {
        if (SafeText.line(name, SafeText.LONGEST_NAME).isEmpty()) {
            throw new IllegalArgumentException("The name of a host has 1 to " + SafeText.LONGEST_NAME
                    + " characters, none of them a control character.");
        }
        if (port < 0 || port > LAST_PORT) {
            throw new IllegalArgumentException("A port is a number from 0 to " + LAST_PORT + ", not " + port + ".");
        }
        if (webPort < 0 || webPort > LAST_PORT) {
            throw new IllegalArgumentException(
                    "The port of a page is a number from 0 to " + LAST_PORT + ", not " + webPort + ".");
        }
        tables.check();
        if (tables.deal() != null && (data != null || door.reach() != Door.Reach.LOOPBACK)) {
            throw new IllegalArgumentException(
                    "A host whose deals are given is for this machine alone, and keeps no records.");
        }
    }
}
