package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.host.records.HostBook;
import org.tiengow.host.succession.CarriedNight;
import org.tiengow.host.succession.StandingSigner;
import org.tiengow.host.succession.TakeoverImport;
import org.tiengow.host.table.IdleServices;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.seats.Looks;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.ChooseSeating;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.HoldStanding;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.MovePerson;
import org.tiengow.protocol.wire.NightPerson;
import org.tiengow.protocol.wire.NightState;
import org.tiengow.protocol.wire.PlayWish;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.SeatEverybody;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.SeatingProposal;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;
import org.tiengow.protocol.wire.Takeover;

/**
 * The tables, the seating and the people of a host on a clock of the test's own. Nobody thinks: the host plays when a person's second is
 * over. What is persisted is kept, so that the host can be killed.
 */
final class SeatedNight implements NightServices {
    /** Longer than any match of one round takes. */
    private static final long MATCH_MILLIS = 600_000;

    private static final int SEATS = 4;

    private static final IdentityKey NO_PERSONS = IdentityKey.fresh();

    private static final List<HostTls> KEYS = List.of(HostTls.passing(), HostTls.passing(), HostTls.passing());

    private final NoThread time;
    private final StartMode start;
    private final SeatingChoice choice;
    private final Lobby lobby;
    private final Map<Integer, TableSnapshot> tables = new LinkedHashMap<>();
    private final Map<String, Guest> guests = new LinkedHashMap<>();
    private SeatingSnapshot seating;
    private final Random random;
    private final StandingSigner signer;
    private final Map<String, FinishedMatch> ended;
    private final Set<String> owed = new LinkedHashSet<>();
    private final Looks looks = new Looks();
    private boolean isGone;

    /** Starts a host, with the seating of a night that was broken off. */
    SeatedNight(NoThread time, StartMode start, SeatingChoice choice, SeatingSnapshot kept) {
        this(time, start, choice, kept, Map.of(), new Random(7), StandingSigner.NONE, new LinkedHashMap<>());
    }

    /** Starts a host that signs standings. */
    static SeatedNight signed(NoThread time, SeatingChoice choice, Random random) {
        return new SeatedNight(
                time,
                StartMode.OWNER,
                choice,
                SeatingSnapshot.getDefaultInstance(),
                Map.of(),
                random,
                null,
                new LinkedHashMap<>());
    }

    private SeatedNight(
            NoThread time,
            StartMode start,
            SeatingChoice choice,
            SeatingSnapshot kept,
            Map<Integer, TableSnapshot> broken,
            Random random,
            @Nullable StandingSigner given,
            Map<String, FinishedMatch> ended) {
        this.time = time;
        this.start = start;
        this.choice = choice;
        this.seating = kept;
        this.random = random;
        this.signer = given == null ? signer(random) : given;
        this.ended = ended;
        List<TableRoom> rooms = new ArrayList<>();
        int most = broken.keySet().stream().mapToInt(table -> table + 1).reduce(1, Math::max);
        for (int table = 0; table < most; table++) {
            rooms.add(room(table));
        }
        lobby = new Lobby(rooms);
        rooms.forEach(TableRoom::hold);
        lobby.night().begin(this, choice, kept);
        for (TableRoom room : rooms) {
            TableSnapshot snapshot = broken.get(room.number());
            room.begin(table -> {
                if (snapshot != null) {
                    signer.goOn(snapshot);
                    table.goOn(snapshot, time.now());
                }
            });
        }
        time.settle();
    }

    private TableRoom room(int number) {
        TableRules rules = TableRules.named("pagat").with(Parameter.ROUNDS, 1);
        var options = TableOption.with(TableOption.with(TableOption.defaults(), "turnSeconds=1"), "grace=3600");
        Around around = new Around(number);
        return new TableRoom(
                new TableSettings(number, rules, options, SEATS, start, "steady", false),
                new TableServices(around, around, around, this::secret, signer, around, looks),
                time::now,
                time::instead);
    }

    private ByteString secret() {
        return ByteString.copyFromUtf8("secret-" + random.nextLong());
    }

    NightCoordinator coordinator() {
        return lobby.night();
    }

    private StandingSigner signer(Random drawn) {
        return new StandingSigner(
                KEYS.get(drawn.nextInt(KEYS.size())),
                "Test",
                () -> Optional.of(coordinator().carried()));
    }

