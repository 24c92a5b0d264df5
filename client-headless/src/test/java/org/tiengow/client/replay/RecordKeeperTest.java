package org.tiengow.client.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;

@DisplayName("Records that another host reveals")
class RecordKeeperTest {
    private static final String FIRST = "{\"match\":\"ab12\",\"round\":1,\"banker\":0}";
    private static final String SECOND = "{\"match\":\"ab12\",\"round\":2,\"banker\":1}";
    private static final String OTHER = "{\"match\":\"cd34\",\"round\":1,\"banker\":1}";

    @TempDir
    private Path data;

    private Path folder;
    private Consumer<SessionState> keeper;

    @BeforeEach
    void open() {
        folder = data.resolve("records");
        keeper = new RecordKeeper(folder, Runnable::run, InstantSource.fixed(Instant.parse("2026-11-28T12:00:00Z")))
                .watching();
    }

    @Test
    @DisplayName("are kept when the match is over, in a file named like a host's")
    void overMatch() throws IOException {
        keeper.accept(state(List.of(FIRST)));
        assertThat(folder).as("the match goes on").doesNotExist();

        keeper.accept(state(List.of(FIRST, SECOND, OTHER), "ab12"));
        assertThat(RecordShelf.matches(folder)).containsExactly("ab12");
        Path file = RecordShelf.of(folder, "ab12").get(0);
        assertThat(file).hasFileName("2026-11-28_ab12.jsonl").content().isEqualTo(FIRST + "\n" + SECOND + "\n");
    }

    @Test
    @DisplayName("are kept, too, when they come after the end of the match")
    void lateRecords() throws IOException {
        keeper.accept(state(List.of(), "ab12"));
        assertThat(folder).doesNotExist();
        keeper.accept(state(List.of(FIRST), "ab12"));
        keeper.accept(state(List.of(FIRST, SECOND), "ab12"));
        assertThat(RecordShelf.of(folder, "ab12"))
                .singleElement()
                .satisfies(file -> assertThat(Files.readAllLines(file)).containsExactly(FIRST, SECOND));
    }

    @Test
    @DisplayName("are left to a host on this machine that has recorded the match")
    void ownHost() throws IOException {
        Files.createDirectories(folder);
        Path hosts = folder.resolve("2026-11-27_ab12.jsonl");
        Files.writeString(hosts, SECOND);
        keeper.accept(state(List.of(FIRST), "ab12"));
        assertThat(RecordShelf.of(folder, "ab12")).containsExactly(hosts);
        assertThat(hosts).hasContent(SECOND);
    }

    @Test
    @DisplayName("of a match with a strange id do not become a file")
    void strangeId() {
        for (String id : List.of("../x", "a/b", "", "x.y", "a".repeat(65))) {
            keeper.accept(state(List.of("{\"match\":\"" + id + "\",\"round\":1}"), id));
        }
        assertThat(folder).doesNotExist();
    }

    private static SessionState state(List<String> revealed, String... over) {
        return SessionState.beginning(PlayerKind.PERSON, "Mei", Token.NONE)
                .withRevealed(revealed)
                .withFinishedMatches(Stream.of(over)
                        .map(id -> new FinishedMatch(
                                id, "lai", 2, List.of(new FinishedMatch.Player("Mei", false, null, 0, 1))))
                        .toList());
    }
}
