package org.tiengow.client.shuffle;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.Program.Given;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.GiveAnchor;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.NameLinks;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * A night with a host that may do anything. It plays rounds as an honest host would, and at every step it may do one of the {@link
 * Act}s instead. Up to three seats are its own; it knows their secrets, and chooses their anchors as it likes. An {@link Oracle} looks
 * at every program after every message.
 */
final class HostileNight {
    private static final int ROUND = 1;
    private static final int MATCH = 2;
    private static final int NEVER = 3;
    private static final int VARIANTS = 3;
    private static final double[] BOLDNESS = {0.02, 0.06, 0.15, 0.35};
    private static final int MOST_PROBED = 24;

    private final SplittableRandom random;
    private final Coverage coverage;
    private final boolean real;
    private final double boldness;
    private final KeptRecords records = new KeptRecords();
    private final Oracle oracle = new Oracle(records);
    private final List<Program> programs = new ArrayList<>();
    private final int colluders;
    private final Map<Program, Bytes32> lines = new HashMap<>();
    private final Set<List<Object>> handedTo = new HashSet<>();
    private final Set<ShuffleContext> followed = new HashSet<>();
    private final Set<ShuffleContext> gone = new HashSet<>();
    private final Map<List<Object>, GiveAnchor> anchors = new HashMap<>();
    private final Map<Bytes32, Bytes32> secrets = new HashMap<>();
    private final Map<Bytes32, Bytes32> anchorsGiven = new HashMap<>();
    private final List<Place> places = new ArrayList<>();
    private final List<String> lineup = new ArrayList<>();
    private final Map<List<Object>, List<String>> archive = new HashMap<>();
    private final Deque<Runnable> later = new ArrayDeque<>();
    private final Map<Program, Integer> draws = new HashMap<>();
    private final List<Act> story = new ArrayList<>();
    private final Deque<Act> script = new ArrayDeque<>();
    private @Nullable Act lastAct;
    private @Nullable Program crashing;
    private boolean isHonest;
    private int answering;

    /** Who sits on a seat: an honest program, or the host in one of its guises. */
    private record Seat(@Nullable Program program, int colluder, ListedSeat.Kind kind) {
        static final Seat BOT = new Seat(null, -1, ListedSeat.Kind.BOT);

        static Seat of(Program program) {
            return new Seat(program, -1, ListedSeat.Kind.PERSON);
        }

        static Seat colluder(int number) {
            return new Seat(null, number, ListedSeat.Kind.PERSON);
        }
    }

    /** A table, and what is played there. */
    private static final class Place {
        private final int table;
        private Bytes32 host;
        private ShuffleContext context;
        private int round;
        private int reveal = ROUND;
        private List<Seat> seats = new ArrayList<>();
        private final Map<Integer, List<ShuffleList>> lists = new HashMap<>();
        private final Map<Integer, Set<Integer>> leftOut = new HashMap<>();
        private final List<String> hidden = new ArrayList<>();
        private final List<Runnable> saved = new ArrayList<>();
        private @Nullable Bytes32 before;

        /** Keeps the state, as a journal does. */
        void save() {
            ShuffleContext itsContext = context;
            Bytes32 itsHost = host;
            int itsRound = round;
            Bytes32 itsBefore = before;
            Map<Integer, Set<Integer>> itsLeftOut = new HashMap<>();
            leftOut.forEach((seat, rounds) -> itsLeftOut.put(seat, new HashSet<>(rounds)));
            List<Seat> itsSeats = List.copyOf(seats);
            saved.add(() -> {
                context = itsContext;
                host = itsHost;
                round = itsRound;
                before = itsBefore;
                seats = new ArrayList<>(itsSeats);
                leftOut.clear();
                itsLeftOut.forEach((seat, rounds) -> leftOut.put(seat, new HashSet<>(rounds)));
            });
        }

        Place(int table, ShuffleContext context) {
            this.table = table;
            this.host = context.host();
            this.context = context;
        }
    }

    /**
     * Prepares a night.
     *
     * @param real whether its rounds are played by the rules and its records written and read as JSON
     */
    HostileNight(long seed, Coverage coverage, boolean real) {
        this.random = new SplittableRandom(seed);
        this.coverage = coverage;
        this.real = real;
        this.boldness = BOLDNESS[random.nextInt(BOLDNESS.length)];
        this.colluders = random.nextBoolean() ? 0 : 1 + random.nextInt(3);
        int honest = 1 + random.nextInt(colluders == 0 ? 3 : Math.max(1, 4 - colluders));
        for (int i = 0; i < honest; i++) {
            int number = i;
            int from = random.nextInt(VARIANTS);
            Program[] self = new Program[1];
            Program program = new Program("P" + i, i, chance(number, from, self), records);
            self[0] = program;
            programs.add(program);
        }
    }

    /** Few secrets, so that their chains are computed once for many nights; in one night no program draws one twice. */
    private Secrets chance(int program, int from, Program[] self) {
        return new Secrets(() -> {
            int drawn = draws.merge(Objects.requireNonNull(self[0]), 1, Integer::sum);
            return HostPart.secret("program " + program + " " + (drawn < VARIANTS ? (from + drawn) % VARIANTS : drawn));
        });
    }

