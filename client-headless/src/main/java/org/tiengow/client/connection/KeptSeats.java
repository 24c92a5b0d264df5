package org.tiengow.client.connection;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.JsonLines;
import org.tiengow.client.home.MatchFiles;
import org.tiengow.client.session.hosting.Token;

/**
 * The seats this person holds at hosts, in a file that nobody else may read: a line a seat, the latest last. Each change writes
 * the file anew and puts it in the place of the old one, so that whoever reads finds one or the other.
 *
 * <p>When the file cannot be read or written the log says so, and seats are kept for this run of the program alone, by its
 * sessions.
 */
public final class KeptSeats {
    /** The file in the data folder. */
    public static final String FILE = "seats.jsonl";

    /** Keeps nothing. */
    public static final KeptSeats NONE = new KeptSeats(null, Clock.systemUTC());

    /** As long as a match is known that was broken off: whoever was in it comes back to the seat when its host goes on with it. */
    private static final Duration LIFE = MatchFiles.LIFE;

    /** More than anybody plays at in that time. */
    private static final int MOST = 32;

    /** One thread for all writing, in order; it goes when there is nothing to write. */
    private static final Executor WRITING = writing();

    private final JsonLines<KeptSeat.Line> file;
    private final Clock clock;

    private KeptSeats(@Nullable Path folder, Clock clock) {
        this.file = new JsonLines<>(folder, FILE, KeptSeat.Line.class);
        this.clock = clock;
    }

    /** Those in a data folder; both the folder and the file are made when the first seat is kept. */
    public static KeptSeats in(Path dataFolder) {
        return in(dataFolder, Clock.systemUTC());
    }

    static KeptSeats in(Path dataFolder, Clock clock) {
        return new KeptSeats(dataFolder, clock);
    }

    /** All seats kept in the last two weeks, and those at own hosts however long ago, the latest first. Reads the file. */
    public synchronized List<KeptSeat> all() {
        Instant oldest = clock.instant().minus(LIFE);
        List<KeptSeat> seats = new ArrayList<>();
        for (KeptSeat.Line line : file.read()) {
            KeptSeat.of(line)
                    .filter(seat -> seat.own() || seat.since().isAfter(oldest))
                    .ifPresent(seat -> seats.add(0, seat));
        }
        return List.copyOf(seats.subList(0, Math.min(MOST, seats.size())));
    }

    /** Keeps a seat, in the place of what was known of it, and of one of an earlier night of that table. Writes the file. */
    public synchronized void keep(KeptSeat seat) {
        List<KeptSeat> seats = without(seat.token());
        seats.removeIf(seat::isInPlaceOf);
        seats.add(0, seat);
        write(seats);
    }

    /** Forgets the seat this token stands for. Writes the file, unless no such seat was kept. */
    public synchronized void forget(Token token) {
        List<KeptSeat> left = without(token);
        if (left.size() < all().size()) {
            write(left);
        }
    }

    /** As {@link #keep}, on another thread, and after what was asked of it before. */
    public void keepSoon(KeptSeat seat) {
        if (file.isWanted()) {
            WRITING.execute(() -> keep(seat));
        }
    }

    /** Hands on {@link #all}, on another thread, and after what was asked of it before. */
    public void ask(Consumer<List<KeptSeat>> answer) {
        WRITING.execute(() -> answer.accept(all()));
    }

    /** As {@link #forget}, on another thread, and after what was asked of it before. */
    public void forgetSoon(Token token) {
        if (file.isWanted() && !token.isNone()) {
            WRITING.execute(() -> forget(token));
        }
    }

    private List<KeptSeat> without(Token token) {
        List<KeptSeat> left = new ArrayList<>(all());
        left.removeIf(kept -> kept.token().equals(token));
        return left;
    }

    private void write(List<KeptSeat> latestFirst) {
        List<KeptSeat.Line> lines = new ArrayList<>();
        latestFirst.stream().limit(MOST).map(KeptSeat::line).forEach(lines::add);
        Collections.reverse(lines);
        file.write(lines);
    }

    private static Executor writing() {
        ThreadPoolExecutor thread =
                new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
                    // Not a daemon: what was asked for is written before the program ends.
                    return new Thread(task, "tiengow-seats");
                });
        thread.allowCoreThreadTimeOut(true);
        return thread;
    }
}
