package org.tiengow.client.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.arena.Arena;
import org.tiengow.client.arena.ArenaFailure;
import org.tiengow.client.arena.ArenaPlan;
import org.tiengow.client.arena.ArenaReport;
import org.tiengow.client.arena.Entrant;
import org.tiengow.client.arena.HtmlReport;
import org.tiengow.client.arena.JsonReport;
import org.tiengow.client.arena.RecordWriter;
import org.tiengow.client.arena.Standing;
import org.tiengow.client.bridge.BotSpec;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays strategies against each other without a network. */
@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description = {
            "Plays strategies against each other on the same deals, without a network.",
            "Every deal is played in each distinct rotation of the players.",
            "SPEC is a level (random, easy, steady, strong, master), exec:COMMAND for a program, or jar:FILE#CLASS for a Java bot."
        })
public final class ArenaCommand implements Callable<Integer> {
    /** Where programs that play leave what they say on standard error. */
    static final Path LOGS = Path.of(System.getProperty("java.io.tmpdir"), "tiengow-bots");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--player", paramLabel = "SPEC", description = "One player; as often as there are seats.")
    private List<String> player = new ArrayList<>();

    @Option(names = "--players", paramLabel = "SPECS", split = ",", description = "All players, with commas between.")
    private List<String> players = new ArrayList<>();

    @Option(
            names = "--rules",
            paramLabel = "ID",
            defaultValue = RuleSets.DEFAULT_ID,
            description = "The rule set (${DEFAULT-VALUE}).")
    private String rules = RuleSets.DEFAULT_ID;

    @Option(names = "--deals", defaultValue = "1000", description = "How many deals (${DEFAULT-VALUE}).")
    private int deals = 1000;

    @Option(
            names = "--seed",
            defaultValue = "1",
            description = "What deals and chance are drawn from (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", description = "How many threads play; all cores without this.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--millis",
            defaultValue = "1000",
            description = "Milliseconds for each decision (${DEFAULT-VALUE}).")
    private int millis = 1000;

    @Option(names = "--record", paramLabel = "FILE", description = "Write a record of every round.")
    private @Nullable Path record;

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Write a report, .html for people or .json for programs; may be repeated.")
    private List<Path> reports = new ArrayList<>();

    private final Map<String, BotSpec> bots = new LinkedHashMap<>();

    @Override
    public Integer call() {
        ArenaPlan plan = plan();
        try {
            ArenaReport report = record == null ? played(plan, Optional.empty()) : recorded(plan, record);
            for (Path path : reports) {
                String text = isHtml(path) ? HtmlReport.write(report) : JsonReport.write(report);
                Files.writeString(path, text, StandardCharsets.UTF_8);
            }
            print(report);
            return 0;
        } catch (UncheckedIOException | IOException e) {
            return fail("A file could not be written: " + e.getMessage());
        } catch (ArenaFailure e) {
            return fail("The arena stopped: " + e.getMessage());
        }
    }

    private ArenaReport recorded(ArenaPlan plan, Path path) throws IOException {
        try (RecordWriter records = new RecordWriter(plan, path)) {
            return played(plan, Optional.of(records));
        }
    }

    private ArenaReport played(ArenaPlan plan, Optional<RecordWriter> records) {
        ArenaProgress progress = new ArenaProgress(records, spec.commandLine().getErr(), plan.deals());
        List<Standing> standings = new Arena(plan, threads).play(progress);
        return new ArenaReport(plan, (long) plan.deals() * plan.rotations().size(), standings);
    }

    private ArenaPlan plan() {
        require(threads >= 1, "--threads must be at least 1.");
        require(millis >= 1, "--millis must be at least 1.");
        for (Path path : reports) {
            require(isHtml(path) || path.toString().endsWith(".json"), path + " ends neither in .html nor in .json.");
        }
        List<String> names = new ArrayList<>(player);
        names.addAll(players);
        try {
            List<Entrant> entrants = names.stream().map(this::entrant).toList();
            return new ArenaPlan(TableRules.named(rules), entrants, deals, seed, Duration.ofMillis(millis));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private Entrant entrant(String text) {
        BotSpec bot = bots.computeIfAbsent(text, each -> BotSpec.parse(each, LOGS));
        return new Entrant(text, bot::newBot);
    }

    private void print(ArenaReport report) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT,
                "%s, %,d deals, %,d rounds, seed %d%n",
                report.plan().rules().id(),
                report.plan().deals(),
                report.rounds(),
                report.plan().seed());
        for (Standing standing : report.standings()) {
            out.printf(
                    Locale.ROOT,
                    "%-20s %+7.2f ± %.2f chips a round, %.1f %% won%n",
                    standing.name(),
                    standing.chips().mean(),
                    standing.chips().halfWidth(),
                    100 * standing.won());
        }
        bots.forEach((name, bot) -> {
            if (!bot.troubles().summary().isEmpty()) {
                out.printf(
                        "%-20s answers: %s; logs in %s%n", name, bot.troubles().summary(), LOGS);
            }
        });
        out.flush();
    }

    private void require(boolean holds, String sentence) {
        if (!holds) {
            throw new ParameterException(spec.commandLine(), sentence);
        }
    }

    private int fail(String sentence) {
        spec.commandLine().getErr().println(sentence);
        return 1;
    }

    private static boolean isHtml(Path path) {
        return path.toString().endsWith(".html");
    }
}
