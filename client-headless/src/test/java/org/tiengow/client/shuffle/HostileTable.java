package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.session.ScriptedTable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Shares;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.ShuffleSeat;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/** What the table of a made-up host stands at, and how it is told to each seat. What happens at it is a {@link HostileNight}. */
final class HostileTable {
    static final int LEAGUE = 1;
    static final int BOT = 3;
    static final int PLAYERS = 4;
    private static final TableRules RULES = TableRules.named("pagat");
    private static final SeatView TEMPLATE = new ScriptedTable(RULES, PLAYERS, 1).view(0);
    private static final List<PlayerTag> TAGS = List.of(
            new PlayerTag("A", false), new PlayerTag("L", false), new PlayerTag("B", false), new PlayerTag("X", true));

    String match = "";
    int table;
    int round;
    int attempt;
    List<VoidAttempt> voided = List.of();
    int[] counts = new int[PLAYERS];
    final Map<Integer, Bytes32> committed = new TreeMap<>();
    final Map<Integer, Bytes32> shares = new TreeMap<>();
    Set<Integer> asked = new HashSet<>();
    ShufflePhase phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
    TableStage stage = TableStage.TABLE_STAGE_GATHERING;
    Bytes32 hostShare = Bytes32.ZERO;

    @Nullable
    Deal deal;

    @Nullable
    RoundRecord lastRecord;

    boolean settled;
    int ownersSeat = LEAGUE;
    Reveal reveal;
    boolean callsItAPause;
    boolean namesAnother;
    boolean outsideBot;

    /** What a seat is told; without the shuffle where that is hidden. */
    TableUpdate update(int viewer, boolean isTold) {
        Shuffle.Builder shuffle =
                Shuffle.newBuilder().setKind(ShuffleKind.SHUFFLE_KIND_FAIR).setRules(2);
        if (phase != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED && isTold) {
            boolean open = phase != ShufflePhase.SHUFFLE_PHASE_DEALT;
            shuffle.setPhase(phase)
                    .setMatch(match)
                    .setRound(round)
                    .setAttempt(attempt)
                    .setMillisLeft(open ? 5_000 : 0);
            voided.forEach(each -> shuffle.addVoided(ShuffleTranslator.write(each)));
            boolean listed = phase != ShufflePhase.SHUFFLE_PHASE_COMMITTING;
            if (listed) {
                shuffle.setHostCommitment(
                        ShuffleTranslator.write(AttemptSeen.SHUFFLE.commitment(id(), FairShuffle.HOST, hostShare)));
            }
            for (int seat = 0; seat < PLAYERS; seat++) {
                ShuffleSeat.Builder part =
                        ShuffleSeat.newBuilder().setPart(part(seat, listed)).setVoids(counts[seat]);
                if (listed && committed.containsKey(seat)) {
                    part.setCommitment(ShuffleTranslator.write(committed.get(seat)));
                }
                shuffle.addSeats(part);
            }
        }
        TableUpdate.Builder update = TableUpdate.newBuilder()
                .setTable(table)
                .setStage(stage)
                .setYourSeat(viewer)
                .setOptions(TableOptions.newBuilder().setReveal(reveal))
                .setShuffle(shuffle)
                .setMatch(deal == null ? "" : namesAnother ? "e" + match : match);
        for (int seat = 0; seat < PLAYERS; seat++) {
            boolean bot = seat == BOT;
            update.addSeats(SeatInfo.newBuilder()
                    .setSeat(seat)
                    .setHolder(bot ? Holder.HOLDER_BOT : Holder.HOLDER_PERSON)
                    .setLevel(bot && !outsideBot ? "steady" : "")
                    .setOwner(seat == ownersSeat));
        }
        return update.build();
    }

    private ShufflePart part(int seat, boolean listed) {
        if (listed && shares.containsKey(seat) && seat != LEAGUE && seat != BOT) {
            return ShufflePart.SHUFFLE_PART_SHARED;
        }
        if (committed.containsKey(seat)) {
            return ShufflePart.SHUFFLE_PART_COMMITTED;
        }
        return asked.contains(seat) ? ShufflePart.SHUFFLE_PART_ASKED : ShufflePart.SHUFFLE_PART_EMPTY;
    }

    @Nullable
    SeatView view(int viewer) {
        Deal dealt = deal;
        boolean shown = dealt != null
                && (stage == TableStage.TABLE_STAGE_PLAYING
                        || (settled || callsItAPause) && stage != TableStage.TABLE_STAGE_GATHERING);
        return shown ? viewOf(viewer, settled ? Phase.SETTLED : Phase.PLAYING, dealtRound(), dealt) : null;
    }

    private int dealtRound() {
        return settled && lastRecord != null ? lastRecord.round() : round;
    }

    private static SeatView viewOf(int seat, Phase phase, int round, Deal deal) {
        return new SeatView(
                TEMPLATE.rules(),
                seat,
                phase,
                round,
                TEMPLATE.banker(),
                TEMPLATE.term(),
                TEMPLATE.wins(),
                TEMPLATE.rate(),
                TEMPLATE.step(),
                TEMPLATE.turn(),
                deal.hands().get(seat),
                TEMPLATE.forfeits(),
                TEMPLATE.stacks(),
                TEMPLATE.tilesLeft(),
                TEMPLATE.chips(),
                TEMPLATE.table(),
                TEMPLATE.best(),
                TEMPLATE.tricks(),
                TEMPLATE.result());
    }

    RoundRecord record() {
        ShuffleProof proof = new ShuffleProof(list(), allShares(), voided);
        Deal dealt = java.util.Objects.requireNonNull(deal);
        int banker = round == 1 ? AttemptSeen.SHUFFLE.lot(AttemptSeen.SHUFFLE.seed(list(), allShares()), PLAYERS) : 0;
        return new RoundRecord(
                match,
                round,
                null,
                RULES,
                TAGS,
                1,
                banker,
                1,
                0,
                dealt,
                Seats.NONE,
                List.of(),
                List.of(),
                0,
                List.of(0, 0, 0, 0),
                1,
                List.of(0, 0, 0, 0),
                List.of(0, 0, 0, 0),
                ShuffleJson.write(proof));
    }

    Commitments list() {
        List<Optional<Bytes32>> seats = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            seats.add(Optional.ofNullable(committed.get(seat)));
        }
        return new Commitments(id(), AttemptSeen.SHUFFLE.commitment(id(), FairShuffle.HOST, hostShare), seats);
    }

    Shares allShares() {
        List<Optional<Bytes32>> seats = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            seats.add(committed.containsKey(seat) ? Optional.ofNullable(shares.get(seat)) : Optional.empty());
        }
        return new Shares(hostShare, seats);
    }

    ShuffleAttempt id() {
        return new ShuffleAttempt(match, round, attempt, PLAYERS);
    }
}
