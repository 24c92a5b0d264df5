package org.tiengow.client.shuffle;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordJson;
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
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Evening;
import org.tiengow.protocol.wire.FinishedMatch;
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

/**
 * A few matches at a made-up host with two honest clients, a player in league with the host, who owns it, and a bot: one from outside,
 * in league too, or the host's own. It follows the rules of the shuffle, through lines that break, programs and hosts that are started
 * again, a night that is handed over or goes on elsewhere; unless it is hostile: then at some steps it does anything else that comes
 * to mind, and alters, drops, repeats and holds back what it tells.
 */
final class HostileNight {
    private static final int[] HONEST = {0, 2};
    private static final int LEAGUE = 1;
    private static final int BOT = 3;
    private static final int PLAYERS = 4;
    private static final TableRules RULES = TableRules.named("pagat");
    private static final SeatView TEMPLATE = new ScriptedTable(RULES, PLAYERS, 1).view(0);
    private static final List<PlayerTag> TAGS = List.of(
            new PlayerTag("A", false), new PlayerTag("L", false), new PlayerTag("B", false), new PlayerTag("X", true));

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
    private final SplittableRandom random;
    private final SplittableRandom chance;
    private final boolean outsideBot;
    private Reveal reveal;
    private final List<TableUpdate> heldBack = new ArrayList<>();
    private final Evening.Builder evening = Evening.newBuilder();
    private final @Nullable Crime only;
    private int crimesLeft;
    private long now = 1_000_000;
    private String host = "host";
    private String match = "";
    private int table;
    private int round;
    private int attempt;
    private List<VoidAttempt> voided = List.of();
    private int[] counts = new int[PLAYERS];
    private int[] countsBefore = new int[PLAYERS];
    private final Map<Integer, Bytes32> committed = new TreeMap<>();
    private final Map<Integer, Bytes32> shares = new TreeMap<>();
    private Set<Integer> asked = new HashSet<>();
    private ShufflePhase phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
    private TableStage stage = TableStage.TABLE_STAGE_GATHERING;
    private Bytes32 hostShare = Bytes32.ZERO;
    private @Nullable Deal deal;
    private @Nullable RoundRecord lastRecord;
    private boolean settled;
    private boolean isOver;
    private int ownersSeat = LEAGUE;
    private boolean letsIn;
    private boolean namesAnother;
    private boolean callsItAPause;

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
        outsideBot = random.nextInt(3) == 0;
        reveal = random.nextInt(4) == 0 ? Reveal.REVEAL_MATCH : Reveal.REVEAL_ROUND;
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
                round = next;
                roundIsPlayed(next == rounds);
            }
        }
        guests.stream().filter(guest -> !guest.isHere).forEach(this::back);
        tell();
        return this;
    }

    private void begin(String id) {
        stage = lastRecord == null ? TableStage.TABLE_STAGE_GATHERING : TableStage.TABLE_STAGE_MATCH_OVER;
        phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
        deal = null;
        tell();
        match = id;
        counts = new int[PLAYERS];
        lastRecord = null;
        records.clear();
        settled = false;
    }

    private void roundIsPlayed(boolean last) {
        voided = List.of();
        attempt = 1;
        countsBefore = counts.clone();
        int shuffles = 0;
        do {
            shuffle();
        } while (!isOver && phase != ShufflePhase.SHUFFLE_PHASE_DEALT && shuffles++ < 12);
        if (isOver || phase != ShufflePhase.SHUFFLE_PHASE_DEALT) {
            isOver = true;
            return;
        }
        if (!last && does(Crime.DROP_DEAL)) { // known to the host alone, and not liked
            deal = null;
            settled = false;
            tell();
            return;
        }
        Deal fair = java.util.Objects.requireNonNull(deal);
        settled = false;
        namesAnother = does(Crime.NAME_ANOTHER);
        callsItAPause = does(Crime.CALL_IT_A_PAUSE);
        stage = callsItAPause ? TableStage.TABLE_STAGE_BETWEEN_ROUNDS : TableStage.TABLE_STAGE_PLAYING;
        deal = namesAnother || callsItAPause ? AttemptSeen.SHUFFLE.deal(fresh(), PLAYERS) : fair;
        tell();
        disturb();
        namesAnother = false;
        callsItAPause = false;
        deal = fair;
        if (does(Crime.DEAL_TWICE)) {
            deal = AttemptSeen.SHUFFLE.deal(fresh(), PLAYERS);
            tell();
        }
        settle(last);
        if (!last && does(Crime.PLAY_AGAIN)) {
            stage = TableStage.TABLE_STAGE_PLAYING;
            settled = false;
            deal = AttemptSeen.SHUFFLE.deal(fresh(), PLAYERS);
            tell();
            stage = TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
            settled = true;
            deal = fair;
            tell();
        }
    }

    private void settle(boolean last) {
        settled = true;
        stage = last ? TableStage.TABLE_STAGE_MATCH_OVER : TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
        RoundRecord record = record();
        lastRecord = record;
        records.add(record);
        boolean opens = reveal == Reveal.REVEAL_ROUND || reveal == Reveal.REVEAL_MATCH && last;
        if (last) {
            evening.addMatches(FinishedMatch.newBuilder().setMatch(match).setRounds(round));
        }
        if (opens && !does(Crime.HIDE_RECORD)) {
            for (RoundRecord each : reveal == Reveal.REVEAL_ROUND ? List.of(record) : List.copyOf(records)) {
                guests.forEach(guest -> guest.hears(each, RecordJson.write(each)));
            }
        }
        tell();
        disturb();
    }

    private final List<RoundRecord> records = new ArrayList<>();

    /** One attempt: to its deal, or to a reason for another. */
    private void shuffle() {
        phase = ShufflePhase.SHUFFLE_PHASE_COMMITTING;
        committed.clear();
        shares.clear();
        hostShare = fresh();
        asked = new HashSet<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            boolean takesPart = seat != BOT || outsideBot;
            if (takesPart && !isExcluded(seat)) {
                asked.add(seat);
            }
        }
        letsIn |= does(Crime.LET_IN);
        if (does(Crime.OTHER_OWNER)) {
            ownersSeat = HONEST[0];
        }
        if (round > 1 && does(Crime.OPEN_NEVER)) {
            reveal = Reveal.REVEAL_NEVER;
        }
        if (does(Crime.EMPTY)) {
            asked.remove(HONEST[random.nextInt(HONEST.length)]);
        }
        if (does(Crime.CLAIM_SHUT)) {
            int seat = HONEST[random.nextInt(HONEST.length)];
            asked.remove(seat);
            counts[seat] = 2;
        }
        tell();
        if (disturb()) {
            return;
        }
        commit(LEAGUE);
        commit(BOT);
        collect();
        wait(guests.stream().anyMatch(guest -> asked.contains(guest.seat) && !committed.containsKey(guest.seat)));
        collect();
        if (does(Crime.LEAVE_OUT)) {
            int seat = HONEST[random.nextInt(HONEST.length)];
            if (committed.containsKey(seat)) {
                committed.remove(seat);
                if (random.nextBoolean()) {
                    committed.put(seat, fresh());
                }
            }
        }
        phase = ShufflePhase.SHUFFLE_PHASE_SHARING;
        if (does(Crime.WITHHOLD)) {
            guests.get(random.nextInt(guests.size())).hears(update(LEAGUE, false), null);
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
                phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
                tell();
            }
            case SKIP -> attempt++;
            case BLAME -> missing(HONEST[random.nextInt(HONEST.length)]);
            case BLAME_GIVER -> {
                tell(); // whose shares have come
                missing(HONEST[1]);
            }
            case NEW_MATCH -> newMatch();
            case NEW_TABLE -> {
                table++;
                newMatch();
            }
            case END -> {
                stage = TableStage.TABLE_STAGE_MATCH_OVER;
                phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
                tell();
                newMatch();
            }
            case FAIL -> {
                stage = TableStage.TABLE_STAGE_FAILED;
                guests.forEach(guest -> guest.hears(
                        TableUpdate.newBuilder()
                                .setStage(stage)
                                .setYourSeat(Seats.NONE)
                                .build(),
                        null));
                stage = TableStage.TABLE_STAGE_GATHERING;
                newMatch();
            }
            case KICK -> {
                guests.get(random.nextInt(guests.size())).isKicked();
                missing(HONEST[0]);
            }
            case CLAIM_GONE -> {
                voided = List.of(VoidAttempt.HOST_GONE);
                attempt = 2;
            }
            case CUT_AND_BLAME -> {
                ShuffleGuest guest = guests.get(random.nextInt(guests.size()));
                guest.isCut();
                now += random.nextInt(only == null ? 8_000 : 1_000);
                missing(guest.seat);
                guest.comesBack(host);
            }
            case DEAL_OTHER -> {
                hostShare = fresh();
                dealt();
            }
            case FORGET_COUNTS -> {
                counts = new int[PLAYERS];
                missing(LEAGUE);
                counts = new int[PLAYERS];
            }
            default -> {
                // REDO: the same attempt once more
            }
        }
    }

    private void newMatch() {
        match = Long.toHexString(random.nextLong() | 1L << 60);
        round = 1;
        attempt = 1;
        voided = List.of();
        counts = new int[PLAYERS];
        deal = null;
    }

    /** As the rules want it: dealt, or void after the time that was announced. */
    private void end() {
        if (only == null && random.nextInt(crimes.isEmpty() ? 12 : 4) == 0) {
            shares.remove(LEAGUE); // it does not give its share, as it may
        }
        if (letsIn && attempt == 1) {
            shares.remove(LEAGUE); // a fresh deal, round after round
        }
        Set<Integer> missing = new HashSet<>(committed.keySet());
        missing.removeAll(shares.keySet());
        if (!missing.isEmpty()) {
            wait(true);
            collect();
            missing.removeAll(shares.keySet());
        }
        if (missing.isEmpty()) {
            dealt();
        } else {
            missing(missing.stream().mapToInt(seat -> seat).toArray());
        }
    }

    private void dealt() {
        for (ShuffleGuest guest : guests) {
            if (committed.containsKey(guest.seat)) {
                shares.putIfAbsent(guest.seat, fresh());
            }
        }
        phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
        deal = AttemptSeen.SHUFFLE.deal(AttemptSeen.SHUFFLE.seed(list(), allShares()), PLAYERS);
        if (does(Crime.OTHER_HANDS)) {
            deal = AttemptSeen.SHUFFLE.deal(fresh(), PLAYERS);
        }
    }

    private void missing(int... seats) {
        List<VoidAttempt> more = new ArrayList<>(voided);
        more.add(new VoidAttempt(
                attempt,
                Arrays.stream(seats)
                        .mapToObj(seat -> new VoidAttempt.Missing(seat, "P" + seat))
                        .toList()));
        for (int seat : seats) {
            counts[seat] += seat == BOT ? 2 : 1;
        }
        voided = more;
        attempt++;
    }

    private boolean isExcluded(int seat) {
        return !letsIn && counts[seat] >= 2
                || voided.stream().flatMap(each -> each.missing().stream()).anyMatch(each -> each.seat() == seat);
    }

    private void commit(int seat) {
        if (asked.contains(seat)) {
            Bytes32 share = fresh();
            shares.put(seat, share);
            committed.put(seat, AttemptSeen.SHUFFLE.commitment(id(), seat, share));
        }
    }

    /** Takes what the guests have said; what comes too late or does not fit is refused. */
    private void collect() {
        for (ShuffleGuest guest : guests) {
            for (ClientMessage message : guest.says()) {
                boolean fits = false;
                if (message.hasCommitShare() && phase == ShufflePhase.SHUFFLE_PHASE_COMMITTING) {
                    fits = message.getCommitShare().getAttempt() == attempt
                            && message.getCommitShare().getMatch().equals(match)
                            && asked.contains(guest.seat);
                    if (fits) {
                        committed.put(
                                guest.seat,
                                ShuffleTranslator.read(message.getCommitShare().getCommitment()));
                    }
                } else if (message.hasGiveShare() && phase == ShufflePhase.SHUFFLE_PHASE_SHARING) {
                    Bytes32 share =
                            ShuffleTranslator.read(message.getGiveShare().getShare());
                    fits = AttemptSeen.SHUFFLE
                            .commitment(id(), guest.seat, share)
                            .equals(committed.get(guest.seat));
                    if (fits) {
                        shares.put(guest.seat, share);
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
                && round > 0
                && phase != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED
                && !settled
                && !match.isEmpty()) {
            return goOnElsewhere();
        }
        return false;
    }

    /** The host is gone for good: whatever it shuffled for the round comes again elsewhere. */
    private boolean goOnElsewhere() {
        if (phase == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            return false; // what is played is not played again here
        }
        host += "*";
        guests.forEach(ShuffleGuest::isCut);
        voided = List.of(VoidAttempt.HOST_GONE);
        attempt = 2;
        counts = countsBefore.clone();
        phase = ShufflePhase.SHUFFLE_PHASE_COMMITTING;
        committed.clear();
        shares.clear();
        hostShare = fresh();
        guests.forEach(guest -> guest.goesOnFrom(match, round - 1));
        return true;
    }

    private void back(ShuffleGuest guest) {
        guest.comesBack(host);
        RoundRecord record = lastRecord;
        if (record != null && reveal == Reveal.REVEAL_ROUND) {
            guest.hears(record, RecordJson.write(record));
        } else if (stage == TableStage.TABLE_STAGE_MATCH_OVER) {
            records.forEach(each -> guest.hears(each, RecordJson.write(each)));
        }
        guest.hears(update(guest.seat, true), view(guest.seat));
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
            TableUpdate update = update(guest.seat, true);
            SeatView view = view(guest.seat);
            if (does(Crime.DROP)) {
                continue;
            }
            if (does(Crime.ALTER)) {
                update = altered(update);
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

    private TableUpdate update(int viewer, boolean isTold) {
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

    private @Nullable SeatView view(int viewer) {
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

    private RoundRecord record() {
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

    private Commitments list() {
        List<Optional<Bytes32>> seats = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            seats.add(Optional.ofNullable(committed.get(seat)));
        }
        return new Commitments(id(), AttemptSeen.SHUFFLE.commitment(id(), FairShuffle.HOST, hostShare), seats);
    }

    private Shares allShares() {
        List<Optional<Bytes32>> seats = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            seats.add(committed.containsKey(seat) ? Optional.ofNullable(shares.get(seat)) : Optional.empty());
        }
        return new Shares(hostShare, seats);
    }

    private ShuffleAttempt id() {
        return new ShuffleAttempt(match, round, attempt, PLAYERS);
    }

    private Bytes32 fresh() {
        return ShuffledRound.share(chance);
    }

    /** One field is another. */
    private TableUpdate altered(TableUpdate update) {
        TableUpdate.Builder changed = update.toBuilder();
        Shuffle.Builder shuffle = changed.getShuffleBuilder();
        switch (random.nextInt(16)) {
            case 0 -> shuffle.setPhase(ShufflePhase.forNumber(random.nextInt(4)));
            case 1 -> shuffle.setRound(Math.max(1, shuffle.getRound() + random.nextInt(3) - 1));
            case 2 -> shuffle.setAttempt(Math.max(1, shuffle.getAttempt() + random.nextInt(3) - 1));
            case 3 -> shuffle.setMatch(shuffle.getMatch().isEmpty() ? "" : "abc" + random.nextInt(3));
            case 4 -> shuffle.setKind(ShuffleKind.forNumber(random.nextInt(4)));
            case 5 -> shuffle.setRules(random.nextInt(3));
            case 6 -> {
                if (!shuffle.getHostCommitment().isEmpty()) {
                    shuffle.setHostCommitment(ByteString.copyFrom(fresh().toArray()));
                }
            }
            case 7 -> seat(shuffle).ifPresent(part -> part.setPart(ShufflePart.forNumber(random.nextInt(4))));
            case 8 -> seat(shuffle).ifPresent(part -> part.setVoids(random.nextInt(3)));
            case 9 ->
                seat(shuffle)
                        .filter(part -> !part.getCommitment().isEmpty())
                        .ifPresent(part -> part.setCommitment(ByteString.copyFrom(fresh().toArray())));
            case 10 -> seat(shuffle).ifPresent(ShuffleSeat.Builder::clearCommitment);
            case 11 -> shuffle.clearVoided();
            case 12 -> changed.setStage(TableStage.forNumber(1 + random.nextInt(5)));
            case 13 -> changed.setYourSeat(random.nextInt(PLAYERS + 1) - 1);
            case 14 -> changed.setOptions(TableOptions.newBuilder().setReveal(Reveal.forNumber(1 + random.nextInt(3))));
            default -> changed.setMatch("abc" + random.nextInt(3)).setTable(random.nextInt(3));
        }
        return changed.build();
    }

    private Optional<ShuffleSeat.Builder> seat(Shuffle.Builder shuffle) {
        return shuffle.getSeatsCount() == 0
                ? Optional.empty()
                : Optional.of(shuffle.getSeatsBuilder(random.nextInt(shuffle.getSeatsCount())));
    }
}
