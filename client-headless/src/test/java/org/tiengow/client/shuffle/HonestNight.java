package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.shuffle.ChainCheck;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.NameLinks;
import org.tiengow.protocol.wire.OpenLink;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * A night of honest hosts and programs on bad lines: a simulation with a clock of its own. Two hosts with two tables each play matches;
 * lines break, phones sleep, programs and hosts crash or lose power, timers and messages come late, people are kicked, swap seats, come
 * late and go to the other table, hosts hand matches over in mid-round, and people go on without a host.
 *
 * <p>It follows the design of the shuffle, and not the code of the host: what a host tells is in its journal before.
 */
final class HonestNight {
    private static final int ANSWER = 5_000;
    private static final int RETURN = 15_000;
    private static final int STALL = 1_000;
    private static final int LATE = 20;
    private static final int READING = 200;
    private static final int TURN = 15_000;
    private static final int STARVED = 20_000;
    private static final int REVEAL_ROUND = 1;
    private static final int REVEAL_MATCH = 2;

    private final SplittableRandom random;
    private final boolean real;
    private final KeptRecords records = new KeptRecords();
    private final ChainCheck chains = new ChainCheck();
    private final PriorityQueue<Event> queue =
            new PriorityQueue<>(Comparator.comparingLong(Event::time).thenComparingLong(Event::number));
    private final List<Person> people = new ArrayList<>();
    private final List<Host> hosts = new ArrayList<>();
    private final Map<List<Object>, DealtRound> whole = new HashMap<>();
    private final Set<List<Object>> handed = new HashSet<>();
    private final Set<ShuffleContext> followed = new HashSet<>();
    private final Set<ShuffleContext> gone = new HashSet<>();
    private final Map<Person, Integer> draws = new HashMap<>();
    private final List<String> story = new ArrayList<>();
    private long now;
    private long events;
    private int matches;
    private boolean isStarved;
    private long starvedUntil;
    private boolean isCalm;
    int rounds;
    int ticks;
    int losses;

    private record Event(long time, long number, Runnable run) {}

    HonestNight(long seed, boolean real) {
        this.random = new SplittableRandom(seed);
        this.real = real;
        for (int number = 0; number < 2; number++) {
            hosts.add(new Host(number));
        }
        int count = 2 + random.nextInt(4);
        for (int number = 0; number < count; number++) {
            people.add(new Person(number));
        }
    }

    List<String> story() {
        return story;
    }

    private void tell(String what) {
        story.add(now + " " + what);
    }

    private void after(long millis, Runnable run) {
        queue.add(new Event(now + millis, events++, run));
    }

    /** How long a message or a timer takes beyond its time. */
    private long delay() {
        return isStarved ? random.nextInt(STARVED) : 1 + random.nextInt(random.nextInt(20) == 0 ? 400 : 8);
    }

    private <T> T one(List<T> among) {
        return among.get(random.nextInt(among.size()));
    }

    /** Plays a night, and a calm end in which everybody meets every host. */
    void play() {
        for (Person person : people) {
            person.goTo(one(hosts), random.nextInt(2));
        }
        for (Host host : hosts) {
            host.tables.forEach(table -> after(500 + random.nextInt(5_000), () -> table.startMatch(host)));
        }
        long end = 4 * 60_000L + random.nextInt(4 * 60_000);
        trouble(end);
        run(end);
        isCalm = true;
        isStarved = false;
        starvedUntil = now + 3 * STARVED;
        tell("calm");
        for (Host host : hosts) {
            host.rise();
        }
        run(now + 2 * STARVED);
        for (Host host : hosts) {
            for (Table table : List.copyOf(host.tables)) {
                table.breakOff("the night ends");
            }
        }
        for (int turn = 0; turn < 2; turn++) {
            for (Host host : hosts) {
                for (Person person : people) {
                    person.cut();
                    person.goTo(host, -1);
                }
                run(now + 2 * STARVED);
            }
        }
        Host last = hosts.get(0);
        for (Person person : people) {
            person.cut();
            person.goTo(last, 0);
        }
        run(now + 10_000);
        last.tables.get(0).startMatch(last);
        run(now + 4 * 60_000);
        last.tables.get(0).breakOff("the night ends");
        run(now + 60_000);
        people.forEach(this::check);
    }

    private void run(long until) {
        while (!queue.isEmpty() && queue.element().time() <= until) {
            Event next = queue.remove();
            now = Math.max(now, next.time());
            people.forEach(person -> person.program.now = now);
            next.run().run();
        }
        now = until;
    }

