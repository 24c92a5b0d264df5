package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessageOrBuilder;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * One client's part in the shuffles at its table: it commits its seat to a share, gives it once the list is published, and
 * holds what the host publishes afterwards to what it saw before. What it makes of a message is decided by {@link SeenShuffles}; this
 * one holds what was seen so far. It lives as long as the session, over all its connections. One thread uses it.
 */
public final class ShuffleWitness {
    private final RandomGenerator chance;
    /** The shares it remembers, to know one that comes again: those of the longest match with a set number of rounds. */
    static final int SHARES = 5 * Findings.ROUNDS;

    private final ProofCheck proofs = new ProofCheck(SHARES);
    private final Map<String, RecordWatch> records = new HashMap<>();
    private final ShuffleFolder folder;
    private SeenShuffles shuffles = SeenShuffles.NOTHING;
    private @Nullable MatchSeen kept;

    /** Begins without having seen anything; shares are drawn from this chance, which nobody else may know. */
    public ShuffleWitness(RandomGenerator chance) {
        this(chance, ShuffleFolder.NONE);
    }

    /** With a folder for what it sees. */
    public ShuffleWitness(RandomGenerator chance, ShuffleFolder folder) {
        this.chance = chance;
        this.folder = folder;
    }

    /** Reads what this person's programs have seen before. Reads files; what was read is taken over when the result is run. */
    public Runnable remembering() {
        List<MatchSeen> before = folder.all();
        return () -> before.forEach(this::remembers);
    }

    void remembers(MatchSeen before) {
        shuffles = shuffles.with(before);
    }

    SeenShuffles shuffles() {
        return shuffles;
    }

    /**
     * What must be on the disk before anything more is sent; empty when nothing of it has changed. The result writes a file, on
     * whatever thread runs it.
     */
    public Optional<Runnable> keeping() {
        MatchSeen now = shuffles.match().orElse(null);
        if (now == null || now == kept || folder == ShuffleFolder.NONE) {
            return Optional.empty();
        }
        kept = now;
        return Optional.of(() -> folder.keep(now));
    }

    /** There is another connection: what was on its way may be lost, and is sent again when it is still wanted. */
    public void reconnected() {
        shuffles = shuffles.reconnected();
        records.values().forEach(RecordWatch::reconnected);
    }

    /** This client leaves its table by its own wish. */
    public void leaves() {
        shuffles = shuffles.leaves();
    }

    /** The host has confirmed a request of the shuffle. */
    public void arrived(ClientMessageOrBuilder sent) {
        if (sent.hasSignRecord()) {
            return;
        }
        CommitShare commit = sent.getCommitShare();
        GiveShare give = sent.getGiveShare();
        shuffles = sent.hasGiveShare()
                ? shuffles.arrived(give.getMatch(), give.getRound(), give.getAttempt(), true)
                : shuffles.arrived(commit.getMatch(), commit.getRound(), commit.getAttempt(), false);
    }

    /**
     * Its host was gone for good, and the people of a match went on at another one: what was shuffled, dealt and played after this
     * round is void, and comes again with fresh shares.
     */
    public void goesOnFrom(String id, int round) {
        shuffles = shuffles.goesOnFrom(id, round);
        watch(id).goesOnFrom(round);
    }

    /**
     * A host says the same of a match that this client comes to only afterwards. Nobody has proven it to this client, so that it is
     * believed at no table where this client was, and takes nothing back that was seen.
     */
    public void isSaidToGoOnFrom(String id, int round) {
        if (shuffles.mayHaveGoneOnFrom(id, round)) {
            goesOnFrom(id, round);
        }
    }

    /**
     * Takes a message of the host's.
     *
     * @param view the round as an update of the table shows it; null when it shows none
     * @return what to send now, without numbers of requests
     * @throws Malformed when the message means nothing
     */
    public List<ClientMessage.Builder> heard(HostMessage message, @Nullable SeatView view, Here here) {
        switch (message.getMessageCase()) {
            case TABLE -> {
                SeenShuffles.Step step = shuffles.update(message.getTable(), view, here, this::share);
                shuffles = step.shuffles();
                List<ClientMessage.Builder> toSend = new ArrayList<>(step.toSend());
                if (view != null) {
                    settled(message.getTable(), view, here).ifPresent(toSend::add);
                }
                return toSend;
            }
            case REVEALED -> message.getRevealed().getRecordsList().forEach(this::published);
            case EVENING ->
                shuffles = shuffles.evening(message.getEvening().getMatchesList().stream()
                        .collect(Collectors.toMap(
                                FinishedMatch::getMatch, FinishedMatch::getRounds, (one, other) -> other)));
            case LEFT_TABLE -> shuffles = shuffles.left(message.getLeftTable().getKicked());
            case CLOSING -> {
                if (message.getClosing().getReason() == CloseReason.CLOSE_REASON_KICKED) {
                    shuffles = shuffles.left(true);
                }
            }
            default -> {
                // nothing about a shuffle
            }
        }
        return List.of();
    }

