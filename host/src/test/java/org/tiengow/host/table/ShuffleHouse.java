package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.wire.StandingSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.records.RecordFolder;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.BotSource;
import org.tiengow.host.table.succession.Notary;
import org.tiengow.host.table.succession.TableFromStanding;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.GiveShare;
import org.tiengow.protocol.wire.HoldStanding;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShuffleSeat;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;

/**
 * A table that shuffles fairly, with guests that answer by the letter and a fake clock. It says what the host does and tells;
 * what a client makes of that is not known here.
 */
final class ShuffleHouse implements Dealer, BotSource, Notary {
    private static final FairShuffle ARITHMETIC = new FairShuffle(Sha256::of);

    final List<ShufflePlayer> players = new ArrayList<>();
    long now = 1_000_000;
    Table table;
    /** How it is asked for what a program does by itself, which a test may do twice. */
    Consumer<Supplier<Reply>> asks = ShuffleHouse::once;

    private final TableSettings settings;
    private final SplittableRandom random = new SplittableRandom(7);
    private final Set<List<Object>> said = new HashSet<>();
    private Sealed newest = Sealed.getDefaultInstance();
    private int tokens;

    ShuffleHouse(int seats) {
        this(seats, options -> options);
    }

    ShuffleHouse(int seats, UnaryOperator<TableOptions.Builder> options) {
        settings = new TableSettings(
                0,
                TableRules.named("ming").with(Parameter.ROUNDS, 9),
                options.apply(TableOption.defaults().toBuilder().setReveal(Reveal.REVEAL_ROUND))
                        .build(),
                seats,
                StartMode.OWNER,
                "steady",
                false);
        table = fresh();
    }

    private Table fresh() {
        RecordFolder archive = new RecordFolder(null, Clock.systemUTC(), end -> {}, failed -> {});
        return new Table(settings, new TableServices(this, this, archive, this::token, this, Journal.NONE));
    }

    /** Somebody sits down in the next seat; the first of all is the owner. */
    ShufflePlayer sits(Kind kind, boolean knowsShuffle) {
        String name = players.isEmpty() ? "Owner" : "P" + players.size();
        ShufflePlayer player = new ShufflePlayer(name, kind, knowsShuffle);
        Reply answer = table.sit(player, OptionalInt.of(players.size()));
        player.token = ((Reply.Done) answer).seatToken();
        players.add(player);
        settle();
        return player;
    }

    ShuffleHouse withPeople(int count) {
        for (int i = 0; i < count; i++) {
            sits(Kind.KIND_PERSON, true);
        }
        return this;
    }

    ShufflePlayer player(int seat) {
        return players.get(seat);
    }

    Reply start() {
        players.forEach(player -> table.setReady(player, true));
        Reply answer = table.start(player(0), now);
        settle();
        return answer;
    }

    /** Whoever is here is ready for the next round. */
    void nextRound() {
        players.forEach(player -> table.setReady(player, true));
        settle();
    }

    /** Plays until the round is over, safe plays when nobody answers. */
    void playRound() {
        while (stage() == TableStage.TABLE_STAGE_PLAYING) {
            Optional<ShufflePlayer> next = players.stream()
                    .filter(player -> player.isHere() && player.update().hasDecision())
                    .findFirst();
            next.ifPresentOrElse(this::play, () -> now = Math.max(now + 1, table.nextRun(now)));
            settle();
        }
    }

    private void play(ShufflePlayer player) {
        var decision = player.update().getDecision();
        Reply answer = table.play(player, decision.getNumber(), PlayTranslator.read(decision.getLegal(0)), now);
        Refusals.assertGranted(answer);
    }

    /** Lets time pass, in steps as the table's clock asks for them. */
    void pass(long millis) {
        long end = now + millis;
        while (table.nextRun(now) <= end) {
            now = Math.max(now, table.nextRun(now));
            settle();
        }
        now = end;
        settle();
    }

    void loses(int seat) {
        player(seat).goes();
        table.lost(player(seat), now);
        settle();
    }

    /** Leaves for good by saying so. */
    void leaves(int seat) {
        Refusals.assertGranted(table.leave(player(seat)));
        settle();
    }

    void comesBack(int seat) {
        players.set(seat, player(seat).reconnected());
        Refusals.assertGranted(table.comeBack(player(seat), player(seat).token));
        settle();
    }

    /** The process was killed, and is started again; everybody comes back but these. */
    void isKilled(Integer... away) {
        goesOnWith(table.snapshot(), away);
    }

    /** The running table goes to a host that was named. */
    void isHandedOver(Integer... away) {
        goesOnWith(table.handedOver().getSnapshot(), away);
    }

    /** The host is gone, and its people go on at another one from the newest standing. */
    void isGoneOnWithout(Integer... away) {
        Standing standing = standing();
        StandingSnapshot kept = StandingSnapshot.newBuilder().setSealed(newest).build();
        var known = players.stream().map(player -> player.token).iterator();
        goesOnWith(TableFromStanding.of(standing, kept, 1, List.of(), "steady", known::next), away);
    }

    private void goesOnWith(TableSnapshot snapshot, Integer... away) {
        table = fresh();
        table.goOn(snapshot, now);
        players.forEach(ShufflePlayer::goes);
        for (int seat = 0; seat < players.size(); seat++) {
            if (!List.of(away).contains(seat)) {
                comesBack(seat);
            }
        }
        settle();
    }

