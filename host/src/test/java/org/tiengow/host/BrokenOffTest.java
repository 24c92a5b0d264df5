package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.host.table.options.StartMode;

@DisplayName("A night that was broken off, before anybody goes on with it")
@Tag("slow")
class BrokenOffTest {
    private static final String PIN = "2580";

    @TempDir
    private Path data;

    @TempDir
    private Path folder;

    private Host host(ResumePolicy resumePolicy) throws IOException {
        return Host.start(settings(HostSettings.practice("Kitchen").with(Door.PRIVATE.withPin(PIN)), resumePolicy));
    }

    /** A host with a key of its own, by which a client knows it again. */
    private HostSettings open(int port) {
        HostSettings settings = HostSettings.named("Kitchen").with(Door.OPEN.withPin(PIN));
        return settings(settings, ResumePolicy.GO_ON).withPort(port);
    }

    private HostSettings settings(HostSettings kind, ResumePolicy resumePolicy) {
        TablePlan plan = TablePlan.oneTable().withBots(3, "random").with(StartMode.FULL);
        return kind.with(plan).withData(data).with(resumePolicy);
    }

    /** Somebody sits down with three bots, and the host ends while that person is asked. */
    private Token breakOff() throws IOException {
        try (Host host = host(ResumePolicy.GO_ON)) {
            GameSession mei = new Connector()
                    .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, "Mei")
                            .withPin(PIN));
            await().until(() -> mei.state().isIn());
            mei.sit(0, OptionalInt.empty());
            await().until(() -> mei.state().decision().isPresent());
            Token seat = mei.state().self().seatToken();
            host.close();
            mei.close();
            return seat;
        }
    }

    @Test
    @DisplayName("is told with its people, its round and its time, and stays as it is")
    void isTold() throws IOException {
        assertThat(BrokenOff.in(data)).isEmpty();
        Instant before = Instant.now().minusSeconds(2);
        breakOff();

        BrokenOff night = BrokenOff.in(data).orElseThrow();
        assertThat(night.host()).isEqualTo("Kitchen");
        assertThat(night.pin()).isEqualTo(PIN);
        assertThat(night.tables()).containsExactly(new BrokenOff.Table(List.of("Mei"), 1));
        assertThat(night.last()).isBetween(before, Instant.now().plusSeconds(2));
        assertThat(BrokenOff.in(data)).contains(night);
    }

    @Test
    @DisplayName("brings people who have stayed back to their seats, once its host resumes it")
    void bringsBack() throws IOException {
        GameSession mei;
        Token seat;
        int port;
        try (Host host = Host.start(open(0))) {
            port = host.port();
            mei = new Connector(KnownHosts.NONE)
                    .showing(IdentityStore.in(folder))
                    .returning(ReconnectPolicy.patiently(HostLocator.WHERE_IT_WAS, KeptSeats.NONE))
                    .open(JoinTarget.of(new HostAddress("127.0.0.1", port), PlayerKind.PERSON, "Mei")
                            .withFingerprint(host.fingerprint().orElseThrow())
                            .withPin(PIN));
            await().until(() -> mei.state().isIn());
            mei.sit(0, OptionalInt.empty());
            await().until(() -> mei.state().decision().isPresent());
            seat = mei.state().self().seatToken();
        }
        await().until(() -> mei.state().failoverQuestion() != null);
        assertThat(mei.state().connection().isFor(Problem.Kind.HOST_ENDS)).isTrue();
        try (Host host = Host.start(open(port))) {
            await().until(() -> mei.state().isIn() && mei.state().decision().isPresent());
            assertThat(host.port()).isEqualTo(port);
            assertThat(mei.state().self().seatToken()).isEqualTo(seat);
            assertThat(mei.state().failoverQuestion()).isNull();
            mei.close();
        }
    }

    @Test
    @DisplayName("knows the seats of its people again")
    void knowsItsSeats() throws IOException {
        Token seat = breakOff();
        try (Host host = host(ResumePolicy.GO_ON)) {
            assertThat(host.bringsBack(seat.hex())).isTrue();
            assertThat(host.bringsBack("00".repeat(20))).isFalse();
            assertThat(host.bringsBack("")).isFalse();
        }
    }

    @Test
    @DisplayName("keeps out whom its owner had barred when it goes on, and not when another begins")
    void keepsBars() throws IOException {
        try (Host host = host(ResumePolicy.GO_ON)) {
            GameSession mei =
                    new Connector().open(joinTarget(host, "Mei").withOwnerToken(new Token(host.ownerToken())));
            await().until(() -> mei.state().isIn());
            mei.sit(0, OptionalInt.empty());
            await().until(() -> mei.state().decision().isPresent());
            GameSession eve = new Connector().open(joinTarget(host, "Eve"));
            await().until(() -> eve.state().isIn());
            eve.watch(0);
            await().until(() -> eve.state().atTable().isPresent());
            mei.kickWatcher("Eve", true);
            await().until(() -> mei.state().host().barred().equals(List.of("Eve")));
            await().until(() -> eve.state().connection().stage().isOver());
            assertThat(isLetIn(host, "Eve")).isFalse();
            host.close();
            mei.close();
        }
        try (Host host = host(ResumePolicy.GO_ON)) {
            assertThat(host.resumed()).isNotEmpty();
            assertThat(isLetIn(host, "Eve")).isFalse();
            assertThat(isLetIn(host, "Lam")).isTrue();
        }
        try (Host host = host(ResumePolicy.SET_ASIDE)) {
            assertThat(isLetIn(host, "Eve")).isTrue();
        }
    }

    private static JoinTarget joinTarget(Host host, String name) {
        return JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name)
                .withPin(PIN);
    }

    private static boolean isLetIn(Host host, String name) {
        GameSession session = new Connector().open(joinTarget(host, name));
        await().until(() ->
                session.state().isIn() || session.state().connection().stage().isOver());
        boolean in = session.state().isIn();
        session.close();
        return in;
    }

    @Test
    @DisplayName("is put away, not deleted, when another begins")
    void isPutAway() throws IOException {
        Token seat = breakOff();
        try (Host host = host(ResumePolicy.SET_ASIDE)) {
            assertThat(host.resumed()).isEmpty();
            assertThat(host.bringsBack(seat.hex())).isFalse();
        }
        assertThat(BrokenOff.in(data)).isEmpty();
        assertThat(data.resolve("journal/set-aside/table-0.journal")).isNotEmptyFile();
    }

    @Test
    @DisplayName("is not hidden by another table's damaged file")
    void standsBesideDamage() throws IOException {
        breakOff();
        Files.writeString(data.resolve("journal/table-1.journal"), "nobody wrote a journal like this");

        assertThat(BrokenOff.in(data)).isPresent();
        assertThat(data.resolve("journal/table-1.journal")).exists();
    }
}
