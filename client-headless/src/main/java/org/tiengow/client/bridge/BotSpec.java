package org.tiengow.client.bridge;

import java.nio.file.Path;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.SteadyBot;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.level.Level;
import org.tiengow.client.network.Network;
import org.tiengow.client.search.NetworkBot;
import org.tiengow.client.search.TrainedNetworks;

/**
 * A strategy named on a command line: a level, {@code master:GUESSES}, {@code exec:COMMAND}, {@code jar:FILE#CLASS}, or {@code network:FILE} for the result of a
 * training.
 */
public final class BotSpec implements AutoCloseable {
    private static final String EXEC = "exec:";
    private static final String JAR = "jar:";
    private static final String NETWORK = "network:";

    /** The reference strategy of docs/strength.md: {@code steady} as it was when it was first measured. It never changes. */
    private static final String YARDSTICK = "steady-1";

    private final LongFunction<Bot> maker;
    private final BotTroubles troubles;
    private final @Nullable ProgramLauncher launcher;

    private BotSpec(LongFunction<Bot> maker) {
        this(maker, new BotTroubles(), null);
    }

    private BotSpec(LongFunction<Bot> maker, BotTroubles troubles, @Nullable ProgramLauncher launcher) {
        this.maker = maker;
        this.troubles = troubles;
        this.launcher = launcher;
    }

    /**
     * Parses the name of a strategy.
     *
     * @param logs the folder for the standard error of programs
     * @throws IllegalArgumentException with a sentence for a person, when the text names no strategy
     */
    public static BotSpec parse(String text, Path logs) {
        if (text.startsWith(EXEC)) {
            return program(text.substring(EXEC.length()), logs);
        }
        if (text.startsWith(JAR)) {
            String jar = text.substring(JAR.length());
            int hash = jar.lastIndexOf('#');
            return hash < 0 ? jar(jar, "", logs) : jar(jar.substring(0, hash), jar.substring(hash + 1), logs);
        }
        if (text.startsWith(NETWORK)) {
            return network(text.substring(NETWORK.length()));
        }
        if (text.equals(YARDSTICK)) {
            return new BotSpec(seed -> new SteadyBot());
        }
        return Level.onCommandLine(text)
                .map(level -> new BotSpec(level::bot))
                .orElseThrow(() -> new IllegalArgumentException(
                        "There is no level \"" + text + "\"; there are " + String.join(", ", Level.ids())
                                + ", master:GUESSES, exec:COMMAND, jar:FILE#CLASS and network:FILE."));
    }

    /** Returns the usual folder for the standard error of programs: in the data folder, or among temporary files for a user without one. */
    public static Path logs() {
        try {
            return DataFolder.ofUser().resolve("bots");
        } catch (DataFolder.Unusable noFolder) {
            return Path.of(System.getProperty("java.io.tmpdir"), "tiengow-bots");
        }
    }

    /**
     * Returns the strategy of a program that exchanges lines of JSON ({@code docs/bot-lines.md}).
     *
     * @param logs the folder for the program's standard error
     * @throws IllegalArgumentException with a sentence, when the command cannot be split into words or names no program
     */
    public static BotSpec program(String command, Path logs) {
        return started(ProgramLauncher.command(command, logs));
    }

    /**
     * Returns the strategy of a Java bot in a jar, which runs in a JVM of its own.
     *
     * @param className the class of the bot; empty when the jar names only one
     * @param logs the folder for the bot's output
     * @throws IllegalArgumentException with a sentence, when the jar or the bot does not exist
     */
    public static BotSpec jar(String file, String className, Path logs) {
        return started(ProgramLauncher.jar(file, className, logs));
    }

    private static BotSpec network(String file) {
        Network network = TrainedNetworks.read(file);
        return new BotSpec(seed -> new NetworkBot(network));
    }

    /**
     * Returns a new bot for one seat.
     *
     * @param seed the seed of the bot's random numbers, if it uses any
     */
    public Bot newBot(long seed) {
        return maker.apply(seed);
    }

    /**
     * Starts the strategy's program once, if it is one, to learn whether it says when it is ready ({@link ProgramLauncher#tryOut}).
     *
     * @throws BridgeFailure when the program cannot be started
     */
    public void tryOut() {
        if (launcher != null) {
            launcher.tryOut();
        }
    }

    /** Ends the programs that rest between two sittings. */
    @Override
    public void close() {
        if (launcher != null) {
            launcher.close();
        }
    }

    /** Returns the counts of the failures of all bots of this strategy so far. */
    public BotTroubles troubles() {
        return troubles;
    }

    private static BotSpec started(ProgramLauncher launcher) {
        BotTroubles troubles = new BotTroubles();
        return new BotSpec(
                seed -> new ProgramBot(launcher, Level.standard().bot(seed), troubles, seed), troubles, launcher);
    }
}