    // ---------------------------------------------------------------- trouble

    private void trouble(long end) {
        int many = random.nextInt(60);
        for (int i = 0; i < many; i++) {
            after(random.nextLong(end), this::oneTrouble);
        }
    }

    private void oneTrouble() {
        Person person = one(people);
        Host host = one(hosts);
        Table table = one(host.tables);
        switch (random.nextInt(14)) {
            case 0, 1 -> person.away("line", 50 + random.nextInt(8_000));
            case 2 -> person.away("phone sleeps", 60_000 + random.nextInt(120_000));
            case 3 -> {
                tell("all lines break");
                people.forEach(each -> each.away("line", 50 + random.nextInt(3_000)));
            }
            case 4 -> {
                person.away("killed", 500 + random.nextInt(20_000));
                person.program.kill();
            }
            case 5 -> {
                person.away("power cut", 500 + random.nextInt(20_000));
                person.program.losePower(random.nextInt(6));
            }
            case 6, 7 -> host.crash(500 + random.nextInt(20_000));
            case 8 -> {
                tell("starved");
                isStarved = true;
                after(20_000 + random.nextInt(30_000), () -> {
                    isStarved = false;
                    starvedUntil = now + 3 * STARVED;
                });
            }
            case 9 -> table.kick(person);
            case 10 -> table.swapSeats();
            case 11 -> {
                tell(person.name + " goes to another table");
                person.leave();
                person.cut();
                person.goTo(person.host, 1 - Math.max(0, person.table));
            }
            case 12 -> table.handOver(hosts.get(1 - host.number));
            default -> {
                if (random.nextInt(3) == 0) {
                    table.goOn(hosts.get(1 - host.number));
                } else {
                    table.breakOff("its owner ends it");
                }
            }
        }
    }

    // ---------------------------------------------------------------- people

    /** Somebody with a program. */
    private final class Person {
        private final String name;
        private final Program program;
        private Host host = hosts.get(0);
        private int table = -1;
        private @Nullable Line line;
        private int wakes;
        private long onDisk;
        private long answered;

        Person(int number) {
            this.name = "P" + number;
            int from = random.nextInt(3);
            this.program = new Program(
                    name,
                    number,
                    new Secrets(() -> {
                        int drawn = draws.merge(this, 1, Integer::sum);
                        return HostPart.secret("program " + number + " " + (from + drawn) % 97);
                    }),
                    records);
        }

        @Override
        public String toString() {
            return name;
        }

        void goTo(Host to, int itsTable) {
            host = to;
            table = itsTable;
            wakes++;
            connect();
        }

        void away(String why, long millis) {
            if (isCalm) {
                return;
            }
            tell(name + " " + why);
            cut();
            int wake = ++wakes;
            after(millis, () -> {
                if (wake == wakes) {
                    connect();
                }
            });
        }

        void cut() {
            if (line != null) {
                line.isUp = false;
                host.lines.remove(line);
                line = null;
            }
            program.cut();
        }

        void leave() {
            for (Table each : host.tables) {
                each.left(this);
            }
        }

        private void connect() {
            cut();
            int wake = wakes;
            if (!host.isUp) {
                after(1_000 + delay(), () -> {
                    if (wake == wakes && line == null) {
                        connect();
                    }
                });
                return;
            }
            Line fresh = new Line(this, host);
            line = fresh;
            host.lines.add(fresh);
            Bytes32 key = host.key;
            say(
                    fresh,
                    program.open(new Program.Peer(
                            context -> context.host().equals(key) || handed.contains(List.of(context, key)),
                            followed::contains,
                            this::isProven)));
            host.came(fresh);
        }

        /** What the program says leaves once all is kept that was noted until then, if the line still stands. */
        void say(Line on, Program.Saying saying) {
            onDisk = Math.max(onDisk, now + (saying.facts().isEmpty() ? 0 : delay() / 4));
            int life = program.life;
            after(onDisk - now, () -> {
                if (program.life != life) {
                    return;
                }
                List<ClientMessage.Builder> kept = program.keep(saying);
                if (on.isUp) {
                    kept.forEach(message -> {
                        program.sent(message);
                        on.toHost(message);
                    });
                }
            });
        }

