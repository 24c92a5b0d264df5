package org.tiengow.host.altered;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Phase;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.VoidAttempt;

/**
 * Says of one connection, when it is over, whether its client could have been given bent tiles: from what passed alone, list by list
 * and tile by tile, so that it shares nothing with the client it judges.
 */
final class LineJudge {
    private static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);

    private final List<TableUpdate> updates = new ArrayList<>();
    private final List<HostMessage> heard = new ArrayList<>();
    private final Map<Key, Set<ByteString>> committed = new HashMap<>();
    private final Set<Key> given = new HashSet<>();
    private final List<String> reasons = new ArrayList<>();

    private record Key(String match, int round, int attempt) {
        static Optional<Key> of(Shuffle shuffle) {
            return shuffle.getKind() == ShuffleKind.SHUFFLE_KIND_FAIR
                            && shuffle.getPhase() != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED
                    ? Optional.of(new Key(shuffle.getMatch(), shuffle.getRound(), shuffle.getAttempt()))
                    : Optional.empty();
        }
    }

    private LineJudge(List<AlteredLine.Passed> passed) {
        for (AlteredLine.Passed each : passed) {
            ClientMessage said = each.said();
            if (said.hasGiveShare()) {
                GiveShare give = said.getGiveShare();
                given.add(new Key(give.getMatch(), give.getRound(), give.getAttempt()));
            } else if (said.hasCommitShare()) {
                CommitShare commit = said.getCommitShare();
                committed
                        .computeIfAbsent(
                                new Key(commit.getMatch(), commit.getRound(), commit.getAttempt()),
                                key -> new HashSet<>())
                        .add(commit.getCommitment());
            } else {
                heard.add(each.heard());
                if (each.heard().hasTable()) {
                    updates.add(each.heard().getTable());
                }
            }
        }
    }

    /** Why the tiles could have been bent; empty when they could not. */
    static List<String> reasons(List<AlteredLine.Passed> passed) {
        LineJudge judge = new LineJudge(passed);
        boolean olderRules = judge.updates.stream()
                .map(TableUpdate::getShuffle)
                .filter(shuffle -> Key.of(shuffle).isPresent())
                .allMatch(shuffle -> shuffle.getRules() < 2);
        if (!olderRules) { // for which no more is claimed
            judge.given.forEach(judge::endOf);
            judge.tilesThatWereShown();
        }
        return judge.reasons;
    }

    /** A list for which the share was given is dealt, or void for somebody else's fault. */
    private void endOf(Key key) {
        List<ByteString> list = List.of();
        for (HostMessage each : heard) {
            if (!list.isEmpty() && each.hasLeftTable()) {
                if (each.getLeftTable().getKicked()) {
                    reasons.add("sent away when the list of " + key + " was out");
                }
                return;
            }
            if (!each.hasTable()) {
                continue;
            }
            Shuffle shuffle = each.getTable().getShuffle();
            Optional<Key> shown = Key.of(shuffle);
            boolean same = shown.filter(key::equals).isPresent();
            if (list.isEmpty()) {
                list = same && shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_SHARING ? list(shuffle) : list;
            } else if (!same) {
                isVoid(key, shown, shuffle, list, each.getTable().getYourSeat());
                return;
            } else if (!list(shuffle).equals(list)) {
                reasons.add("the list of " + key + " changed");
                return;
            } else if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT) {
                return;
            }
        }
    }

    private void isVoid(Key key, Optional<Key> shown, Shuffle shuffle, List<ByteString> list, int mySeat) {
        boolean next = shown.filter(other -> other.match().equals(key.match())
                        && other.round() == key.round()
                        && other.attempt() > key.attempt())
                .isPresent();
        Optional<VoidAttempt> reason = shuffle.getVoidedList().stream()
                .filter(each -> each.getAttempt() == key.attempt())
                .findFirst();
        boolean snapshots = next
                && reason.isPresent()
                && reason.get().getMissingCount() > 0
                && reason.get().getMissingList().stream()
                        .allMatch(missing -> missing.getSeat() != mySeat
                                && missing.getSeat() < list.size()
                                && !list.get(missing.getSeat()).isEmpty());
        if (!snapshots) {
            reasons.add(key + " came to no end");
        }
    }

    /** Tiles come from the list that is shown with them, in which is the own commitment; and their record says so. */
    private void tilesThatWereShown() {
        Set<String> looked = new HashSet<>();
        for (TableUpdate update : updates) {
            boolean played = update.hasView() && update.getView().getPhase() != Phase.PHASE_SETTLED;
            boolean fair = update.getShuffle().getKind() == ShuffleKind.SHUFFLE_KIND_FAIR;
            if (played
                    && fair
                    && looked.add(update.getMatch() + " " + update.getView().getRound())) {
                tiles(update);
            }
        }
    }

    private void tiles(TableUpdate update) {
        Shuffle shuffle = update.getShuffle();
        int round = update.getView().getRound();
        Optional<Key> shown = Key.of(shuffle);
        boolean fits = shown.filter(key -> key.match().equals(update.getMatch()) && key.round() == round)
                        .isPresent()
                && shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT;
        if (!fits) {
            reasons.add("round " + round + " of " + update.getMatch() + " was dealt without a list");
            return;
        }
        Key key = shown.orElseThrow();
        int seat = update.getYourSeat();
        boolean asked = seat >= 0 && seat < shuffle.getSeatsCount() && committed.containsKey(key);
        if (asked) {
            boolean listed = committed.get(key).contains(shuffle.getSeats(seat).getCommitment());
            if (!listed) {
                reasons.add("left out of " + key);
            } else if (!given.contains(key)) {
                reasons.add("dealt without the own share in " + key);
            }
        }
        record(key, shuffle, update);
    }

    private void record(Key key, Shuffle shuffle, TableUpdate dealt) {
        boolean begun = false;
        for (HostMessage each : heard) {
            begun |= each.hasTable() && each.getTable().equals(dealt);
            if (!begun) {
                continue;
            }
            for (String line : each.getRevealed().getRecordsList()) {
                Optional<RoundRecord> record = read(line);
                if (record.filter(one -> one.match().equals(key.match()) && one.round() == key.round())
                        .isPresent()) {
                    if (!proves(record.orElseThrow(), shuffle)) {
                        reasons.add("the record of " + key + " proves nothing");
                    }
                    return;
                }
            }
            TableUpdate update = each.getTable();
            boolean settled = update.hasView()
                    && update.getView().getPhase() == Phase.PHASE_SETTLED
                    && update.getStage() != TableStage.TABLE_STAGE_PLAYING
                    && update.getMatch().equals(key.match());
            boolean due = dealt.getOptions().getReveal() == Reveal.REVEAL_ROUND
                            && update.getView().getRound() == key.round()
                    || dealt.getOptions().getReveal() == Reveal.REVEAL_MATCH
                            && update.getStage() == TableStage.TABLE_STAGE_MATCH_OVER;
            if (settled && due) {
                reasons.add("no record of " + key);
                return;
            }
        }
    }

    private static Optional<RoundRecord> read(String line) {
        try {
            return Optional.of(RecordJson.read(line));
        } catch (TextFlaw flaw) {
            return Optional.empty();
        }
    }

    private static boolean proves(RoundRecord record, Shuffle shuffle) {
        try {
            Optional<ShuffleProof> read = ShuffleJson.read(record);
            if (read.isEmpty()) {
                return false;
            }
            ShuffleProof proof = read.get();
            boolean same = ShuffleTranslator.write(proof.list().host()).equals(shuffle.getHostCommitment());
            for (int seat = 0; same && seat < shuffle.getSeatsCount(); seat++) {
                same = proof.list()
                        .of(seat)
                        .map(ShuffleTranslator::write)
                        .orElse(ByteString.EMPTY)
                        .equals(shuffle.getSeats(seat).getCommitment());
            }
            return same && SHUFFLE.breach(proof.list(), proof.shares()).isEmpty();
        } catch (TextFlaw flaw) {
            return false;
        }
    }

    private static List<ByteString> list(Shuffle shuffle) {
        List<ByteString> list = new ArrayList<>();
        shuffle.getSeatsList().forEach(seat -> list.add(seat.getCommitment()));
        list.add(shuffle.getHostCommitment());
        return list;
    }
}