    /** The host is killed and started again; everybody comes back, first those who had a seat. */
    SeatedNight killed() {
        isGone = true;
        SeatedNight next = new SeatedNight(
                time,
                start,
                choice,
                seating,
                Map.copyOf(tables),
                random,
                signer == StandingSigner.NONE ? StandingSigner.NONE : null,
                ended);
        next.owed.addAll(owed);
        List<Guest> before = new ArrayList<>(guests.values());
        before.sort((one, other) -> Boolean.compare(one.token.isEmpty(), other.token.isEmpty()));
        before.forEach(next::comesBack);
        return next;
    }

    /** The host is killed for good, and the people of a table go on with its match at a host of their own. */
    SeatedNight goesOn(int table) {
        isGone = true;
        List<Guest> people = seatedAt(table).stream().map(guests::get).toList();
        Guest newest = people.get(0);
        Standing standing = SuccessionSignatures.verifyStanding(newest.standingHeld)
                .orElseThrow()
                .message();
        HostTls key = HostTls.passing();
        Takeover.Builder takeover = Takeover.newBuilder().setStanding(newest.standingHeld);
        for (Guest each : people) {
            AgreedTo agreed = AgreedTo.newBuilder()
                    .setMatch(standing.getMatch())
                    .setEpoch(standing.getEpoch() + 1)
                    .setTo(ByteString.copyFrom(key.fingerprint()))
                    .setHeldEpoch(standing.getEpoch())
                    .setHeldRound(standing.getRound())
                    .build();
            takeover.addAgreements(SuccessionSignatures.agree(each.key, agreed));
        }
        Succession succession = Succession.newBuilder()
                .addAllTakeovers(signer.succession(standing.getMatch()).getTakeoversList())
                .addTakeovers(takeover)
                .build();
        try {
            TakeoverImport.Agreed agreed = TakeoverImport.agreed(
                    succession, newest.standingHeld, newest.update.getRoundsList(), "steady", secret(), 16);
            AtomicReference<SeatedNight> itself = new AtomicReference<>();
            StandingSigner own = new StandingSigner(
                    key,
                    "Test",
                    () -> Optional.ofNullable(itself.get())
                            .map(night -> night.coordinator().carried()));
            own.tookOver(standing.getMatch(), succession);
            SeatedNight next = new SeatedNight(
                    time,
                    start,
                    SeatingChoice.FREE,
                    agreed.night().seating(),
                    agreed.night().tables(),
                    random,
                    own,
                    ended);
            itself.set(next);
            next.owed.addAll(newest.owedThen);
            next.lobby.room(table).orElseThrow().tell(at -> at.inherits(newest.standingHeld));
            people.forEach(each -> next.comesByKey(each, table));
            return next;
        } catch (IOException refused) {
            throw new AssertionError(refused);
        }
    }

    private void comesByKey(Guest before, int table) {
        Guest guest = new Guest(this, before.name, before.key);
        guests.put(before.name, guest);
        coordinator().enter(guest, guest::goTo);
        TableRoom room = lobby.room(table).orElseThrow();
        room.ask(
                (at, now) -> {
                    guest.goTo(room);
                    guest.token = at.tokenFor(before.key.identity()).orElseThrow();
                    return at.comeBack(guest, guest.token);
                },
                answer -> assertThat(answer.isGranted()).as("%s", answer).isTrue());
        time.settle();
    }

    /** Checks the law of the sheet, and returns the ids of its matches. */
    Set<String> checkSheet() {
        List<FinishedMatch> sheet =
                CarriedNight.evening(coordinator().carried()).getMatchesList();
        assertThat(sheet)
                .extracting(FinishedMatch::getMatch)
                .as("each match that has ended here, or before its host was lost, once")
                .containsExactlyInAnyOrderElementsOf(owed);
        for (FinishedMatch match : sheet) {
            assertThat(match).isEqualTo(ended.get(match.getMatch()));
        }
        return owed;
    }

    /** Returns the matches that have ended at any host of the night. */
    Map<String, FinishedMatch> ended() {
        return ended;
    }

    /** Returns the people here. */
    List<String> people() {
        return List.copyOf(guests.keySet());
    }