        /** Plays when it is asked, now and then not in time. */
        void act() {
            long asked = program.asked();
            Line on = line;
            if (asked == 0 || asked == answered || on == null) {
                return;
            }
            answered = asked;
            after(random.nextInt(40) == 0 ? 2 * TURN : 100 + random.nextInt(2_500), () -> {
                if (on.isUp && program.asked() == asked) {
                    DealtRound round = host.round(this).orElse(null);
                    if (round != null
                            && program.shown()
                                    .filter(view -> view.seat() == round.turn())
                                    .isPresent()) {
                        ClientMessage.Builder play =
                                program.play(one(round.plays(program.shown().orElseThrow())));
                        play.getMakePlayBuilder().setDecision(asked);
                        on.toHost(play);
                    }
                }
            });
        }

        private boolean isProven(LinkAnswer answer) {
            return gone.contains(ShuffleTranslator.context(answer.getLink()));
        }
    }

    /** A connection: what is sent arrives in order, or not at all once the line breaks. */
    private final class Line {
        private final Person person;
        private final Host host;
        private boolean isUp = true;
        private final long since = now;
        private long toHost;
        private long toProgram;

        Line(Person person, Host host) {
            this.person = person;
            this.host = host;
        }

        private void toHost(ClientMessage.Builder message) {
            toHost = Math.max(toHost, now + delay());
            after(toHost - now, () -> {
                if (isUp) {
                    host.hear(this, message);
                }
            });
        }

        void toProgram(HostMessage message, @Nullable SeatView view) {
            toProgram = Math.max(toProgram, now + delay());
            after(toProgram - now, () -> {
                if (isUp) {
                    person.say(this, person.program.take(message, view));
                    person.act();
                }
            });
        }

        void grant(ClientMessage.Builder request) {
            toProgram = Math.max(toProgram, now + delay());
            after(toProgram - now, () -> {
                if (isUp) {
                    person.say(this, person.program.takeGrant(request));
                    person.act();
                }
            });
        }
    }

    // ---------------------------------------------------------------- hosts

    /** A host; what it tells is in its journal before. */
    private final class Host {
        private final int number;
        private final Bytes32 key;
        private final List<Table> tables = new ArrayList<>();
        private final Set<Line> lines = new LinkedHashSet<>();
        private final Map<List<Object>, String> archive = new HashMap<>();
        private final Map<ShuffleContext, LinkState> went = new HashMap<>();
        private boolean isUp = true;
        private int life;
        private long since;

        Host(int number) {
            this.number = number;
            this.key = Story.bytes("host " + number);
            for (int table = 0; table < 2; table++) {
                tables.add(new Table(this, table));
            }
        }

        void crash(long millis) {
            if (isCalm || !isUp) {
                return;
            }
            tell("host " + number + " crashes");
            isUp = false;
            int crash = ++life;
            for (Line line : List.copyOf(lines)) {
                line.person.away("has lost its host", 100 + random.nextInt(3_000));
            }
            tables.forEach(Table::crash);
            after(millis, () -> {
                if (life == crash) {
                    rise();
                }
            });
        }

        void rise() {
            if (!isUp) {
                tell("host " + number + " is back");
                isUp = true;
                since = now;
                life++;
                tables.removeIf(table -> went.containsKey(table.context));
                for (int table = 0; table < 2; table++) {
                    ensure(table);
                }
                List.copyOf(tables).forEach(Table::resume);
            }
        }

        private void ensure(int number) {
            if (tables.stream().noneMatch(table -> table.number == number)) {
                Table fresh = new Table(this, number);
                tables.add(fresh);
                after(3_000, () -> fresh.startMatch(this));
            }
        }

        Optional<Table> table(int number) {
            return tables.stream().filter(table -> table.number == number).findFirst();
        }

        Optional<DealtRound> round(Person person) {
            return table(person.table).flatMap(table -> Optional.ofNullable(table.dealt));
        }

        void came(Line line) {
            table(line.person.table).ifPresent(table -> {
                table.arrives(line.person);
                table.show(line);
            });
        }

        void hear(Line line, ClientMessage.Builder message) {
            Person person = line.person;
            switch (message.getMessageCase()) {
                case NAME_LINKS -> {
                    NameLinks names = message.getNameLinks();
                    names.getLinksList().forEach(link -> line.toProgram(answer(link), null));
                    line.grant(message);
                }
                case SIGN_RECORD -> line.grant(message);
                case GIVE_ANCHOR ->
                    table(person.table).ifPresent(table -> table.anchor(person, message.getGiveAnchor()));
                case OPEN_LINK -> table(person.table).ifPresent(table -> table.link(person, message.getOpenLink()));
                case MAKE_PLAY ->
                    table(person.table)
                            .ifPresent(table -> table.play(
                                    person,
                                    message.getMakePlay().getDecision(),
                                    message.getMakePlay().getPlay()));
                default -> throw new IllegalStateException(message.toString());
            }
        }

