package org.tiengow.client.command;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bridge.BotSpec;
import org.tiengow.client.bridge.BridgeFailure;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.discovery.HostSearch;
import org.tiengow.client.discovery.LocalHostLocator;
import org.tiengow.client.level.Level;
import org.tiengow.client.online.Connector;
import org.tiengow.client.player.BotEnd;
import org.tiengow.client.player.BotPlayer;
import org.tiengow.client.player.Stay;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.PlayerKind;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The {@code bot} command, which joins a host as one or several bots. */
@Command(
        name = "bot",
        description = {
            "Joins a game as a bot, and stays until the host ends or somebody takes its seat.",
            "Without --level, --exec or --jar it plays at the level of the bots that hosts seat."
        })
public final class BotCommand extends JoiningCommand {
    private static final Duration LEAVING = Duration.ofSeconds(1);
    private static final int MOST_BOTS = 100;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Supplier<KnownHosts> knownHosts;

    @ArgGroup
    private @Nullable Which which;

    @Option(names = "--table", description = "Which table; 0 is the first (${DEFAULT-VALUE}).")
    private int table;

    @Option(
            names = "--trust",
            description =
                    "With --fingerprint: from now on the host's name belongs to this key, whatever key it had before.")
    private boolean trust;

    @Option(names = "--name", description = "The name that others see; without it that of the level, or \"bot\".")
    private @Nullable String name;

    @Option(names = "--count", description = "How many bots (${DEFAULT-VALUE}).")
    private int count = 1;

    /** Creates a command that searches for a named host on the local network. */
    public BotCommand() {
        this(HostSearch.LOCAL_NETWORK, KnownHosts::ofUser);
    }

    BotCommand(HostSearch search, Supplier<KnownHosts> knownHosts) {
        super(search, knownHosts);
        this.knownHosts = knownHosts;
    }

    @Override
    public Integer call() {
        require(count >= 1 && count <= MOST_BOTS, "--count must be from 1 to " + MOST_BOTS + ".");
        require(table >= 0, "--table must be 0 or more.");
        require(!trust || knowsKey(), "--trust needs the key to trust: give --fingerprint.");
        BotSpec bot = understood(() -> BotSpec.parse(spec(), BotSpec.logs()));
        try (bot) {
            bot.tryOut();
            return atHost(PlayerKind.BOT, shownName(), host -> play(bot, host));
        } catch (BridgeFailure e) {
            return fail(String.valueOf(e.getMessage()));
        }
    }

    private int play(BotSpec bot, JoinTarget joinTarget) {
        List<BotPlayer> players = new ArrayList<>();
        Connector connector =
                new Connector(believed()).returning(ReconnectPolicy.patiently(new LocalHostLocator(), KeptSeats.NONE));
        for (int i = 0; i < count; i++) {
            GameSession session = connector.open(joinTarget);
            session.onUpdate(new SeatNews(this::say));
            players.add(BotPlayer.start(
                    session,
                    bot.newBot(RANDOM.nextLong()),
                    table,
                    OptionalInt.empty(),
                    Stay.AS_LONG_AS_WANTED,
                    System::nanoTime));
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> leave(players), "tiengow-bots-leave"));
        int exit = 0;
        for (BotPlayer player : players) {
            BotEnd end = player.ended().join();
            exit = Math.max(exit, end.inOrder() ? say(end.sentence()) : fail(end.sentence()));
        }
        bot.troubles().sentence(BotSpec.logs()).ifPresent(this::fail);
        return exit;
    }

    /**
     * Returns the known keys to check the host against. With {@code --trust} they accept the given key for the host's name, and store it.
     */
    @Override
    protected KnownHosts believed() {
        return trust ? knownHosts.get().believing() : super.believed();
    }

    /** Gives the seats up when the process ends, as by Ctrl-C, so that nobody waits for a bot to come back. */
    private static void leave(List<BotPlayer> players) {
        players.forEach(BotPlayer::leave);
        CompletableFuture<?>[] ends = players.stream().map(BotPlayer::ended).toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(ends)
                .completeOnTimeout(null, LEAVING.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    private String shownName() {
        if (name != null) {
            return name;
        }
        return Level.named(spec()).isPresent() ? spec() : "bot"; // the path of a network may be longer than a name
    }

    /** Returns the name of the strategy, as {@link BotSpec} reads it. */
    private String spec() {
        if (which == null) {
            return Level.standard().id();
        }
        if (which.level != null) {
            return which.level;
        }
        return which.exec != null ? "exec:" + which.exec : which.jarSpec();
    }

    /** The strategy: at most one of the options is allowed. */
    private static final class Which {
        @Option(names = "--level", paramLabel = "L", description = "The level of the bot.")
        private @Nullable String level;

        @Option(
                names = "--exec",
                paramLabel = "COMMAND",
                description = {
                    "A program that plays by reading and writing lines of JSON. The command is split at spaces, except within",
                    "double quotes; no shell is started, so that $VARIABLES, ~ and * are not replaced."
                })
        private @Nullable String exec;

        @ArgGroup(exclusive = false)
        private @Nullable Jar jar;

        String jarSpec() {
            return jar == null ? "" : "jar:" + jar.file + "#" + jar.className;
        }
    }

    /** A bot in a jar: both options are required. */
    private static final class Jar {
        @Option(names = "--jar", required = true, paramLabel = "FILE", description = "A jar with a Java bot.")
        private String file = "";

        @Option(names = "--class", required = true, paramLabel = "CLASS", description = "The bot's class in it.")
        private String className = "";
    }

    /**
     * A listener to a session that prints a line when the program sits down, loses its host, and comes back. Seats are numbers from 0, as in
     * all output of commands.
     */
    private static final class SeatNews implements Consumer<SessionState> {
        private final Consumer<String> line;
        private boolean hasSat;
        private boolean lost;

        /** Creates a listener that passes lines to a consumer, on the thread of the session. */
        SeatNews(Consumer<String> line) {
            this.line = line;
        }

        @Override
        public void accept(SessionState state) {
            ConnectionStatus connection = state.connection();
            Problem problem = connection.problem();
            if (connection.stage() == ConnectionStatus.Stage.RETURNING && problem != null && !lost) {
                lost = true;
                line.accept(problem.sentence() + " " + state.self().name()
                        + (hasSat ? " comes back by itself." : " tries again by itself."));
            } else if (state.isIn()) {
                state.atTable().filter(TableState::isSeated).ifPresent(table -> sits(state, table));
            }
        }

        private void sits(SessionState state, TableState table) {
            if (!hasSat || lost) {
                line.accept(state.self().name() + (hasSat ? " is back at seat " : " sits at seat ") + table.mySeat()
                        + hostOf(state) + ".");
            }
            hasSat = true;
            lost = false;
        }

        private static String hostOf(SessionState state) {
            String name = state.host().name();
            return name.isEmpty() ? "" : ", " + name;
        }
    }
}
