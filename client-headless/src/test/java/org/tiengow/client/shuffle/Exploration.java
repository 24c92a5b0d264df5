package org.tiengow.client.shuffle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.Program.Given;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.seat.Play;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * Every host of so many moves, with two programs, one seat of the host's own, two matches and two rounds of each: breadth first, each
 * state once.
 */
public final class Exploration {
    static final int PLAYERS = 3;
    private static final int ROUNDS = 2;
    private static final Bytes32 HOST = Story.bytes("host");
    private static final Bytes32 SECRET = HostPart.secret("host's");
    private static final KeptRecords RECORDS = new KeptRecords();
    private static final Program.Peer PEER = new Program.Peer(context -> true, context -> false, answer -> false);

    /** What the host may do. */
    enum Move {
        ASK_A,
        ASK_B,
        ASK_A_OF_P,
        ASK_B_OF_Q,
        DEAL,
        DEAL_AND_RECORD,
        WITHOUT_P_AND_RECORD,
        WITHOUT_TWO_AND_RECORD,
        PLAY_FOR_P_AND_RECORD,
        RECORD,
        RECORD_OTHER,
        RECORD_BROKEN,
        NEXT_ROUND,
        RESTART,
        OTHER_MATCH,
        CUT_P,
        CONNECT,
        CONNECT_AND_DENY,
        CRASH_P
    }

    /** The host, the programs, and what the host holds. */
    private static final class World {
        final List<Program> programs = new ArrayList<>();
        ShuffleContext context = new ShuffleContext(HOST, "a", 0);
        int round = 1;

        @Nullable
        ShuffleList list;

        @Nullable
        String record;

        boolean isPublic;
        boolean isAsked;
        final Map<List<Object>, String> kept = new HashMap<>();

        World() {
            for (int number = 0; number < 2; number++) {
                Bytes32 secret = HostPart.secret("program " + number);
                programs.add(new Program(number == 0 ? "P" : "Q", number, new Secrets(() -> secret), RECORDS));
            }
        }
    }

    private static final Oracle ORACLE = new Oracle(RECORDS);
    private final ObjectStates states = new ObjectStates(
            Set.of(
                    World.class,
                    Program.class,
                    ShuffleParticipant.class,
                    ShufflePresence.class,
                    OwnPlays.class,
                    ShuffleShown.class,
                    ShuffleJudge.class,
                    Transcript.class,
                    JudgedRound.class),
            Set.of(
                    "debts",
                    "rounds",
                    "outdated",
                    "shuffle",
                    "chains",
                    "records",
                    "chance",
                    "key",
                    "identity",
                    "line",
                    "life",
                    "hasNews",
                    "lastView"));
    private final Map<List<Object>, Set<Bytes32>> ticked = new HashMap<>();
    final Set<Long> met = new HashSet<>();
    final Map<Move, Integer> moves = new EnumMap<>(Move.class);
    int ticks;

    private record Node(
            World world,
            int depth,
            @Nullable Node before,
            @Nullable Move move) {
        List<Move> path() {
            List<Move> path = before == null ? new ArrayList<>() : before.path();
            if (move != null) {
                path.add(move);
            }
            return path;
        }
    }

    /** Makes all moves up to a depth; throws what is broken, with the moves that led to it. */
    void explore(int depth) {
        World first = new World();
        first.programs.forEach(program -> connect(first, program, true));
        Deque<Node> open = new ArrayDeque<>(List.of(new Node(first, 0, null, null)));
        met.add(states.state(first));
        while (!open.isEmpty()) {
            Node node = open.remove();
            for (Move move : Move.values()) {
                if (!isPossible(node.world(), move)) {
                    continue;
                }
                World next = states.copy(node.world());
                Node child = new Node(next, node.depth() + 1, node, move);
                try {
                    if (!make(next, move)) {
                        continue;
                    }
                    next.programs.forEach(this::look);
                } catch (Oracle.Broken | RuntimeException broken) {
                    Oracle.Broken named = new Oracle.Broken(child.path() + ": " + broken.getMessage());
                    named.initCause(broken);
                    throw named;
                }
                if (met.add(states.state(next))) {
                    moves.merge(move, 1, Integer::sum);
                    if (child.depth() < depth) {
                        open.add(child);
                    }
                }
            }
        }
    }

    int mostDeals() {
        return ticked.values().stream().mapToInt(Set::size).max().orElse(0);
    }

    /** Explores; returns what is broken, or how much was met. */
    public static String found(int depth) {
        Exploration exploration = new Exploration();
        try {
            exploration.explore(depth);
        } catch (Oracle.Broken broken) {
            return "after " + exploration.met.size() + " states " + broken.getMessage();
        }
        return "nothing in " + exploration.met.size() + " states, " + exploration.mostDeals() + " deals";
    }

