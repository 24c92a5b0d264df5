package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.records.RecordFolder;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.BotSource;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.ShuffleKind;

/** A table that shuffles fairly, with guests that take part, a fake clock, and a way to lie to everybody. */
final class FairTable implements Dealer, BotSource {
    final List<WitnessGuest> people = new ArrayList<>();
    final Map<String, ByteString> called = new TreeMap<>();
    long now = 1_000_000;
    /** What becomes of a client's message on its way to the table: kept back where this is false. */
    Predicate<ClientMessage> arrives = message -> true;
    /** Whether the host uses its first share again and again. */
    boolean reusesShare;

    private final TableSettings settings;
    private final @Nullable Path records;
    private Table table;
    private final SplittableRandom random = new SplittableRandom(99);
    private @Nullable Bytes32 firstShare;
    private int tokens;

    FairTable(int seats, int rounds, Reveal reveal) {
        this(seats, rounds, reveal, null);
    }

    /** With a folder for its records. */
    FairTable(int seats, int rounds, Reveal reveal, @Nullable Path records) {
        this(TableRules.named("pagat").with(Parameter.ROUNDS, rounds), seats, reveal, records);
    }

    /** Under other rules. */
    FairTable(TableRules rules, int seats, Reveal reveal, @Nullable Path records) {
        this.records = records;
        settings = new TableSettings(
                0,
                rules,
                TableOption.defaults().toBuilder().setReveal(reveal).build(),
                seats,
                StartMode.OWNER,
                "steady",
                false);
        table = fresh();
    }

    private Table fresh() {
        RecordFolder archive = new RecordFolder(records, Clock.systemUTC(), end -> {}, failed -> {});
        return new Table(
                settings, new TableServices(this, this, archive, () -> ByteString.copyFromUtf8("t" + ++tokens)));
    }

    /**
     * Another host, or the same after its process was killed, goes on with what is kept. What was on its way is lost.
     *
     * @param back those who find it at once
     */
    void goesOnElsewhere(IntPredicate back) {
        goesOn();
        for (int seat = 0; seat < people.size(); seat++) {
            people.set(seat, people.get(seat).reconnected());
            if (back.test(seat)) {
                comesBack(seat);
            }
        }
        settle();
    }

    /** The same, and nobody has found it yet. */
    void goesOn() {
        TableSnapshot snapshot = table.snapshot();
        table = fresh();
        table.goOn(snapshot, now);
    }

    /** Whoever had this seat finds the host again. */
    void comesBack(int seat) {
        assertGranted(table.comeBack(people.get(seat), ByteString.copyFromUtf8("t" + (seat + 1))));
        settle();
    }

    /** So many people, the first of them the owner. */
    FairTable withPeople(int count) {
        for (int seat = 0; seat < count; seat++) {
            WitnessGuest guest = new WitnessGuest(seat == 0 ? "Owner" : "P" + seat, Kind.KIND_PERSON, seat, () -> now);
            people.add(guest);
            table.sit(guest, OptionalInt.of(seat));
        }
        settle();
        return this;
    }

    /** One more person, whose program signs. */
    FairTable withSigner(String name, IdentityKey key) {
        int seat = people.size();
        WitnessGuest guest = new WitnessGuest(name, Kind.KIND_PERSON, seat, () -> now);
        guest.key = key;
        people.add(guest);
        table.sit(guest, OptionalInt.of(seat));
        settle();
        return this;
    }

    /** So many more people, each through a page. */
    FairTable withPages(int count) {
        for (int page = 0; page < count; page++) {
            int seat = people.size();
            WitnessGuest guest = new WitnessGuest("Page" + seat, Kind.KIND_PERSON, seat, () -> now);
            guest.throughPage = true;
            people.add(guest);
            table.sit(guest, OptionalInt.of(seat));
        }
        settle();
        return this;
    }

    WitnessGuest watcher() {
        WitnessGuest guest = new WitnessGuest("TV", Kind.KIND_SPECTATOR, 77, () -> now);
        table.watch(guest);
        settle();
        return guest;
    }

    Table table() {
        return table;
    }

    /** Everybody is lied to. */
    void lies(UnaryOperator<@Nullable HostMessage> how) {
        people.forEach(guest -> guest.lied(how));
    }

    void start() {
        people.forEach(guest -> table.setReady(guest, true));
        assertGranted(table.start(people.get(0), now));
        settle();
    }

    /** Plays until a round is over, and stays there. */
    void playRound() {
        int finished = finishedRounds();
        while (finishedRounds() == finished) {
            boolean played = false;
            for (WitnessGuest guest : people) {
                Decision decision = guest.state().decision().orElse(null);
                if (decision != null && finishedRounds() == finished) {
                    int choice = random.nextInt(decision.legal().size());
                    table.play(guest, decision.number(), decision.legal().get(choice), now);
                    settle();
                    played = true;
                }
            }
            if (!played) {
                now = Math.max(now + 1, table.nextRun(now));
                settle();
            }
        }
    }

    void nextRound() {
        people.forEach(guest -> table.setReady(guest, true));
        settle();
    }

    void pass(long millis) {
        long end = now + millis;
        while (table.nextRun(now) <= end) {
            now = Math.max(now, table.nextRun(now));
            settle();
        }
        now = end;
        settle();
    }

    /** All messages that are under way arrive. */
    void settle() {
        table.run(now);
        boolean more = true;
        while (more) {
            more = false;
            for (WitnessGuest guest : List.copyOf(people)) {
                for (ClientMessage message : guest.says()) {
                    more = true;
                    if (arrives.test(message)) {
                        take(guest, message);
                        table.run(now);
                    }
                }
            }
        }
    }

    private void take(WitnessGuest guest, ClientMessage message) {
        Reply answer = message.hasCommitShare()
                ? table.commitShare(guest, message.getCommitShare())
                : message.hasSignRecord()
                        ? table.signRecord(guest, message.getSignRecord())
                        : table.giveShare(guest, message.getGiveShare());
        if (answer.isGranted()) {
            guest.granted(message);
        }
    }

    private int finishedRounds() {
        return people.get(0).state().atTable().orElseThrow().rounds().size();
    }

    private static void assertGranted(Reply answer) {
        if (!answer.isGranted()) {
            throw new AssertionError(answer.toMessage(0).toString());
        }
    }

    @Override
    public ShuffleKind kind() {
        return ShuffleKind.SHUFFLE_KIND_FAIR;
    }

    @Override
    public Bytes32 share() {
        byte[] bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        Bytes32 fresh = Bytes32.of(bytes);
        if (firstShare == null) {
            firstShare = fresh;
        }
        return reusesShare ? firstShare : fresh;
    }

    @Override
    public Deal deal(int players) {
        throw new AssertionError("a fair deal is made from shares");
    }

    @Override
    public int lot(int players) {
        throw new AssertionError("a fair lot is made from shares");
    }

    @Override
    public String matchId() {
        return Long.toHexString(random.nextLong() | 1L << 60);
    }

    @Override
    public List<String> levels() {
        return List.of("random", "steady");
    }

    @Override
    public void call(String name, String level, ByteString seatToken) {
        called.put(name, seatToken);
    }

    @Override
    public void dismiss(ByteString seatToken) {
        // nobody came
    }
}