        private HostMessage answer(LinkName link) {
            ShuffleContext context = ShuffleTranslator.context(link);
            String line = archive.get(List.of(context, link.getRound()));
            if (line != null) {
                return HostPart.answer(link, LinkState.LINK_STATE_RECORD, line, 0);
            }
            Optional<Table> playing = tables.stream()
                    .filter(table -> context.equals(table.context))
                    .findFirst();
            if (went.containsKey(context) && playing.isEmpty()) {
                return HostPart.answer(link, went.get(context), "", 0);
            }
            return playing.map(table -> HostPart.answer(link, LinkState.LINK_STATE_IN_PLAY, "", table.number))
                    .orElseGet(() -> HostPart.answer(link, LinkState.LINK_STATE_UNKNOWN, "", 0));
        }
    }

    private record Told(Person person, GiveAnchor anchor) {}

    /** A table: its journal, but for the timers. */
    private final class Table {
        private Host host;
        private int number;
        private int players;
        private int reveal;
        private int most;
        private TableStage stage = TableStage.TABLE_STAGE_GATHERING;
        private ShufflePhase phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
        private @Nullable ShuffleContext context;
        private String shownMatch = "";
        private Bytes32 secret = Bytes32.ZERO;
        private final List<Optional<Person>> seats = new ArrayList<>();
        private final Map<Integer, Integer> leftOut = new HashMap<>();
        private final Map<Integer, Told> anchors = new HashMap<>();
        private final Map<Integer, Long> sitting = new HashMap<>();
        private final Map<Integer, Bytes32> links = new TreeMap<>();
        private final List<String> lines = new ArrayList<>();
        private int round;
        private @Nullable ShuffleList list;
        private @Nullable DealtRound dealt;
        private @Nullable Bytes32 before;
        private boolean swaps;
        private long decision;
        private int steps;
        private long ends;
        private boolean hasRead;

        Table(Host host, int number) {
            this.host = host;
            this.number = number;
            this.players = 2 + random.nextInt(3);
            for (int seat = 0; seat < players; seat++) {
                seats.add(Optional.empty());
            }
        }

        private ShuffleContext context() {
            return Objects.requireNonNull(context);
        }

        /** Runs something later, unless the table has gone on or its host has crashed by then. */
        private void later(long millis, Runnable run) {
            int step = ++steps;
            int life = host.life;
            after(millis + delay(), () -> {
                if (step == steps && host.isUp && host.life == life) {
                    run.run();
                }
            });
        }

        void startMatch(Host at) {
            boolean isShuffling =
                    phase == ShufflePhase.SHUFFLE_PHASE_ANCHORS || phase == ShufflePhase.SHUFFLE_PHASE_LINKS;
            boolean isFree = !isShuffling
                    && (stage == TableStage.TABLE_STAGE_GATHERING || stage == TableStage.TABLE_STAGE_MATCH_OVER);
            if (!host.equals(at) || !host.isUp || !host.tables.contains(this) || !isFree) {
                return;
            }
            if (at().isEmpty()) {
                later(2_000, () -> startMatch(at)); // nobody is there
                return;
            }
            context = new ShuffleContext(host.key, "m" + matches++ % 100, 0);
            secret = HostPart.secret("host " + matches % 7);
            reveal = random.nextInt(3) == 0 ? REVEAL_MATCH : REVEAL_ROUND;
            most = 1 + random.nextInt(4);
            round = 0;
            before = null;
            dealt = null;
            lines.clear();
            anchors.clear();
            leftOut.clear();
            open();
        }

        private void open() {
            round++;
            list = null;
            links.clear();
            phase = ShufflePhase.SHUFFLE_PHASE_ANCHORS;
            stage = round == 1 ? stage : TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
            if (swaps && players > 1) {
                Collections.swap(seats, 0, 1);
                sitting.put(0, now);
                sitting.put(1, now);
                swaps = false;
            }
            people.stream()
                    .filter(person -> person.host.equals(host) && person.table == number && person.line != null)
                    .forEach(this::arrives);
            waitFor(ANSWER);
            broadcast();
            step();
        }

        private void waitFor(int millis) {
            ends = now + millis;
            hasRead = false;
            later(millis, this::timeIsOver);
        }

