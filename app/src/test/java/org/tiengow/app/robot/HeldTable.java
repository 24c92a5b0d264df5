package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.tiengow.waiting.BusyMachine.result;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.deal.GivenDeal;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.presentation.settings.Look;
import org.tiengow.presentation.settings.Settings;

/** A table with a known deal. Seat 0 is for the guest; the test plays the other seats, which wait until it says what they do. */
public final class HeldTable implements AutoCloseable {
    private static final List<String> NAMES = List.of("Mei", "Bo", "Ana");

    /** The guest has single tiles of the civil suit, Mei those above them, Bo those below, and Ana the military suit. */
    private static final List<String> HANDS = List.of(
            "31 55 33 22 65 64 61 51", "66 66 11 11 44 44 31 55", "33 22 65 64 61 51 63 54", "62 53 52 43 42 41 32 21");

    private final Host host;
    private final List<GameSession> others = new ArrayList<>();

    private HeldTable(Host host) {
        this.host = host;
    }

    /** Opens a table without limit for turns, where this seat leads and all seats but the guest's are taken. */
    public static HeldTable start(int banker) throws IOException {
        TablePlan plan = TablePlan.oneTable()
                .with(TableOption.with(TableOption.defaults(), "turnSeconds=0"))
                .with(StartMode.FULL)
                .withDeal(new GivenDeal(banker, HANDS));
        HeldTable table =
                new HeldTable(Host.start(HostSettings.practice("Attic").with(plan)));
        for (int seat = 1; seat <= NAMES.size(); seat++) {
            table.sitsDown(seat);
        }
        return table;
    }

    private void sitsDown(int seat) {
        GameSession session = new Connector(KnownHosts.NONE)
                .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, NAMES.get(seat - 1)));
        others.add(session);
        await("the host").until(() -> session.state().isIn());
        assertThat(result(session.sit(0, OptionalInt.of(seat))).isGranted()).isTrue();
    }

    public Host host() {
        return host;
    }

    /** The settings of the guest, who was here the last time, and for whom nothing moves slowly. */
    Settings guest() {
        return Program.KIT.withLook(Look.FIRST.withReducedMotion(true)).withLastAddress("localhost:" + host.port());
    }

    /** Plays tiles face up, when it is the turn of the seat. */
    public void plays(int seat, String tiles) {
        play(seat, Play.faceUp(TileNotation.read(tiles)));
    }

    /** Forfeits the lowest tiles, when it is the turn of the seat. */
    public void forfeits(int seat) {
        play(seat, decision(seat).legal().safe().orElseThrow());
    }

    private void play(int seat, Play play) {
        long number = decision(seat).number();
        assertThat(result(session(seat).play(number, play)).isGranted()).isTrue();
        await("the end of the turn")
                .until(() -> session(seat)
                        .state()
                        .decision()
                        .filter(open -> open.number() == number)
                        .isEmpty());
    }

    private Decision decision(int seat) {
        await("the turn of seat " + seat)
                .until(() -> session(seat).state().decision().isPresent());
        return session(seat).state().decision().orElseThrow();
    }

    /** Asks the others to take the latest play of a seat back. */
    public void asksToTakeBack(int seat) {
        assertThat(result(session(seat).takeBack(true)).isGranted()).isTrue();
    }

    /** Answers the question whether a play may be taken back. */
    public void answersTakeBack(int seat, boolean agree) {
        await("the question").until(() -> question(seat) > 0);
        assertThat(result(session(seat).answerTakeBack(question(seat), agree)).isGranted())
                .isTrue();
    }

    private long question(int seat) {
        return session(seat)
                .state()
                .atTable()
                .flatMap(table -> Optional.ofNullable(table.turn().takeBack()))
                .map(question -> question.missing().contains(seat) ? question.number() : 0L)
                .orElse(0L);
    }

    private GameSession session(int seat) {
        return others.get(seat - 1);
    }

    @Override
    public void close() {
        others.forEach(GameSession::close);
        host.close();
    }
}
