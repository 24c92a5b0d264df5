package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordJson;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * A few matches at a made-up host with two honest clients, a player in league with the host, who owns it, and a bot: one from outside,
 * in league too, or the host's own. It follows the rules of the shuffle, through lines that break, programs and hosts that are started
 * again, a night that is handed over or goes on elsewhere; unless it is hostile: then at some steps it does anything else that comes
 * to mind, and alters, drops, repeats and holds back what it tells.
 */
final class HostileNight {
    private static final int[] HONEST = {0, 2};

    /** For these there is occasion at every step. */
    private static final Set<Crime> LEAST =
            Set.of(Crime.DROP, Crime.REPEAT, Crime.HOLD_BACK, Crime.ALTER, Crime.NO_GRANT);

    /** What a hostile host does that it should not, by kind. */
    enum Crime {
        DROP,
        REPEAT,
        HOLD_BACK,
        ALTER,
        EMPTY,
        LEAVE_OUT,
        WITHHOLD,
        FLICKER,
        SKIP,
        BLAME,
        BLAME_GIVER,
        NEW_MATCH,
        NEW_TABLE,
        END,
        FAIL,
        KICK,
        REDO,
        CLAIM_GONE,
        CUT_AND_BLAME,
        DEAL_OTHER,
        HIDE_RECORD,
        FORGET_COUNTS,
        NO_GRANT,
        OTHER_HANDS,
        DEAL_TWICE,
        OTHER_OWNER,
        OPEN_NEVER,
        LET_IN,
        DROP_DEAL,
        NAME_ANOTHER,
        CALL_IT_A_PAUSE,
        PLAY_AGAIN,
        CLAIM_SHUT
    }

    final List<ShuffleGuest> guests = new ArrayList<>();
    final Map<Crime, Integer> crimes = new EnumMap<>(Crime.class);
    private final HostileTable at = new HostileTable();
    private final SplittableRandom random;
    private final SplittableRandom chance;
    private final List<TableUpdate> heldBack = new ArrayList<>();
    private final Evening.Builder evening = Evening.newBuilder();
    private final @Nullable Crime only;
    private int crimesLeft;
    private long now = 1_000_000;
    private String host = "host";
    private int[] countsBefore = new int[HostileTable.PLAYERS];
    private boolean isOver;
    private boolean letsIn;

    HostileNight(long seed, boolean hostile) {
        this(seed, hostile, null);
    }

    /** A quiet night, in which no line breaks, with one crime: whenever there is occasion for it. */
    static HostileNight with(Crime crime, long seed) {
        return new HostileNight(seed, true, crime);
    }

    private HostileNight(long seed, boolean hostile, @Nullable Crime only) {
        this.only = only;
        random = new SplittableRandom(seed);
        chance = random.split();
        at.outsideBot = random.nextInt(3) == 0;
        at.reveal = random.nextInt(4) == 0 ? Reveal.REVEAL_MATCH : Reveal.REVEAL_ROUND;
        crimesLeft = hostile ? 1 + random.nextInt(3) : 0;
        for (int seat : HONEST) {
            guests.add(new ShuffleGuest(seat, random.split(), () -> now));
        }
    }

    HostileNight played() {
        int matches = 1 + random.nextInt(2);
        for (int each = 0; each < matches && !isOver; each++) {
            begin(Long.toHexString(random.nextLong() | 1L << 60));
            int rounds = 1 + random.nextInt(3);
            for (int next = 1; next <= rounds && !isOver; next++) {
                at.round = next;
                roundIsPlayed(next == rounds);
            }
        }
        guests.stream().filter(guest -> !guest.isHere).forEach(this::back);
        tell();
        return this;
    }

    private void begin(String id) {
        at.stage = at.lastRecord == null ? TableStage.TABLE_STAGE_GATHERING : TableStage.TABLE_STAGE_MATCH_OVER;
        at.phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
        at.deal = null;
        tell();
        at.match = id;
        at.counts = new int[HostileTable.PLAYERS];
        at.lastRecord = null;
        records.clear();
        at.settled = false;
    }

