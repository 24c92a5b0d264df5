package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.succession.HostingOffer;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SuccessionRules;
import org.tiengow.protocol.wire.Standing;

@DisplayName("How the match stands, held by everybody")
@Tag("slow")
class StandingsNightTest {

    @TempDir
    Path folder;

    private final List<GameSession> sessions = new ArrayList<>();

    @AfterEach
    void close() {
        sessions.forEach(GameSession::close);
    }

    @Test
    @DisplayName("is signed after every round, kept on every disk, and says who could go on")
    void held() throws IOException {
        try (Host host = host(3)) {
            GameSession mei = play(host, "Mei");
            GameSession kit = play(host, "Kit");
            kit.offerHost(
                    java.util.Optional.of(new HostingOffer("07".repeat(32), List.of("192.168.1.20"), 47913, 47914)));
            play(host, "Bo");
            await().until(() -> stage(mei) == TableStage.MATCH_OVER);
            TableState table = mei.state().atTable().orElseThrow();
            for (GameSession session : sessions) {
                await().until(() -> round(session) == 3);
            }
            Standing standing = standing(kit);
            assertThat(standing.getChipsList()).isEqualTo(table.rounds().get(2).chips());
            assertThat(standing.getMatch()).isEqualTo(table.match());
            assertThat(SuccessionRules.voters(standing)).hasSize(3);
            assertThat(standing.getSeats(1).getOffer().getPort()).isEqualTo(47913);
            assertThat(mei.state().succession().candidates(table.match()))
                    .containsExactly(
                            Map.entry("Kit", new HostingOffer("07".repeat(32), List.of("192.168.1.20"), 47913, 47914)));
            assertThat(standing.getSeats(3).getVotes()).as("a bot").isFalse();
            assertThat(org.tiengow.protocol.pipeline.Fingerprint.write(
                            standing.getHost().toByteArray()))
                    .isEqualTo(host.fingerprint().orElseThrow());
            await().untilAsserted(() -> assertThat(
                            IdentityStore.in(folder.resolve("Bo")).matches())
                    .extracting(KnownMatch::standing)
                    .contains(java.util.Optional.of(standing)));
        }
    }

    @Test
    @DisplayName("gives no vote to whoever plays through a page, and takes no offer to host from there")
    void throughPage() throws IOException {
        try (Host host = host(2)) {
            GameSession mei = play(host, "Mei");
            GameSession kit =
                    enter(host, "Kit", org.tiengow.client.session.validation.Token.NONE, JoinTarget::throughAPage);
            kit.sit(0, OptionalInt.empty());
            Thoughtless.plays(kit);
            var offer = new HostingOffer("07".repeat(32), List.of("192.168.1.20"), 47913);
            assertThat(kit.offerHost(java.util.Optional.of(offer)).join()).isNotInstanceOf(Answer.Granted.class);
            play(host, "Bo");
            await().until(() -> round(mei) == 2);
            Standing standing = standing(mei);
            assertThat(standing.getSeats(1).getName()).isEqualTo("Kit");
            assertThat(standing.getSeats(1).getThroughPage()).isTrue();
            assertThat(standing.getSeats(1).getKey().isEmpty()).isFalse();
            assertThat(standing.getSeats(1).getVotes()).isFalse();
            assertThat(standing.getSeats(1).hasOffer()).isFalse();
            assertThat(SuccessionRules.voters(standing)).hasSize(2);
            assertThat(mei.state().atTable().orElseThrow().seats().get(1).throughPage())
                    .isTrue();
        }
    }

    @Test
    @DisplayName(
            "cannot be made such that the others leave: where a program could host is an address, or it is refused")
    void offerOfNonsense() throws IOException {
        try (Host host = host(3)) {
            GameSession mei = play(host, "Mei");
            GameSession eve = play(host, "Eve");
            var offer = new HostingOffer("07".repeat(32), List.of("192.168.1.20\u001b[2J"), 47913);
            assertThat(eve.offerHost(java.util.Optional.of(offer)).join()).isNotInstanceOf(Answer.Granted.class);
            play(host, "Bo");
            await().until(() -> stage(mei) == TableStage.MATCH_OVER);
            assertThat(mei.state().isIn()).isTrue();
        }
    }