    /** What its host did beside what an honest one would do; {@link #follow} makes another night of the same seed do the same. */
    List<Act> story() {
        return story;
    }

    void follow(List<Act> acts) {
        script.addAll(acts);
    }

    int mostDeals() {
        return oracle.mostDeals;
    }

    // ---------------------------------------------------------------- choices

    private Act act(Act... among) {
        if (isHonest || random.nextDouble() >= boldness) {
            return HONEST;
        }
        double chance = random.nextDouble();
        Act chosen = script.isEmpty() ? coverage.choose(lastAct, among, chance) : script.remove();
        lastAct = chosen;
        story.add(chosen);
        return chosen;
    }

    private static final Act HONEST = Act.NOTHING;

    private <T> T one(List<T> among) {
        return among.get(random.nextInt(among.size()));
    }

    private List<Program> some() {
        List<Program> some = new ArrayList<>(programs);
        some.removeIf(program -> some.size() > 1 && random.nextBoolean());
        return some;
    }

    // ---------------------------------------------------------------- lines

    private void connect(Program program, Bytes32 host) {
        lines.put(program, host);
        receive(
                program,
                program.connect(new Program.Peer(
                        context -> context.host().equals(host) || handedTo.contains(List.of(context, host)),
                        followed::contains,
                        answer -> gone.contains(ShuffleTranslator.context(answer.getLink())))));
        oracle.look(program);
    }

    private void deliver(Program program, HostMessage message, @Nullable SeatView view) {
        if (program.isConnected()) {
            List<ClientMessage.Builder> answers = program.hear(message, view);
            if (program.equals(crashing)) {
                oracle.look(program);
                crashing = null; // what it wanted to say is in its ledger, and never left
                program.kill();
                blink(program);
            } else {
                receive(program, answers);
            }
            oracle.look(program);
        }
    }

    private void receive(Program program, List<ClientMessage.Builder> messages) {
        int line = program.line;
        for (ClientMessage.Builder message : messages) {
            if (program.line != line) {
                return;
            }
            program.sent(message);
            switch (message.getMessageCase()) {
                case GIVE_ANCHOR -> anchors.put(anchorOf(program, message.getGiveAnchor()), message.getGiveAnchor());
                case NAME_LINKS -> answer(program, message.getNameLinks());
                case SIGN_RECORD -> {
                    oracle.signs(
                            program,
                            message.getSignRecord().getMatch(),
                            message.getSignRecord().getRound());
                    if (act(Act.GRANT_NOTHING) == HONEST) {
                        receive(program, program.granted(message));
                    }
                }
                default -> {
                    // a link, which the program itself has noted
                }
            }
        }
    }

    private static List<Object> anchorOf(Program program, GiveAnchor told) {
        return List.of(program.name, told.getMatch(), told.getEpoch(), told.getAnchor());
    }

    private void answer(Program program, NameLinks names) {
        if (answering > 3) {
            return; // its answers make it name the same again
        }
        answering++;
        int line = program.line;
        for (LinkName name : names.getLinksList()) {
            ShuffleContext context = ShuffleTranslator.context(name);
            List<String> known = archive.getOrDefault(List.of(context, name.getRound()), List.of());
            Optional<Place> place =
                    places.stream().filter(each -> each.context.equals(context)).findFirst();
            int table = place.map(each -> each.table).orElse(0);
            switch (act(
                    Act.ANSWER_UNKNOWN,
                    Act.ANSWER_IN_PLAY,
                    Act.ANSWER_HANDED_OVER,
                    Act.ANSWER_TAKEN_OVER,
                    Act.ANSWER_OTHER_RECORD,
                    Act.ANSWER_NOTHING)) {
                case ANSWER_UNKNOWN -> say(program, name, LinkState.LINK_STATE_UNKNOWN, "", 0);
                case ANSWER_IN_PLAY -> say(program, name, LinkState.LINK_STATE_IN_PLAY, "", random.nextInt(3));
                case ANSWER_HANDED_OVER -> say(program, name, LinkState.LINK_STATE_HANDED_OVER, "", 0);
                case ANSWER_TAKEN_OVER -> say(program, name, LinkState.LINK_STATE_TAKEN_OVER, "", 0);
                case ANSWER_OTHER_RECORD -> say(program, name, LinkState.LINK_STATE_RECORD, anyRecord(), 0);
                case ANSWER_NOTHING -> {
                    // granted all the same
                }
                default -> {
                    if (known.isEmpty()) {
                        say(program, name, LinkState.LINK_STATE_IN_PLAY, "", table);
                    } else {
                        say(program, name, LinkState.LINK_STATE_RECORD, known.get(0), 0);
                    }
                }
            }
        }
        if (act(Act.GRANT_NOTHING) == HONEST && program.line == line) {
            receive(program, program.granted(ClientMessage.newBuilder().setNameLinks(names)));
            oracle.look(program);
        }
        answering--;
    }

    private void say(Program program, LinkName link, LinkState state, String record, int table) {
        deliver(program, HostPart.answer(link, state, record, table), null);
    }

