package org.tiengow.swing.view.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.awt.EventQueue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.LastAddresses;
import org.tiengow.client.discovery.FoundHost;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.session.table.TableSummary;
import org.tiengow.presentation.start.StartModel;
import org.tiengow.presentation.start.StartScreen.Away;
import org.tiengow.presentation.start.StartScreen.Game;
import org.tiengow.presentation.start.StartScreen.Row;
import org.tiengow.presentation.table.Tables;

@DisplayName("The list of games")
class GamesNearbyTest {
    private static final FoundHost ATTIC = host("Attic", "ab".repeat(32), "192.168.1.20");
    private static final FoundHost CELLAR = host("Cellar", "cd".repeat(32), "192.168.1.23");

    private final List<Consumer<List<FoundHost>>> searches = new ArrayList<>();
    private List<Row> rows = List.of();

    @TempDir
    private Path data;

    @Test
    @DisplayName(
            "has games above hosts that are gone each time the start screen is entered, and no row moves meanwhile")
    void gamesFirst() throws Exception {
        LastAddresses memory = LastAddresses.in(data);
        memory.remember("Cellar", CELLAR.fingerprint(), CELLAR.address());
        GamesNearby nearby = new GamesNearby(
                Runnable::run,
                (listener, known) -> {
                    searches.add(listener);
                    return () -> {};
                },
                memory,
                KeptSeats.in(data),
                () -> {});
        enter(nearby);
        tell(CELLAR, ATTIC);
        assertThat(shown(nearby)).containsExactly("Cellar", "Attic");
        tell(ATTIC);
        assertThat(shown(nearby)).as("no row moves").containsExactly("Cellar gone", "Attic");

        EventQueue.invokeAndWait(nearby::stop);
        assertThat(shown(nearby)).as("the list stays while one joins").hasSize(2);
        enter(nearby);
        assertThat(shown(nearby)).isEmpty();
        tell(ATTIC);
        assertThat(shown(nearby)).containsExactly("Attic");
        await().until(() -> shown(nearby).equals(List.of("Attic", "Cellar gone")));
        tell(ATTIC, CELLAR);
        assertThat(shown(nearby)).containsExactly("Attic", "Cellar");
    }

    private void enter(GamesNearby nearby) throws Exception {
        rows = List.of();
        EventQueue.invokeAndWait(nearby::look);
    }

    private void tell(FoundHost... hosts) {
        searches.get(searches.size() - 1).accept(List.of(hosts));
    }

    private List<String> shown(GamesNearby nearby) throws Exception {
        EventQueue.invokeAndWait(() -> rows = new StartModel(Tables.ENGLISH)
                .screen(StartModel.Who.FIRST, rows, nearby.found(), nearby.known(), "", "", false, List.of())
                .rows());
        return rows.stream()
                .map(row -> row instanceof Game game ? game.title() : ((Away) row).name() + " gone")
                .toList();
    }

    private static FoundHost host(String name, String fingerprint, String address) {
        TableSummary table = new TableSummary(0, "lai", TableStage.GATHERING, List.of(), 0, 8, 0, true);
        return new FoundHost(
                name,
                name,
                List.of(new HostAddress(address, 47913)),
                false,
                fingerprint,
                List.of(3),
                List.of(table),
                false);
    }
}