        /** A host that stood still itself gives the time once more, and one that is late reads first what has come. */
        private void timeIsOver() {
            if (now > ends + STALL) {
                waitFor(ANSWER);
            } else if (now > ends + LATE && !hasRead) {
                later(READING, this::timeIsOver);
                hasRead = true;
                ends = now + READING;
            } else if (phase == ShufflePhase.SHUFFLE_PHASE_ANCHORS) {
                tellList();
            } else {
                deal();
            }
        }

        private void step() {
            if (phase == ShufflePhase.SHUFFLE_PHASE_ANCHORS
                    && IntStream.range(0, players).noneMatch(seat -> mayTakePart(seat) && !hasAnchor(seat))) {
                tellList();
            } else if (phase == ShufflePhase.SHUFFLE_PHASE_LINKS
                    && Objects.requireNonNull(list).asked().allMatch(links::containsKey)) {
                deal();
            }
        }

        /** The line of who sits there, if that leads to this table. */
        private @Nullable Line lineOf(int seat) {
            return seats.get(seat)
                    .filter(person -> person.table == number)
                    .map(person -> person.line)
                    .filter(line -> line.host.equals(host))
                    .orElse(null);
        }

        private boolean mayTakePart(int seat) {
            return lineOf(seat) != null && leftOut.getOrDefault(seat, 0) < FairShuffle.MOST_LEFT_OUT;
        }

        /** Whether a program has been at a seat for long, on a machine that keeps time: then nothing excuses that it is not asked. */
        private boolean isThere(int seat) {
            Line line = lineOf(seat);
            return line != null
                    && line.isUp
                    && now > starvedUntil
                    && !isStarved
                    && now - line.since > ANSWER
                    && now - sitting.getOrDefault(seat, 0L) > ANSWER
                    && now - host.since > RETURN;
        }

        private boolean hasAnchor(int seat) {
            Told told = anchors.get(seat);
            return told != null && seats.get(seat).filter(told.person()::equals).isPresent();
        }

        void anchor(Person person, GiveAnchor message) {
            int seat = seatOf(person);
            if (seat != Seats.NONE
                    && context != null
                    && phase != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED
                    && message.getMatch().equals(context().match())
                    && message.getEpoch() == context().epoch()) {
                anchors.put(seat, new Told(person, message));
                step();
            }
        }

        private void tellList() {
            List<ListedSeat> listed = new ArrayList<>();
            for (int seat = 0; seat < players; seat++) {
                int times = leftOut.getOrDefault(seat, 0);
                Person person = seats.get(seat).orElse(null);
                if (mayTakePart(seat) && !hasAnchor(seat) && isThere(seat)) {
                    throw new AssertionError(
                            person + " is at seat " + seat + " and is not asked in round " + round + " of " + context);
                }
                if (person != null && mayTakePart(seat) && hasAnchor(seat)) {
                    GiveAnchor told = Objects.requireNonNull(anchors.get(seat)).anchor();
                    listed.add(new ListedSeat(
                            ListedSeat.Kind.PERSON,
                            times,
                            person.name,
                            Optional.of(Bytes32.of(person.program.identity.bytes())),
                            Optional.of(ShuffleTranslator.read(told.getAnchor())),
                            ShuffleTranslator.hex(told.getSignature())));
                } else {
                    listed.add(ListedSeat.without(
                            person == null ? ListedSeat.Kind.BOT : ListedSeat.Kind.PERSON, times, "S" + seat));
                }
            }
            list = new ShuffleList(
                    context(), round, reveal, HostPart.anchor(records, context(), HostPart.HOST, secret), listed);
            phase = ShufflePhase.SHUFFLE_PHASE_LINKS;
            waitFor(ANSWER);
            broadcast();
            step();
        }

        void link(Person person, OpenLink message) {
            ShuffleList told = list;
            int seat = seatOf(person);
            if (phase == ShufflePhase.SHUFFLE_PHASE_LINKS
                    && told != null
                    && seat != Seats.NONE
                    && told.asks(seat)
                    && message.getMatch().equals(context().match())
                    && message.getEpoch() == context().epoch()
                    && message.getList().equals(ShuffleTranslator.write(RecordCheck.SHUFFLE.digest(told)))
                    && chains.leadsTo(told, seat, ShuffleTranslator.read(message.getLink()))) {
                links.put(seat, ShuffleTranslator.read(message.getLink()));
                step();
            }
        }

        private ShuffleProof proof() {
            List<Optional<Bytes32>> given = HostPart.noLinks(players);
            links.forEach((seat, link) -> given.set(seat, Optional.of(link)));
            return HostPart.proof(
                    Objects.requireNonNull(list),
                    HostPart.link(records, context(), HostPart.HOST, secret, round),
                    given);
        }