    private void look(Program program) {
        ORACLE.lookAnew(program);
        for (Given given : program.given) {
            if (program.judge().check(given.context(), given.round()).verdict() == Verdict.TICK) {
                ticks++;
                RecordEvidence shown = program.judge()
                        .transcript(given.context())
                        .record(given.round())
                        .orElseThrow();
                ticked.computeIfAbsent(
                                List.of(program.name, given.context(), given.round(), given.list()),
                                link -> new HashSet<>())
                        .add(Story.bytes(
                                shown.links().keySet().toString() + shown.list().toHex()));
            }
        }
    }

    private static Program p(World world) {
        return world.programs.get(0);
    }

    /** Whether a move would do anything, as far as that is known without making it. */
    private static boolean isPossible(World world, Move move) {
        return switch (move) {
            case ASK_A, ASK_A_OF_P, CRASH_P -> true;
            case ASK_B, ASK_B_OF_Q -> world.isAsked && !world.isPublic;
            case DEAL, DEAL_AND_RECORD, WITHOUT_P_AND_RECORD, WITHOUT_TWO_AND_RECORD, PLAY_FOR_P_AND_RECORD ->
                world.list != null && world.record == null;
            case RECORD -> world.record != null && !world.isPublic;
            case RECORD_OTHER, RECORD_BROKEN, RESTART -> world.list != null;
            case NEXT_ROUND, OTHER_MATCH -> world.isAsked;
            case CUT_P -> p(world).isConnected();
            case CONNECT, CONNECT_AND_DENY -> !world.programs.stream().allMatch(Program::isConnected);
        };
    }

    private boolean make(World world, Move move) {
        switch (move) {
            case ASK_A -> {
                return ask(world, "A", world.programs);
            }
            case ASK_B -> {
                return ask(world, "B", world.programs);
            }
            case ASK_A_OF_P -> {
                return ask(world, "A", List.of(p(world)));
            }
            case ASK_B_OF_Q -> {
                return ask(world, "B", List.of(world.programs.get(1)));
            }
            case DEAL -> {
                return deal(world, Set.of(), false);
            }
            case DEAL_AND_RECORD -> {
                return deal(world, Set.of(), false) && record(world, world.record);
            }
            case WITHOUT_P_AND_RECORD -> {
                return deal(world, Set.of(0), false) && record(world, world.record);
            }
            case WITHOUT_TWO_AND_RECORD -> {
                return deal(world, Set.of(1, 2), false) && record(world, world.record);
            }
            case PLAY_FOR_P_AND_RECORD -> {
                return deal(world, Set.of(), true) && record(world, world.record);
            }
            case RECORD -> {
                return record(world, world.record);
            }
            case RECORD_OTHER -> {
                return world.list != null && record(world, other(world));
            }
            case RECORD_BROKEN -> {
                return world.list != null
                        && record(world, DealtRound.undealt(false, RECORDS, proof(world, world.list, Set.of()), null));
            }
            case NEXT_ROUND -> {
                return world.isAsked && next(world);
            }
            case RESTART -> {
                boolean isOpen = world.list != null;
                world.list = null;
                world.record = null;
                world.isPublic = false;
                return isOpen;
            }
            case OTHER_MATCH -> {
                boolean isFirst = world.context.match().equals("a") && world.isAsked;
                world.context = new ShuffleContext(HOST, "b", 0);
                world.round = 0;
                return isFirst && next(world);
            }
            case CUT_P -> p(world).cut();
            case CONNECT -> world.programs.forEach(program -> connect(world, program, true));
            case CONNECT_AND_DENY -> world.programs.forEach(program -> connect(world, program, false));
            case CRASH_P -> p(world).losePower(0);
        }
        return true;
    }

    private static void connect(World world, Program program, boolean isTrue) {
        if (program.isConnected()) {
            return;
        }
        say(world, program, program.connect(PEER), isTrue);
        anchors(world, program);
    }

    private static void anchors(World world, Program program) {
        deliver(
                world,
                program,
                HostPart.table(update(world, program)
                        .setShuffle(HostPart.shuffle(world.context, world.round, ShufflePhase.SHUFFLE_PHASE_ANCHORS))));
    }

    private static TableUpdate.Builder update(World world, Program program) {
        return HostPart.update(
                0, TableStage.TABLE_STAGE_PLAYING, world.context.match(), world.programs.indexOf(program), PLAYERS, 1);
    }

    private static void deliver(World world, Program program, HostMessage message) {
        if (program.isConnected()) {
            say(world, program, program.hear(message, null), true);
        }
    }

