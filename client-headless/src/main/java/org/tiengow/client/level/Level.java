package org.tiengow.client.level;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.EasyBot;
import org.tiengow.client.bot.RandomBot;
import org.tiengow.client.bot.SteadyBot;
import org.tiengow.client.search.Effort;
import org.tiengow.client.search.NetworkBot;
import org.tiengow.client.search.SearchBot;
import org.tiengow.client.search.TrainedNetworks;

/** A level of bots: one that comes with the program, or a network of the user's own ({@link NetworkLevels}). */
public final class Level {
    /** Random legal plays. */
    public static final Level RANDOM = new Level("random", RandomBot::new);

    /** Heuristics with a beginner's memory and mistakes. */
    public static final Level EASY = new Level("easy", EasyBot::new);

    /** Hand-written heuristics. */
    public static final Level STEADY = new Level("steady", seed -> new SteadyBot());

    /** A network trained by self-play. */
    public static final Level STRONG = new Level("strong", seed -> new NetworkBot(TrainedNetworks::of));

    /** A search with the same network and a limited number of guesses, about 180 ms of one core for each decision on average. */
    public static final Level MASTER = searching("master", Effort.MASTER);

    private static final List<Level> BUILT_IN = List.of(RANDOM, EASY, STEADY, STRONG, MASTER);

    /** The beginning of the name of a level that searches as {@link #MASTER} does, with another budget of guesses. */
    private static final String BUDGET = MASTER.id + ":";

    private final String id;
    private final String digest;
    private final LongFunction<Bot> maker;

    private Level(String id, LongFunction<Bot> maker) {
        this(id, "", maker);
    }

    /**
     * Creates the level of a network.
     *
     * @param id the name of its file
     * @param digest the SHA-256 of the file, in hexadecimal digits
     */
    Level(String id, String digest, LongFunction<Bot> maker) {
        this.id = id;
        this.digest = digest;
        this.maker = maker;
    }

    private static Level searching(String id, Effort effort) {
        return new Level(id, seed -> new SearchBot(TrainedNetworks::of, effort, seed));
    }

    /** Returns the level for a seat when no other is asked for. */
    public static Level standard() {
        return STEADY;
    }

    /** Returns the levels that come with the program, weakest first. */
    public static List<Level> builtIn() {
        return BUILT_IN;
    }

    /** Returns the level that comes with the program and has an id such as {@code steady}. */
    public static Optional<Level> named(String id) {
        return BUILT_IN.stream().filter(level -> level.id.equals(id)).findFirst();
    }

    /**
     * Returns the level with a name from a command line: an id such as {@code steady}, or {@code master:GUESSES} for a search without a
     * clock that spends this budget.
     *
     * @throws IllegalArgumentException with a sentence for the user, when the budget is not a number in range
     */
    public static Optional<Level> onCommandLine(String name) {
        return name.startsWith(BUDGET) ? Optional.of(budget(name, name.substring(BUDGET.length()))) : named(name);
    }

    private static Level budget(String name, String guesses) {
        if (!guesses.matches("[1-9][0-9]{0,5}")) {
            throw new IllegalArgumentException(
                    "After " + BUDGET + " comes a number of guesses from 1 to 999,999, not \"" + guesses + "\".");
        }
        return searching(name, Effort.ofGuesses(Integer.parseInt(guesses)));
    }

    /** Returns the ids of the levels that come with the program, weakest first. */
    public static List<String> ids() {
        return BUILT_IN.stream().map(Level::id).toList();
    }

    /** Returns the id of the level on command lines, on the wire and in journals. */
    public String id() {
        return id;
    }

    /** Returns the SHA-256 of the network's file in hexadecimal digits; empty for a level that comes with the program. */
    public String digest() {
        return digest;
    }

    /**
     * Creates a bot of this level for one seat.
     *
     * @param seed the seed of its randomness, if it has any
     */
    public Bot bot(long seed) {
        return maker.apply(seed);
    }
}
