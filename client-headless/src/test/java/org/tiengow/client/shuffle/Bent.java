package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.client.shuffle.ShuffleGuest.Passed;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.MissingShare;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.VoidAttempt;

/**
 * Says of a whole conversation, when it is over, whether its host could have bent the tiles against one guest: from what passed
 * alone, attempt by attempt and backwards where that is simpler, so that it shares nothing with the machine it judges.
 */
final class Bent {
    /** A line carries what it carries within this, or is noticed to be broken. */
    private static final long SLOWEST = 3_500;

    private record Key(String match, int round, int number) {}

    private final ShuffleGuest guest;
    private final List<Passed> all;
    private final List<String> reasons = new ArrayList<>();

    private Bent(ShuffleGuest guest) {
        this.guest = guest;
        this.all = guest.transcript;
    }

    /** Why the tiles could have been bent; empty when they could not. */
    static List<String> of(ShuffleGuest guest) {
        Bent bent = new Bent(guest);
        bent.sharesThatWereGiven();
        bent.roundsThatWereDealt();
        bent.seatsThatAreShut();
        return bent.reasons;
    }

    /** Whoever has given a share sees the list dealt, or void for somebody else's fault. */
    private void sharesThatWereGiven() {
        Set<Key> looked = new HashSet<>();
        for (int at = 0; at < all.size(); at++) {
            var sent = all.get(at).sent();
            if (sent != null && sent.hasGiveShare()) {
                var give = sent.getGiveShare();
                Key key = new Key(give.getMatch(), give.getRound(), give.getAttempt());
                if (looked.add(key)) {
                    endOf(key, at);
                }
            }
        }
    }

