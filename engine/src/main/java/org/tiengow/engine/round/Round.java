package org.tiengow.engine.round;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.TileSet;

/**
 * A round from the deal to the settlement, with all hidden tiles. Immutable: a play returns a new round.
 *
 * <p>The referee's {@link SimulatedRound} keeps the turn, the stacks and the payments. The legality of a play is judged from the
 * view of the seat that makes it.
 */
public final class Round {
    private final RoundSetup setup;
    private final Deal deal;
    private final SimulatedRound truth; // copied before every play, never modified
    private final TrickHistory trickHistory;
    private final KnownTilesPerSeat knownTilesPerSeat;
    private final List<Payment> payments;
    private final Set<Integer> toAnswer;
    private final @Nullable RoundResult result;

    private Round(
            RoundSetup setup,
            Deal deal,
            SimulatedRound truth,
            TrickHistory trickHistory,
            KnownTilesPerSeat knownTilesPerSeat,
            List<Payment> payments,
            Set<Integer> toAnswer,
            @Nullable RoundResult result) {
        this.setup = setup;
        this.deal = deal;
        this.truth = truth;
        this.trickHistory = trickHistory;
        this.knownTilesPerSeat = knownTilesPerSeat;
        this.payments = List.copyOf(payments);
        this.toAnswer = Set.copyOf(toAnswer);
        this.result = result;
    }

    /**
     * Returns a round with nothing played. It starts in the declaring phase under {@code oneRedDot} (rules 4.11), otherwise at the
     * first lead.
     *
     * @throws IllegalArgumentException if the deal is for another number of players
     */
    public static Round begin(RoundSetup setup, Deal deal) {
        if (deal.players() != setup.players()) {
            throw new IllegalArgumentException(
                    "A deal for " + deal.players() + " does not serve " + setup.players() + " players.");
        }
        SimulatedRound truth = new SimulatedRound(Referee.of(setup.rules()), setup.players());
        int[] hands = deal.hands().stream().mapToInt(TileSet::bits).toArray();
        truth.begin(setup.banker(), setup.term(), setup.wins(), setup.step(), hands);
        Set<Integer> toAnswer = new HashSet<>();
        if (setup.rules().isOn(Parameter.ONE_RED_DOT)) {
            IntStream.range(0, setup.players()).forEach(toAnswer::add);
        }
        return new Round(
                setup, deal, truth, TrickHistory.EMPTY, KnownTilesPerSeat.after(deal), List.of(), toAnswer, null);
    }

    /** Returns the facts that were fixed before the deal. */
    public RoundSetup setup() {
        return setup;
    }

    public Deal deal() {
        return deal;
    }

    public Phase phase() {
        if (result != null) {
            return Phase.SETTLED;
        }
        return toAnswer.isEmpty() ? Phase.PLAYING : Phase.DECLARING;
    }

    /** Returns the seat that must play; {@link Seats#NONE} while declaring and when settled. */
    public int turn() {
        return phase() == Phase.PLAYING ? truth.turn() : Seats.NONE;
    }

    /** Checks whether a seat must act: in the declaring phase it has not answered yet, or later it is its turn. */
    public boolean mustAnswer(int seat) {
        return switch (phase()) {
            case DECLARING -> toAnswer.contains(seat);
            case PLAYING -> truth.turn() == seat;
            case SETTLED -> false;
        };
    }

    /** Returns the finished tricks, with all their tiles. */
    public List<LaidTrick> tricks() {
        return trickHistory.tricks();
    }

    /** Returns the plays of the trick on the table, with all their tiles. */
    public List<LaidPlay> table() {
        return trickHistory.table();
    }

    /** Returns every payment made so far, in order. */
    public List<Payment> payments() {
        return payments;
    }

    /** Returns the tiles that a seat still holds. */
    public TileSet hand(int seat) {
        return new TileSet(truth.hand(seat));
    }

    /** Returns the result of the round, once it is settled. */
    public Optional<RoundResult> result() {
        return Optional.ofNullable(result);
    }

    /** Returns a mutable copy of this round for simulations; this round does not change. */
    public SimulatedRound simulated() {
        SimulatedRound copy = new SimulatedRound(Referee.of(setup.rules()), setup.players());
        copy.copyFrom(truth);
        return copy;
    }

    /** Returns the events before the first play. */
    public List<RoundEvent> opening() {
        return List.of(new RoundEvent.Began(setup, deal, knownTilesPerSeat));
    }

