package org.tiengow.host.seating;

import com.google.protobuf.ByteString;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.connection.Timeouts;
import org.tiengow.client.level.Level;
import org.tiengow.client.online.Connector;
import org.tiengow.client.player.BotEnd;
import org.tiengow.client.player.BotPlayer;
import org.tiengow.client.player.Stay;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.host.table.seats.BotSource;

/** The bots of one table. Each is a separate client that enters with the token of its seat and stays until it is dismissed. */
public final class LoopbackBots implements BotSource, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LoopbackBots.class);
    private static final String LOOPBACK = "127.0.0.1";

    /** On a busy machine the first attempts may fail; the seat waits for its bot, so the bot keeps trying. */
    private static final ReconnectPolicy UNTIL_ADMITTED = new ReconnectPolicy(
            Duration.ofMillis(100),
            Duration.ofSeconds(4),
            Duration.ofDays(365),
            HostLocator.WHERE_IT_WAS,
            KeptSeats.NONE);

    private final int table;
    private final HostLevels levels;
    private final IntSupplier port;
    private final LongSupplier seeds;
    private final Connector connector =
            new Connector().waiting(Timeouts.SAME_PROGRAM).returning(UNTIL_ADMITTED);
    private final Map<ByteString, BotPlayer> players = new ConcurrentHashMap<>();

    /**
     * Creates the bots' source without bots.
     *
     * @param table the number of the table
     * @param levels the levels on offer
     * @param port supplies the port of this host
     * @param seeds supplies the random seed of each bot
     */
    public LoopbackBots(int table, HostLevels levels, IntSupplier port, LongSupplier seeds) {
        this.table = table;
        this.levels = levels;
        this.port = port;
        this.seeds = seeds;
    }

    /** Returns the default level of bots. */
    public static String standardLevel() {
        return Level.standard().id();
    }

    @Override
    public List<String> levels() {
        return levels.ids();
    }

    @Override
    public ByteString networkDigest(String level) {
        return levels.named(level).map(Level::digest).map(ByteString::fromHex).orElse(ByteString.EMPTY);
    }

    @Override
    public void call(String name, String level, ByteString seatToken) {
        JoinTarget joinTarget = JoinTarget.of(new HostAddress(LOOPBACK, port.getAsInt()), PlayerKind.BOT, name)
                .withSeatToken(Token.of(seatToken.toByteArray()));
        GameSession session = connector.open(joinTarget);
        BotPlayer player = BotPlayer.start(
                session,
                levels.named(level).orElseThrow().bot(seeds.getAsLong()),
                table,
                OptionalInt.empty(),
                Stay.AS_LONG_AS_WANTED,
                System::nanoTime);
        players.put(seatToken, player);
        player.ended().thenAccept(end -> ended(seatToken, name, end));
        session.onUpdate(new Admission(name, player));
    }

    @Override
    public void dismiss(ByteString seatToken) {
        BotPlayer player = players.remove(seatToken);
        if (player != null) {
            player.close();
        }
    }

    /** Dismisses all bots. */
    @Override
    public void close() {
        players.keySet().forEach(this::dismiss);
    }

    /** A listener that lets a bot try again only until it was admitted. When a bot that was in loses its connection, its table calls another. */
    private final class Admission implements Consumer<SessionState> {
        private final String name;
        private final BotPlayer player;
        private boolean wasIn;

        Admission(String name, BotPlayer player) {
            this.name = name;
            this.player = player;
        }

        @Override
        public void accept(SessionState state) {
            wasIn |= state.isIn();
            Problem problem = state.connection().problem();
            if (problem == null || state.connection().stage().isOver()) {
                return;
            }
            if (wasIn) {
                player.close();
            } else {
                LOG.info("The bot {} of table {} tries again: {}", name, table, problem.sentence());
            }
        }
    }

    private void ended(ByteString seatToken, String name, BotEnd end) {
        players.remove(seatToken);
        if (!end.inOrder()) {
            LOG.warn("The bot {} of table {} has ended: {}", name, table, end.sentence());
        }
    }
}