    private void endOf(Key key, int from) {
        TableUpdate listed = lastUpdate(from);
        List<com.google.protobuf.ByteString> list = commitments(listed.getShuffle());
        int connection = all.get(from).connection();
        long deadline = all.get(from).at() + listed.getShuffle().getMillisLeft();
        boolean granted = false;
        Set<Integer> shared = new HashSet<>();
        Map<String, Integer> over = Map.of();
        int updatesHere = 0;
        for (int at = from; at < all.size(); at++) {
            Passed each = all.get(at);
            boolean broken = each.connection() != connection;
            if (at > 0 && each.connection() != all.get(at - 1).connection()) {
                updatesHere = 0;
                over = Map.of();
            }
            if (each.takenOver() != null
                    && each.takenOver().match().equals(key.match())
                    && each.takenOver().round() < key.round()) {
                return;
            }
            granted |= each.granted() != null
                    && each.granted().hasGiveShare()
                    && key.equals(new Key(
                            each.granted().getGiveShare().getMatch(),
                            each.granted().getGiveShare().getRound(),
                            each.granted().getGiveShare().getAttempt()));
            if (each.evening() != null) {
                Map<String, Integer> told = new HashMap<>();
                each.evening().getMatchesList().forEach(match -> told.put(match.getMatch(), match.getRounds()));
                over = told;
            }
            TableUpdate update = each.update();
            if (update == null || at == from) {
                continue;
            }
            Shuffle shuffle = update.getShuffle();
            Optional<Key> shown = key(shuffle);
            if (shown.filter(key::equals).isPresent()) {
                if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_COMMITTING
                        || !commitments(shuffle).equals(list)) {
                    bent("the list of " + key + " changed", at);
                    return;
                }
                if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT) {
                    return;
                }
                connection = each.connection();
                deadline = Math.max(deadline, each.at() + shuffle.getMillisLeft());
                for (int seat = 0; seat < shuffle.getSeatsCount(); seat++) {
                    if (shuffle.getSeats(seat).getPart() == ShufflePart.SHUFFLE_PART_SHARED) {
                        shared.add(seat);
                    }
                }
            } else if (shown.isPresent() && shown.get().match().equals(key.match())) {
                if (shown.get().round() > key.round()) {
                    if (!broken) {
                        bent(key + " was followed by another round", at);
                    }
                } else if (shown.get().round() < key.round() || shown.get().number() < key.number()) {
                    bent(key + " was followed by an earlier one", at);
                } else {
                    isVoid(key, shuffle, list, shared, new Line(broken, granted, each.at() + SLOWEST < deadline), at);
                }
                return;
            } else {
                boolean sameTable = each.host().equals(all.get(from).host()) && update.getTable() == listed.getTable();
                boolean told = updatesHere > 0 && sameTable && over.getOrDefault(key.match(), 0) < key.round();
                if (!broken || told) {
                    bent(key + " came to no end", at);
                    return;
                }
            }
            updatesHere++;
        }
        if (guest.isSentAway && guest.sentAwayIn == connection) {
            bent("sent away during " + key, all.size());
        }
    }

    /** How the own line was when a share was called missing: whether it broke, the share was confirmed, and time was left. */
    private record Line(boolean broken, boolean granted, boolean early) {}

    private void isVoid(
            Key key,
            Shuffle shuffle,
            List<com.google.protobuf.ByteString> list,
            Set<Integer> shared,
            Line line,
            int at) {
        Optional<VoidAttempt> reason = shuffle.getVoidedList().stream()
                .filter(each -> each.getAttempt() == key.number())
                .findFirst();
        if (reason.isEmpty() || reason.get().getMissingCount() == 0) {
            bent(key + " was dropped", at);
            return;
        }
        for (MissingShare missing : reason.get().getMissingList()) {
            int seat = missing.getSeat();
            if (seat >= list.size() || list.get(seat).isEmpty()) {
                bent("a seat is missing that was not in " + key, at);
            } else if (shared.contains(seat)) {
                bent("a share is missing that had come in " + key, at);
            } else if (seat == guest.seat && (!line.broken() || line.granted() || line.early())) {
                bent("the own share is called missing in " + key, at);
            }
        }
    }

    /** Whoever was there is in the list that was dealt, and the record is what was seen. */
    private void roundsThatWereDealt() {
        Set<String> seen = new HashSet<>();
        for (int at = 0; at < all.size(); at++) {
            SeatView view = all.get(at).view();
            TableUpdate update = all.get(at).update();
            boolean isPlayed = view != null && update != null && view.phase() != Phase.SETTLED;
            if (!isPlayed || update.getStage() != TableStage.TABLE_STAGE_PLAYING) {
                continue;
            }
            if (seen.add(update.getMatch() + " " + view.round())) {
                dealt(at, update, view);
            }
        }
    }

    private void dealt(int at, TableUpdate update, SeatView view) {
        Shuffle shuffle = update.getShuffle();
        Optional<Key> shown = key(shuffle)
                .filter(key -> key.match().equals(update.getMatch())
                        && key.round() == view.round()
                        && shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT);
        if (shown.isEmpty()) {
            if (shuffle.getKind() == ShuffleKind.SHUFFLE_KIND_FAIR) {
                bent("round " + view.round() + " was dealt without a list", at);
            }
            return;
        }
        Key key = shown.get();
        inTheList(key, shuffle, at);
        record(key, shuffle, view, at);
    }

    private void inTheList(Key key, Shuffle shuffle, int at) {
        int first = 0;
        while (all.get(first).update() == null
                || !key(all.get(first).update().getShuffle())
                        .filter(key::equals)
                        .isPresent()) {
            first++;
        }
        int before = first - 1;
        while (before >= 0 && all.get(before).update() == null) {
            before--;
        }
        boolean there = before >= 0
                && all.get(before).connection() == all.get(first).connection()
                && all.get(before).update().getYourSeat() == guest.seat
                && all.get(at).connection() == all.get(first).connection()
                && all.get(first).update().getYourSeat() == guest.seat
                && all.get(at).update().getYourSeat() == guest.seat;
        boolean missed = shuffle.getVoidedList().stream()
                .flatMap(each -> each.getMissingList().stream())
                .anyMatch(missing -> missing.getSeat() == guest.seat);
        boolean shut = shuffle.getSeats(guest.seat).getVoids() >= 2;
        Optional<com.google.protobuf.ByteString> own = all.stream()
                .map(Passed::sent)
                .filter(sent -> sent != null && sent.hasCommitShare())
                .map(sent -> sent.getCommitShare())
                .filter(commit -> key.equals(new Key(commit.getMatch(), commit.getRound(), commit.getAttempt())))
                .reduce((one, other) -> other)
                .map(commit -> commit.getCommitment());
        boolean listed =
                own.isPresent() && own.get().equals(shuffle.getSeats(guest.seat).getCommitment());
        if (there && !missed && !shut && !listed) {
            bent("left out of " + key, at);
        }
        boolean gave = all.stream()
                .map(Passed::sent)
                .anyMatch(sent -> sent != null
                        && sent.hasGiveShare()
                        && key.equals(new Key(
                                sent.getGiveShare().getMatch(),
                                sent.getGiveShare().getRound(),
                                sent.getGiveShare().getAttempt())));
        if (listed && !gave && !guest.wasStartedAgain) {
            bent("dealt without the own share in " + key, at);
        }
    }

    private void record(Key key, Shuffle shuffle, SeatView view, int at) {
        for (int later = at; later < all.size(); later++) {
            Passed each = all.get(later);
            if (each.takenOver() != null
                    && each.takenOver().match().equals(key.match())
                    && each.takenOver().round() < key.round()) {
                return;
            }
            if (each.record() != null
                    && each.record().match().equals(key.match())
                    && each.record().round() == key.round()) {
                if (!proves(each, key, shuffle, view)) {
                    bent("the record of " + key + " is not what was seen", later);
                }
                return;
            }
            TableUpdate update = each.update();
            if (update != null && each.view() != null && update.getMatch().equals(key.match())) {
                boolean over =
                        each.view().phase() == Phase.SETTLED && update.getStage() != TableStage.TABLE_STAGE_PLAYING;
                Reveal reveal = update.getOptions().getReveal();
                boolean due = reveal == Reveal.REVEAL_ROUND && each.view().round() == key.round()
                        || reveal == Reveal.REVEAL_MATCH && update.getStage() == TableStage.TABLE_STAGE_MATCH_OVER;
                if (over && due) {
                    bent("no record of " + key, later);
                    return;
                }
            }
        }
    }

    private boolean proves(Passed each, Key key, Shuffle shuffle, SeatView view) {
        ShuffleProof proof;
        try {
            proof = ShuffleJson.read(each.record()).orElseThrow();
        } catch (TextFlaw flaw) {
            return false;
        }
        Commitments list = list(key, shuffle);
        Bytes32 seed = AttemptSeen.SHUFFLE.seed(proof.list(), proof.shares());
        return proof.list().equals(list)
                && AttemptSeen.SHUFFLE.breach(list, proof.shares()).isEmpty()
                && AttemptSeen.SHUFFLE.deal(seed, 4).equals(each.record().deal())
                && each.record().deal().hands().get(view.seat()).sameKinds(view.hand());
    }

    /** A seat whose share was missing twice, or once when a bot from outside held it, is in no list of the match any more. */
    private void seatsThatAreShut() {
        Map<String, Map<Key, VoidAttempt>> voids = new HashMap<>();
        Set<Key> bots = new HashSet<>();
        for (int at = 0; at < all.size(); at++) {
            var over = all.get(at).takenOver();
            if (over != null && voids.containsKey(over.match())) {
                voids.get(over.match()).keySet().removeIf(key -> key.round() > over.round());
            }
            TableUpdate update = all.get(at).update();
            Optional<Key> shown = update == null ? Optional.empty() : key(update.getShuffle());
            if (update == null || shown.isEmpty()) {
                continue;
            }
            Shuffle shuffle = update.getShuffle();
            Key key = shown.get();
            Map<Key, VoidAttempt> known = voids.computeIfAbsent(key.match(), match -> new HashMap<>());
            shuffle.getVoidedList()
                    .forEach(each -> known.putIfAbsent(new Key(key.match(), key.round(), each.getAttempt()), each));
            if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_COMMITTING) {
                if (shuffle.getSeatsCount() > 3
                        && update.getSeatsCount() > 3
                        && update.getSeats(3).getHolder() == Holder.HOLDER_BOT
                        && shuffle.getSeats(3).getPart() != ShufflePart.SHUFFLE_PART_EMPTY) {
                    bots.add(key);
                }
                continue;
            }
            for (int seat = 0; seat < shuffle.getSeatsCount(); seat++) {
                int number = seat;
                int weight = known.entrySet().stream()
                        .filter(each -> each.getValue().getMissingList().stream()
                                .anyMatch(missing -> missing.getSeat() == number))
                        .mapToInt(each -> number == 3 && bots.contains(each.getKey()) ? 2 : 1)
                        .sum();
                if (weight >= 2 && !shuffle.getSeats(seat).getCommitment().isEmpty()) {
                    bent("seat " + seat + " should be empty in " + key, at);
                }
            }
        }
    }

    private TableUpdate lastUpdate(int at) {
        int last = at;
        while (all.get(last).update() == null) {
            last--;
        }
        return all.get(last).update();
    }

    private static Optional<Key> key(Shuffle shuffle) {
        return shuffle.getKind() == ShuffleKind.SHUFFLE_KIND_FAIR
                        && shuffle.getPhase() != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED
                ? Optional.of(new Key(shuffle.getMatch(), shuffle.getRound(), shuffle.getAttempt()))
                : Optional.empty();
    }

    private static List<com.google.protobuf.ByteString> commitments(Shuffle shuffle) {
        List<com.google.protobuf.ByteString> list = new ArrayList<>();
        shuffle.getSeatsList().forEach(seat -> list.add(seat.getCommitment()));
        list.add(shuffle.getHostCommitment());
        return list;
    }

    private static Commitments list(Key key, Shuffle shuffle) {
        List<Optional<Bytes32>> seats = new ArrayList<>();
        shuffle.getSeatsList()
                .forEach(seat -> seats.add(
                        seat.getCommitment().isEmpty()
                                ? Optional.empty()
                                : Optional.of(ShuffleTranslator.read(seat.getCommitment()))));
        return new Commitments(
                new ShuffleAttempt(key.match(), key.round(), key.number(), seats.size()),
                ShuffleTranslator.read(shuffle.getHostCommitment()),
                seats);
    }

    private void bent(String why, int at) {
        reasons.add(why + " (" + at + ")");
    }
}
