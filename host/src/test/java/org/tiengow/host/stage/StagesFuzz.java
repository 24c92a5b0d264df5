package org.tiengow.host.stage;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.lobby.BanList;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.NoThread;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.table.IdleServices;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.AddBot;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.SetReady;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.StartMatch;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.Watch;

/**
 * Whatever messages come, in whatever stage, at a table where time passes: each is answered once or ends its connection, no
 * message of the host is too long, and the table never fails.
 *
 * <pre>
 *   first byte   where the conversation begins, a number of {@link Place}; times ten: the rule set; times fifty: the {@link Pace}
 *   then         0 to 239: so many bytes follow, a message   240 to 255: 1 to 16 seconds pass, until that is {@value #MOST_SECONDS} in all
 * </pre>
 */
public final class StagesFuzz {
    private static final ByteString OWNER = ByteString.copyFromUtf8("0123456789abcdef");
    private static final ByteString FIRST_TOKEN = token(0);
    private static final int MOST_MESSAGE = 240;
    private static final int MOST_SECONDS = 45;
    private static final long LAST_OF_DECLARING = 5_000;
    private static final long OFTEN = 100;
    private static final int PLAYS_LEFT = 3;
    private static final List<TableRules> RULES = Stream.of("pagat", "lai", "ming", "classic", "online")
            .map(id -> TableRules.named(id).with(Parameter.ROUNDS, 2))
            .toList();
    private static final TableOptions PACED =
            TableOption.defaults().toBuilder().setTurnSeconds(20).build();
    private static final TableOptions UNPACED = TableOption.with(PACED, "pace=0");
    private static final SecureRandom SECURE = new SecureRandom();
    private static final Map<TableRules, List<TableSnapshot>> ENDS = new HashMap<>();

    /** Where a conversation begins. */
    enum Place {
        NEW,
        CHALLENGED,
        ASKED_FOR_PIN,
        LOBBY,
        SEATED,
        WATCHING,
        OWNER_SEATED,
        PLAYING,
        OWNER_PLAYING,
        WATCHING_PLAY
    }

    /** How fast a match that is played goes on, and from where. */
    enum Pace {
        SLOW(PACED, 0),
        FAST(UNPACED, 0),
        FAST_LATE(UNPACED, 1),
        FAST_LAST(UNPACED, 2),
        SLOW_LATE(PACED, 1),
        SLOW_LAST(PACED, 2);

        private final TableOptions options;
        /** The round at whose end it begins; 0: it begins with the match. */
        private final int round;

        Pace(TableOptions options, int round) {
            this.options = options;
            this.round = round;
        }
    }

    private final NoThread loop = new NoThread();
    private final TableRoom room;
    private final HostContext house;
    private final Other peer;

    private StagesFuzz(Place place, TableRules rules, Pace pace) {
        TableSettings settings = new TableSettings(0, rules, pace.options, 0, StartMode.OWNER, "steady", false);
        room = new TableRoom(settings, services(), loop::now, loop::instead);
        house = new HostContext(
                "Fuzz",
                place == Place.ASKED_FOR_PIN ? "4711" : "",
                OWNER,
                List.of("steady"),
                new Lobby(List.of(room)),
                new WrongPins(loop::now),
                new BanList(),
                SECURE);
        peer = new Other();
        if (isPlaying(place) && pace.round > 0) {
            goOn(place, end(rules, pace.round), pace);
        } else {
            begin(place);
        }
        if (peer.ended) {
            throw new AssertionError("the conversation ended before it began");
        }
    }

    /** One run; called by the fuzzer, and by the ordinary tests with what the fuzzer has found. */
    public static void fuzzerTestOneInput(byte[] data) {
        if (data.length == 0) {
            return;
        }
        int first = data[0] & 0xFF;
        Place[] places = Place.values();
        int set = first / places.length;
        StagesFuzz run = new StagesFuzz(
                places[first % places.length], RULES.get(set % RULES.size()), Pace.values()[set / RULES.size()]);
        run.play(data);
    }

    /** Chance by lot, bots that never come, records that go nowhere. */
    static TableServices services() {
        AtomicInteger tokens = new AtomicInteger();
        ByLot byLot = new ByLot();
        return new TableServices(byLot, byLot, byLot, () -> token(tokens.getAndIncrement()));
    }