    private void roundIsPlayed(boolean last) {
        at.voided = List.of();
        at.attempt = 1;
        countsBefore = at.counts.clone();
        int shuffles = 0;
        do {
            shuffle();
        } while (!isOver && at.phase != ShufflePhase.SHUFFLE_PHASE_DEALT && shuffles++ < 12);
        if (isOver || at.phase != ShufflePhase.SHUFFLE_PHASE_DEALT) {
            isOver = true;
            return;
        }
        if (!last && does(Crime.DROP_DEAL)) { // known to the host alone, and not liked
            at.deal = null;
            at.settled = false;
            tell();
            return;
        }
        Deal fair = java.util.Objects.requireNonNull(at.deal);
        at.settled = false;
        at.namesAnother = does(Crime.NAME_ANOTHER);
        at.callsItAPause = does(Crime.CALL_IT_A_PAUSE);
        at.stage = at.callsItAPause ? TableStage.TABLE_STAGE_BETWEEN_ROUNDS : TableStage.TABLE_STAGE_PLAYING;
        at.deal = at.namesAnother || at.callsItAPause ? AttemptSeen.SHUFFLE.deal(fresh(), HostileTable.PLAYERS) : fair;
        tell();
        disturb();
        at.namesAnother = false;
        at.callsItAPause = false;
        at.deal = fair;
        if (does(Crime.DEAL_TWICE)) {
            at.deal = AttemptSeen.SHUFFLE.deal(fresh(), HostileTable.PLAYERS);
            tell();
        }
        settle(last);
        if (!last && does(Crime.PLAY_AGAIN)) {
            at.stage = TableStage.TABLE_STAGE_PLAYING;
            at.settled = false;
            at.deal = AttemptSeen.SHUFFLE.deal(fresh(), HostileTable.PLAYERS);
            tell();
            at.stage = TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
            at.settled = true;
            at.deal = fair;
            tell();
        }
    }

    private void settle(boolean last) {
        at.settled = true;
        at.stage = last ? TableStage.TABLE_STAGE_MATCH_OVER : TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
        RoundRecord record = at.record();
        at.lastRecord = record;
        records.add(record);
        boolean opens = at.reveal == Reveal.REVEAL_ROUND || at.reveal == Reveal.REVEAL_MATCH && last;
        if (last) {
            evening.addMatches(FinishedMatch.newBuilder().setMatch(at.match).setRounds(at.round));
        }
        if (opens && !does(Crime.HIDE_RECORD)) {
            for (RoundRecord each : at.reveal == Reveal.REVEAL_ROUND ? List.of(record) : List.copyOf(records)) {
                guests.forEach(guest -> guest.hears(each, RecordJson.write(each)));
            }
        }
        tell();
        disturb();
    }

    private final List<RoundRecord> records = new ArrayList<>();

