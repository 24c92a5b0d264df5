package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;

@DisplayName("A disk that fails during a match")
class FailingDiskTest {

    @TempDir
    private Path data;

    private Host host() throws IOException {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("pagat").with(Parameter.ROUNDS, 2))
                .with(TableOption.with(TableOption.with(TableOption.defaults(), "pace=0"), "pause=0"))
                .withBots(3, "random")
                .with(StartMode.FULL);
        return Host.start(
                HostSettings.practice("Kitchen").with(plan).withData(data).with(ResumePolicy.GO_ON));
    }

    private static GameSession enter(Host host, String name) {
        GameSession session =
                new Connector().open(JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.PERSON, name));
        await().until(() -> session.state().isIn());
        return session;
    }

    private static TableState table(GameSession session) {
        return session.state().atTable().orElseThrow();
    }

    @Test
    @DisplayName("is said to everybody at the table, whoever comes late too, until a later round is kept again")
    void isSaid() throws IOException {
        try (Host host = host()) {
            Path journal = data.resolve("journal/table-0.journal");
            GameSession lam = enter(host, "Lam");
            lam.watch(0);
            await().until(() -> lam.state().atTable().isPresent());
            assertThat(table(lam).unkept()).isFalse();

            // A folder where the file of a new match is to be made: the same as a full disk.
            Path full = Files.createDirectories(
                    journal.resolveSibling("table-0.journal.new").resolve("full"));
            GameSession mei = enter(host, "Mei");
            mei.sit(0, OptionalInt.empty());
            await().until(() -> mei.state().decision().isPresent());
            assertThat(table(mei).unkept()).isTrue();
            await().until(() -> table(lam).unkept());
            GameSession bo = enter(host, "Bo");
            bo.watch(0);
            await().until(() -> bo.state().atTable().isPresent());
            assertThat(table(bo).unkept()).isTrue();
            assertThat(journal).doesNotExist();

            Files.delete(full);
            Files.delete(full.getParent());
            mei.onUpdate(state -> state.decision().ifPresent(decision -> mei.play(decision.number(), 0)));
            await().until(() -> table(mei).stage() == TableStage.BETWEEN_ROUNDS);
            assertThat(table(mei).unkept()).isTrue();
            mei.ready(true);
            await().until(() ->
                    !table(mei).unkept() && !table(lam).unkept() && !table(bo).unkept());
            assertThat(table(mei).stage()).isIn(TableStage.PLAYING, TableStage.MATCH_OVER);
            mei.close();
            lam.close();
            bo.close();
        }
    }
}