    /** The record of a round is held to how that round was seen settled, and signed. */
    private Optional<ClientMessage.Builder> settled(TableUpdate update, SeatView view, Here here) {
        String id = update.getMatch();
        if (watch(id).isOtherThanSeen(update, view)) {
            shuffles = shuffles.found(id, new ShuffleFault(ShuffleFault.Kind.RECORD_DIFFERS, view.round()));
        }
        IdentityKey key = here.key();
        return key == null
                ? Optional.empty()
                : watch(id).toSign(update, view, shuffles.findings(id)).map(record -> {
                    shuffles = shuffles.signs(id, record);
                    return ShuffleMessages.sign(id, record.round(), ShuffleSignatures.record(key, record.digest()));
                });
    }

    /** Of a match whose shuffles were seen; what a host says of any other one is kept nowhere. */
    private RecordWatch watch(String id) {
        records.keySet().retainAll(shuffles.matches().keySet());
        return shuffles.matches().containsKey(id)
                ? records.computeIfAbsent(id, any -> new RecordWatch())
                : new RecordWatch();
    }

    private Bytes32 share() {
        byte[] bytes = new byte[Bytes32.LENGTH];
        chance.nextBytes(bytes);
        return Bytes32.of(bytes);
    }

    private void published(String line) {
        RoundRecord record;
        try {
            record = RecordJson.read(line);
        } catch (TextFlaw flaw) {
            return; // what it was to prove is missed when the round is settled
        }
        Optional<ShuffleProof> proof;
        try {
            proof = ShuffleJson.read(record);
        } catch (TextFlaw flaw) {
            if (awaited(record).isPresent()) {
                ShuffleFault unreadable = new ShuffleFault(ShuffleFault.Kind.UNREADABLE, record.round());
                shuffles = shuffles.revealed(record, null, List.of(unreadable));
            }
            return;
        }
        boolean follows = watch(record.match()).follows(record, line, proof.orElse(null));
        if (!follows) {
            shuffles =
                    shuffles.found(record.match(), new ShuffleFault(ShuffleFault.Kind.RECORD_DIFFERS, record.round()));
        }
        Optional<RoundSeen> seen = awaited(record);
        if (seen.isPresent() && proof.isPresent()) { // none is as good as no record
            List<ShuffleFault> faults = proofs.faults(record, proof.get());
            shuffles = shuffles.revealed(record, proof.get(), faults);
            watch(record.match())
                    .checked(
                            record,
                            faults.isEmpty() && shuffles.isRight(record.match(), record.round()),
                            seen.get().course() != null);
        }
    }

    private Optional<RoundSeen> awaited(RoundRecord record) {
        return shuffles.findings(record.match()).round(record.round());
    }

    /** The names of people at the last round that was dealt, by the keys that have signed their parts as this client has checked. */
    public Map<String, String> signers() {
        return shuffles.match()
                .map(MatchSeen::findings)
                .filter(findings -> !findings.rounds().isEmpty())
                .map(findings -> findings.rounds().get(findings.rounds().lastKey()))
                .map(RoundSeen::signers)
                .orElse(Map.of());
    }

    /** What is to be shown. */
    public ShuffleState state() {
        Shuffle shuffle = shuffles.shown();
        Findings findings = shuffles.match().map(MatchSeen::findings).orElse(Findings.NONE);
        ShuffleState.Step step = step(shuffle);
        boolean open = step == ShuffleState.Step.COMMITTING || step == ShuffleState.Step.SHARING;
        ShufflePart owed = step == ShuffleState.Step.COMMITTING
                ? ShufflePart.SHUFFLE_PART_ASKED
                : ShufflePart.SHUFFLE_PART_COMMITTED;
        List<ShuffleState.VoidedAttempt> voided = new ArrayList<>();
        shuffle.getVoidedList()
                .forEach(each -> voided.add(new ShuffleState.VoidedAttempt(
                        each.getAttempt(),
                        each.getMissingList().stream()
                                .map(missing -> missing.getName())
                                .toList())));
        return new ShuffleState(
                kind(shuffle.getKind()),
                step,
                seats(shuffle, seat -> open && shuffle.getSeats(seat).getPart() == owed),
                seats(
                        shuffle,
                        seat -> step != ShuffleState.Step.COMMITTING
                                && shuffle.getSeats(seat).getCommitment().isEmpty()),
                voided,
                seats(shuffle, seat -> shuffle.getSeats(seat).getVoids() >= MatchSeen.SHUT),
                findings.verdicts(),
                findings.lists(),
                List.copyOf(findings.told()),
                List.copyOf(findings.faults()));
    }

    private static List<Integer> seats(Shuffle shuffle, IntPredicate which) {
        return IntStream.range(0, shuffle.getSeatsCount()).filter(which).boxed().toList();
    }

    private static ShuffleState.Step step(Shuffle shuffle) {
        return switch (shuffle.getPhase()) {
            case SHUFFLE_PHASE_COMMITTING -> ShuffleState.Step.COMMITTING;
            case SHUFFLE_PHASE_SHARING -> ShuffleState.Step.SHARING;
            case SHUFFLE_PHASE_DEALT -> ShuffleState.Step.DEALT;
            case SHUFFLE_PHASE_UNSPECIFIED, UNRECOGNIZED -> ShuffleState.Step.NONE;
        };
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
