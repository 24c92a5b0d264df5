package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Play;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.journal.wire.StandingSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.records.KeptRounds;
import org.tiengow.host.records.RecordFolder;
import org.tiengow.host.succession.HandoverSource;
import org.tiengow.host.succession.StandingSigner;
import org.tiengow.host.succession.TableFromStanding;
import org.tiengow.host.succession.TakeoverImport;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.BotSource;
import org.tiengow.host.table.seats.Looks;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.HoldStanding;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.Takeover;

/**
 * A table that shuffles fairly, with a fake clock and guests whose programs take part as clients do. It checks what holds at every
 * such table: nobody is told a list, a deal or a record that the journal does not have.
 */
final class ShuffleHouse implements Dealer, BotSource, Journal {
    /** The hosts that a match may go to, the first of them the one that begins it. */
    private static final List<HostTls> HOSTS = List.of(HostTls.passing(), HostTls.passing(), HostTls.passing());

    final List<ShufflePlayer> players = new ArrayList<>();

    /** All connections that there ever were. */
    final List<ShufflePlayer> everybody = new ArrayList<>();

    /** Bots that were called, and have not come. */
    final Map<String, ByteString> called = new TreeMap<>();

    long now = 1_000_000;
    Table table;

    /** What of that which programs say by themselves arrives; the rest is lost. */
    BiPredicate<ShufflePlayer, ClientMessage> arrives = (player, message) -> true;

    /** What the host draws from chance where nobody could check a deal. */
    boolean dealsAlone;

    /** What the journal has. */
    TableSnapshot kept = TableSnapshot.getDefaultInstance();

    /** What this host kept of earlier matches. */
    KeptRounds rounds;

    /** What each of the hosts kept. */
    private final Map<Integer, KeptRounds> keptBy = new TreeMap<>();

    /** Hosts by chains whose signatures have been verified, which is slow: players ask before all they send. */
    private final Map<List<Object>, Optional<ByteString>> handedOver = new HashMap<>();

    private final TableSettings settings;
    private @Nullable Path records;
    private final SplittableRandom random;
    private StandingSigner standingSigner = StandingSigner.NONE;
    private RecordFolder archive;
    private int host;
    private Sealed newest = Sealed.getDefaultInstance();
    private int tokens;

    /** Of people who hold how a match stands, so that it can go on elsewhere. */
    ShuffleHouse(int seats) {
        this(seats, options -> options);
    }

    ShuffleHouse(int seats, UnaryOperator<TableOptions.Builder> options) {
        this(seats, 9, options);
    }

    /** With so many rounds a match; 0: without an end. */
    ShuffleHouse(int seats, int matchRounds, UnaryOperator<TableOptions.Builder> options) {
        this(TableRules.named("ming").with(Parameter.ROUNDS, matchRounds), seats, options, null, 7);
        standingSigner = new StandingSigner(HOSTS.get(0), "Mei's table");
        table = fresh();
    }

    /**
     * At a host without a key, which signs nothing.
     *
     * @param records where its records go; null: nowhere
     */
    ShuffleHouse(
            TableRules rules,
            int seats,
            UnaryOperator<TableOptions.Builder> options,
            @Nullable Path records,
            long seed) {
        this.records = records;
        random = new SplittableRandom(seed);
        settings = new TableSettings(
                0,
                rules,
                options.apply(TableOption.defaults().toBuilder().setReveal(Reveal.REVEAL_ROUND))
                        .build(),
                seats,
                StartMode.OWNER,
                "steady",
                false);
        rounds = new KeptRounds(records);
        keptBy.put(host, rounds);
        archive = archive();
        table = fresh();
    }

    /** The host ends; what waits is written. */
    void ends() {
        archive.close();
    }

    private RecordFolder archive() {
        return new RecordFolder(records, rounds, Clock.systemUTC(), end -> {}, failed -> {});
    }

    /** Another table that keeps nothing, and leaves its records where this host's are. */
    Table another() {
        return new Table(
                settings,
                new TableServices(this, this, archive(), this::token, standingSigner, Journal.NONE, new Looks()));
    }

    private Table fresh() {
        return new Table(
                settings, new TableServices(this, this, archive, this::token, standingSigner, this, new Looks()));
    }

