package org.tiengow.app.robot;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.settings.Look;
import org.tiengow.presentation.settings.Settings;

/** A host with a table that loses no time: three bots wait for one person, and nothing pauses. */
public final class QuickTable implements AutoCloseable {
    private final AtomicInteger played = new AtomicInteger();
    private final Host host;

    private QuickTable(TablePlan plan) throws IOException {
        host = Host.start(HostSettings.practice("Attic").with(plan).onStandings(end -> played.incrementAndGet()));
    }

    /** Starts the host, for a match of so many rounds. */
    public static QuickTable start(int rounds) throws IOException {
        return start(rounds, 3);
    }

    /** The same with so many bots. */
    static QuickTable start(int rounds, int bots) throws IOException {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named(RuleSets.DEFAULT_ID).with(Parameter.ROUNDS, rounds))
                .with(TableOption.with(TableOption.defaults(), "pace=0"))
                .withBots(bots, "steady")
                .with(StartMode.FULL);
        return new QuickTable(plan);
    }

    /** Where the window finds it. */
    String address() {
        return "localhost:" + port();
    }

    /** The port of its host. */
    public int port() {
        return host.port();
    }

    /** Kit, who joined it the last time, and for whom nothing moves slowly. */
    Settings guest() {
        return Program.KIT.withLook(Look.FIRST.withReducedMotion(true)).withLastAddress(address());
    }

    /** The host itself. */
    public Host host() {
        return host;
    }

    /** How many matches have been played to their end. */
    public int played() {
        return played.get();
    }

    @Override
    public void close() {
        host.close();
    }
}
