package org.tiengow.client.level;

import java.util.Arrays;
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

/** The levels of the bots that come with the program, weakest first. */
public enum Level {
    /** Random legal plays. */
    RANDOM("random", RandomBot::new),

    /** Heuristics with a beginner's memory and mistakes. */
    EASY("easy", EasyBot::new),

    /** Hand-written heuristics. */
    STEADY("steady", seed -> new SteadyBot()),

    /** A network trained by self-play. */
    STRONG("strong", seed -> new NetworkBot(TrainedNetworks::of)),

    /** A search with the same network and a fixed number of guesses, about 50 ms of one core for each decision. */
    MASTER("master", seed -> new SearchBot(TrainedNetworks::of, Effort.MASTER, seed));

    private final String id;
    private final LongFunction<Bot> maker;

    Level(String id, LongFunction<Bot> maker) {
        this.id = id;
        this.maker = maker;
    }

    /** Returns the level for a seat when no other is asked for. */
    public static Level standard() {
        return STEADY;
    }

    /** Returns the level with an id such as {@code steady}. */
    public static Optional<Level> named(String id) {
        return Arrays.stream(values()).filter(level -> level.id.equals(id)).findFirst();
    }

    /** Returns the levels that need no search, weakest first. One processor can run many tables of them at once. */
    public static List<Level> withoutSearch() {
        return Arrays.stream(values()).filter(level -> level != MASTER).toList();
    }

    /** Returns all ids, weakest level first. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Level::id).toList();
    }

    /** Returns the id of the level on command lines, on the wire and in records. */
    public String id() {
        return id;
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
