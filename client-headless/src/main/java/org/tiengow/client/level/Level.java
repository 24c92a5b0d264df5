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

/** The levels a bot can be seated at, weakest first. */
public enum Level {
    /** Any legal play. */
    RANDOM("random", RandomBot::new),

    /** Common sense with a beginner's memory and mistakes. */
    EASY("easy", EasyBot::new),

    /** Hand-written common sense. */
    STEADY("steady", seed -> new SteadyBot()),

    /** A network trained by self-play. */
    STRONG("strong", seed -> new NetworkBot(TrainedNetworks::of)),

    /** The same network, and 50 ms of thought a decision. */
    MASTER("master", seed -> new SearchBot(TrainedNetworks::of, Effort.MASTER, seed));

    private final String id;
    private final LongFunction<Bot> maker;

    Level(String id, LongFunction<Bot> maker) {
        this.id = id;
        this.maker = maker;
    }

    /** The level a seat is filled with when nobody asks for another. */
    public static Level standard() {
        return STEADY;
    }

    /** The level with a name such as {@code steady}. */
    public static Optional<Level> named(String id) {
        return Arrays.stream(values()).filter(level -> level.id.equals(id)).findFirst();
    }

    /** All names, weakest first. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Level::id).toList();
    }

    /** The name on command lines, on the wire and in records. */
    public String id() {
        return id;
    }

    /**
     * A new bot of this level, for one seat.
     *
     * @param seed what its chance, if it has any, begins from
     */
    public Bot bot(long seed) {
        return maker.apply(seed);
    }
}