        private void deal() {
            ShuffleProof proof = proof();
            proof.leftOut().stream().filter(this::isThere).forEach(seat -> {
                throw new AssertionError(
                        seats.get(seat) + " is at seat " + seat + " and left out of round " + round + " of " + context);
            });
            proof.leftOut().forEach(seat -> leftOut.merge(seat, 1, Integer::sum));
            dealt = DealtRound.of(real, proof);
            shownMatch = context().match();
            rounds += proof.list().asked().findAny().isPresent() ? 1 : 0;
            phase = ShufflePhase.SHUFFLE_PHASE_DEALT;
            stage = TableStage.TABLE_STAGE_PLAYING;
            turn();
        }

        /** Asks whose turn it is; for who is away a bot plays. */
        private void turn() {
            DealtRound playing = Objects.requireNonNull(dealt);
            if (playing.isOver()) {
                settle();
                return;
            }
            decision++;
            boolean isHere = lineOf(playing.turn()) != null;
            broadcast();
            later(isHere ? TURN : 300 + random.nextInt(3_000), () -> {
                playing.play(playing.plays().get(0));
                turn();
            });
        }

        void play(Person person, long answered, org.tiengow.protocol.wire.Play wire) {
            DealtRound playing = dealt;
            if (stage == TableStage.TABLE_STAGE_PLAYING
                    && playing != null
                    && !playing.isOver()
                    && answered == decision
                    && playing.turn() == seatOf(person)) {
                Optional<Play> legal = playing.plays().stream()
                        .filter(each -> org.tiengow.protocol.translate.TileTranslator.write(each.tiles())
                                        == wire.getTiles()
                                && each.isForfeit() == (wire.getAct() == org.tiengow.protocol.wire.Act.ACT_FORFEIT))
                        .findFirst();
                legal.ifPresent(play -> {
                    playing.play(play);
                    turn();
                });
            }
        }

        private void settle() {
            steps++;
            DealtRound played = Objects.requireNonNull(dealt);
            String line = played.record(records, before);
            before = records.evidence(line).orElseThrow().digest();
            lines.add(line);
            broadcast();
            stage = TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
            if (reveal == REVEAL_ROUND) {
                publish(List.of(line));
                whole.put(List.of(context(), round), played);
            } else {
                settled.add(played);
            }
            if (round >= most) {
                end();
            } else {
                broadcast();
                later(1_000, this::open);
            }
        }

        private final List<DealtRound> settled = new ArrayList<>();

        private void publish(List<String> records_) {
            for (String line : records_) {
                RecordEvidence shown = records.evidence(line).orElseThrow();
                host.archive.put(List.of(shown.context(), shown.round()), line);
            }
            at().forEach(line -> line.toProgram(HostPart.revealed(records_), null));
        }

        private void end() {
            if (reveal == REVEAL_MATCH) {
                publish(List.copyOf(lines));
                settled.forEach(played -> whole.put(
                        List.of(
                                played.proof.list().context(),
                                played.proof.list().round()),
                        played));
                settled.clear();
            }
            stage = TableStage.TABLE_STAGE_MATCH_OVER;
            broadcast();
            if (!isCalm) {
                later(2_000, () -> startMatch(host));
            }
        }

        void breakOff(String why) {
            boolean isRunning =
                    phase != ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED && stage != TableStage.TABLE_STAGE_MATCH_OVER;
            if (!host.isUp || !isRunning || context == null) {
                return;
            }
            tell("table " + number + " of host " + host.number + " breaks off round " + round + ": " + why);
            steps++;
            DealtRound playing = dealt;
            if (list != null && phase == ShufflePhase.SHUFFLE_PHASE_LINKS) {
                lines.add(DealtRound.undealt(real, records, proof(), before));
                phase = ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED;
            } else if (phase == ShufflePhase.SHUFFLE_PHASE_DEALT && playing != null && !playing.isOver()) {
                lines.add(playing.record(records, before));
            }
            if (reveal == REVEAL_ROUND && !lines.isEmpty()) {
                publish(lines.subList(lines.size() - 1, lines.size()));
            }
            end();
        }

        // ------------------------------------------------------------ seats

        private int seatOf(Person person) {
            return IntStream.range(0, players)
                    .filter(seat -> seats.get(seat).filter(person::equals).isPresent())
                    .findFirst()
                    .orElse(Seats.NONE);
        }

