package org.tiengow.lab.command;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.command.TerminalCommand;
import org.tiengow.client.level.Level;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.NetworkFile;
import org.tiengow.client.network.Shape;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.client.search.TrainedNetworks;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.lab.arena.Printed;
import org.tiengow.lab.training.Opponents;
import org.tiengow.lab.training.Training;
import org.tiengow.lab.training.TrainingPlan;
import org.tiengow.protocol.kept.FileTrouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The {@code train} command, which trains a network by self-play. */
@Command(
        name = "train",
        description = {
            "Trains a network by letting it play against itself, and writes it to a file.",
            "The learning curve is written beside it as a picture, F.svg."
        })
public final class TrainCommand extends TerminalCommand {
    private static final Shape SMALL = new Shape(FeatureEncoder.COUNT, 128, 32);

    @Option(
            names = "--rules",
            paramLabel = "ID",
            split = ",",
            defaultValue = RuleSets.DEFAULT_ID,
            description =
                    "The rule sets, separated by commas, or all; the curve is measured under the first (${DEFAULT-VALUE}).")
    private List<String> rules = List.of(RuleSets.DEFAULT_ID);

    @Option(names = "--minutes", defaultValue = "30", description = "How many minutes to train (${DEFAULT-VALUE}).")
    private double minutes = 30;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description =
                    "End after so many rounds, if that is sooner; then the same seed and threads give the same file.")
    private long rounds = Long.MAX_VALUE;

    @Option(names = "--seed", description = "The seed of the deals and of chance (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", description = "How many threads play (by default one for each core).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--from", paramLabel = "FILE", description = "Go on training this network.")
    private @Nullable Path from;

    @Option(
            names = "--size",
            paramLabel = "A,B",
            split = ",",
            description =
                    "Units of the two hidden layers (128,32, or those of the network to go on from, which can only grow).")
    private List<Integer> size = List.of();

    @Option(names = "--rate", description = "The rate of learning at the beginning (${DEFAULT-VALUE}).")
    private double rate = 0.001;

    @Option(
            names = "--against",
            paramLabel = "LEVEL",
            split = ",",
            description = "Play alone among three bots of such a level, one level a round, in a share of the rounds.")
    private List<String> against = List.of();

    @Option(
            names = "--share",
            defaultValue = "1",
            description = "The share of the rounds played against others, 0 to 1 (${DEFAULT-VALUE}).")
    private double share = 1;

    @Option(names = "--out", paramLabel = "F", required = true, description = "The file to write the network to.")
    private Path out = Path.of("");

    @Override
    public Integer call() throws InterruptedException {
        TrainingPlan plan = understood(this::plan);
        TrainingWatch watch = new TrainingWatch(err(), plan);
        Optional<String> unwritable = whyNoFile(out);
        if (unwritable.isPresent()) {
            return fail(unwritable.get()); // hours of training must not fail because a folder does not exist
        }
        try {
            Network network = new Training(plan).run(watch);
            watch.finish(network);
            try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(out))) {
                new NetworkFile(network, notes(watch)).write(file);
            }
            Path picture = out.resolveSibling(out.getFileName() + ".svg");
            Files.writeString(picture, watch.curve().svg(), StandardCharsets.UTF_8);
            return say(Printed.text("%,d rounds; %s and %s", watch.rounds(), out, picture));
        } catch (IOException e) {
            return fail(FileTrouble.cannotBeWritten(out, e));
        }
    }

    private TrainingPlan plan() {
        require(minutes > 0 && rounds > 0, "There must be time and rounds to train.");
        require(threads >= 1, "--threads must be at least 1.");
        require(
                size.isEmpty() || size.size() == 2 && size.stream().allMatch(units -> units >= 1),
                "--size takes two numbers.");
        require(rate > 0, "--rate must be above 0.");
        List<RuleSet> sets = new ArrayList<>();
        for (String id : rules.equals(List.of("all")) ? RuleSets.ids() : rules) {
            sets.add(RuleSets.find(id)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "There is no rule set \"" + id + "\"; there are all, " + RuleSets.ids())));
        }
        return new TrainingPlan(
                sets,
                start(),
                Duration.ofMillis(Math.round(minutes * 60_000)),
                rounds,
                seed,
                threads,
                opponents(),
                rate);
    }

    private Opponents opponents() {
        if (against.isEmpty()) {
            return Opponents.NONE;
        }
        require(share > 0 && share <= 1, "--share must be above 0 and at most 1.");
        List<LongFunction<Bot>> kinds = new ArrayList<>();
        for (String id : against) {
            Level level = Level.named(id)
                    .orElseThrow(() ->
                            new IllegalArgumentException("There is no level \"" + id + "\"; there are " + Level.ids()));
            kinds.add(level::bot);
        }
        return new Opponents(kinds, share);
    }

    private Network start() {
        Shape shape = size.isEmpty() ? SMALL : new Shape(FeatureEncoder.COUNT, size.get(0), size.get(1));
        if (from == null) {
            return Network.fresh(shape, seed);
        }
        try (var file = Files.newInputStream(from)) {
            Network before = TrainedNetworks.read(file);
            return size.isEmpty() ? before : before.widened(shape, seed);
        } catch (IOException e) {
            throw new IllegalArgumentException(FileTrouble.cannotBeRead(from, e), e);
        }
    }

    private Map<String, String> notes(TrainingWatch watch) {
        Map<String, String> notes = new LinkedHashMap<>();
        notes.put("trained.rules", String.join(",", rules));
        notes.put("trained.seconds", Printed.text("%.0f", watch.seconds()));
        notes.put("trained.rounds", String.valueOf(watch.rounds()));
        notes.put("trained.threads", String.valueOf(threads));
        notes.put("trained.seed", String.valueOf(seed));
        notes.put("trained.rate", String.valueOf(rate));
        if (!against.isEmpty()) {
            notes.put("trained.against", String.join(",", against));
            notes.put("trained.share", String.valueOf(share));
        }
        if (from != null) {
            notes.put("trained.from", String.valueOf(from.getFileName()));
        }
        return notes;
    }
}
