package org.tiengow.lab.command;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.command.TerminalCommand;
import org.tiengow.client.level.Level;
import org.tiengow.client.network.Network;
import org.tiengow.client.search.Effort;
import org.tiengow.client.search.TrainedNetworks;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.lab.gym.Gym;
import org.tiengow.lab.gym.GymFault;
import org.tiengow.lab.gym.GymPlan;
import org.tiengow.lab.gym.GymSession;
import org.tiengow.lab.gym.Opponent;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The {@code gym} command, which serves many simulated tables to a program that learns. */
@Command(
        name = "gym",
        description = {
            "Serves many simulated tables to a program that learns, over standard input and output.",
            "The first line describes the frames that follow; docs/gym.md tells how to begin."
        })
public final class GymCommand extends TerminalCommand {
    private static final String NETWORK = "network:";

    /** The level {@code master} without its clock. */
    private static final String MASTER = Level.MASTER.id() + ":" + Effort.MASTER.guesses();

    private static final int MOST_TABLES = 65_536;
    private static final int WRONG = 2;

    @Option(names = "--tables", paramLabel = "N", description = "How many tables (${DEFAULT-VALUE}).")
    private int tables = 256;

    @Option(
            names = "--rules",
            paramLabel = "ID",
            split = ",",
            defaultValue = RuleSets.DEFAULT_ID,
            description =
                    "The rule sets that the tables use in turn, or all that allow so many seats (${DEFAULT-VALUE}).")
    private List<String> rules = List.of(RuleSets.DEFAULT_ID);

    @Option(names = "--seats", paramLabel = "N", description = "How many players, 2 to 4 (${DEFAULT-VALUE}).")
    private int seats = 4;

    @Option(
            names = "--learn",
            paramLabel = "all|one",
            description =
                    "Which seats are the learner's: all, or one that is drawn for each round (all, or one with --against).")
    private @Nullable String learn;

    @Option(
            names = "--against",
            paramLabel = "BOT[=WEIGHT]",
            split = ",",
            description =
                    "The opponents of --learn one: levels, master:GUESSES or network:FILE, one kind drawn for each round by its weight (strong).")
    private List<String> against = List.of();

    @Option(names = "--seed", description = "The seed of the deals and draws (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--inputs", description = "Send the inputs of the program's own networks too.")
    private boolean inputs;

    @Option(names = "--hands", description = "Send the true hands of all seats too, for a critic.")
    private boolean hands;

    @Option(
            names = "--deals",
            paramLabel = "new|duplicate",
            description = "A new deal each round, or each deal once with the learner in each seat (${DEFAULT-VALUE}).")
    private String deals = "new";

    @Option(names = "--threads", paramLabel = "N", description = "How many threads play (${DEFAULT-VALUE}).")
    private int threads = 1;

    @Override
    public Integer call() {
        GymPlan plan = understood(this::plan);
        // The streams stay open, because they are those of the process.
        FileInputStream in = new FileInputStream(FileDescriptor.in);
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        try (Gym gym = new Gym(plan)) {
            new GymSession(gym, in.getChannel(), out.getChannel()).serve();
            return 0;
        } catch (GymFault fault) {
            err().println(fault.getMessage());
            return WRONG;
        }
    }

    private GymPlan plan() {
        require(tables >= 1 && tables <= MOST_TABLES, "--tables must be from 1 to " + MOST_TABLES + ".");
        require(seats >= 2 && seats <= 4, "--seats must be from 2 to 4.");
        require(threads >= 1, "--threads must be at least 1.");
        require(
                learn == null || learn.equals("all") || learn.equals("one"),
                "--learn is all or one, not " + learn + ".");
        require(deals.equals("new") || deals.equals("duplicate"), "--deals is new or duplicate, not " + deals + ".");
        boolean one = learn == null ? !against.isEmpty() : learn.equals("one");
        require(
                one || against.isEmpty(),
                "--learn all leaves no seat for --against " + String.join(",", against) + ".");
        require(
                one || deals.equals("new"),
                "--deals duplicate needs --learn one: with --learn all every seat is the learner's.");
        List<Opponent> opponents = new ArrayList<>();
        if (one) {
            for (String text : against.isEmpty() ? List.of(Level.STRONG.id()) : against) {
                opponents.add(opponent(text));
            }
        }
        return new GymPlan(
                tables, ruleIds(), seats, opponents, seed, inputs, hands, deals.equals("duplicate"), threads);
    }

    private List<String> ruleIds() {
        if (rules.equals(List.of("all"))) {
            return RuleSets.ids().stream()
                    .filter(id -> RuleSets.get(id).players().allows(seats))
                    .toList();
        }
        for (String id : rules) {
            require(
                    RuleSets.get(id).players().allows(seats),
                    "The rules " + id + " are for " + RuleSets.get(id).players() + " players, not " + seats + ".");
        }
        return rules;
    }

    private static Opponent opponent(String text) {
        int equals = text.lastIndexOf('=');
        String name = equals < 0 ? text : text.substring(0, equals);
        int weight = equals < 0 ? 1 : weight(text.substring(equals + 1), text);
        if (name.startsWith(NETWORK)) {
            Network network = TrainedNetworks.read(name.substring(NETWORK.length()));
            return new Opponent(name, weight, Level.STRONG, Optional.of(any -> network));
        }
        // A clock could cut the search of a level at a table, and then runs would differ.
        Level level = Level.onCommandLine(name.equals(Level.MASTER.id()) ? MASTER : name)
                .orElseThrow(() -> new IllegalArgumentException("--against: there is no opponent \"" + name
                        + "\"; there are " + String.join(", ", Level.ids()) + ", master:GUESSES and network:FILE."));
        return new Opponent(
                name, weight, level, level == Level.STRONG ? Optional.of(TrainedNetworks::of) : Optional.empty());
    }

    private static int weight(String text, String whole) {
        try {
            int weight = Integer.parseInt(text);
            if (weight >= 1 && weight <= 1000) {
                return weight;
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw new IllegalArgumentException(
                "--against " + whole + ": the weight is a whole number from 1 to 1000, not " + text + ".");
    }
}
