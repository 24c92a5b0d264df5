package org.tiengow.host;

import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.seating.HostLevels;
import org.tiengow.host.succession.HandoverFailure;
import org.tiengow.host.table.Archive;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.text.SafeText;

/**
 * The settings of a host. Immutable; each {@code with} method returns a changed copy.
 *
 * @param name the name under which clients find the host
 * @param port the TCP port; 0 for any free one
 * @param webPort the TCP port of this host's web page, which is included in its address offers; 0 without a page
 * @param door the access rules
 * @param tables the setup of the tables
 * @param data the folder for records and the host's key; null keeps no records and creates a new key at each start
 * @param networks the data folder whose networks are levels of bots too; null for none
 * @param unfinished the treatment of unfinished nights; ignored without a data folder
 * @param seed makes the deals reproducible and admits only bots to the seats; empty draws deals from a secure random source
 * @param onStandings called with the result of each match, on the thread of its table
 * @param onFailure called with the number of a table that a fault has ended, on the thread of that table
 * @param onHandoverFailure called with the reason when a requested handover fails, on a separate thread
 */
public record HostSettings(
        String name,
        int port,
        int webPort,
        Door door,
        TablePlan tables,
        @Nullable Path data,
        @Nullable Path networks,
        ResumePolicy unfinished,
        OptionalLong seed,
        Consumer<Archive.Standings> onStandings,
        IntConsumer onFailure,
        Consumer<HandoverFailure> onHandoverFailure) {
    private static final int LAST_PORT = 65_535;

    /** Returns the settings of a host on the default port, open to the network, with one table of the default rules and no records. */
    public static HostSettings named(String name) {
        return new HostSettings(
                name,
                Limits.DEFAULT_PORT,
                0,
                Door.OPEN,
                TablePlan.oneTable(),
                null,
                null,
                ResumePolicy.GO_ON,
                OptionalLong.empty(),
                end -> {},
                table -> {},
                failure -> {});
    }

    /** Returns the settings of a practice host: only for programs on this machine, on any free port, and ending with its process. */
    public static HostSettings practice(String name) {
        return named(name).withPort(0).with(Door.PRIVATE).with(ResumePolicy.NOT_KEPT);
    }

    public HostSettings withPort(int changed) {
        return copy(draft -> draft.port = changed);
    }

    /** Returns a copy with the page on this port; 0 for no page. */
    public HostSettings withWebPort(int changed) {
        return copy(draft -> draft.webPort = changed);
    }

    /** Returns these settings with other access rules. */
    public HostSettings with(Door changed) {
        return copy(draft -> draft.door = changed);
    }

    /** Returns these settings with another setup of the tables. */
    public HostSettings with(TablePlan changed) {
        return copy(draft -> draft.tables = changed);
    }

    /** Returns a copy with records in this folder and the networks in it; null for neither. */
    public HostSettings withData(@Nullable Path changed) {
        return copy(draft -> {
            draft.data = changed;
            draft.networks = changed;
        });
    }

    /** Returns these settings with another treatment of unfinished nights. */
    public HostSettings with(ResumePolicy changed) {
        return copy(draft -> draft.unfinished = changed);
    }

    /** Returns a copy with reproducible deals and only bots in the seats. */
    public HostSettings withSeed(long changed) {
        return copy(draft -> draft.seed = OptionalLong.of(changed));
    }

    /** Returns these settings with another listener for the results of matches. */
    public HostSettings onStandings(Consumer<Archive.Standings> changed) {
        return copy(draft -> draft.onStandings = changed);
    }

    /** Returns these settings with another listener for failed handovers. */
    public HostSettings onHandoverFailure(Consumer<HandoverFailure> changed) {
        return copy(draft -> draft.onHandoverFailure = changed);
    }

    /** Returns a copy with the networks of this data folder; null for none. */
    public HostSettings withNetworks(@Nullable Path changed) {
        return copy(draft -> draft.networks = changed);
    }

    /**
     * Checks the values that can be checked before starting, and reads the networks.
     *
     * @return the levels of bots at a host with these settings
     * @throws IllegalArgumentException with one sentence for the user
     */
    HostLevels check() {
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
        HostLevels levels = HostLevels.in(networks);
        tables.check(levels.ids());
        if (tables.deal() != null && (data != null || door.reach() != Door.Reach.LOOPBACK)) {
            throw new IllegalArgumentException(
                    "A host whose deals are given is for this machine alone, and keeps no records.");
        }
        return levels;
    }

    private HostSettings copy(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.done();
    }

    /** The values of a copy while they are changed. */
    private static final class Draft {
        private final String name;
        private final IntConsumer onFailure;
        private int port;
        private int webPort;
        private Door door;
        private TablePlan tables;
        private @Nullable Path data;
        private @Nullable Path networks;
        private ResumePolicy unfinished;
        private OptionalLong seed;
        private Consumer<Archive.Standings> onStandings;
        private Consumer<HandoverFailure> onHandoverFailure;

        Draft(HostSettings from) {
            name = from.name;
            onFailure = from.onFailure;
            port = from.port;
            webPort = from.webPort;
            door = from.door;
            tables = from.tables;
            data = from.data;
            networks = from.networks;
            unfinished = from.unfinished;
            seed = from.seed;
            onStandings = from.onStandings;
            onHandoverFailure = from.onHandoverFailure;
        }

        HostSettings done() {
            return new HostSettings(
                    name,
                    port,
                    webPort,
                    door,
                    tables,
                    data,
                    networks,
                    unfinished,
                    seed,
                    onStandings,
                    onFailure,
                    onHandoverFailure);
        }
    }
}