    @Test
    @DisplayName(
            "the next round waits until at least half of the people hold the last one, and goes on when one of them is back")
    void waits() throws IOException {
        try (Host host = host(0)) {
            GameSession mei = enter(host, "Mei", org.tiengow.client.session.validation.Token.NONE);
            mei.sit(0, OptionalInt.empty());
            GameSession kit = play(host, "Kit");
            GameSession bo = play(host, "Bo");
            await().until(() -> stage(mei) == TableStage.PLAYING && stage(kit) == TableStage.PLAYING);
            var token = kit.state().self().seatToken();
            kit.close();
            bo.close();

            // Both are lost in one round, which waits for Mei: else half of those who are left could be one.
            await().until(() -> peopleHere(mei) == 1);
            Thoughtless.plays(mei);
            await().until(() -> stage(mei) == TableStage.BETWEEN_ROUNDS
                    && mei.state().succession().handover().unconfirmed()
                    && round(mei)
                            == mei.state().atTable().orElseThrow().rounds().size());
            int waiting = round(mei);
            await().during(Duration.ofMillis(400)).until(() -> round(mei) == waiting);
            GameSession back = enter(host, "Kit", token);
            Thoughtless.plays(back);
            await().until(() -> round(mei) > waiting + 1);
        }
    }

    /** A host with one table; without rounds its match ends never, however slow the machine is. */
    private static Host host(int rounds) throws IOException {
        TableRules rules = TableRules.named("basic").with(Parameter.ROUNDS, rounds);
        var options = TableOption.with(
                TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"), "grace=0");
        return Host.start(HostSettings.named("Test")
                .withPort(0)
                .with(new Door(Door.Reach.NETWORK, Door.PlainFrom.LOOPBACK, "", false))
                .with(TablePlan.oneTable()
                        .with(rules)
                        .with(options)
                        .withBots(1, "random")
                        .with(org.tiengow.host.table.options.StartMode.FULL)));
    }

    private GameSession play(Host host, String name) {
        GameSession session = enter(host, name, org.tiengow.client.session.validation.Token.NONE);
        session.sit(0, OptionalInt.empty());
        Thoughtless.plays(session);
        return session;
    }

    private GameSession enter(Host host, String name, org.tiengow.client.session.validation.Token token) {
        return enter(host, name, token, way -> way);
    }

    private GameSession enter(
            Host host,
            String name,
            org.tiengow.client.session.validation.Token token,
            UnaryOperator<JoinTarget> declaring) {
        GameSession session = PatientConnector.make()
                .showing(IdentityStore.in(folder.resolve(name)))
                .open(declaring.apply(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                        .withFingerprint(host.fingerprint().orElseThrow())
                        .withSeatToken(token)));
        sessions.add(session);
        await().until(() -> session.state().isIn());
        return session;
    }

    private static TableStage stage(GameSession session) {
        return session.state().atTable().map(TableState::stage).orElse(TableStage.GATHERING);
    }

    private static long peopleHere(GameSession session) {
        return session.state().atTable().stream()
                .flatMap(table -> table.seats().stream())
                .filter(seat -> seat.holder() == Holder.PERSON && seat.presence() == Presence.HERE)
                .count();
    }

    private static int round(GameSession session) {
        return session.state().succession().known().matches().values().stream()
                .findFirst()
                .flatMap(KnownMatch::standing)
                .map(Standing::getRound)
                .orElse(-1);
    }

    private static Standing standing(GameSession session) {
        return session.state()
                .succession()
                .known()
                .matches()
                .values()
                .iterator()
                .next()
                .standing()
                .orElseThrow();
    }
}
