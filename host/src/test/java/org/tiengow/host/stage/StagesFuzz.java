package org.tiengow.host.stage;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.lobby.Bars;
import org.tiengow.host.lobby.Lobby;
import org.tiengow.host.lobby.NoThread;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.lobby.WrongPins;
import org.tiengow.host.table.Archive;
import org.tiengow.host.table.TableServices;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.BotSource;
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
 *   first byte   where the conversation begins, a number of {@link Place}; times ten: the rule set; from 50 on, bots do not pause
 *                before they play, so that more of a match passes in a run
 *   then         0 to 239: so many bytes follow, a message   240 to 255: 1 to 16 seconds pass
 * </pre>
 */
public final class StagesFuzz {
    private static final ByteString OWNER = ByteString.copyFromUtf8("0123456789abcdef");
    private static final int MOST_MESSAGE = 240;
    private static final long LAST_OF_DECLARING = 5_000;
    private static final List<TableRules> RULES = Stream.of("pagat", "lai", "ming", "classic", "online")
            .map(id -> TableRules.named(id).with(Parameter.ROUNDS, 2))
            .toList();
    private static final TableOptions PACED =
            TableOption.defaults().toBuilder().setTurnSeconds(20).build();
    private static final TableOptions UNPACED = TableOption.with(PACED, "pace=0");
    private static final SecureRandom SECURE = new SecureRandom();

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

    private final NoThread loop = new NoThread();
    private final TableRoom room;
    private final HostContext house;
    private final Other peer;

    private StagesFuzz(Place place, TableRules rules, TableOptions options) {
        TableSettings settings = new TableSettings(0, rules, options, 0, StartMode.OWNER, "steady", false);
        room = new TableRoom(settings, services(), loop::now, loop::instead);
        house = new HostContext(
                "Fuzz",
                place == Place.ASKED_FOR_PIN ? "4711" : "",
                OWNER,
                List.of("steady"),
                new Lobby(List.of(room)),
                new WrongPins(loop::now),
                new Bars(),
                SECURE);
        peer = new Other();
        begin(place);
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
                places[first % places.length], RULES.get(set % RULES.size()), set < RULES.size() ? PACED : UNPACED);
        run.play(data);
    }

    /** Chance by lot, bots that never come, records that go nowhere. */
    static TableServices services() {
        AtomicInteger tokens = new AtomicInteger();
        return new TableServices(
                new ByLot(),
                new NobodyComes(),
                new Nowhere(),
                () -> ByteString.copyFrom(new byte[] {0})
                        .concat(ByteString.copyFromUtf8(String.format("%016d", tokens.getAndIncrement()))));
    }

    private void play(byte[] data) {
        int at = 1;
        while (at < data.length && !peer.ended) {
            int next = data[at++] & 0xFF;
            if (next < MOST_MESSAGE) {
                int end = Math.min(data.length, at + next);
                say(Arrays.copyOfRange(data, at, end));
                at = end;
            } else {
                loop.pass(1_000L * (next - MOST_MESSAGE + 1));
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
        boolean playing = place.compareTo(Place.PLAYING) >= 0;
        if (playing && place != Place.OWNER_PLAYING) {
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
        if (peer.ended) {
            throw new AssertionError("the conversation ended before it began");
        }
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
                        .addVersions(1)
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
    private final class Other implements Peer {
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

    private static final class ByLot implements Dealer {
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
        public String matchId() {
            return "00";
        }
    }

    private static final class NobodyComes implements BotSource {

        @Override
        public List<String> levels() {
            return List.of("steady");
        }

        @Override
        public void call(String name, String level, ByteString seatToken) {
            // never comes
        }

        @Override
        public void dismiss(ByteString seatToken) {
            // never came
        }
    }

    private static final class Nowhere implements Archive {
        @Override
        public String record(
                String match,
                TableRules rules,
                List<PlayerTag> players,
                Round finished,
                Optional<ShuffleProof> shuffle) {
            return "{}";
        }

        @Override
        public void keep(String match, String line) {
            // nowhere
        }

        @Override
        public void goOn(String match, int first, List<String> lines) {
            throw new AssertionError("no table here was broken off");
        }

        @Override
        public void matchOver(Standings standings) {
            // nobody waits for it
        }

        @Override
        public void tableFailed(int table) {
            // is looked for in the list
        }
    }
}
