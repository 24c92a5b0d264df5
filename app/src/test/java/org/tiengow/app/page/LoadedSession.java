package org.tiengow.app.page;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Supplier;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.TableStage;

/** One of many desktop sessions that play beside {@link LoadedPage pages}: takes its time for each decision, and the first that goes. */
final class LoadedSession {
    private static final int AGAIN_MILLIS = 50;

    final GameSession session;
    private final PlayClock clock;
    private final int table;
    private final int seat;
    private final Random random;
    private final ScheduledExecutorService timers;
    private final int thinks;
    private boolean sits;
    private long decision = -1;
    private int ready;

    /** Connects, and sits down there. */
    LoadedSession(
            JoinTarget joinTarget,
            PlayClock clock,
            int table,
            int seat,
            Random random,
            ScheduledExecutorService timers,
            int thinks) {
        this.clock = clock;
        this.table = table;
        this.seat = seat;
        this.random = random;
        this.timers = timers;
        this.thinks = thinks;
        this.session = new Connector(KnownHosts.NONE).open(joinTarget);
        session.onUpdate(this::heed);
    }

    private void heed(SessionState state) {
        long now = System.nanoTime();
        if (state.isIn() && !sits) {
            sits = true;
            session.sit(table, OptionalInt.of(seat));
        }
        state.atTable().ifPresent(there -> {
            if (there.view() != null && there.stage() == TableStage.PLAYING) {
                int left =
                        there.view().tilesLeft().stream().mapToInt(each -> each).sum();
                clock.sees(seat, "round " + there.view().round(), left, now);
            }
            if (there.stage() == TableStage.BETWEEN_ROUNDS
                    && there.isSeated()
                    && !there.seats().get(there.mySeat()).ready()
                    && there.view() != null
                    && there.view().round() != ready) {
                ready = there.view().round();
                untilInTime(() -> session.ready(true));
            }
        });
        state.decision().filter(open -> open.number() != decision).ifPresent(open -> {
            decision = open.number();
            timers.schedule(
                    () -> {
                        clock.plays(seat, System.nanoTime());
                        untilInTime(() -> session.play(open.number(), 0));
                    },
                    thinks / 2 + random.nextInt(thinks),
                    MILLISECONDS);
        });
    }

    /** Asks again for what the host calls too fast, as any client does that means it. */
    private void untilInTime(Supplier<CompletableFuture<Answer>> asking) {
        CompletableFuture<Void> unused = asking.get().thenAccept(answer -> {
            if (answer instanceof Answer.Refused refused && refused.reason() == RefusalReason.TOO_FAST) {
                timers.schedule(() -> untilInTime(asking), AGAIN_MILLIS, MILLISECONDS);
            }
        });
    }
}