        /** Somebody is there: keeps the seat, takes a bot's, or watches; while links are collected nobody sits down. */
        void arrives(Person person) {
            if (seatOf(person) != Seats.NONE || phase == ShufflePhase.SHUFFLE_PHASE_LINKS) {
                return;
            }
            boolean isPlaying = stage == TableStage.TABLE_STAGE_PLAYING;
            for (int seat = 0; seat < players; seat++) {
                if (seats.get(seat).isEmpty() && (!isPlaying || random.nextInt(4) == 0)) {
                    seats.set(seat, Optional.of(person));
                    sitting.put(seat, now);
                    return;
                }
            }
        }

        void left(Person person) {
            int seat = seatOf(person);
            if (seat != Seats.NONE) {
                seats.set(seat, Optional.empty());
            }
        }

        void kick(Person person) {
            Line line = person.line;
            if (seatOf(person) == Seats.NONE || line == null || !line.host.equals(host) || isCalm) {
                return;
            }
            tell(person.name + " is kicked");
            left(person);
            line.toProgram(HostPart.leftTable(number), null);
            int back = person.table;
            person.table = -1;
            int wake = person.wakes;
            after(1_000 + random.nextInt(20_000), () -> {
                Line stands = person.line;
                if (wake == person.wakes && stands != null && stands.equals(line)) {
                    person.table = random.nextInt(3) == 0 ? 1 - Math.min(1, back) : back;
                    host.came(stands);
                }
            });
        }

        void swapSeats() {
            tell("seats are swapped at table " + number + " of host " + host.number);
            swaps = true;
        }

        // ------------------------------------------------------------ other hosts

        /** The match goes to another host, with its journal. */
        void handOver(Host to) {
            if (!host.isUp || !to.isUp || isCalm || context == null || stage == TableStage.TABLE_STAGE_MATCH_OVER) {
                return;
            }
            tell("host " + host.number + " hands table " + number + " over");
            Host from = host;
            steps++;
            from.went.put(context(), LinkState.LINK_STATE_HANDED_OVER);
            to.went.remove(context());
            gone.add(context());
            handed.add(List.of(context(), to.key));
            from.archive.forEach((round, line) -> {
                if (round.get(0).equals(context())) {
                    to.archive.put(round, line);
                }
            });
            moved(from, to);
            resume();
        }

        private void moved(Host from, Host to) {
            int was = number;
            from.tables.remove(this);
            host = to;
            number =
                    2 + to.tables.stream().mapToInt(table -> table.number).max().orElse(0);
            to.tables.add(this);
            from.ensure(was);
            for (Person person : people) {
                if (person.host.equals(from) && person.table == was) {
                    person.cut();
                    person.host = to;
                    person.table = number;
                    person.away("goes along", 200 + random.nextInt(2_000));
                }
            }
        }

        /** Their host is gone: people go on at another one, after the last round that they saw the end of. */
        void goOn(Host to) {
            boolean isRunning = context != null && stage != TableStage.TABLE_STAGE_MATCH_OVER;
            if (!host.isUp || !to.isUp || isCalm || !isRunning) {
                return;
            }
            Host from = host;
            from.crash(30_000 + random.nextInt(60_000));
            tell("table " + number + " goes on at host " + to.number);
            Table next = new Table(to, 0);
            next.players = players;
            next.seats.clear();
            next.seats.addAll(seats);
            next.leftOut.putAll(leftOut);
            next.reveal = reveal;
            next.shownMatch = shownMatch;
            next.most = most;
            next.context =
                    new ShuffleContext(to.key, context().match(), context().epoch() + 1);
            next.secret = HostPart.secret("host " + matches % 7);
            boolean isFinished =
                    stage == TableStage.TABLE_STAGE_BETWEEN_ROUNDS && phase == ShufflePhase.SHUFFLE_PHASE_DEALT;
            next.round = isFinished ? round : round - 1;
            next.stage = TableStage.TABLE_STAGE_BETWEEN_ROUNDS;
            from.went.put(context(), LinkState.LINK_STATE_TAKEN_OVER);
            gone.add(context());
            followed.add(next.context);
            followed.add(context());
            next.number =
                    2 + to.tables.stream().mapToInt(table -> table.number).max().orElse(0);
            to.tables.add(next);
            for (Person person : people) {
                if (person.host.equals(from) && person.table == number) {
                    person.host = to;
                    person.table = next.number;
                    person.away("goes on", 200 + random.nextInt(4_000));
                }
            }
            next.later(2_000, next::open);
        }

