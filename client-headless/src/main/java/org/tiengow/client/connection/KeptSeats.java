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
import org.tiengow.client.session.validation.Token;

/**
 * The seats this person holds at hosts, in a file that only this user may read: one line per seat, the latest last. Each change writes a
 * new file and then replaces the old one, so that a reader sees one or the other.
 *
 * <p>A file that cannot be read or written is logged. Seats are then kept by the sessions alone, until the program ends.
 */
public final class KeptSeats {
    /** The file in the data folder. */
    public static final String FILE = "seats.jsonl";

    /** A store that keeps nothing. */
    public static final KeptSeats NONE = new KeptSeats(null, Clock.systemUTC());

    /** The time for which an interrupted match is known: its players return to their seats when its host resumes it. */
    private static final Duration LIFE = MatchFiles.LIFE;

    /** More seats than a person takes within {@link #LIFE}. */
    private static final int MOST = 32;

    /** One thread for all writing, in order. It ends after a second without work. */
    private static final Executor WRITING = writing();

    private final JsonLines<KeptSeat.Line> file;
    private final Clock clock;

    private KeptSeats(@Nullable Path folder, Clock clock) {
        this.file = new JsonLines<>(folder, FILE, KeptSeat.Line.class);
        this.clock = clock;
    }

    /** Returns the seats of a data folder. The folder and the file are created when the first seat is kept. */
    public static KeptSeats in(Path dataFolder) {
        return in(dataFolder, Clock.systemUTC());
    }

    static KeptSeats in(Path dataFolder, Clock clock) {
        return new KeptSeats(dataFolder, clock);
    }

    /**
     * Returns all seats kept in the last two weeks, and those at this program's own hosts however old, the latest first. Reads the file.
     */
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

    /** Keeps a seat. It replaces the seat with its token, and an earlier night's seat of its name at that table. Writes the file. */
    public synchronized void keep(KeptSeat seat) {
        List<KeptSeat> seats = without(seat.token());
        seats.removeIf(seat::isInPlaceOf);
        seats.add(0, seat);
        write(seats);
    }

    /** Forgets the seat with this token. Writes the file, unless no such seat was kept. */
    public synchronized void forget(Token token) {
        List<KeptSeat> left = without(token);
        if (left.size() < all().size()) {
            write(left);
        }
    }

    /** Calls {@link #keep} on another thread, after all earlier calls of the methods that use it. */
    public void keepSoon(KeptSeat seat) {
        if (file.isWanted()) {
            WRITING.execute(() -> keep(seat));
        }
    }

    /** Passes {@link #all} to a consumer on another thread, after all earlier calls of the methods that use it. */
    public void ask(Consumer<List<KeptSeat>> answer) {
        WRITING.execute(() -> answer.accept(all()));
    }

    /** Calls {@link #forget} on another thread, after all earlier calls of the methods that use it. */
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
                    // Not a daemon thread: pending writes finish before the program ends.
                    return new Thread(task, "tiengow-seats");
                });
        thread.allowCoreThreadTimeOut(true);
        return thread;
    }
}
