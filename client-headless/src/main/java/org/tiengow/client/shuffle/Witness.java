package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * One client's part in the shuffles at its table: it commits its seat to a share, gives it once the list is published, and
 * holds what the host publishes afterwards to what it saw before. It takes messages in the order they came and says what to
 * send; it lives as long as the session, over all its connections. One thread uses it.
 */
public final class Witness {
    /** Rounds that are remembered until their record is published: those of the longest match with a set number of rounds. */
    static final int ROUNDS = 999;

    private static final Set<ShufflePhase> KNOWN_PHASES = Set.of(
            ShufflePhase.SHUFFLE_PHASE_COMMITTING,
            ShufflePhase.SHUFFLE_PHASE_SHARING,
            ShufflePhase.SHUFFLE_PHASE_DEALT);

    /** Matches whose alarms are kept, the first ones: far more than an evening with a host that raises any. */
    private static final int ALARMS = 50;

    /** What was found in a match: a host that tells of another one for a moment does not make it forgotten. */
    private record Alarm(Map<Integer, ShuffleState.Verdict> verdicts, List<ShuffleFault> faults) {}

    /** What is told of a match, the first of it: more than one a round. An alarm is one alarm, however many a host raises. */
    static final int FAULTS = 2 * ROUNDS;

    private final RandomGenerator chance;
    private final ProofCheck proofs = new ProofCheck();
    private final List<RoundNotes> rounds = new ArrayList<>();
    private final Map<Integer, ShuffleState.Verdict> verdicts = new LinkedHashMap<>();
    private final Set<ShuffleFault> faults = new LinkedHashSet<>();
    private final Map<String, Alarm> alarms = new HashMap<>();
    private String match = "";
    private int table = -1;
    private boolean fairSeen;
    private List<VoidAttempt> voided = List.of();
    private @Nullable AttemptNotes current;
    private ShuffleState state = ShuffleState.UNKNOWN;

    /** Begins without having seen anything; shares are drawn from this chance, which nobody else may know. */
    public Witness(RandomGenerator chance) {
        this.chance = chance;
    }

    /** What is to be shown. */
    public ShuffleState state() {
        return state;
    }

    /** There is another connection: what was on its way may be lost, and is sent again when it is still wanted. */
    public void reconnected() {
        if (current != null) {
            current.reconnected();
        }
    }

    /**
     * Its host was gone for good, and the people of a match went on at another one: what was shuffled, dealt and played after this
     * round is void, and comes again with fresh shares.
     */
    public void goesOnFrom(String id, int round) {
        if (!match.equals(id)) {
            return;
        }
        rounds.removeIf(notes -> notes.round() > round);
        verdicts.keySet().removeIf(later -> later > round);
        AttemptNotes notes = current;
        if (notes != null && notes.attempt().round() > round) {
            current = null;
            voided = List.of();
        }
    }

    /**
     * Takes a message of the host's.
     *
     * @param view the round as an update of the table shows it; null when it shows none
     * @return what to send now, without numbers of requests
     * @throws Malformed when the message means nothing
     */
    public List<ClientMessage.Builder> heard(HostMessage message, @Nullable SeatView view) {
        List<ClientMessage.Builder> toSend = new ArrayList<>();
        switch (message.getMessageCase()) {
            case TABLE -> update(message.getTable(), view, toSend);
            case REVEALED -> message.getRevealed().getRecordsList().forEach(this::published);
            default -> {
                // nothing about a shuffle
            }
        }
        return toSend;
    }

    private void update(TableUpdate update, @Nullable SeatView view, List<ClientMessage.Builder> toSend) {
        if (update.getTable() != table) {
            table = update.getTable();
            fairSeen = false;
            current = null;
            newMatch("");
        }
        Shuffle shuffle = update.getShuffle();
        boolean fair = shuffle.getKind() == ShuffleKind.SHUFFLE_KIND_FAIR;
        boolean playing = update.getStage() == TableStage.TABLE_STAGE_PLAYING;
        if (fair && KNOWN_PHASES.contains(shuffle.getPhase())) {
            follow(update, shuffle, toSend);
        } else if (!playing) {
            current = null; // the match is over, and with it what was shuffled for its next round
        }
        fairSeen |= fair;
        if (view != null && playing && fairSeen) {
            dealt(update, view);
        }
        if (view != null && view.phase() == Phase.SETTLED && !playing) {
            expectRecords(update, view);
        }
        show(shuffle);
    }