    /** One at.attempt: to its at.deal, or to a reason for another. */
    private void shuffle() {
        at.phase = ShufflePhase.SHUFFLE_PHASE_COMMITTING;
        at.committed.clear();
        at.shares.clear();
        at.hostShare = fresh();
        at.asked = new HashSet<>();
        for (int seat = 0; seat < HostileTable.PLAYERS; seat++) {
            boolean takesPart = seat != HostileTable.BOT || at.outsideBot;
            if (takesPart && !isExcluded(seat)) {
                at.asked.add(seat);
            }
        }
        letsIn |= does(Crime.LET_IN);
        if (does(Crime.OTHER_OWNER)) {
            at.ownersSeat = HONEST[0];
        }
        if (at.round > 1 && does(Crime.OPEN_NEVER)) {
            at.reveal = Reveal.REVEAL_NEVER;
        }
        if (does(Crime.EMPTY)) {
            at.asked.remove(HONEST[random.nextInt(HONEST.length)]);
        }
        if (does(Crime.CLAIM_SHUT)) {
            int seat = HONEST[random.nextInt(HONEST.length)];
            at.asked.remove(seat);
            at.counts[seat] = 2;
        }
        tell();
        if (disturb()) {
            return;
        }
        commit(HostileTable.LEAGUE);
        commit(HostileTable.BOT);
        collect();
        wait(guests.stream().anyMatch(guest -> at.asked.contains(guest.seat) && !at.committed.containsKey(guest.seat)));
        collect();
        if (does(Crime.LEAVE_OUT)) {
            int seat = HONEST[random.nextInt(HONEST.length)];
            if (at.committed.containsKey(seat)) {
                at.committed.remove(seat);
                if (random.nextBoolean()) {
                    at.committed.put(seat, fresh());
                }
            }
        }
        at.phase = ShufflePhase.SHUFFLE_PHASE_SHARING;
        if (does(Crime.WITHHOLD)) {
            guests.get(random.nextInt(guests.size())).hears(at.update(HostileTable.LEAGUE, false), null);
            missing(guests.get(0).seat);
            return;
        }
        tell();
        if (disturb()) {
            return;
        }
        collect();
        if (random.nextInt(3) > 0) {
            tell(); // who is waited for is shown
        }
        crimesAfterTheList();
    }

    private void crimesAfterTheList() {
        Crime crime = anyOf(
                Crime.FLICKER,
                Crime.SKIP,
                Crime.BLAME,
                Crime.BLAME_GIVER,
                Crime.NEW_MATCH,
                Crime.NEW_TABLE,
                Crime.END,
                Crime.FAIL,
                Crime.KICK,
                Crime.REDO,
                Crime.CLAIM_GONE,
                Crime.CUT_AND_BLAME,
                Crime.DEAL_OTHER,
                Crime.FORGET_COUNTS);
        if (crime == null) {
            end();
            return;
        }
        switch (crime) {
            case FLICKER -> {
                at.phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
                tell();
            }
            case SKIP -> at.attempt++;
            case BLAME -> missing(HONEST[random.nextInt(HONEST.length)]);
            case BLAME_GIVER -> {
                tell(); // whose at.shares have come
                missing(HONEST[1]);
            }
            case NEW_MATCH -> newMatch();
            case NEW_TABLE -> {
                at.table++;
                newMatch();
            }
            case END -> {
                at.stage = TableStage.TABLE_STAGE_MATCH_OVER;
                at.phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
                tell();
                newMatch();
            }
            case FAIL -> {
                at.stage = TableStage.TABLE_STAGE_FAILED;
                guests.forEach(guest -> guest.hears(
                        TableUpdate.newBuilder()
                                .setStage(at.stage)
                                .setYourSeat(Seats.NONE)
                                .build(),
                        null));
                at.stage = TableStage.TABLE_STAGE_GATHERING;
                newMatch();
            }
            case KICK -> {
                guests.get(random.nextInt(guests.size())).isKicked();
                missing(HONEST[0]);
            }
            case CLAIM_GONE -> {
                at.voided = List.of(VoidAttempt.HOST_GONE);
                at.attempt = 2;
            }
            case CUT_AND_BLAME -> {
                ShuffleGuest guest = guests.get(random.nextInt(guests.size()));
                guest.isCut();
                now += random.nextInt(only == null ? 8_000 : 1_000);
                missing(guest.seat);
                guest.comesBack(host);
            }
            case DEAL_OTHER -> {
                at.hostShare = fresh();
                dealt();
            }
            case FORGET_COUNTS -> {
                at.counts = new int[HostileTable.PLAYERS];
                missing(HostileTable.LEAGUE);
                at.counts = new int[HostileTable.PLAYERS];
            }
            default -> {
                // REDO: the same at.attempt once more
            }
        }
    }

    private void newMatch() {
        at.match = Long.toHexString(random.nextLong() | 1L << 60);
        at.round = 1;
        at.attempt = 1;
        at.voided = List.of();
        at.counts = new int[HostileTable.PLAYERS];
        at.deal = null;
    }