    /** Somebody sits down in the next seat; the first of all is the owner. */
    ShufflePlayer sits(Kind kind, boolean throughPage) {
        int seat = players.size();
        ShufflePlayer player = new ShufflePlayer(this, seat == 0 ? "Owner" : "P" + seat, kind, random.nextLong());
        player.owns = seat == 0;
        player.throughPage = throughPage;
        Reply answer = table.sit(player, OptionalInt.of(seat));
        assertGranted(answer);
        player.token = ((Reply.Done) answer).seatToken();
        players.add(player);
        settle();
        return player;
    }

    ShuffleHouse withPeople(int count) {
        for (int i = 0; i < count; i++) {
            sits(Kind.KIND_PERSON, false);
        }
        return this;
    }

    ShuffleHouse withPages(int count) {
        for (int i = 0; i < count; i++) {
            sits(Kind.KIND_PERSON, true);
        }
        return this;
    }

    /** Fills the other seats with bots of the table. */
    ShuffleHouse withBots() {
        assertGranted(table.addBot(OptionalInt.empty(), ""));
        settle();
        return this;
    }

    /** Somebody who only watches. */
    ShufflePlayer watcher() {
        ShufflePlayer watcher = new ShufflePlayer(this, "TV", Kind.KIND_SPECTATOR, random.nextLong());
        assertGranted(table.watch(watcher));
        players.add(watcher);
        settle();
        return watcher;
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

    /** Plays so many rounds from the start of the one that is dealt, and stays at the end of the last. */
    void playRounds(int count) {
        for (int round = 0; round < count; round++) {
            if (round > 0) {
                nextRound();
            }
            playRound();
        }
    }

    /** Plays until the round is over, safe plays when nobody answers. */
    void playRound() {
        while (stage() == TableStage.TABLE_STAGE_PLAYING) {
            playOnce();
        }
    }

    /** Whoever must decide does; else time passes until something happens. */
    void playOnce() {
        Optional<ShufflePlayer> next = players.stream()
                .filter(player -> player.isHere() && player.update().hasDecision())
                .findFirst();
        if (next.isPresent()) {
            Decision open = next.get().update().getDecision();
            play(
                    next.get(),
                    open.getNumber(),
                    PlayTranslator.read(open.getLegal(random.nextInt(open.getLegalCount()))));
        } else {
            assertThat(table.nextRun(now))
                    .as("somebody is to play, and is not here")
                    .isLessThan(Long.MAX_VALUE);
            now = Math.max(now + 1, table.nextRun(now));
        }
        settle();
    }

    void play(ShufflePlayer player, long decision, Play play) {
        player.plays(ClientMessage.newBuilder()
                .setMakePlay(MakePlay.newBuilder().setDecision(decision).setPlay(PlayTranslator.write(play)))
                .build());
        assertGranted(table.play(player, decision, play, now));
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
        assertGranted(table.leave(player(seat)));
        settle();
    }

    void comesBack(int seat) {
        comesBack(seat, player(seat).reconnected());
    }

    void comesBack(int seat, ShufflePlayer again) {
        players.set(seat, again);
        assertGranted(again.token.isEmpty() ? table.watch(again) : table.comeBack(again, again.token));
        settle();
    }

    /** The process was killed, and is started again; everybody comes back but these. */
    void isKilled(Integer... away) {
        if (standingSigner != StandingSigner.NONE) {
            StandingSigner again = new StandingSigner(HOSTS.get(host), "P1's table");
            again.goOn(kept);
            standingSigner = again;
        }
        goesOn(kept);
        comeBack(away);
    }

    /** The running table goes to a host that was named. */
    void isHandedOver(Integer... away) {
        handsOverTo(host + 1, away);
    }

    /** The same to the host that began the match, which has what it kept then. */
    void isHandedBack(Integer... away) {
        handsOverTo(0, away);
    }

    private void handsOverTo(int next, Integer... away) {
        NightSnapshot whole =
                NightSnapshot.newBuilder().addTables(table.handedOver()).build();
        HostOffer heir = HostOffer.newBuilder()
                .setFingerprint(ByteString.copyFrom(HOSTS.get(next).fingerprint()))
                .addAddresses("127.0.0.1")
                .setPort(1)
                .build();
        try {
            moves(next, TakeoverImport.successions(whole, handing().giveUp(whole, heir)));
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
        goesOn(whole.getTables(0).getSnapshot());
        table.inherits(whole.getTables(0).getStanding());
        comeBack(away);
    }

    private HandoverSource handing() {
        return new HandoverSource(
                HOSTS.get(host),
                standingSigner,
                List.of(),
                List::of,
                BarsSnapshot::getDefaultInstance,
                SeatingSnapshot::getDefaultInstance,
                "",
                null,
                rounds::went,
                message -> {},
                why -> {},
                () -> {});
    }

    /** The host is gone, and its people go on at another one from the newest standing. */
    void isGoneOnWithout(Integer... away) {
        isGoneOnFrom(standing(), away);
    }

    /** The same from a standing that the host has signed. */
    void isGoneOnFrom(Standing standing, Integer... away) {
        Sealed sealed = SuccessionSignatures.seal(HOSTS.get(host), standing);
        AgreedTo agreed = AgreedTo.newBuilder()
                .setMatch(standing.getMatch())
                .setEpoch(TakeoverChain.epoch(standingSigner.succession(standing.getMatch())) + 1)
                .setTo(ByteString.copyFrom(HOSTS.get(host + 1).fingerprint()))
                .setHeldRound(standing.getRound())
                .build();
        Takeover takeover = Takeover.newBuilder()
                .setStanding(sealed)
                .addAgreements(SuccessionSignatures.agree(IdentityKey.fresh(), agreed))
                .build();
        String match = standing.getMatch();
        moves(
                host + 1,
                Map.of(
                        match,
                        standingSigner.succession(match).toBuilder()
                                .addTakeovers(takeover)
                                .build()));
        StandingSnapshot snapshot = StandingSnapshot.newBuilder()
                .setSealed(sealed)
                .setSuccession(standingSigner.succession(standing.getMatch()))
                .build();
        var known = players.stream().map(player -> player.token).iterator();
        goesOn(TableFromStanding.of(standing, snapshot, agreed.getEpoch(), List.of(), "steady", known::next));
        table.inherits(sealed);
        comeBack(away);
    }

    private void moves(int next, Map<String, Succession> successions) {
        host = next;
        StandingSigner heirs = new StandingSigner(HOSTS.get(host), "P1's table");
        successions.forEach(heirs::tookOver);
        standingSigner = heirs;
        records = null; // the new host has none of them, unless it had the match before
        rounds = keptBy.computeIfAbsent(host, unknown -> new KeptRounds(null));
        successions.forEach(rounds::came);
        archive = archive();
    }

    /** All but these find the host again. */
    private void comeBack(Integer... away) {
        for (int seat = 0; seat < players.size(); seat++) {
            if (!List.of(away).contains(seat)) {
                comesBack(seat);
            }
        }
        settle();
    }

    /** Goes on with what the journal has, and nobody has found it yet. */
    void goesOn(TableSnapshot snapshot) {
        players.forEach(ShufflePlayer::goes);
        called.clear();
        table = fresh();
        table.goOn(snapshot, now);
    }

    /** How the match stood last, as it was signed. */
    Standing standing() {
        return SuccessionSignatures.verifyStanding(newest).orElseThrow().message();
    }

    /** What a program says that holds a standing. */
    static HoldStanding held(Sealed sealed) {
        Standing standing =
                SuccessionSignatures.verifyStanding(sealed).orElseThrow().message();
        return HoldStanding.newBuilder()
                .setMatch(standing.getMatch())
                .setEpoch(standing.getEpoch())
                .setRound(standing.getRound())
                .build();
    }

    /** The fingerprint of this host. */
    byte[] fingerprint() {
        return standingSigner.fingerprint().toByteArray();
    }

    /** Whether this host began an epoch, or was given the match by the one that did, as it has shown. */
    boolean isOfHost(ShuffleContext context, Stream<Succession> shown) {
        ByteString begun = ByteString.copyFrom(context.host().toArray());
        return standingSigner.fingerprint().isEmpty()
                || begun.equals(standingSigner.fingerprint())
                || shown.flatMap(each -> handedOver
                                .computeIfAbsent(
                                        List.of(each, context.match(), begun),
                                        chain -> TakeoverChain.handedOver(each, context.match(), begun))
                                .stream())
                        .anyMatch(standingSigner.fingerprint()::equals);
    }

    /** Whether it is proven where a match went. */
    boolean isProven(LinkAnswer answer) {
        return TakeoverChain.epoch(answer.getProof()) > answer.getLink().getEpoch();
    }

    /** Everything that is on its way arrives. */
    void settle() {
        table.keep();
        table.run(now);
        boolean more = true;
        while (more) {
            more = false;
            for (ShufflePlayer player : List.copyOf(players)) {
                for (ClientMessage message : player.sent()) {
                    more = true;
                    if (arrives.test(player, message)) {
                        take(player, message);
                    }
                    table.run(now);
                }
            }
        }
    }

    private void take(ShufflePlayer player, ClientMessage message) {
        Reply answer = asks(player, message);
        table.keep();
        player.answered(message, answer.isGranted());
    }

    /** A program says something by itself. */
    Reply asks(ShufflePlayer player, ClientMessage message) {
        return switch (message.getMessageCase()) {
            case GIVE_ANCHOR -> table.giveAnchor(player, message.getGiveAnchor());
            case OPEN_LINK -> table.openLink(player, message.getOpenLink());
            case SIGN_RECORD -> table.signRecord(player, message.getSignRecord());
            case HOLD_STANDING -> table.hold(player, message.getHoldStanding());
            case NAME_LINKS -> {
                message.getNameLinks()
                        .getLinksList()
                        .forEach(link -> player.send(HostMessage.newBuilder()
                                .setLinkAnswer(answer(link))
                                .build()));
                yield Reply.GRANTED;
            }
            default -> throw new AssertionError("no program says by itself " + message);
        };
    }

    /** What became of a link, as the lobby of a host says it. */
    LinkAnswer answer(LinkName link) {
        return rounds.answer(link, table.answer(link));
    }

    /** Checks that nobody is told what could be told otherwise after a loss of power. */
    void tells(ShufflePlayer player, HostMessage message) {
        if (message.hasStanding()) {
            newest = message.getStanding();
        }
        Shuffle told = message.getTable().getShuffle();
        if (told.getPhase() != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED) {
            assertThat(kept.getShuffle().getHost()).isEqualTo(told.getHost());
            assertThat(kept.getShuffle().getRound()).isEqualTo(told.getRound());
            assertThat(kept.getShuffle().getPhase()).isEqualTo(told.getPhase());
            if (told.hasList()) {
                assertThat(kept.getShuffle().getList()).isEqualTo(told.getList());
            }
        }
        message.getRevealed().getRecordsList().stream()
                .filter(record -> !RecordJson.isBroken(record))
                .forEach(record -> assertThat(recordsKept()).contains(record));
    }

    /** The records in the journal, and those that this host wrote before the match went elsewhere and came back. */
    private List<String> recordsKept() {
        List<String> all = new ArrayList<>(kept.getMatch().getRecordsList());
        if (!all.isEmpty()) {
            all.addAll(archive.before(
                    kept.getMatch().getId(), RecordJson.read(all.get(0)).round()));
        }
        return all;
    }

    TableStage stage() {
        return table.summary(now).getStage();
    }

    /** What everybody is told of the shuffle now. */
    Shuffle shuffle() {
        return players.stream()
                .filter(ShufflePlayer::isHere)
                .findFirst()
                .orElseThrow()
                .update()
                .getShuffle();
    }

    /** The seats in the list of the round that is shuffled for, or the round that was dealt last, which are asked for links. */
    List<Integer> listed() {
        var seats = kept.getShuffle().getList().getSeatsList();
        List<Integer> listed = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            if (!seats.get(seat).getAnchor().isEmpty()) {
                listed.add(seat);
            }
        }
        return listed;
    }

    /** What the record of the round that was settled last shows. */
    RecordEvidence proof() {
        List<String> lines = kept.getMatch().getRecordsList();
        return new RecordCheck().evidence(lines.get(lines.size() - 1)).orElseThrow();
    }

    private ByteString token() {
        return ByteString.copyFromUtf8("t" + ++tokens);
    }

    @Override
    public void keep(Supplier<TableSnapshot> snapshot) {
        try {
            kept = TableSnapshot.parseFrom(snapshot.get().toByteString());
        } catch (InvalidProtocolBufferException wrong) {
            throw new AssertionError(wrong);
        }
    }

    @Override
    public boolean hasFailed() {
        return false;
    }

    @Override
    public ShuffleKind kind() {
        return ShuffleKind.SHUFFLE_KIND_FAIR;
    }

    @Override
    public Bytes32 secret() {
        byte[] bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        return Bytes32.of(bytes);
    }

    @Override
    public Deal deal(int seats) {
        assertThat(dealsAlone).as("a fair deal is made from links").isTrue();
        return Deal.shuffled(seats, random::nextInt);
    }

    @Override
    public int lot(int seats) {
        assertThat(dealsAlone).as("a fair lot is made from links").isTrue();
        return random.nextInt(seats);
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