    /** Follows the attempt that is open, or was dealt. */
    private void follow(TableUpdate update, Shuffle shuffle, List<ClientMessage.Builder> toSend) {
        ShuffleAttempt attempt = ShuffleMessages.attempt(shuffle);
        List<VoidAttempt> told = ShuffleMessages.voided(shuffle);
        AttemptNotes notes = current;
        if (notes == null || !notes.attempt().equals(attempt)) {
            if (!attempt.match().equals(match)) {
                newMatch(attempt.match());
            }
            leave(notes, attempt, told);
            notes = new AttemptNotes(attempt);
            current = notes;
        } else if (!told.equals(voided)) {
            found(new ShuffleFault(ShuffleFault.Kind.VOID_DIFFERS, attempt.round()));
        }
        voided = told;
        int seat = update.getYourSeat();
        if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_COMMITTING) {
            commit(notes, shuffle, seat, toSend);
        } else {
            listed(notes, shuffle, seat, toSend);
        }
    }

    private void commit(AttemptNotes notes, Shuffle shuffle, int seat, List<ClientMessage.Builder> toSend) {
        if (notes.hasList()) {
            found(new ShuffleFault(
                    ShuffleFault.Kind.LIST_DIFFERS, notes.attempt().round()));
            return;
        }
        boolean asked = seat != Seats.NONE && shuffle.getSeats(seat).getPart() != ShufflePart.SHUFFLE_PART_EMPTY;
        if (asked && notes.needsCommitment(seat)) {
            toSend.add(ShuffleMessages.commit(notes.attempt(), notes.commit(seat, this::share)));
        }
    }

    private Bytes32 share() {
        byte[] bytes = new byte[Bytes32.LENGTH];
        chance.nextBytes(bytes);
        return Bytes32.of(bytes);
    }

    private void listed(AttemptNotes notes, Shuffle shuffle, int seat, List<ClientMessage.Builder> toSend) {
        int round = notes.attempt().round();
        Commitments list = ShuffleMessages.list(notes.attempt(), shuffle);
        if (!notes.hasList()) {
            notes.sees(list);
            if (!notes.isListedRight()) {
                found(new ShuffleFault(ShuffleFault.Kind.LEFT_OUT, round, notes.seat()));
            }
        } else if (!notes.sees(list)) {
            found(new ShuffleFault(ShuffleFault.Kind.LIST_DIFFERS, round));
        }
        if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_SHARING) {
            Bytes32 share = notes.give(seat);
            if (share != null) {
                toSend.add(ShuffleMessages.give(notes.attempt(), share));
            }
        } else {
            notes.deal();
        }
    }

    /** One attempt is followed by another: it was dealt, or it is void with reason. */
    private void leave(@Nullable AttemptNotes left, ShuffleAttempt next, List<VoidAttempt> told) {
        boolean sameRound = left != null && left.isOfRound(next.match(), next.round());
        if (sameRound && !told.subList(0, Math.min(told.size(), voided.size())).equals(voided)) {
            found(new ShuffleFault(ShuffleFault.Kind.VOID_DIFFERS, next.round()));
        }
        if (left == null || left.isDealt() && !sameRound) {
            return;
        }
        int number = left.attempt().number();
        Optional<VoidAttempt> reason = !sameRound
                ? Optional.empty()
                : told.stream().filter(each -> each.number() == number).findFirst();
        boolean late = reason.stream()
                .flatMap(each -> each.missing().stream())
                .anyMatch(missing -> left.hasGiven(missing.seat()));
        if (late) {
            found(new ShuffleFault(ShuffleFault.Kind.CALLED_LATE, next.round(), left.seat()));
        }
        boolean explained = reason.isPresent() && next.number() > number && !left.isDealt();
        if (!explained && left.hasList()) {
            found(new ShuffleFault(
                    ShuffleFault.Kind.ATTEMPT_DROPPED, left.attempt().round()));
        }
    }

    /** A round is played: its list must have been seen before. */
    private void dealt(TableUpdate update, SeatView view) {
        Optional<RoundNotes> known = notesOf(update.getMatch(), view.round());
        if (known.isEmpty()) {
            AttemptNotes notes = current;
            if (notes != null && notes.isDealt() && notes.isOfRound(update.getMatch(), view.round())) {
                RoundNotes fresh =
                        new RoundNotes(notes, voided, update.getOptions().getReveal());
                rounds.add(fresh);
                if (rounds.size() > ROUNDS) {
                    rounds.remove(0);
                }
                fresh.sees(view);
            } else if (!verdicts.containsKey(view.round())) {
                judged(view.round(), ShuffleState.Verdict.WRONG);
                found(new ShuffleFault(ShuffleFault.Kind.NO_LIST, view.round()));
            }
        } else {
            known.get().sees(view);
        }
    }

    /** A round is over. Its record comes before this is told, or at the match's end, as was said when it was dealt. */
    private void expectRecords(TableUpdate update, SeatView view) {
        boolean over = update.getStage() == TableStage.TABLE_STAGE_MATCH_OVER;
        for (RoundNotes notes : rounds) {
            if (notes.isJudged() || !notes.isOf(update.getMatch(), notes.round())) {
                continue;
            }
            boolean due = notes.reveal() == Reveal.REVEAL_ROUND && notes.round() == view.round()
                    || notes.reveal() == Reveal.REVEAL_MATCH && over;
            if (notes.reveal() == Reveal.REVEAL_NEVER) {
                if (!verdicts.containsKey(notes.round())) {
                    judged(notes.round(), ShuffleState.Verdict.NOT_CHECKABLE);
                }
            } else if (due) {
                notes.judge();
                judged(notes.round(), ShuffleState.Verdict.UNCHECKED);
                found(new ShuffleFault(ShuffleFault.Kind.NOTHING_PUBLISHED, notes.round()));
            }
        }
    }

    private void published(String line) {
        RoundRecord record;
        try {
            record = RecordJson.read(line);
        } catch (TextFlaw flaw) {
            return; // what it was to prove is missed when the round is settled
        }
        Optional<RoundNotes> found = notesOf(record.match(), record.round()).filter(notes -> !notes.isJudged());
        found.ifPresent(notes -> judge(notes, record));
    }

    private void judge(RoundNotes notes, RoundRecord record) {
        List<ShuffleFault> wrong = new ArrayList<>();
        try {
            Optional<ShuffleProof> proof = ShuffleJson.read(record);
            if (proof.isEmpty()) {
                return; // as good as nothing
            }
            wrong.addAll(proofs.faults(record, proof.get()));
            notes.compare(record, proof.get(), wrong);
        } catch (TextFlaw flaw) {
            wrong.add(new ShuffleFault(ShuffleFault.Kind.UNREADABLE, record.round()));
        }
        notes.judge();
        judged(notes.round(), wrong.isEmpty() ? ShuffleState.Verdict.RIGHT : ShuffleState.Verdict.WRONG);
        wrong.forEach(this::found);
        state = new ShuffleState(
                state.kind(),
                state.step(),
                state.waitedFor(),
                state.empty(),
                state.voided(),
                verdicts,
                List.copyOf(faults));
    }

    private Optional<RoundNotes> notesOf(String id, int round) {
        return rounds.stream().filter(notes -> notes.isOf(id, round)).findFirst();
    }

    /** Records of the match before have come by now. */
    private void newMatch(String id) {
        if (!faults.isEmpty() && (alarms.containsKey(match) || alarms.size() < ALARMS)) {
            alarms.put(match, new Alarm(new LinkedHashMap<>(verdicts), List.copyOf(faults)));
        }
        match = id;
        rounds.clear();
        verdicts.clear();
        faults.clear();
        voided = List.of();
        Alarm before = alarms.get(id);
        if (before != null) {
            verdicts.putAll(before.verdicts());
            faults.addAll(before.faults());
        }
    }

    /** Those of the last rounds, as many as the longest match has. */
    private void judged(int round, ShuffleState.Verdict verdict) {
        verdicts.put(round, verdict);
        if (verdicts.size() > ROUNDS) {
            verdicts.remove(verdicts.keySet().iterator().next());
        }
    }

    private void found(ShuffleFault fault) {
        if (faults.size() < FAULTS) {
            faults.add(fault);
        }
    }

    private void show(Shuffle shuffle) {
        ShuffleState.Step step = switch (shuffle.getPhase()) {
            case SHUFFLE_PHASE_COMMITTING -> ShuffleState.Step.COMMITTING;
            case SHUFFLE_PHASE_SHARING -> ShuffleState.Step.SHARING;
            case SHUFFLE_PHASE_DEALT -> ShuffleState.Step.DEALT;
            case SHUFFLE_PHASE_UNSPECIFIED, UNRECOGNIZED -> ShuffleState.Step.NONE;
        };
        List<Integer> waitedFor = new ArrayList<>();
        List<Integer> empty = new ArrayList<>();
        ShufflePart owed = step == ShuffleState.Step.COMMITTING
                ? ShufflePart.SHUFFLE_PART_ASKED
                : ShufflePart.SHUFFLE_PART_COMMITTED;
        boolean open = step == ShuffleState.Step.COMMITTING || step == ShuffleState.Step.SHARING;
        for (int seat = 0; seat < shuffle.getSeatsCount(); seat++) {
            if (open && shuffle.getSeats(seat).getPart() == owed) {
                waitedFor.add(seat);
            }
            if (step != ShuffleState.Step.COMMITTING
                    && shuffle.getSeats(seat).getCommitment().isEmpty()) {
                empty.add(seat);
            }
        }
        List<ShuffleState.VoidedAttempt> shownVoid = shuffle.getVoidedList().stream()
                .map(each -> new ShuffleState.VoidedAttempt(
                        each.getAttempt(),
                        each.getMissingList().stream()
                                .map(missing -> missing.getName())
                                .toList()))
                .toList();
        state = new ShuffleState(
                kind(shuffle.getKind()), step, waitedFor, empty, shownVoid, verdicts, List.copyOf(faults));
    }

    private static ShuffleState.Kind kind(ShuffleKind kind) {
        return switch (kind) {
            case SHUFFLE_KIND_FAIR -> ShuffleState.Kind.FAIR;
            case SHUFFLE_KIND_SEEDED -> ShuffleState.Kind.SEEDED;
            case SHUFFLE_KIND_GIVEN -> ShuffleState.Kind.GIVEN;
            case SHUFFLE_KIND_UNSPECIFIED, UNRECOGNIZED -> ShuffleState.Kind.UNKNOWN;
        };
    }
}