    private void comesBack(Guest before) {
        Guest guest = new Guest(this, before.name, before.key);
        guest.token = before.token;
        guests.put(before.name, guest);
        coordinator().enter(guest, guest::goTo);
        if (guest.token.isEmpty()) {
            time.settle();
            return;
        }
        for (TableRoom room : lobby.rooms()) {
            room.ask(
                    (table, now) -> {
                        guest.goTo(room);
                        return table.comeBack(guest, guest.token);
                    },
                    answer -> {});
            time.settle();
            if (guest.standing == Participant.Standing.SEATED) {
                return;
            }
        }
        throw new AssertionError(guest.name + " has no seat any more");
    }

    void enter(String... names) {
        for (String name : names) {
            Guest guest = new Guest(this, name, IdentityKey.fresh());
            guests.put(name, guest);
            coordinator().enter(guest, guest::goTo);
        }
        time.settle();
    }

    /** Takes a free seat at the first table. */
    void sits(String name) {
        ask(name, 0, (table, now) -> table.sit(guests.get(name), OptionalInt.empty()));
    }

    void watch(String name) {
        ask(name, 0, (table, now) -> table.watch(guests.get(name)));
    }

    /** Leaves the table on purpose; takes effect when the table comes to it. */
    void leave(String name) {
        Guest guest = guests.get(name);
        TableRoom room = lobby.room(tableOf(name).orElseThrow()).orElseThrow();
        room.ask((table, now) -> table.leave(guest), answer -> {});
    }

    /** The connection ends, and the host knows it at once. */
    void disconnects(String name) {
        goes(name);
        time.settle();
    }

    void goes(String name) {
        guests.remove(name).goes();
    }

    void ready(String name) {
        ready(name, true);
    }

    void unready(String name) {
        ready(name, false);
    }

    private void ready(String name, boolean ready) {
        TableRoom room = lobby.room(tableOf(name).orElseThrow()).orElseThrow();
        ask(name, room.number(), (table, now) -> table.setReady(guests.get(name), ready));
    }

    private void ask(String name, int table, TableRoom.Request request) {
        TableRoom room = lobby.room(table).orElseThrow();
        room.ask(
                (at, now) -> {
                    guests.get(name).goTo(room);
                    return request.of(at, now);
                },
                answer -> {
                    assertThat(answer.isGranted())
                            .as("%s of %s at %s", answer, name, room.summary())
                            .isTrue();
                    if (answer instanceof Reply.Done done && !done.seatToken().isEmpty()) {
                        guests.get(name).token = done.seatToken();
                    }
                });
        time.settle();
    }

    void wish(String name, PlayWish wish) {
        assertThat(coordinator().wish(guests.get(name), wish).isGranted()).isTrue();
        time.settle();
    }

    Reply setChipValue(String typed) {
        Reply reply = coordinator().setChipValue(typed);
        time.settle();
        return reply;
    }

    void choose(SeatingMode mode) {
        Reply reply =
                coordinator().choose(ChooseSeating.newBuilder().setSeating(mode).build());
        assertThat(reply.isGranted()).as("%s", reply).isTrue();
    }

    void move(String name, OptionalInt table) {
        MovePerson.Builder move =
                MovePerson.newBuilder().setProposal(proposal().getNumber()).setName(name);
        table.ifPresent(move::setTable);
        Reply reply = coordinator().move(move.build());
        assertThat(reply.isGranted()).as("%s", reply).isTrue();
    }

    /** Asks for the seats of a proposal, and waits for nothing. */
    CompletableFuture<Reply> ask(int proposal) {
        return coordinator()
                .seat(SeatEverybody.newBuilder().setProposal(proposal).build());
    }

    CompletableFuture<Reply> seat(int proposal) {
        CompletableFuture<Reply> seated = ask(proposal);
        time.settle();
        return seated;
    }

    void seatEverybody() {
        assertThat(seat(proposal().getNumber()).join().isGranted()).isTrue();
    }

    /** Everybody who is seated gets ready, and the owner of the host starts where that is wanted. */
    void begin(SeatingProposal proposal) {
        for (int table = 0; table < proposal.getTablesCount(); table++) {
            begin(proposal, table);
        }
    }