    private static ByteString token(int number) {
        return ByteString.copyFrom(new byte[] {0}).concat(ByteString.copyFromUtf8(String.format("%016d", number)));
    }

    private void play(byte[] data) {
        int at = 1;
        int seconds = 0;
        while (at < data.length && !peer.ended) {
            int next = data[at++] & 0xFF;
            if (next < MOST_MESSAGE) {
                int end = Math.min(data.length, at + next);
                say(Arrays.copyOfRange(data, at, end));
                at = end;
            } else if (seconds < MOST_SECONDS) {
                int more = next - MOST_MESSAGE + 1;
                seconds += more;
                loop.pass(1_000L * more);
            }
        }
        peer.stage.lost();
        loop.pass(1_000);
        if (room.summary().getStage() == TableStage.TABLE_STAGE_FAILED) {
            throw new AssertionError("the table has failed");
        }
    }

    private void say(byte[] bytes) {
        ClientMessage message;
        try {
            message = ClientMessage.parseFrom(bytes);
        } catch (InvalidProtocolBufferException cutByTheDecoder) {
            return;
        }
        int done = peer.done;
        int earlier = peer.answers;
        peer.stage.receive(message);
        loop.settle();
        if (!peer.ended && (peer.done != done + 1 || peer.answers != earlier + 1)) {
            throw new AssertionError("answered " + (peer.answers - earlier) + " times, done " + (peer.done - done)
                    + " times: " + message);
        }
        if (room.summary().getStage() == TableStage.TABLE_STAGE_FAILED) {
            throw new AssertionError("the table has failed by " + message);
        }
    }

    private void begin(Place place) {
        boolean owner = place == Place.OWNER_SEATED || place == Place.OWNER_PLAYING;
        if (isPlaying(place) && place != Place.OWNER_PLAYING) {
            startBesides();
        }
        if (place != Place.NEW) {
            tell(hello("Mei"));
        }
        if (place.compareTo(Place.LOBBY) >= 0) {
            tell(enter(owner));
        }
        if (place == Place.WATCHING || place == Place.WATCHING_PLAY) {
            tell(ClientMessage.newBuilder().setWatch(Watch.getDefaultInstance()));
        } else if (place.compareTo(Place.SEATED) >= 0) {
            tell(ClientMessage.newBuilder().setSit(Sit.getDefaultInstance()));
        }
        if (place == Place.OWNER_PLAYING) {
            tell(ClientMessage.newBuilder().setAddBot(AddBot.getDefaultInstance()));
            tell(ClientMessage.newBuilder().setStartMatch(StartMatch.getDefaultInstance()));
        }
        loop.pass(LAST_OF_DECLARING);
    }

    private static boolean isPlaying(Place place) {
        return place.compareTo(Place.PLAYING) >= 0;
    }

    /** At a table that was broken off there. */
    private void goOn(Place place, TableSnapshot end, Pace pace) {
        TableSnapshot paced = end.toBuilder().setOptions(pace.options).build();
        room.begin(table -> table.goOn(paced, loop.now()));
        loop.settle();
        tell(hello("Mei"));
        if (place == Place.OWNER_PLAYING) {
            ClientMessage.Builder enter = enter(true);
            enter.getEnterBuilder().setSeatToken(FIRST_TOKEN);
            tell(enter);
            return;
        }
        tell(enter(false));
        tell(
                place == Place.WATCHING_PLAY
                        ? ClientMessage.newBuilder().setWatch(Watch.getDefaultInstance())
                        : ClientMessage.newBuilder().setSit(Sit.getDefaultInstance()));
    }

    /** A few plays before the end of the first round, or of the second and last, as the owner plays it with bots; found once. */
    private static synchronized TableSnapshot end(TableRules rules, int round) {
        return ENDS.computeIfAbsent(rules, any -> {
                    StagesFuzz whole = new StagesFuzz(Place.OWNER_PLAYING, rules, Pace.FAST);
                    return List.of(whole.toTheEnd(1), whole.toTheEnd(2));
                })
                .get(round - 1);
    }