    private String anyRecord() {
        List<List<String>> all = new ArrayList<>(archive.values());
        return all.isEmpty() ? "no record" : one(one(all));
    }

    // ---------------------------------------------------------------- at any moment

    private void anything() {
        while (!later.isEmpty() && random.nextInt(3) == 0) {
            later.remove().run();
        }
        switch (act(
                Act.CUT_SOME,
                Act.CUT_ALL,
                Act.BLINK,
                Act.CRASH_PROGRAM,
                Act.CRASH_UNSENT,
                Act.CUT_POWER,
                Act.NEXT_EVENING,
                Act.WEEKS_LATER,
                Act.ANOTHER_KEY,
                Act.LEAVE_TABLE,
                Act.ANY_TABLE,
                Act.ANY_RECORD,
                Act.ANY_ANSWER)) {
            case CUT_SOME -> some().forEach(Program::cut);
            case CUT_ALL -> programs.forEach(Program::cut);
            case BLINK -> some().forEach(this::blink);
            case CRASH_PROGRAM -> {
                Program crashed = one(programs);
                crashed.kill();
                blink(crashed);
            }
            case CRASH_UNSENT -> crashing = one(programs);
            case CUT_POWER -> {
                Program off = one(programs);
                off.losePower(random.nextInt(4));
                blink(off);
            }
            case NEXT_EVENING -> pass(Duration.ofHours(20));
            case WEEKS_LATER -> pass(Duration.ofDays(15));
            case ANOTHER_KEY -> some().forEach(program -> connect(program, hostKey()));
            case LEAVE_TABLE -> some().forEach(program -> deliver(program, HostPart.leftTable(0), null));
            case ANY_TABLE -> some().forEach(this::anyTable);
            case ANY_RECORD ->
                some().forEach(program -> deliver(program, HostPart.revealed(List.of(anyRecord())), null));
            case ANY_ANSWER ->
                some().forEach(program -> say(
                        program,
                        ShuffleTranslator.write(anyContext(), 1 + random.nextInt(4)),
                        LinkState.forNumber(random.nextInt(6)),
                        anyRecord(),
                        random.nextInt(3)));
            default -> {
                // nothing
            }
        }
    }

    private void pass(Duration time) {
        for (Program program : programs) {
            program.cut();
            program.now += time.toMillis();
            if (random.nextBoolean()) {
                program.kill();
            }
        }
        programs.forEach(this::blink);
    }

    private void blink(Program program) {
        connect(program, lines.getOrDefault(program, hostKey()));
    }

    private Bytes32 hostKey() {
        return Story.bytes("host " + random.nextInt(2));
    }

    private ShuffleContext anyContext() {
        return random.nextInt(3) > 0
                ? one(places).context
                : new ShuffleContext(hostKey(), "m" + random.nextInt(3), random.nextInt(2));
    }