        void crash() {
            if (phase == ShufflePhase.SHUFFLE_PHASE_LINKS) {
                links.keySet().removeIf(seat -> random.nextBoolean());
            }
        }

        /** Goes on with what the journal holds. */
        void resume() {
            if (context == null || stage == TableStage.TABLE_STAGE_MATCH_OVER) {
                stage = context == null ? TableStage.TABLE_STAGE_GATHERING : stage;
                if (!isCalm) {
                    later(3_000, () -> startMatch(host));
                }
            } else if (phase == ShufflePhase.SHUFFLE_PHASE_DEALT) {
                if (stage == TableStage.TABLE_STAGE_PLAYING) {
                    turn();
                } else {
                    later(1_000, this::open);
                }
            } else if (phase == ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED) {
                later(1_000, this::open);
            } else {
                waitFor(RETURN);
                broadcast();
            }
        }

        // ------------------------------------------------------------ what is told

        private List<Line> at() {
            return host.lines.stream()
                    .filter(line -> line.person.table == number)
                    .sorted(Comparator.comparing(line -> line.person.name))
                    .toList();
        }

        private void broadcast() {
            at().forEach(this::show);
        }

        void show(Line line) {
            ShuffleContext shuffled = context;
            if (shuffled == null) {
                return;
            }
            int seat = seatOf(line.person);
            Shuffle.Builder shuffle = switch (phase) {
                case SHUFFLE_PHASE_LINKS -> HostPart.asks(Objects.requireNonNull(list));
                case SHUFFLE_PHASE_DEALT -> HostPart.dealt(Objects.requireNonNull(dealt).proof);
                default -> HostPart.shuffle(shuffled, round, phase);
            };
            TableUpdate.Builder update = HostPart.update(number, stage, shownMatch, seat, players, reveal)
                    .setShuffle(shuffle);
            DealtRound shown = dealt;
            SeatView view = shown == null ? null : shown.view(seat);
            if (shown != null && phase == ShufflePhase.SHUFFLE_PHASE_DEALT && shown.turn() == seat && seat >= 0) {
                update.setDecision(Decision.newBuilder().setNumber(decision).setMillisLeft(30_000));
            }
            line.toProgram(HostPart.table(update), view);
        }
    }

    // ---------------------------------------------------------------- what must be

    /**
     * Compares what a program says with what was lost for it. A round is lost where it was broken off or taken over, and where a play of
     * its seat was neither sent by the program nor made while its line stood, or the program crashed before that was written. Nothing
     * else costs a tick.
     */
    private void check(Person person) {
        ShuffleJudge judge = person.program.judge();
        for (ShuffleContext context : judge.contexts()) {
            if (!judge.transcript(context).alarms().isEmpty()) {
                throw new AssertionError(person.name + " accuses a host: "
                        + judge.transcript(context).alarms() + " of " + context);
            }
        }
        int lost = 0;
        Set<Fact> told = new HashSet<>(person.program.ledger());
        for (Fact fact : person.program.ledger()) {
            if (fact instanceof Fact.Opened link) {
                RoundCheck check = judge.check(link.context(), link.round());
                DealtRound round = whole.get(List.<Object>of(link.context(), link.round()));
                boolean isFair = round != null
                        && round.proof.links().of(link.seat()).isPresent()
                        && round.proof.leftOut().size() <= 1;
                Verdict right = lost == 0 ? Verdict.TICK : Verdict.DEBTS;
                boolean isRight = isFair
                        ? check.verdict() == right && check.choices() == lost
                        : check.verdict() != Verdict.TICK && check.verdict() != Verdict.DEBTS;
                if (!isRight) {
                    throw new AssertionError(person.name + " says " + check + " of round " + link.round() + " of "
                            + link.context() + "; " + lost + " were lost before, fair: " + isFair);
                }
                boolean isLost = round == null || !isOwn(person.program, link, round);
                boolean isTold = isFair && told.contains(new Fact.Told(link.context(), link.round()));
                lost = (isTold ? 0 : lost) + (isLost ? 1 : 0);
                ticks += check.verdict() == Verdict.TICK ? 1 : 0;
                losses += isLost ? 1 : 0;
            }
        }
    }

    private boolean isOwn(Program program, Fact.Opened link, DealtRound round) {
        List<String> plays = records.whole(
                        records.evidence(round.record(records, null)).orElseThrow())
                .plays()
                .get(link.seat());
        return IntStream.range(0, plays.size())
                .allMatch(nth ->
                        program.made.contains(new Program.Made(link.context(), link.round(), nth, plays.get(nth))));
    }
}
