package org.tiengow.host;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.validation.Token;

/**
 * Somebody who plays a few decisions, goes, and comes again: a resident always back to the own seat, and sees to it that the
 * table goes on; a visitor sometimes leaves for good and takes another seat.
 */
final class RestlessPerson {
    private static final int MOST_DECISIONS = 24;
    private static final long LONGEST_STAY_SECONDS = 6;
    private static final long LONGEST_AWAY_MILLIS = 1_500;
    private static final Duration ENTERING = Duration.ofSeconds(20);

    private final Connector connector = new Connector();
    private final JoinTarget joinTarget;
    private final int table;
    private final boolean resident;
    private final Random random;
    private final AtomicInteger comings = new AtomicInteger();
    private final Thread thread;
    private volatile boolean stopped;

    private RestlessPerson(Host host, int table, boolean resident, long seed) {
        this.table = table;
        this.resident = resident;
        this.random = new Random(seed);
        JoinTarget plain = JoinTarget.of(
                new HostAddress("127.0.0.1", host.port()),
                PlayerKind.PERSON,
                (resident ? "Resident " : "Visitor ") + table);
        this.joinTarget = resident ? plain.withOwnerToken(new Token(host.ownerToken())) : plain;
        this.thread = new Thread(this::live, "person-" + table);
        thread.setDaemon(true);
        thread.start();
    }

    static RestlessPerson resident(Host host, int table, long seed) {
        return new RestlessPerson(host, table, true, seed);
    }

    static RestlessPerson visitor(Host host, int table, long seed) {
        return new RestlessPerson(host, table, false, seed);
    }

    /** How often this one has come. */
    int comings() {
        return comings.get();
    }

    void stop() {
        stopped = true;
        thread.interrupt();
    }

    private void live() {
        Token token = Token.NONE;
        try {
            while (!stopped) {
                token = stay(token);
                TimeUnit.MILLISECONDS.sleep(random.nextLong(LONGEST_AWAY_MILLIS));
            }
        } catch (InterruptedException ended) {
            stopped = true;
        }
    }

    /** One stay, from the door to the way out; returns what brings back to the seat. */
    private Token stay(Token before) throws InterruptedException {
        CompletableFuture<Boolean> in = new CompletableFuture<>();
        CompletableFuture<Void> enough = new CompletableFuture<>();
        AtomicInteger decisions = new AtomicInteger(1 + random.nextInt(MOST_DECISIONS));
        try (GameSession session = connector.open(joinTarget.withSeatToken(before))) {
            session.onUpdate(state -> {
                if (state.isIn()) {
                    in.complete(true);
                } else if (state.connection().stage().isOver()) {
                    in.complete(false);
                    enough.complete(null);
                }
                act(session, state, decisions, enough);
            });
            if (!waitFor(in, ENTERING)) {
                return Token.NONE;
            }
            comings.incrementAndGet();
            if (before.isNone()) {
                session.sit(table, OptionalInt.empty());
            }
            waitFor(enough.thenApply(done -> true), Duration.ofSeconds(LONGEST_STAY_SECONDS));
            Token seat = session.state().self().seatToken();
            if (!resident && random.nextInt(3) == 0 && isPlaying(session.state())) {
                waitFor(session.leaveTable().thenApply(done -> true), ENTERING);
                return Token.NONE;
            }
            return seat;
        }
    }

    private void act(GameSession session, SessionState state, AtomicInteger decisions, CompletableFuture<Void> enough) {
        state.decision().ifPresent(decision -> {
            session.play(decision.number(), random.nextInt(decision.legal().size()));
            if (decisions.decrementAndGet() <= 0) {
                enough.complete(null);
            }
        });
        TableState at = state.table();
        if (at == null || !at.isSeated() || !state.isIn()) {
            return;
        }
        boolean waits = at.stage() == TableStage.BETWEEN_ROUNDS || at.stage() == TableStage.MATCH_OVER;
        if (at.stage() != TableStage.PLAYING && resident && at.seats().stream().anyMatch(SeatState::isFree)) {
            session.addBot(OptionalInt.empty(), "random");
        }
        if (waits && !at.seats().get(at.mySeat()).ready()) {
            session.ready(true);
        }
    }

    private static boolean isPlaying(SessionState state) {
        return state.atTable().filter(at -> at.stage() == TableStage.PLAYING).isPresent();
    }

    private static boolean waitFor(CompletableFuture<Boolean> future, Duration longest) throws InterruptedException {
        try {
            return future.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException | java.util.concurrent.ExecutionException late) {
            return false;
        }
    }
}