    private static void say(World world, Program program, List<ClientMessage.Builder> messages, boolean isTrue) {
        for (ClientMessage.Builder message : messages) {
            program.sent(message);
            if (message.hasNameLinks()) {
                message.getNameLinks().getLinksList().forEach(link -> {
                    String record = world.kept.get(List.of(ShuffleTranslator.context(link), link.getRound()));
                    LinkState state = !isTrue
                            ? LinkState.LINK_STATE_UNKNOWN
                            : record == null ? LinkState.LINK_STATE_IN_PLAY : LinkState.LINK_STATE_RECORD;
                    deliver(world, program, HostPart.answer(link, state, record == null ? "" : record, 0));
                });
            }
            if (message.hasNameLinks() || message.hasSignRecord()) {
                say(world, program, program.granted(message), isTrue);
            }
        }
    }

    private static Bytes32 secret(int seat, String list) {
        return HostPart.secret(seat < 2 ? "program " + seat : "colluder " + list);
    }

    private static ShuffleList list(World world, String name) {
        List<ListedSeat> seats = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            Bytes32 anchor = HostPart.anchor(RECORDS, world.context, seat, secret(seat, name));
            seats.add(HostPart.stranger(seat, name, anchor, 0));
        }
        return new ShuffleList(
                world.context, world.round, 1, HostPart.anchor(RECORDS, world.context, HostPart.HOST, SECRET), seats);
    }

    private static boolean next(World world) {
        world.list = null;
        world.record = null;
        world.isPublic = false;
        world.isAsked = false;
        return world.round++ < ROUNDS;
    }

    /** Asks for links; after a record for those of the next round. Which list of a round is the first one makes no difference. */
    private static boolean ask(World world, String name, List<Program> asked) {
        if (world.isPublic && !next(world)) {
            return false;
        }
        ShuffleList list = list(world, name);
        world.list = list;
        world.record = null;
        world.isAsked = true;
        asked.forEach(program -> {
            anchors(world, program);
            deliver(world, program, HostPart.table(update(world, program).setShuffle(HostPart.asks(list))));
        });
        return true;
    }

    private static ShuffleProof proof(World world, ShuffleList list, Set<Integer> without) {
        List<Optional<Bytes32>> links = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            int each = seat;
            boolean isKnown = seat == 2
                    || world.programs.get(seat).given.stream()
                            .anyMatch(given -> given.context().equals(list.context()) && given.round() >= list.round());
            String name = list.seats().get(seat).name().substring(0, 1);
            links.add(Optional.of(HostPart.link(RECORDS, list.context(), each, secret(seat, name), list.round()))
                    .filter(link -> isKnown && !without.contains(each)));
        }
        return HostPart.proof(list, HostPart.link(RECORDS, list.context(), HostPart.HOST, SECRET, list.round()), links);
    }

    private static boolean deal(World world, Set<Integer> without, boolean playsForP) {
        ShuffleList list = world.list;
        if (list == null || world.record != null) {
            return false;
        }
        ShuffleProof proof = proof(world, list, without);
        DealtRound round = DealtRound.of(false, proof);
        world.programs.forEach(program -> show(world, program, round, false));
        while (!round.isOver()) {
            List<Play> plays = round.plays();
            Program program = round.turn() < 2 ? world.programs.get(round.turn()) : null;
            if (program != null && !(playsForP && round.turn() == 0)) {
                show(world, program, round, true);
                if (program.isAsked()) {
                    program.play(plays.get(0));
                }
            }
            round.play(plays.get(0));
        }
        world.programs.forEach(program -> show(world, program, round, false));
        world.record = round.record(RECORDS, null);
        ORACLE.wrote(world.record, round);
        return true;
    }

    private static void show(World world, Program program, DealtRound round, boolean asked) {
        if (program.isConnected()) {
            TableUpdate.Builder update = update(world, program).setShuffle(HostPart.dealt(round.proof));
            if (asked) {
                update.setDecision(Decision.getDefaultInstance());
            }
            say(
                    world,
                    program,
                    program.hear(HostPart.table(update), round.view(world.programs.indexOf(program))),
                    true);
        }
    }

    /** The record of the other list of the round, played out by the host. */
    private static String other(World world) {
        boolean isA = world.list != null && world.list.equals(list(world, "A"));
        DealtRound round = DealtRound.of(false, proof(world, list(world, isA ? "B" : "A"), Set.of()));
        while (!round.isOver()) {
            round.play(round.plays().get(0));
        }
        String record = round.record(RECORDS, null);
        ORACLE.wrote(record, round);
        return record;
    }

    private static boolean record(World world, @Nullable String record) {
        if (record == null) {
            return false;
        }
        world.isPublic = true;
        world.kept.putIfAbsent(List.of(world.context, world.round), record);
        world.programs.forEach(program -> deliver(world, program, HostPart.revealed(List.of(record))));
        return true;
    }
}