    /** How the match stood last, as it was signed. */
    Standing standing() {
        try {
            return Standing.parseFrom(newest.getContent());
        } catch (InvalidProtocolBufferException none) {
            throw new AssertionError(none);
        }
    }

    /** All answers that are due are given. */
    void settle() {
        table.run(now);
        boolean more = true;
        while (more) {
            more = false;
            for (ShufflePlayer player : List.copyOf(players)) {
                if (player.isHere() && answers(player)) {
                    more = true;
                    table.run(now);
                }
            }
        }
    }

    private boolean answers(ShufflePlayer player) {
        boolean held = holds(player);
        Shuffle shuffle = player.update().getShuffle();
        if (shuffle.getSeatsCount() == 0) {
            return held;
        }
        ShuffleAttempt attempt = new ShuffleAttempt(
                shuffle.getMatch(), shuffle.getRound(), shuffle.getAttempt(), shuffle.getSeatsCount());
        return switch (shuffle.getPhase()) {
            case SHUFFLE_PHASE_COMMITTING -> commits(player, attempt) || held;
            case SHUFFLE_PHASE_SHARING -> gives(player, attempt) || held;
            default -> held;
        };
    }

    private static void once(Supplier<Reply> asking) {
        Reply unused = asking.get();
    }

    private boolean commits(ShufflePlayer player, ShuffleAttempt attempt) {
        ShuffleSeat seat = own(player);
        if (seat.getPart() != ShufflePart.SHUFFLE_PART_ASKED
                || !player.commits
                || !said.add(List.of(player, attempt, "commitment"))) {
            return false;
        }
        asks.accept(() -> table.commitShare(player, commitment(player, attempt)));
        return true;
    }

    private boolean gives(ShufflePlayer player, ShuffleAttempt attempt) {
        CommitShare commitment = commitment(player, attempt);
        if (!own(player).getCommitment().equals(commitment.getCommitment())
                || !player.gives
                || !said.add(List.of(player, attempt, "share"))) {
            return false;
        }
        GiveShare share = GiveShare.newBuilder()
                .setMatch(attempt.match())
                .setRound(attempt.round())
                .setAttempt(attempt.number())
                .setShare(ByteString.copyFrom(player.secret(attempt.toString()).toArray()))
                .build();
        asks.accept(() -> table.giveShare(player, share));
        return true;
    }

    private static ShuffleSeat own(ShufflePlayer player) {
        return player.update().getShuffle().getSeats(player.update().getYourSeat());
    }

    private static CommitShare commitment(ShufflePlayer player, ShuffleAttempt attempt) {
        Bytes32 hash = ARITHMETIC.commitment(attempt, player.update().getYourSeat(), player.secret(attempt.toString()));
        return CommitShare.newBuilder()
                .setMatch(attempt.match())
                .setRound(attempt.round())
                .setAttempt(attempt.number())
                .setCommitment(ByteString.copyFrom(hash.toArray()))
                .build();
    }

    /** Who is told how the match stands holds it. */
    private boolean holds(ShufflePlayer player) {
        if (newest.getContent().isEmpty() || !said.add(List.of(player, newest, "held"))) {
            return false;
        }
        Standing standing = standing();
        HoldStanding held = HoldStanding.newBuilder()
                .setMatch(standing.getMatch())
                .setEpoch(standing.getEpoch())
                .setRound(standing.getRound())
                .build();
        asks.accept(() -> table.hold(player, held));
        return true;
    }

    TableStage stage() {
        return table.summary(now).getStage();
    }

    /** What the owner is told of the shuffle now. */
    Shuffle shuffle() {
        return player(0).update().getShuffle();
    }

    /** What the record of the round that was settled last says of its shuffle. */
    ShuffleProof proof() {
        List<String> records = player(0).received().stream()
                .flatMap(message -> message.getRevealed().getRecordsList().stream())
                .toList();
        return ShuffleJson.read(RecordJson.read(records.get(records.size() - 1)))
                .orElseThrow();
    }

    private ByteString token() {
        return ByteString.copyFromUtf8("t" + ++tokens);
    }

    @Override
    public ShuffleKind kind() {
        return ShuffleKind.SHUFFLE_KIND_FAIR;
    }

    @Override
    public Bytes32 share() {
        byte[] bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        return Bytes32.of(bytes);
    }

    @Override
    public Deal deal(int seats) {
        throw new AssertionError("a fair deal is made from shares");
    }

    @Override
    public int lot(int seats) {
        throw new AssertionError("a fair lot is made from shares");
    }

    @Override
    public String matchId() {
        return Long.toHexString(random.nextLong() | 1L << 60);
    }

    @Override
    public List<String> levels() {
        return List.of("steady");
    }

    @Override
    public void call(String name, String level, ByteString seatToken) {
        // nobody comes: safe plays are made
    }

    @Override
    public void dismiss(ByteString seatToken) {
        // nobody came
    }

    @Override
    public Optional<Sealed> seal(Standing standing) {
        newest = Sealed.newBuilder().setContent(standing.toByteString()).build();
        return Optional.of(newest);
    }

    @Override
    public ByteString fingerprint() {
        return ByteString.EMPTY;
    }

    @Override
    public String hostName() {
        return "Mei's table";
    }

    @Override
    public Succession succession(String match) {
        return Succession.getDefaultInstance();
    }

    @Override
    public void tookOver(String match, Succession succession) {
        // no other host is asked for what became of it
    }
}