    void begin(SeatingProposal proposal, int table) {
        proposal.getTables(table).getNamesList().stream()
                .filter(guests::containsKey)
                .forEach(this::ready);
        if (stage(table) == TableStage.TABLE_STAGE_GATHERING) {
            String owner = guests.keySet().iterator().next();
            ask(owner, table, (at, now) -> at.start(guests.get(owner), now));
        }
        assertThat(stage(table)).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    void play(SeatingProposal proposal) {
        begin(proposal);
        proposal.getTablesList().forEach(table -> untilOver(table.getTable()));
    }

    /** The host plays for everybody until the match at a table is over. */
    void untilOver(int table) {
        long end = time.now() + MATCH_MILLIS;
        while (stage(table) != TableStage.TABLE_STAGE_MATCH_OVER) {
            assertThat(time.now()).as("the match at table %d ends", table).isLessThan(end);
            time.pass(1);
        }
    }

    /** The latest update of the table where a person is. */
    TableUpdate update(String name) {
        return guests.get(name).update;
    }

    /** Makes the first legal play of the open decision. */
    void plays(String name) {
        Decision open = update(name).getDecision();
        ask(
                name,
                update(name).getTable(),
                (table, now) ->
                        table.play(guests.get(name), open.getNumber(), PlayTranslator.read(open.getLegal(0)), now));
    }

    void pass(long millis) {
        time.pass(millis);
    }

    /** What a client is told that comes now. */
    NightState state() {
        Guest probe = new Guest(this, "Television", Kind.KIND_SPECTATOR);
        coordinator().enter(probe, room -> {});
        coordinator().gone(probe);
        return probe.night;
    }

    SeatingProposal proposal() {
        NightState state = state();
        assertThat(state.hasProposal()).as("a proposal in %s", state).isTrue();
        return state.getProposal();
    }

    NightPerson person(String name) {
        return state().getPeopleList().stream()
                .filter(person -> person.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    PlayWish wish(String name) {
        return person(name).getWish();
    }

    TableStage stage(int table) {
        return lobby.room(table).orElseThrow().summary().getStage();
    }

    int tables() {
        return lobby.rooms().size();
    }

    /** Returns the seats of a table that somebody holds. */
    List<SeatInfo> seats(int table) {
        return lobby.room(table).orElseThrow().summary().getSeatsList().stream()
                .filter(seat -> seat.getHolder() != org.tiengow.protocol.wire.Holder.HOLDER_FREE)
                .toList();
    }

    /** Fills free seats of the first table with bots. */
    void callBots(int number) {
        lobby.room(0).orElseThrow().tell(table -> table.callBots(number));
        time.settle();
    }

    void chooses(String name, Looks.Look wish) {
        int table = tableOf(name).orElseThrow();
        ask(name, table, (at, now) -> at.chooseColor(guests.get(name), wish.color()));
        ask(name, table, (at, now) -> at.chooseFace(guests.get(name), wish.face()));
    }

    List<String> seatedAt(int table) {
        return lobby.room(table).orElseThrow().summary().getSeatsList().stream()
                .filter(seat -> seat.getHolder() == org.tiengow.protocol.wire.Holder.HOLDER_PERSON)
                .map(SeatInfo::getName)
                .toList();
    }

    Optional<Integer> tableOf(String name) {
        return lobby.rooms().stream()
                .map(TableRoom::number)
                .filter(table -> seatedAt(table).contains(name))
                .findFirst();
    }

    boolean isSeated(String name) {
        return tableOf(name).isPresent();
    }

    @Override
    public long seed() {
        return random.nextLong();
    }

    @Override
    public boolean startsWhenFull() {
        return start == StartMode.FULL;
    }

    @Override
    public Looks looks() {
        return looks;
    }

    @Override
    public boolean botsOnly() {
        return false;
    }

    @Override
    public int leastTables() {
        return 1;
    }

    @Override
    public Optional<String> chipValue(String typed) {
        return HostBook.chipValue(typed);
    }

    @Override
    public Optional<TableRoom> open() {
        TableRoom room = room(lobby.rooms().size());
        lobby.open(room);
        return Optional.of(room);
    }

    @Override
    public void close(TableRoom room) {
        lobby.close(room);
        tables.remove(room.number());
    }

    @Override
    public void keep(SeatingSnapshot snapshot) {
        seating = snapshot;
    }

    /** A client, as the seating and the tables see it. */
    private static final class Guest implements Participant {
        private final SeatedNight at;
        private final String name;
        private final Kind kind;
        private NightState night = NightState.getDefaultInstance();
        private TableUpdate update = TableUpdate.getDefaultInstance();
        private ByteString token = ByteString.EMPTY;
        private Standing standing = Standing.AWAY;
        private @Nullable TableRoom room;
        private boolean gone;
        private final IdentityKey key;
        private Sealed standingHeld = Sealed.getDefaultInstance();
        private Set<String> owedThen = Set.of();

        Guest(SeatedNight at, String name, Kind kind) {
            this.at = at;
            this.name = name;
            this.kind = kind;
            this.key = NO_PERSONS;
        }

        /** Creates a person whose program has a key. */
        Guest(SeatedNight at, String name, IdentityKey key) {
            this.at = at;
            this.name = name;
            this.kind = Kind.KIND_PERSON;
            this.key = key;
        }

        @Override
        public Optional<Identity> identity() {
            return kind == Kind.KIND_PERSON ? Optional.of(key.identity()) : Optional.empty();
        }

        private void holds(Sealed sealed) {
            standingHeld = sealed;
            owedThen = Set.copyOf(at.owed);
            var standing =
                    SuccessionSignatures.verifyStanding(sealed).orElseThrow().message();
            HoldStanding held = HoldStanding.newBuilder()
                    .setMatch(standing.getMatch())
                    .setEpoch(standing.getEpoch())
                    .setRound(standing.getRound())
                    .build();
            at.lobby.room(standing.getTable()).orElseThrow().ask((table, now) -> table.hold(this, held), answer -> {});
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public Kind kind() {
            return kind;
        }

        @Override
        public boolean ownsHost() {
            return name.equals("Mei");
        }

        @Override
        public void send(HostMessage message) {
            if (at.isGone) {
                return; // nobody hears a host that was killed
            }
            if (message.hasNight()) {
                night = message.getNight();
            } else if (message.hasTable()) {
                update = message.getTable();
            } else if (message.hasStanding()) {
                holds(message.getStanding());
            } else if (message.hasMoved()) {
                token = message.getMoved().getSeatToken();
            } else if (message.hasLeftTable()) {
                token = ByteString.EMPTY;
            }
        }

        void goTo(TableRoom next) {
            room = next;
        }

        @Override
        public void becomes(Standing changed) {
            standing = changed;
            TableRoom here = room;
            if (here == null || changed == Standing.AWAY) {
                room = null;
                at.coordinator().becomes(this, Standing.AWAY, 0);
            } else {
                at.coordinator().becomes(this, changed, here.number());
                if (gone) {
                    here.lost(this);
                }
            }
        }

        void goes() {
            gone = true;
            TableRoom here = room;
            if (here != null && standing != Standing.AWAY) {
                here.lost(this);
            }
            at.coordinator().gone(this);
        }
    }

    /** A table's surroundings: its deals, its bots and its journal. */
    private final class Around extends IdleServices implements Journal {
        private final int number;

        Around(int number) {
            this.number = number;
        }

        @Override
        public Deal deal(int players) {
            return Deal.shuffled(players, random::nextInt);
        }

        @Override
        public int lot(int players) {
            return 0;
        }

        @Override
        public String matchId() {
            return Long.toHexString(random.nextLong() | 1L << 60);
        }

        @Override
        public void call(String name, String level, ByteString seatToken) {
            Guest bot = new Guest(SeatedNight.this, name, Kind.KIND_BOT);
            TableRoom room = lobby.room(number).orElseThrow();
            room.ask((table, now) -> table.comeBack(bot, seatToken), answer -> {});
            room.ask((table, now) -> table.setReady(bot, true), answer -> {});
        }

        @Override
        public String record(
                String match,
                TableRules rules,
                List<PlayerTag> players,
                Round finished,
                List<RecordedTakeBack> takenBack,
                Optional<ShuffleProof> shuffle) {
            return "{}";
        }

        @Override
        public void keep(String match, String line) {
            // no disk here
        }

        @Override
        public void goOn(String match, int first, List<String> lines) {
            // no disk here
        }

        @Override
        public void matchOver(Standings standings) {
            if (!isGone) {
                ended.putIfAbsent(standings.match(), standings.result());
                owed.add(standings.match());
            }
        }

        @Override
        public void tableFailed(int table) {
            throw new AssertionError("Table " + table + " has failed.");
        }

        @Override
        public void keep(Supplier<TableSnapshot> snapshot) {
            tables.put(number, snapshot.get());
        }

        @Override
        public boolean hasFailed() {
            return false;
        }
    }
}
