package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.PlayerKind;

@DisplayName("A host that ends")
@Tag("slow")
class GoodbyeTest {
    @TempDir
    private Path data;

    /** Repeated, since what it guards against is a race: the loops ending before the last words are written. */
    @RepeatedTest(20)
    @DisplayName("says so to everybody who is there")
    void isHeard() throws IOException {
        Host host = Host.start(HostSettings.practice("Test").withData(data));
        GameSession session = new Connector()
                .open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, "Mei"));
        await().until(() -> session.state().isIn());
        host.close();
        await().until(() -> session.state().connection().stage().isOver());

        assertThat(session.state().connection().problem())
                .satisfies(problem -> assertThat(problem.kind()).isEqualTo(Problem.Kind.HOST_ENDS));
    }
}
