package org.tiengow.host;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus.Stage;
import org.tiengow.client.session.answer.RefusalReason;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.TableRound;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;

/**
 * A person who chooses the same in the same situation, whatever happens to the connection, and who sometimes cuts it when a
 * decision is open. It notes what must not be: a decision that is another after the return, a play that is refused.
 */
final class StubbornPlayer {
    private static final long SITTING = -1;
    private static final long READY = -2;

    /** What was going on when a connection was lost. */
    enum Moment {
        LEAD,
        FOLLOW,
        DECLARING,
        OTHERS_TURN,
        BETWEEN_ROUNDS,
        DEALING,
        OTHER
    }

    private final GameSession session;
    private final CuttingRelay relay;
    private final Random random;
    private final double cutting;
    private final Map<Moment, Integer> lost = new EnumMap<>(Moment.class);
    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());
    private final Set<Long> sent = new HashSet<>();
    private final Set<Long> cutAt = new HashSet<>();
    private SessionState before;
    private boolean away;
    private boolean asking;
    private boolean sat;
    private int readyAfter;
    private long expected;
    private long seen;

    /** Sits down as soon as it is in; {@code cutting} is the part of the decisions at which it cuts first. */
    StubbornPlayer(GameSession session, CuttingRelay relay, double cutting, long seed) {
        this.session = session;
        this.relay = relay;
        this.cutting = cutting;
        this.random = new Random(seed);
        this.before = session.state();
        session.onUpdate(this::see);
    }

    /** How often the connection was lost, by what was going on; read when the match is over. */
    Map<Moment, Integer> lost() {
        return lost;
    }

    List<String> faults() {
        return List.copyOf(faults);
    }

    private void see(SessionState state) {
        Stage stage = state.connection().stage();
        if (stage == Stage.RETURNING && !away) {
            away = true;
            asking = false;
            Moment moment = moment(before);
            lost.merge(moment, 1, Integer::sum);
            expected = before.decision()
                    .map(Decision::number)
                    .filter(number -> !sent.contains(number))
                    .orElse(0L);
            seen = updates(before);
        } else if (stage.isOver()) {
            faults.add("the connection is over: " + state.connection());
        } else if (away && state.isIn() && updates(state) > seen) {
            away = false;
            back(state);
        }
        before = state;
        if (state.isIn() && !away) {
            act(state);
        }
    }

    private void back(SessionState state) {
        long open = state.decision().map(Decision::number).orElse(0L);
        boolean declared = state.atTable()
                .map(TableState::view)
                .filter(view -> view.phase() == Phase.DECLARING)
                .isEmpty();
        if (expected != 0 && open != expected && !(declared && wasDeclaring())) {
            faults.add("came back to decision " + open + " instead of " + expected);
        }
        if (state.decision().isPresent() && state.decision().get().deadline() == null) {
            faults.add("came back without the time that is left");
        }
    }

    private boolean wasDeclaring() {
        return before.atTable()
                .map(TableState::view)
                .filter(view -> view.phase() == Phase.DECLARING)
                .isPresent();
    }

    private void act(SessionState state) {
        if (asking) {
            return;
        }
        TableState table = state.table();
        if (table == null) {
            if (!sat) {
                sat = true;
                ask(session.sit(0, OptionalInt.empty()), SITTING);
            }
            return;
        }
        state.decision().filter(open -> !sent.contains(open.number())).ifPresent(decision -> decide(table, decision));
        if (table.stage() == TableStage.BETWEEN_ROUNDS
                && table.isSeated()
                && readyAfter < table.rounds().size()) {
            readyAfter = table.rounds().size();
            ask(session.ready(true), READY);
        }
    }

    private void decide(TableState table, Decision decision) {
        if (cutAt.add(decision.number()) && random.nextDouble() < cutting) {
            relay.cut();
            return;
        }
        sent.add(decision.number());
        ask(session.play(decision.number(), choice(table.view(), decision)), decision.number());
    }

    private void ask(CompletableFuture<Answer> request, long decision) {
        asking = true;
        request.thenAccept(answer -> {
            asking = false;
            if (answer instanceof Answer.Refused refused) {
                if (refused.reason() == RefusalReason.NOT_CONNECTED) {
                    askedInVain(decision);
                } else {
                    faults.add("refused " + decision + ": " + refused.sentence());
                }
            }
            if (session.state().isIn() && !away) {
                act(session.state());
            }
        });
    }

    /** What was lost with the connection is asked again after the return; the host may have done it. */
    private void askedInVain(long decision) {
        if (decision == SITTING) {
            sat = false;
        } else if (decision == READY) {
            readyAfter = 0;
        } else {
            sent.remove(decision);
        }
    }

    /** By what this seat sees, and nothing else. */
    private static Play choice(SeatView view, Decision decision) {
        int seed = 31 * (31 * view.round() + view.hand().hashCode())
                + view.table().size() * 7
                + view.tricks().size();
        return decision.legal().get(new Random(seed).nextInt(decision.legal().size()));
    }

    private static long updates(SessionState state) {
        return state.atTable().map(TableState::round).map(TableRound::updates).orElse(0L);
    }

    private static Moment moment(SessionState state) {
        TableState table = state.table();
        if (table == null || table.view() == null) {
            return Moment.OTHER;
        }
        SeatView view = table.view();
        if (table.stage() == TableStage.BETWEEN_ROUNDS || view.phase() == Phase.SETTLED) {
            return Moment.BETWEEN_ROUNDS;
        }
        if (view.phase() == Phase.DECLARING) {
            return Moment.DECLARING;
        }
        if (view.table().isEmpty() && view.tricks().isEmpty() && !view.isMyTurn()) {
            return Moment.DEALING;
        }
        if (!view.isMyTurn()) {
            return Moment.OTHERS_TURN;
        }
        return view.table().isEmpty() ? Moment.LEAD : Moment.FOLLOW;
    }
}