    /** As the rules want it: dealt, or void after the time that was announced. */
    private void end() {
        if (only == null && random.nextInt(crimes.isEmpty() ? 12 : 4) == 0) {
            at.shares.remove(HostileTable.LEAGUE); // it does not give its share, as it may
        }
        if (letsIn && at.attempt == 1) {
            at.shares.remove(HostileTable.LEAGUE); // a fresh at.deal, at.round after at.round
        }
        Set<Integer> missing = new HashSet<>(at.committed.keySet());
        missing.removeAll(at.shares.keySet());
        if (!missing.isEmpty()) {
            wait(true);
            collect();
            missing.removeAll(at.shares.keySet());
        }
        if (missing.isEmpty()) {
            dealt();
        } else {
            missing(missing.stream().mapToInt(seat -> seat).toArray());
        }
    }

    private void dealt() {
        for (ShuffleGuest guest : guests) {
            if (at.committed.containsKey(guest.seat)) {
                at.shares.putIfAbsent(guest.seat, fresh());
            }
        }
        at.phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
        at.deal = AttemptSeen.SHUFFLE.deal(AttemptSeen.SHUFFLE.seed(at.list(), at.allShares()), HostileTable.PLAYERS);
        if (does(Crime.OTHER_HANDS)) {
            at.deal = AttemptSeen.SHUFFLE.deal(fresh(), HostileTable.PLAYERS);
        }
    }

    private void missing(int... seats) {
        List<VoidAttempt> more = new ArrayList<>(at.voided);
        more.add(new VoidAttempt(
                at.attempt,
                Arrays.stream(seats)
                        .mapToObj(seat -> new VoidAttempt.Missing(seat, "P" + seat))
                        .toList()));
        for (int seat : seats) {
            at.counts[seat] += seat == HostileTable.BOT ? 2 : 1;
        }
        at.voided = more;
        at.attempt++;
    }

    private boolean isExcluded(int seat) {
        return !letsIn && at.counts[seat] >= 2
                || at.voided.stream().flatMap(each -> each.missing().stream()).anyMatch(each -> each.seat() == seat);
    }

    private void commit(int seat) {
        if (at.asked.contains(seat)) {
            Bytes32 share = fresh();
            at.shares.put(seat, share);
            at.committed.put(seat, AttemptSeen.SHUFFLE.commitment(at.id(), seat, share));
        }
    }

    /** Takes what the guests have said; what comes too late or does not fit is refused. */
    private void collect() {
        for (ShuffleGuest guest : guests) {
            for (ClientMessage message : guest.says()) {
                boolean fits = false;
                if (message.hasCommitShare() && at.phase == ShufflePhase.SHUFFLE_PHASE_COMMITTING) {
                    fits = message.getCommitShare().getAttempt() == at.attempt
                            && message.getCommitShare().getMatch().equals(at.match)
                            && at.asked.contains(guest.seat);
                    if (fits) {
                        at.committed.put(
                                guest.seat,
                                ShuffleTranslator.read(message.getCommitShare().getCommitment()));
                    }
                } else if (message.hasGiveShare() && at.phase == ShufflePhase.SHUFFLE_PHASE_SHARING) {
                    Bytes32 share =
                            ShuffleTranslator.read(message.getGiveShare().getShare());
                    fits = AttemptSeen.SHUFFLE
                            .commitment(at.id(), guest.seat, share)
                            .equals(at.committed.get(guest.seat));
                    if (fits) {
                        at.shares.put(guest.seat, share);
                    }
                }
                if (fits && !does(Crime.NO_GRANT)) {
                    guest.isGranted(message);
                }
            }
        }
    }