    /**
     * Returns all that a seat may know (rules 4.10).
     *
     * @param seat a seat, or {@link Seats#NONE} for a spectator
     */
    public SeatView viewFor(int seat) {
        boolean spectator = seat == Seats.NONE;
        Onlooker viewer = knownTilesPerSeat.at(seat);
        return new SeatView(
                setup.rules(),
                seat,
                phase(),
                setup.round(),
                setup.banker(),
                setup.term(),
                setup.wins(),
                Referee.of(setup.rules()).cashier().bankerRate(setup.term(), setup.wins(), true),
                setup.step(),
                turn(),
                spectator ? TileSet.EMPTY : viewer.name(hand(seat)),
                trickHistory.forfeitsOf(seat).stream().map(viewer::name).toList(),
                perSeat(truth::stacks),
                perSeat(each -> hand(each).size()),
                perSeat(each -> setup.chips().get(each) + truth.chips(each)),
                trickHistory.tableSeenBy(viewer),
                trickHistory.indexOnTable(truth.bestSeat()),
                trickHistory.tricksSeenBy(viewer),
                result);
    }

    /** Plays for a seat, and returns the round after it or the reason for a refusal. */
    public Outcome play(int seat, Play play) {
        Optional<Refusal> refusal = refusal(seat, play);
        if (refusal.isPresent()) {
            return new Outcome.Refused(refusal.get());
        }
        return switch (play.act()) {
            case DECLINE -> decline(seat);
            case DECLARE -> declare(seat);
            case FACE_UP, FORFEIT -> lay(seat, held(seat, play.tiles()), play.isForfeit());
        };
    }

    private Optional<Refusal> refusal(int seat, Play play) {
        boolean answered = phase() == Phase.DECLARING && seat != Seats.NONE && !toAnswer.contains(seat);
        boolean answer = play.act() == Play.Act.DECLARE || play.act() == Play.Act.DECLINE;
        if (answered && answer) {
            return Optional.of(Refusal.of(Refusal.Reason.ALREADY_ANSWERED, TileSet.EMPTY));
        }
        return LegalPlays.refusal(viewFor(seat), play);
    }

    private Outcome decline(int seat) {
        Set<Integer> left = new HashSet<>(toAnswer);
        left.remove(seat);
        return new Outcome.Accepted(
                new Round(setup, deal, truth, trickHistory, knownTilesPerSeat, payments, left, null), List.of());
    }

    private Outcome declare(int seat) {
        Settlement settlement = new Settlement();
        SimulatedRound next = copy(settlement);
        next.declare(seat);
        RoundResult end = settlement.result(setup, next, seat, payments);
        KnownTilesPerSeat seen = knownTilesPerSeat.saw(hand(seat));
        Round settled = new Round(setup, deal, next, trickHistory, seen, end.payments(), Set.of(), end);
        return new Outcome.Accepted(
                settled, List.of(new RoundEvent.Declared(seat, hand(seat), seen), new RoundEvent.Settled(end)));
    }

    private Outcome lay(int seat, TileSet tiles, boolean faceDown) {
        Settlement settlement = new Settlement();
        SimulatedRound next = copy(settlement);
        next.play(tiles.bits(), faceDown);
        LaidPlay laid = new LaidPlay(seat, tiles, faceDown);
        KnownTilesPerSeat seen = faceDown ? knownTilesPerSeat : knownTilesPerSeat.saw(tiles);
        TrickHistory longer = trickHistory.plus(laid);
        List<RoundEvent> events = new ArrayList<>();
        events.add(new RoundEvent.Played(laid, seen));
        if (next.isOver() || next.isLeading()) {
            int winner = next.isOver() ? next.winner() : next.turn();
            longer = longer.wonBy(winner);
            events.add(new RoundEvent.TrickWon(winner, tiles.size()));
        }
        settlement.paymentsDuringRound().forEach(payment -> events.add(new RoundEvent.Paid(payment)));
        RoundResult end = null;
        if (next.isOver()) {
            end = settlement.result(setup, next, Seats.NONE, payments);
            events.add(new RoundEvent.Settled(end));
        }
        List<Payment> paid = new ArrayList<>(payments);
        paid.addAll(settlement.payments());
        return new Outcome.Accepted(new Round(setup, deal, next, longer, seen, paid, Set.of(), end), events);
    }

    private SimulatedRound copy(Settlement settlement) {
        SimulatedRound copy = new SimulatedRound(Referee.of(setup.rules()), setup.players(), settlement);
        copy.copyFrom(truth);
        return copy;
    }

    private TileSet held(int seat, TileSet faces) {
        return hand(seat).withKindsOf(faces).orElseThrow();
    }

    private List<Integer> perSeat(IntFunction<Integer> value) {
        return IntStream.range(0, setup.players()).mapToObj(value).toList();
    }
}
