package org.tiengow.lab.command;

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
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bridge.BotSpec;
import org.tiengow.client.bridge.BridgeFailure;
import org.tiengow.client.command.TerminalCommand;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.lab.arena.ArenaFailure;
import org.tiengow.lab.arena.ArenaPlan;
import org.tiengow.lab.arena.Entrant;
import org.tiengow.lab.arena.Game;
import org.tiengow.lab.arena.RecordWriter;
import org.tiengow.protocol.kept.FileTrouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The {@code arena} command, which plays strategies against each other without a network. */
@Command(
        name = "arena",
        description = {
            "Plays strategies against each other on the same deals, without a network.",
            "With --players every deal is played in each distinct rotation of them.",
            "With --candidate and --against every candidate is played against every opponent, until a question is answered.",
            "SPEC is a level (random, easy, steady, strong, master), master:GUESSES for master with another budget, steady-1 for steady as others are measured by it, exec:COMMAND for a program, jar:FILE#CLASS for a Java bot, or network:FILE for a network that train has written.",
            "COMMAND is split at spaces, except within double quotes; no shell is started, so that $VARIABLES, ~ and * are not replaced. A program that says {\"ready\":true} first has 20 seconds to start."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the answer is yes, or nothing was asked",
            "1:a strategy or a file failed, or more than 1 %% of decisions were not a strategy's own, so that nothing was measured",
            "2:wrong usage",
            "3:the answer is no",
            "4:the question is still open after the most deals"
        })
public final class ArenaCommand extends TerminalCommand {
    @Option(names = "--player", paramLabel = "SPEC", description = "One player; give it once for each seat.")
    private List<String> player = new ArrayList<>();

    @Option(names = "--players", paramLabel = "SPECS", split = ",", description = "All players, separated by commas.")
    private List<String> players = new ArrayList<>();

    @Option(names = "--rules", paramLabel = "ID", description = "The rule set (${DEFAULT-VALUE}).")
    private String rules = RuleSets.DEFAULT_ID;

    @Option(
            names = "--deals",
            paramLabel = "N",
            description =
                    "How many deals (${DEFAULT-VALUE}); with --better-than or --until-width the least number: it goes on until that is answered.")
    private int deals = 1000;

    @Option(names = "--seed", description = "The seed of the deals and of chance (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", description = "How many threads play (by default one for each core).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--millis", description = "Milliseconds for each decision (${DEFAULT-VALUE}).")
    private int millis = 1000;

    @Option(names = "--record", paramLabel = "FILE", description = "Write a record of every round.")
    private @Nullable Path record;

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Write a report, .html for people or .json for programs; may be repeated.")
    private List<Path> reports = new ArrayList<>();

    @Mixin
    private DuelOptions duels = new DuelOptions();

    private final Map<String, BotSpec> bots = new LinkedHashMap<>();

    @Override
    public Integer call() {
        ArenaForm form = form();
        Optional<String> unwritable = Stream.concat(Stream.ofNullable(record), reports.stream())
                .flatMap(path -> whyNoFile(path).stream())
                .findFirst();
        if (unwritable.isPresent()) {
            return fail(unwritable.get()); // checked before hours of playing
        }
        try {
            bots.values().forEach(BotSpec::tryOut);
            ArenaOutcome outcome = played(form);
            for (Path path : reports) {
                write(path, isHtml(path) ? outcome.html().get() : outcome.json().get());
            }
            print(outcome);
            return outcome.exit();
        } catch (UncheckedIOException e) {
            return fail(String.valueOf(e.getMessage()));
        } catch (ArenaFailure | BridgeFailure e) {
            return fail("The arena stopped: " + e.getMessage());
        } finally {
            bots.values().forEach(BotSpec::close);
        }
    }

    private static void write(Path path, String text) {
        try {
            Files.writeString(path, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(FileTrouble.cannotBeWritten(path, e), e);
        }
    }

    private ArenaOutcome played(ArenaForm form) {
        Path file = record;
        if (file == null) {
            return form.play(threads, game -> {}, err());
        }
        try (RecordWriter records = new RecordWriter(form.rules(), file)) {
            return form.play(threads, game -> write(game, records), err());
        } catch (IOException e) {
            throw new UncheckedIOException(FileTrouble.cannotBeWritten(file, e), e);
        }
    }

    private void write(Game game, RecordWriter records) {
        try {
            records.write(game);
        } catch (IOException e) {
            throw new UncheckedIOException(FileTrouble.cannotBeWritten(Objects.requireNonNull(record), e), e);
        }
    }

    private ArenaForm form() {
        require(threads >= 1, "--threads must be at least 1.");
        require(millis >= 1, "--millis must be at least 1.");
        for (Path path : reports) {
            require(isHtml(path) || path.toString().endsWith(".json"), path + " ends neither in .html nor in .json.");
        }
        List<String> names = new ArrayList<>(player);
        names.addAll(players);
        require(names.isEmpty() || !duels.areUsed(), "--player does not go with --candidate and --against.");
        Duration limit = Duration.ofMillis(millis);
        return understood(() -> {
            TableRules table = TableRules.named(rules);
            if (duels.areUsed()) {
                return new DuelForm(duels.plan(table, deals, seed, limit, this::entrant));
            }
            List<Entrant> entrants = names.stream().map(this::entrant).toList();
            return new PlayersForm(new ArenaPlan(table, entrants, deals, seed, limit));
        });
    }

    private Entrant entrant(String text) {
        return new Entrant(text, spec(text)::newBot);
    }

    private BotSpec spec(String text) {
        return bots.computeIfAbsent(text, each -> BotSpec.parse(each, BotSpec.logs()));
    }

    private void print(ArenaOutcome outcome) {
        PrintWriter out = out();
        Path logs = BotSpec.logs();
        out.print(outcome.text());
        if (bots.values().stream().anyMatch(bot -> !bot.troubles().summary().isEmpty()) && Files.isDirectory(logs)) {
            out.println("What the programs wrote to standard error is in " + logs + ".");
        }
        out.flush();
    }

    private static boolean isHtml(Path path) {
        return path.toString().endsWith(".html");
    }
}