    private TableSnapshot toTheEnd(int round) {
        List<TableSnapshot> plays = new ArrayList<>();
        while (room.summary().getRound() <= round && room.summary().getStage() != TableStage.TABLE_STAGE_MATCH_OVER) {
            if (room.summary().getStage() == TableStage.TABLE_STAGE_BETWEEN_ROUNDS) {
                tell(ClientMessage.newBuilder()
                        .setSetReady(SetReady.newBuilder().setReady(true)));
            }
            loop.pass(OFTEN);
            CompletableFuture<HandedOverTable> now = room.freeze();
            loop.settle();
            room.thaw();
            loop.settle();
            TableSnapshot snapshot = now.join().getSnapshot();
            if (snapshot.getStage() == TableStage.TABLE_STAGE_PLAYING
                    && room.summary().getRound() == round) {
                plays.add(snapshot);
            }
        }
        int most = plays.get(plays.size() - 1).getMatch().getRound().getPlaysCount();
        return plays.stream()
                .filter(each -> each.getMatch().getRound().getPlaysCount() >= most - PLAYS_LEFT)
                .findFirst()
                .orElseThrow();
    }

    /** Another owner has filled the table with bots, started, and gone. */
    private void startBesides() {
        Other other = new Other();
        for (ClientMessage.Builder message : List.of(
                hello("Owner"),
                enter(true),
                ClientMessage.newBuilder().setSit(Sit.getDefaultInstance()),
                ClientMessage.newBuilder().setAddBot(AddBot.getDefaultInstance()),
                ClientMessage.newBuilder().setStartMatch(StartMatch.getDefaultInstance()))) {
            other.stage.receive(message.build());
            loop.settle();
        }
    }

    private void tell(ClientMessage.Builder message) {
        peer.stage.receive(message.build());
        loop.settle();
    }

    private static ClientMessage.Builder hello(String name) {
        return ClientMessage.newBuilder()
                .setHello(Hello.newBuilder()
                        .addVersions(3)
                        .setKind(Kind.KIND_PERSON)
                        .setName(name));
    }

    private static ClientMessage.Builder enter(boolean owner) {
        return ClientMessage.newBuilder()
                .setEnter(Enter.newBuilder()
                        .setClientNonce(ByteString.copyFrom(new byte[32]))
                        .setOwnerToken(owner ? OWNER : ByteString.EMPTY));
    }

    /** The other end of a connection: it counts. */
    private final class Other implements ClientConnection {
        private Stage stage = new HelloStage(house, this);
        private int done;
        private int answers;
        private boolean ended;

        @Override
        public void send(HostMessage message) {
            if (message.getSerializedSize() > Limits.MESSAGE) {
                throw new AssertionError("a message of " + message.getSerializedSize() + " bytes");
            }
            answers += switch (message.getMessageCase()) {
                case CHALLENGE, ENTERED, GRANTED, REFUSED, PONG -> 1;
                default -> 0;
            };
        }

        @Override
        public void answer(int request, Reply answer) {
            send(answer.toMessage(request));
            done();
        }

        @Override
        public void done() {
            done++;
        }

        @Override
        public void later(long millis, Runnable task) {
            task.run();
        }

        @Override
        public void become(Stage next) {
            stage = next;
        }

        @Override
        public void enterGranted(int pingMillis) {
            // nothing is limited here
        }

        @Override
        public boolean admit(ByteString token, boolean page) {
            return true;
        }

        @Override
        public InetAddress address() {
            return InetAddress.getLoopbackAddress();
        }

        @Override
        public void cut(String sentence) {
            ended = true;
        }

        @Override
        public void close(CloseReason reason, String sentence) {
            ended = true;
        }

        @Override
        public boolean isAllowed() {
            return true;
        }

        @Override
        public byte[] fingerprint() {
            return Fingerprint.ofPlain();
        }
    }

    private static final class ByLot extends IdleServices {
        private final Random random = new Random(1);

        @Override
        public Deal deal(int players) {
            return Deal.shuffled(players, random::nextInt);
        }

        @Override
        public int lot(int players) {
            return random.nextInt(players);
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
            // nowhere
        }

        @Override
        public void goOn(String match, int first, List<String> lines) {
            // nowhere
        }

        @Override
        public void matchOver(Standings standings) {
            // nobody waits for it
        }
    }
}