    private void anyTable(Program program) {
        Place place = one(places);
        ShuffleContext context = anyContext();
        int round = 1 + random.nextInt(4);
        List<ShuffleList> known =
                place.lists.values().stream().flatMap(List::stream).toList();
        Shuffle.Builder shuffle = random.nextBoolean() && !known.isEmpty()
                ? HostPart.asks(one(known))
                : HostPart.shuffle(
                        context,
                        round,
                        one(List.of(
                                ShufflePhase.SHUFFLE_PHASE_ANCHORS,
                                ShufflePhase.SHUFFLE_PHASE_DEALT,
                                ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED)));
        if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT && random.nextBoolean()) {
            shuffle.addLeftOut(random.nextInt(2));
        }
        TableUpdate.Builder update = HostPart.update(
                        random.nextInt(3),
                        one(List.of(
                                TableStage.TABLE_STAGE_PLAYING,
                                TableStage.TABLE_STAGE_MATCH_OVER,
                                TableStage.TABLE_STAGE_FAILED)),
                        random.nextBoolean() ? context.match() : place.context.match(),
                        random.nextInt(place.seats.size() + 1) - 1,
                        place.seats.size(),
                        1 + random.nextInt(3))
                .setShuffle(shuffle);
        deliver(program, HostPart.table(update), null);
    }

    // ---------------------------------------------------------------- the night

    /** Plays the night; throws {@link Oracle.Broken} at what must not be. */
    void play() {
        int players = 2 + random.nextInt(3);
        Place first = place(new ShuffleContext(Story.bytes("host 0"), "m0", 0), players);
        programs.forEach(program -> connect(program, first.host));
        Place at = first;
        int rounds = 1 + random.nextInt(5);
        for (int i = 0; i < rounds; i++) {
            at = begin(at);
            round(at);
            anything();
        }
        finale();
    }

    private Place place(ShuffleContext context, int players) {
        Place place = new Place(places.size() % 3, context);
        List<Seat> sitting = new ArrayList<>();
        programs.forEach(program -> sitting.add(Seat.of(program)));
        for (int i = 0; i < colluders; i++) {
            sitting.add(Seat.colluder(i));
        }
        Collections.shuffle(sitting, new java.util.Random(random.nextLong()));
        for (int seat = 0; seat < players; seat++) {
            place.seats.add(seat < sitting.size() ? sitting.get(seat) : Seat.BOT);
        }
        places.add(place);
        return place;
    }

    /** A match that an honest host plays on the next day: whatever is owed is told there. */
    private void finale() {
        later.clear();
        isHonest = true;
        crashing = null;
        Place last = place(new ShuffleContext(Story.bytes("host 0"), "last", 0), Math.max(2, programs.size()));
        for (Program program : programs) {
            program.now += Duration.ofDays(1).toMillis();
            if (random.nextBoolean()) {
                program.kill();
            }
            connect(program, last.host);
        }
        round(last);
        if (random.nextInt(4) == 0) {
            Program returning = one(programs);
            returning.now += Duration.ofDays(15).toMillis();
            returning.kill();
            connect(returning, last.host);
            round(last);
        }
    }

    /** What may happen before a round: ends, beginnings, moves, terms. */
    private Place begin(Place at) {
        Place next = at;
        switch (act(
                Act.NEW_MATCH,
                Act.NEW_TABLE,
                Act.NEW_EPOCH,
                Act.RESUME,
                Act.HAND_OVER,
                Act.CLAIM_HAND_OVER,
                Act.TAKE_OVER,
                Act.CLAIM_TAKEOVER,
                Act.END_WHOLE,
                Act.END_BROKEN,
                Act.END_UNTOLD)) {
            case NEW_MATCH -> restart(at, new ShuffleContext(at.host, "m" + random.nextInt(3), 0));
            case NEW_TABLE -> {
                next = place(new ShuffleContext(at.host, "m" + random.nextInt(3), 0), at.seats.size());
                if (random.nextBoolean()) {
                    programs.forEach(program -> deliver(program, HostPart.leftTable(at.table), null));
                }
            }
            case NEW_EPOCH -> restart(at, new ShuffleContext(at.host, at.context.match(), at.context.epoch() + 1));
            case RESUME -> next = one(places);
            case HAND_OVER -> {
                at.host = hostKey();
                handedTo.add(List.of(at.context, at.host));
                gone.add(at.context);
            }
            case CLAIM_HAND_OVER -> at.host = hostKey();
            case TAKE_OVER -> {
                if (colluders >= programs.size()) { // the votes of most people are needed
                    gone.add(at.context);
                    restart(at, new ShuffleContext(hostKey(), at.context.match(), at.context.epoch() + 1));
                    followed.add(at.context);
                }
            }
            case CLAIM_TAKEOVER ->
                restart(at, new ShuffleContext(hostKey(), at.context.match(), at.context.epoch() + 1));
            case END_WHOLE -> {
                over(at, true);
                restart(at, new ShuffleContext(at.host, "m" + random.nextInt(3), 0));
            }
            case END_UNTOLD -> {
                over(at, false);
                restart(at, new ShuffleContext(at.host, "m" + random.nextInt(3), 0));
            }
            case END_BROKEN -> {
                List<ShuffleList> asked = at.lists.getOrDefault(at.round + 1, List.of());
                if (!asked.isEmpty()) {
                    publish(at, broken(at, asked.get(0)), programs);
                }
                over(at, true);
                restart(at, new ShuffleContext(at.host, "m" + random.nextInt(3), 0));
            }
            default -> {
                // the match goes on
            }
        }
        terms(next);
        for (Program program : programs) {
            boolean elsewhere = !next.host.equals(lines.get(program));
            if (!program.isConnected() || elsewhere && random.nextInt(8) > 0) {
                connect(program, next.host);
            }
        }
        return next;
    }

    private void restart(Place at, ShuffleContext context) {
        at.host = context.host();
        at.context = context;
        at.round = 0;
        at.before = null;
        at.lists.clear();
        at.leftOut.clear();
        at.hidden.clear();
    }

    private void over(Place at, boolean withRecords) {
        if (withRecords) {
            publishHidden(at);
        }
        Shuffle.Builder dealt = HostPart.shuffle(at.context, Math.max(1, at.round), ShufflePhase.SHUFFLE_PHASE_DEALT);
        some().forEach(program ->
                deliver(program, HostPart.table(update(at, program, TableStage.TABLE_STAGE_MATCH_OVER, dealt)), null));
    }

    private void publishHidden(Place at) {
        programs.forEach(program -> deliver(program, HostPart.revealed(List.copyOf(at.hidden)), null));
        at.hidden.clear();
    }

    private void terms(Place at) {
        int seat = random.nextInt(at.seats.size());
        int other = random.nextInt(at.seats.size());
        switch (act(
                Act.REVEAL_AT_END,
                Act.REVEAL_AT_ONCE,
                Act.REVEAL_NEVER,
                Act.OTHER_PLAYERS,
                Act.SWAP_SEATS,
                Act.SIT_DOWN_FOR,
                Act.JOIN_LATE)) {
            case REVEAL_AT_END -> at.reveal = MATCH;
            case REVEAL_AT_ONCE -> at.reveal = ROUND;
            case REVEAL_NEVER -> at.reveal = NEVER;
            case OTHER_PLAYERS -> {
                if (at.seats.size() < 4) {
                    at.seats.add(Seat.BOT);
                } else {
                    at.seats.remove(seat);
                }
            }
            case SWAP_SEATS -> Collections.swap(at.seats, seat, other);
            case SIT_DOWN_FOR ->
                at.seats.set(seat, colluders > 0 ? Seat.colluder(random.nextInt(colluders)) : Seat.BOT);
            case JOIN_LATE -> at.seats.set(seat, Seat.of(one(programs)));
            default -> {
                // as before
            }
        }
        for (int each = 0; each < at.seats.size(); each++) {
            for (int before = 0; before < each; before++) {
                Program sitting = at.seats.get(each).program();
                if (sitting != null && sitting.equals(at.seats.get(before).program())) {
                    at.seats.set(before, Seat.BOT);
                }
            }
        }
    }

    private static int seatOf(Place at, Program program) {
        return IntStream.range(0, at.seats.size())
                .filter(seat -> program.equals(at.seats.get(seat).program()))
                .findFirst()
                .orElse(Seats.NONE);
    }

    private TableUpdate.Builder update(Place at, Program program, TableStage stage, Shuffle.Builder shuffle) {
        return HostPart.update(at.table, stage, shuffle.getMatch(), seatOf(at, program), at.seats.size(), at.reveal)
                .setShuffle(shuffle);
    }

    // ---------------------------------------------------------------- a round

    private void round(Place at) {
        at.save();
        int number = at.round + 1;
        switch (act(Act.RESTORE, Act.SAME_ROUND, Act.EARLIER_ROUND, Act.LATER_ROUND, Act.FAR_ROUND)) {
            case RESTORE -> {
                if (!at.saved.isEmpty()) {
                    one(at.saved).run();
                    number = at.round + 1;
                }
            }
            case SAME_ROUND -> number = Math.max(1, at.round);
            case EARLIER_ROUND -> number = 1 + random.nextInt(number);
            case LATER_ROUND -> number += 1 + random.nextInt(2);
            case FAR_ROUND -> number += 20;
            default -> {
                // the next one
            }
        }
        at.round = number;
        Shuffle.Builder opening = HostPart.shuffle(at.context, number, ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        programs.forEach(program -> deliver(
                program, HostPart.table(update(at, program, TableStage.TABLE_STAGE_BETWEEN_ROUNDS, opening)), null));
        anything();

        List<ShuffleList> told = at.lists.computeIfAbsent(number, round -> new ArrayList<>());
        ShuffleList list = told.isEmpty() || random.nextInt(3) == 0 && !isHonest ? list(at, number) : told.get(0);
        told.add(list);
        ask(at, list);
        if (random.nextInt(12) == 0) {
            probe(at, list);
        }
        anything();
        deal(at, list);
    }

    private void ask(Place at, ShuffleList list) {
        List<Program> asked = programs;
        switch (act(Act.ASK_SOME, Act.ASK_AGAIN, Act.TWO_LISTS, Act.SECOND_LIST, Act.TELL_WRONG_SEAT)) {
            case ASK_SOME -> asked = some();
            case ASK_AGAIN -> tell(at, list, some());
            case TWO_LISTS -> tell(at, variant(at, list), some());
            case SECOND_LIST -> {
                tell(at, list, programs);
                ShuffleList second = variant(at, list);
                Objects.requireNonNull(at.lists.get(list.round())).add(second);
                tell(at, second, programs);
            }
            case TELL_WRONG_SEAT -> {
                Program program = one(programs);
                TableUpdate.Builder update = update(at, program, TableStage.TABLE_STAGE_PLAYING, HostPart.asks(list));
                deliver(program, HostPart.table(update.setYourSeat(random.nextInt(at.seats.size()))), null);
            }
            default -> {
                // everybody is asked once
            }
        }
        tell(at, list, asked);
    }

    private void tell(Place at, ShuffleList list, List<Program> asked) {
        asked.forEach(program -> deliver(
                program,
                HostPart.table(update(at, program, TableStage.TABLE_STAGE_PLAYING, HostPart.asks(list))),
                null));
    }

    private Bytes32 hostAnchor(ShuffleContext context, int variant) {
        return anchor(context, HostPart.HOST, HostPart.secret("host's " + variant));
    }

    private Bytes32 anchor(ShuffleContext context, int party, Bytes32 secret) {
        Bytes32 anchor = HostPart.anchor(records, context, party, secret);
        secrets.put(anchor, secret);
        return anchor;
    }

    private ListedSeat colluder(ShuffleContext context, int seat, int number, int leftOut, int variant) {
        Bytes32 anchor = anchor(context, seat, HostPart.secret("colluder's " + number + " " + variant));
        return HostPart.stranger(seat, "C" + number, anchor, leftOut);
    }

    private ShuffleList list(Place at, int number) {
        ShuffleContext context = at.context;
        List<ListedSeat> listed = new ArrayList<>();
        for (int seat = 0; seat < at.seats.size(); seat++) {
            Seat sitting = at.seats.get(seat);
            int times = at.leftOut.getOrDefault(seat, Set.of()).size();
            Program program = sitting.program();
            if (program != null && times < FairShuffle.MOST_LEFT_OUT) {
                listed.add(person(context, seat, program, times));
            } else if (sitting.colluder() >= 0 && times < FairShuffle.MOST_LEFT_OUT) {
                listed.add(colluder(context, seat, sitting.colluder(), times, 0));
            } else {
                listed.add(ListedSeat.without(sitting.kind(), times, "S" + seat));
            }
        }
        ShuffleList list = new ShuffleList(context, number, at.reveal, hostAnchor(context, 0), listed);
        Act act = act(
                Act.UNLIST,
                Act.CALL_PAGE,
                Act.CALL_BOT,
                Act.CALL_OWNER,
                Act.OTHER_ANCHOR,
                Act.OTHER_HOST_ANCHOR,
                Act.OTHER_COLLUDER_ANCHOR,
                Act.LIE_ABOUT_COUNTS,
                Act.LIST_SOMEBODY_TWICE);
        return act == HONEST ? list : altered(at, list, act);
    }

    private ListedSeat person(ShuffleContext context, int seat, Program program, int times) {
        Optional<GiveAnchor> told = program.judge()
                .transcript(context)
                .secret(seat)
                .map(secret -> HostPart.anchor(records, context, seat, secret))
                .flatMap(anchor -> Optional.ofNullable(anchors.get(List.<Object>of(
                        program.name, context.match(), context.epoch(), ShuffleTranslator.write(anchor)))));
        return told.map(given -> new ListedSeat(
                        ListedSeat.Kind.PERSON,
                        times,
                        program.name,
                        Optional.of(Bytes32.of(program.identity.bytes())),
                        Optional.of(ShuffleTranslator.read(given.getAnchor())),
                        ShuffleTranslator.hex(given.getSignature())))
                .orElseGet(() -> ListedSeat.without(ListedSeat.Kind.PERSON, times, program.name));
    }

    private static final List<Act> OTHER_LISTS = List.of(
            Act.UNLIST,
            Act.OTHER_ANCHOR,
            Act.OTHER_HOST_ANCHOR,
            Act.OTHER_COLLUDER_ANCHOR,
            Act.LIE_ABOUT_COUNTS,
            Act.CALL_PAGE,
            Act.REVEAL_AT_END,
            Act.SWAP_SEATS);

    /** Another list of the same round. */
    private ShuffleList variant(Place at, ShuffleList list) {
        return altered(at, list, one(OTHER_LISTS));
    }

    private ShuffleList altered(Place at, ShuffleList list, Act act) {
        List<ListedSeat> seats = new ArrayList<>(list.seats());
        ShuffleContext context = list.context();
        int seat = random.nextInt(seats.size());
        ListedSeat was = seats.get(seat);
        Bytes32 host = list.hostAnchor();
        int reveal = list.reveal();
        int variant = 1 + random.nextInt(VARIANTS - 1);
        switch (act) {
            case UNLIST -> seats.set(seat, ListedSeat.without(was.kind(), was.leftOut(), was.name()));
            case CALL_PAGE -> seats.set(seat, called(was, ListedSeat.Kind.PAGE));
            case CALL_BOT -> seats.set(seat, called(was, ListedSeat.Kind.BOT));
            case CALL_OWNER -> seats.set(seat, called(was, ListedSeat.Kind.OWNER));
            case OTHER_ANCHOR -> seats.set(seat, colluder(context, seat, 0, was.leftOut(), variant));
            case OTHER_COLLUDER_ANCHOR -> {
                for (int each = 0; each < seats.size(); each++) {
                    if (each < at.seats.size() && at.seats.get(each).colluder() >= 0) {
                        int number = at.seats.get(each).colluder();
                        seats.set(
                                each,
                                colluder(context, each, number, seats.get(each).leftOut(), variant));
                    }
                }
            }
            case LIE_ABOUT_COUNTS ->
                seats.set(
                        seat,
                        new ListedSeat(
                                was.kind(), random.nextInt(4), was.name(), was.key(), was.anchor(), was.signature()));
            case LIST_SOMEBODY_TWICE -> {
                Program twice = one(programs);
                seats.set(seat, person(context, seat, twice, was.leftOut()));
            }
            case REVEAL_AT_END -> reveal = ROUND + MATCH - reveal > 0 ? ROUND + MATCH - reveal : ROUND;
            case SWAP_SEATS -> Collections.swap(seats, seat, random.nextInt(seats.size()));
            default -> host = hostAnchor(context, variant);
        }
        return new ShuffleList(context, list.round(), reveal, host, seats);
    }

    private static ListedSeat called(ListedSeat was, ListedSeat.Kind kind) {
        return new ListedSeat(kind, was.leftOut(), was.name(), was.key(), was.anchor(), was.signature());
    }

    // ---------------------------------------------------------------- the deal

    /** The link of a seat in a list, if the host has it: it holds the secret, or a program has given this link or a higher one. */
    private Optional<Bytes32> known(ShuffleList list, int seat) {
        ShuffleContext context = list.context();
        Optional<Bytes32> anchor = list.seats().get(seat).anchor();
        Bytes32 secret = anchor.map(secrets::get).orElse(null);
        if (secret != null) {
            return Optional.of(records.link(context, seat, secret, list.round()));
        }
        for (Program program : programs) {
            for (Given given : program.given) {
                if (anchor.isPresent()
                        && given.context().equals(context)
                        && given.round() >= list.round()
                        && given.seat() == seat
                        && anchorOf(given).equals(anchor.get())) {
                    return Optional.of(
                            RecordCheck.SHUFFLE.back(context, seat, given.link(), given.round() - list.round()));
                }
            }
        }
        return Optional.empty();
    }

    private Bytes32 anchorOf(Given given) {
        return anchorsGiven.computeIfAbsent(
                given.link(), link -> RecordCheck.SHUFFLE.back(given.context(), given.seat(), link, given.round()));
    }

    private ShuffleProof proof(ShuffleList list, Set<Integer> without) {
        List<Optional<Bytes32>> links = new ArrayList<>();
        for (int seat = 0; seat < list.players(); seat++) {
            links.add(without.contains(seat) ? Optional.empty() : known(list, seat));
        }
        Bytes32 secret = Objects.requireNonNull(secrets.get(list.hostAnchor()));
        return HostPart.proof(list, HostPart.link(records, list.context(), HostPart.HOST, secret, list.round()), links);
    }

    /** All deals of a round that could be shown with the links at hand: of this list, of others, with any seats left out. */
    private void probe(Place at, ShuffleList list) {
        List<ShuffleList> lists = new ArrayList<>(Objects.requireNonNull(at.lists.get(list.round())));
        for (Act other : OTHER_LISTS) {
            lists.add(altered(at, list, other));
        }
        List<ShuffleProof> proofs = new ArrayList<>();
        for (ShuffleList each : lists) {
            List<Integer> asked = each.asked().boxed().toList();
            proofs.add(proof(each, Set.of()));
            for (int one : asked) {
                proofs.add(proof(each, Set.of(one)));
            }
            if (asked.size() > 1) {
                proofs.add(proof(each, Set.of(asked.get(0), asked.get(1))));
            }
            if (proofs.size() > MOST_PROBED) {
                break;
            }
        }
        for (Program program : programs) {
            for (Given given : program.given) {
                if (given.context().equals(list.context()) && given.round() == list.round()) {
                    for (ShuffleList each : lists) {
                        if (RecordCheck.SHUFFLE.digest(each).equals(given.list())) {
                            oracle.probe(program, given, each, proofs);
                            break;
                        }
                    }
                }
            }
        }
    }

    private void deal(Place at, ShuffleList list) {
        Set<Integer> without = new HashSet<>();
        List<Integer> asked = list.asked().boxed().toList();
        boolean lies = false;
        switch (act(
                Act.LEAVE_OUT_PROGRAM,
                Act.LEAVE_OUT_OTHER,
                Act.LEAVE_OUT_SEVERAL,
                Act.LIE_ABOUT_LEFT_OUT,
                Act.DISCARD)) {
            case LEAVE_OUT_PROGRAM -> without.add(seatOf(at, one(programs)));
            case LEAVE_OUT_OTHER -> {
                if (!asked.isEmpty()) {
                    without.add(one(asked));
                }
            }
            case LEAVE_OUT_SEVERAL -> without.addAll(asked.subList(0, Math.min(2, asked.size())));
            case LIE_ABOUT_LEFT_OUT -> lies = true;
            case DISCARD -> {
                at.round--;
                return;
            }
            default -> {
                // whose links are there
            }
        }
        ShuffleProof proof = proof(list, without);
        for (int seat : proof.leftOut()) {
            at.leftOut.computeIfAbsent(seat, each -> new HashSet<>()).add(list.round());
        }
        DealtRound round = act(Act.DEAL_OTHER_TILES) == HONEST
                ? DealtRound.of(real, proof)
                : DealtRound.of(
                        real, proof, Deal.shuffled(list.players(), random::nextInt), random.nextInt(list.players()));
        DealtRound shown = round;
        Act falsely = act(Act.SHOW_FALSE_HAND, Act.SHOW_LATER_HAND);
        if (falsely == Act.SHOW_FALSE_HAND) {
            shown = DealtRound.of(real, proof, Deal.shuffled(list.players(), random::nextInt), 0);
        }
        for (Program program : programs) {
            show(at, shown, program, false, lies);
        }
        if (falsely == Act.SHOW_LATER_HAND) {
            DealtRound other = DealtRound.of(real, proof, Deal.shuffled(list.players(), random::nextInt), 0);
            some().forEach(program -> show(at, other, program, false, false));
        }
        anything();
        if (plays(at, round)) {
            programs.forEach(program -> show(at, round, program, false, false));
            anything();
            settle(at, round);
        }
    }

    private void show(Place at, DealtRound round, Program program, boolean asked, boolean lies) {
        Shuffle.Builder shuffle = HostPart.dealt(round.proof);
        if (lies) {
            shuffle.clearLeftOut().addLeftOut(random.nextInt(round.players()));
        }
        TableUpdate.Builder update = update(at, program, TableStage.TABLE_STAGE_PLAYING, shuffle);
        if (asked) {
            update.setDecision(Decision.newBuilder().setMillisLeft(30_000));
        }
        int seat = seatOf(at, program);
        deliver(program, HostPart.table(update), round.view(seat < round.players() ? seat : Seats.NONE));
    }

    /** Plays a round; returns whether it was played to its end. */
    private boolean plays(Place at, DealtRound round) {
        while (!round.isOver()) {
            int seat = round.turn();
            List<Play> plays = round.plays();
            Play made = one(plays);
            Program program = seat < at.seats.size() ? at.seats.get(seat).program() : null;
            if (program != null) {
                switch (act(
                        Act.PLAY_WHILE_AWAY, Act.PLAY_UNSHOWN, Act.PLAY_INSTEAD, Act.TURN_RUNS_OUT, Act.BREAK_OFF)) {
                    case PLAY_WHILE_AWAY -> {
                        program.cut();
                        round.play(made);
                        if (random.nextBoolean()) {
                            blink(program);
                        }
                        continue;
                    }
                    case PLAY_UNSHOWN -> {
                        round.play(made);
                        continue;
                    }
                    case TURN_RUNS_OUT -> {
                        show(at, round, program, true, false);
                        round.play(made);
                        show(at, round, program, false, false);
                        continue;
                    }
                    case BREAK_OFF -> {
                        if (random.nextBoolean()) {
                            publish(at, round.record(records, at.before), programs);
                        }
                        return false;
                    }
                    case PLAY_INSTEAD -> {
                        show(at, round, program, true, false);
                        if (program.isAsked()) {
                            program.play(one(plays));
                        }
                        round.play(made);
                        continue;
                    }
                    default -> show(at, round, program, true, false);
                }
                if (program.isAsked()) {
                    program.play(made);
                }
            }
            round.play(made);
            if (random.nextInt(8) == 0) {
                anything();
            }
        }
        return true;
    }

    // ---------------------------------------------------------------- the record

    private void settle(Place at, DealtRound round) {
        String line = record(round, at.before);
        List<Program> to = programs;
        switch (act(
                Act.WITHHOLD,
                Act.WITHHOLD_FROM_SOME,
                Act.RECORD_LATER,
                Act.RECORD_BROKEN,
                Act.RECORD_OTHER_LEFT_OUT,
                Act.RECORD_WITHOUT_LINK,
                Act.RECORD_OTHER_LIST,
                Act.RECORD_OTHER_PLAYS,
                Act.RECORD_OTHER_DEAL,
                Act.RECORD_OTHER_BEFORE,
                Act.TWO_RECORDS,
                Act.OVER_BEFORE_RECORD,
                Act.ASK_AFTER_RECORD)) {
            case WITHHOLD -> {
                return;
            }
            case WITHHOLD_FROM_SOME -> to = some();
            case RECORD_LATER -> {
                String late = line;
                later.add(() -> publish(at, late, programs));
                return;
            }
            case RECORD_BROKEN -> line = broken(at, round.proof.list());
            case RECORD_OTHER_LEFT_OUT -> {
                List<Integer> asked = round.proof.list().asked().boxed().toList();
                if (!asked.isEmpty()) {
                    line = replayed(at, proof(round.proof.list(), Set.of(one(asked))));
                }
            }
            case RECORD_WITHOUT_LINK ->
                line = replayed(at, proof(round.proof.list(), Set.of(seatOf(at, one(programs)))));
            case RECORD_OTHER_LIST -> line = replayed(at, proof(variant(at, round.proof.list()), Set.of()));
            case RECORD_OTHER_PLAYS -> line = replayed(at, round.proof);
            case RECORD_OTHER_DEAL -> {
                DealtRound other =
                        DealtRound.of(real, round.proof, Deal.shuffled(round.players(), random::nextInt), round.banker);
                other.playOut(random);
                line = record(other, at.before);
            }
            case RECORD_OTHER_BEFORE -> line = record(round, Story.bytes("another record"));
            case TWO_RECORDS -> {
                String other = replayed(at, round.proof);
                some().forEach(program -> deliver(program, HostPart.revealed(List.of(other)), null));
            }
            case OVER_BEFORE_RECORD -> over(at, false);
            case ASK_AFTER_RECORD -> {
                publish(at, line, to);
                tell(at, round.proof.list(), some());
            }
            default -> {
                // the record of the round
            }
        }
        at.before = records.evidence(line).orElseThrow().digest();
        if (at.reveal == MATCH && !isHonest) {
            at.hidden.add(line);
            archived(at, line);
        } else {
            publish(at, line, to);
        }
    }

    private String record(DealtRound round, @Nullable Bytes32 before) {
        String line = round.record(records, before);
        oracle.wrote(line, round);
        return line;
    }

    private String replayed(Place at, ShuffleProof proof) {
        DealtRound again = DealtRound.of(real, proof);
        again.playOut(random);
        return record(again, at.before);
    }

    private String broken(Place at, ShuffleList list) {
        return DealtRound.undealt(real, records, proof(list, Set.of()), at.before);
    }

    private void archived(Place at, String line) {
        RecordEvidence shown = records.evidence(line).orElseThrow();
        archive.computeIfAbsent(List.of(shown.context(), shown.round()), round -> new ArrayList<>())
                .add(line);
    }

    private void publish(Place at, String line, List<Program> to) {
        archived(at, line);
        to.forEach(program -> deliver(program, HostPart.revealed(List.of(line)), null));
    }
}
