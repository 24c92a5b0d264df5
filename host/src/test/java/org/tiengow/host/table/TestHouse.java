package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import com.google.protobuf.ByteString;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.succession.StandingSigner;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.BotSource;
import org.tiengow.host.table.seats.Looks;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.TableOptions;

/** A table with a fake clock, deals at hand, bots that are only written down, and guests that keep what they are sent. */
final class TestHouse implements Dealer, BotSource, Archive {
    /** A bot that was called and has not come yet. */
    record Call(String name, String level, ByteString token) {}

    private final Random random;
    private final Deque<Deal> deals = new ArrayDeque<>();
    private final List<Call> calls = new ArrayList<>();
    private final List<ByteString> dismissed = new ArrayList<>();
    private final List<RoundRecord> records = new ArrayList<>();
    private final List<Standings> standings = new ArrayList<>();
    private final List<Integer> failures = new ArrayList<>();
    private final Map<String, ByteString> networks = new TreeMap<>();
    private final Table table;
    private int lot;
    private int tokens;
    private int matches;
    private long now = 1_000_000;

    TestHouse(long seed, TableRules rules, StartMode start, UnaryOperator<TableOptions.Builder> options) {
        this(
                seed,
                new TableSettings(
                        0,
                        rules,
                        options.apply(TableOption.defaults().toBuilder()).build(),
                        0,
                        start,
                        "steady",
                        false));
    }

    TestHouse(long seed, TableSettings settings) {
        this(seed, settings, Journal.NONE);
    }

    TestHouse(long seed, TableSettings settings, Journal journal) {
        random = new Random(seed);
        table = new Table(
                settings, new TableServices(this, this, this, this::token, StandingSigner.NONE, journal, new Looks()));
    }

    /** Pagat with so many rounds, started by the owner, default options. */
    static TestHouse pagat(int rounds) {
        TableRules rules = TableRules.named("pagat").with(Parameter.ROUNDS, rounds);
        return new TestHouse(1, rules, StartMode.OWNER, options -> options);
    }

    static RecordingParticipant person(String name) {
        return new RecordingParticipant(name, Kind.KIND_PERSON, false);
    }

    static RecordingParticipant owner(String name) {
        return new RecordingParticipant(name, Kind.KIND_PERSON, true);
    }

    static RecordingParticipant bot(String name) {
        return new RecordingParticipant(name, Kind.KIND_BOT, false);
    }

    static RecordingParticipant spectator(String name) {
        return new RecordingParticipant(name, Kind.KIND_SPECTATOR, false);
    }

    Table table() {
        return table;
    }

    long now() {
        return now;
    }

    List<Call> calls() {
        return calls;
    }

    List<ByteString> dismissed() {
        return dismissed;
    }

    List<RoundRecord> records() {
        return records;
    }

    List<Standings> standings() {
        return standings;
    }

    List<Integer> failures() {
        return failures;
    }

    /** Has a network as a level. */
    TestHouse withNetwork(String name, String digest) {
        networks.put(name, ByteString.copyFromUtf8(digest));
        return this;
    }

    /** Gives other tokens than a house before it, from which it takes over a match. */
    TestHouse withOtherTokens() {
        tokens += 1_000;
        return this;
    }

    void nextDeal(Deal deal) {
        deals.add(deal);
    }

    void nextLot(int seat) {
        lot = seat;
    }

    /** Lets the table do what is due. */
    void run() {
        table.run(now);
    }

    /** Lets time pass, in steps as the table's clock asks for them. */
    void pass(long millis) {
        long end = now + millis;
        while (table.nextRun(now) <= end) {
            now = Math.max(now, table.nextRun(now));
            table.run(now);
        }
        now = end;
        table.run(now);
    }

    Reply sit(Participant participant, int seat) {
        return told(table.sit(participant, OptionalInt.of(seat)));
    }

    Reply sit(Participant participant) {
        return told(table.sit(participant, OptionalInt.empty()));
    }

    Reply play(RecordingParticipant guest, int index) {
        return play(guest, guest.decision().getNumber(), guest.legal(index));
    }

    Reply play(Participant participant, long decision, Play play) {
        return told(table.play(participant, decision, play, now));
    }

    /** An answer comes before what follows from it. */
    Reply told(Reply answer) {
        table.run(now);
        return answer;
    }

    /** The bot that was called last comes. */
    RecordingParticipant botComes() {
        Call call = calls.get(calls.size() - 1);
        RecordingParticipant guest = bot(call.name());
        told(table.comeBack(guest, call.token()));
        return guest;
    }

    /** The owner in seat 0 leads; the table's own bots, of the level master, hold the others. */
    List<RecordingParticipant> against(RecordingParticipant owner) {
        sit(owner);
        table.addBot(OptionalInt.empty(), "master");
        List<RecordingParticipant> bots = calls.stream()
                .map(call -> {
                    RecordingParticipant bot = bot(call.name());
                    assertGranted(told(table.comeBack(bot, call.token())));
                    return bot;
                })
                .toList();
        assertGranted(told(table.start(owner, now)));
        return bots;
    }

    /** Everybody makes a play drawn by lot whenever asked, until nobody is asked any more; says how many were made. */
    int playOn(List<RecordingParticipant> guests) {
        int plays = 0;
        while (true) {
            RecordingParticipant next = guests.stream()
                    .filter(RecordingParticipant::mustDecide)
                    .findFirst()
                    .orElse(null);
            if (next == null) {
                return plays;
            }
            Reply answer = play(next, random.nextInt(next.decision().getLegalCount()));
            if (!answer.isGranted()) {
                throw new AssertionError("a listed play was refused: " + answer);
            }
            plays++;
        }
    }

    @Override
    public Deal deal(int players) {
        return deals.isEmpty() ? Deal.shuffled(players, random::nextInt) : deals.remove();
    }

    @Override
    public int lot(int players) {
        return lot;
    }

    @Override
    public String matchId() {
        return "match-" + ++matches;
    }

    @Override
    public List<String> levels() {
        List<String> levels = new ArrayList<>(List.of("random", "steady", "strong", "master"));
        levels.addAll(networks.keySet());
        return levels;
    }

    @Override
    public ByteString networkDigest(String level) {
        return networks.getOrDefault(level, ByteString.EMPTY);
    }

    @Override
    public void call(String name, String level, ByteString seatToken) {
        calls.add(new Call(name, level, seatToken));
    }

    @Override
    public void dismiss(ByteString seatToken) {
        dismissed.add(seatToken);
    }

    @Override
    public String record(
            String match,
            TableRules rules,
            List<PlayerTag> players,
            Round finished,
            List<RecordedTakeBack> takenBack,
            Optional<ShuffleProof> shuffle) {
        RoundRecord record =
                RoundRecord.of(match, null, rules, players, finished).withTakenBack(takenBack);
        records.add(record);
        return "{\"round\":" + finished.setup().round() + ",\"deal\":\"" + record.deal()
                + "\"}"; // as secret as a whole one
    }

    @Override
    public void keep(String match, String line) {
        assertThat(line).isNotEmpty();
    }

    @Override
    public void goOn(String match, int first, List<String> lines) {
        assertThat(lines).isNotNull();
    }

    @Override
    public void matchOver(Standings ended) {
        standings.add(ended);
    }

    @Override
    public void tableFailed(int table) {
        failures.add(table);
    }

    private ByteString token() {
        return ByteString.copyFromUtf8("token-" + ++tokens);
    }
}