    /** Somebody's line breaks, or stands again; a program, a host, a night goes on. Nobody is to blame. */
    private boolean disturb() {
        if (only != null) {
            return false;
        }
        for (ShuffleGuest guest : guests) {
            if (guest.isHere && random.nextInt(20) == 0) {
                if (random.nextBoolean()) {
                    collect();
                }
                guest.isCut();
                if (random.nextInt(3) == 0) {
                    guest.isStartedAgain();
                }
            } else if (!guest.isHere && random.nextBoolean()) {
                now += random.nextInt(300);
                back(guest);
            }
        }
        int event = random.nextInt(60);
        if (event == 0) { // handed over, or the host's process was killed and is started again
            if (random.nextBoolean()) {
                host += "'";
            }
            guests.forEach(ShuffleGuest::isCut);
            guests.forEach(this::back);
        } else if (event == 1
                && at.round > 0
                && at.phase != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED
                && !at.settled
                && !at.match.isEmpty()) {
            return goOnElsewhere();
        }
        return false;
    }

    /** The host is gone for good: whatever it shuffled for the at.round comes again elsewhere. */
    private boolean goOnElsewhere() {
        if (at.phase == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            return false; // what is played is not played again here
        }
        host += "*";
        guests.forEach(ShuffleGuest::isCut);
        at.voided = List.of(VoidAttempt.HOST_GONE);
        at.attempt = 2;
        at.counts = countsBefore.clone();
        at.phase = ShufflePhase.SHUFFLE_PHASE_COMMITTING;
        at.committed.clear();
        at.shares.clear();
        at.hostShare = fresh();
        guests.forEach(guest -> guest.goesOnFrom(at.match, at.round - 1));
        return true;
    }

    private void back(ShuffleGuest guest) {
        guest.comesBack(host);
        RoundRecord record = at.lastRecord;
        if (record != null && at.reveal == Reveal.REVEAL_ROUND) {
            guest.hears(record, RecordJson.write(record));
        } else if (at.stage == TableStage.TABLE_STAGE_MATCH_OVER) {
            records.forEach(each -> guest.hears(each, RecordJson.write(each)));
        }
        guest.hears(at.update(guest.seat, true), at.view(guest.seat));
        guest.hears(evening.build());
    }

    /** Time passes as long as an honest host waits; meanwhile lost ones may come back. */
    private void wait(boolean isAwaited) {
        if (!isAwaited) {
            return;
        }
        now += 1_000;
        for (ShuffleGuest guest : guests) {
            if (!guest.isHere && random.nextBoolean()) {
                back(guest);
            }
        }
        collect();
        now += 4_000;
    }

    private void tell() {
        for (ShuffleGuest guest : guests) {
            TableUpdate update = at.update(guest.seat, true);
            SeatView view = at.view(guest.seat);
            if (does(Crime.DROP)) {
                continue;
            }
            if (does(Crime.ALTER)) {
                update = new Alteration(random, chance).altered(update);
            }
            if (does(Crime.REPEAT) && !guest.heard.isEmpty()) {
                guest.hears(guest.heard.get(random.nextInt(guest.heard.size())), null);
            }
            if (does(Crime.HOLD_BACK)) {
                heldBack.add(update);
                continue;
            }
            guest.hears(update, view);
            if (!heldBack.isEmpty() && heldBack.get(0).getYourSeat() == guest.seat) {
                guest.hears(heldBack.remove(0), null);
            }
        }
    }

    private boolean does(Crime crime) {
        boolean now =
                only != null ? crime == only : crimesLeft > 0 && random.nextInt(LEAST.contains(crime) ? 150 : 25) == 0;
        if (now) {
            committing(crime);
        }
        return now;
    }

    private @Nullable Crime anyOf(Crime... choice) {
        if (only != null ? !List.of(choice).contains(only) : crimesLeft == 0 || random.nextInt(3) > 0) {
            return null;
        }
        Crime crime = only != null ? only : choice[random.nextInt(choice.length)];
        committing(crime);
        return crime;
    }

    private void committing(Crime crime) {
        crimesLeft--;
        crimes.merge(crime, 1, Integer::sum);
    }

    private Bytes32 fresh() {
        return ShuffledRound.share(chance);
    }
}
