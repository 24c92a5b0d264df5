package org.tiengow.host;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.tiengow.client.bot.SteadyBot;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.player.BotEnd;
import org.tiengow.client.player.BotPlayer;
import org.tiengow.client.player.Stay;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Sits four players down, each in a seat of its own, who always choose alike: two matches with the same deals have the same
 * record. Whose connection is lost comes back with the token of the seat.
 */
@Command(name = "players")
final class Players implements Callable<Integer> {
    private static final int SEATS = 4;
    private static final int MOST_IN_VAIN = 4;

    @Parameters
    private String address = "";

    @Option(names = "--minutes")
    private int minutes = 1;

    private final Connector connector;
    private int returns;

    Players() {
        this(KnownHosts.in(Path.of(System.getProperty("user.home"), ".tiengow")));
    }

    private Players(KnownHosts knownHosts) {
        connector = new Connector(knownHosts);
    }

    /** Four players at a host on this machine. */
    static Players at(HostAddress address) {
        Players players = new Players(KnownHosts.NONE);
        players.address = address.toString();
        return players;
    }

    @Override
    public Integer call() throws InterruptedException, TimeoutException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(minutes);
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) {
            players.add(new Player(seat));
        }
        for (Player player : players) {
            player.playToTheEnd(end);
        }
        System.out.println("RETURNS " + returns);
        return 0;
    }

    /** One in one seat. */
    private final class Player {
        private final int seat;
        private JoinTarget way;
        private GameSession session;
        private BotPlayer player;

        Player(int seat) {
            this.seat = seat;
            this.way = JoinTarget.of(HostAddress.parse(address), PlayerKind.BOT, "P" + seat);
            enter();
        }

        private void enter() {
            session = connector.open(way);
            player = BotPlayer.start(
                    session, new SteadyBot(), 0, OptionalInt.of(seat), Stay.AS_LONG_AS_WANTED, System::nanoTime);
        }

        /** Until the host has said goodbye, or has been away for long. */
        void playToTheEnd(long end) throws InterruptedException, TimeoutException {
            int inVain = 0;
            while (inVain < MOST_IN_VAIN) {
                BotEnd how = ended(end);
                if (how.inOrder()) {
                    return;
                }
                SessionState last = session.state();
                System.err.println("P" + seat + " comes back: " + how.sentence());
                boolean wasIn = !last.host().levels().isEmpty();
                returns += wasIn ? 1 : 0;
                inVain = wasIn ? 0 : inVain + 1;
                if (wasIn) {
                    way = way.withFingerprint(last.host().fingerprint())
                            .withSeatToken(last.self().seatToken());
                } else if (isRefused(last)) {
                    way = way.withSeatToken(
                            Token.NONE); // it was lost before the match began, and its seat was free again
                }
                enter();
            }
        }

        private static boolean isRefused(SessionState last) {
            Problem problem = last.connection().problem();
            return problem != null && problem.kind() == Problem.Kind.REFUSED;
        }

        private BotEnd ended(long end) throws InterruptedException, TimeoutException {
            try {
                return player.ended().get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            } catch (ExecutionException never) {
                throw new IllegalStateException(never);
            }
        }
    }
}
