package org.tiengow.client.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A file of JSON lines")
class JsonLinesTest {
    private static final Line ONE = new Line("Mei’s \t\"table\"\n\u2028", 1, true, Kind.WARM, List.of("a", "b"));
    private static final Line TWO = new Line("", -2, false, Kind.COLD, List.of());

    @TempDir
    private Path folder;

    private enum Kind {
        WARM,
        COLD
    }

    private record Line(String text, int number, boolean yes, Kind kind, List<String> list) {
        Line {
            if (number > 99) {
                throw new IllegalArgumentException("That is too much.");
            }
        }
    }

    @Test
    @DisplayName("holds records as they were, one a line whatever is in them")
    void roundTrip() throws IOException {
        JsonLines<Line> lines = in(folder.resolve("new"));
        assertThat(lines.read()).isEmpty();
        assertThat(lines.append(ONE)).isTrue();
        assertThat(lines.append(TWO)).isTrue();
        assertThat(lines.read()).containsExactly(ONE, TWO);
        assertThat(Files.readAllLines(folder.resolve("new").resolve("lines.jsonl")))
                .hasSize(2);
        lines.write(List.of(TWO));
        assertThat(in(folder.resolve("new")).read()).containsExactly(TWO);
        assertThat(folder.resolve("new")).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    @DisplayName("ignores members that it does not know, and takes a missing number or truth value for 0 or false")
    void otherMembers() throws IOException {
        put("{\"later\":{\"a\":[1]},\"text\":\"\",\"kind\":\"COLD\",\"list\":[]}\n");
        assertThat(in(folder).read()).containsExactly(new Line("", 0, false, Kind.COLD, List.of()));
    }

    @Test
    @DisplayName("loses a damaged line alone: cut short, incomplete, of another kind, or refused by its record")
    void damaged() throws IOException {
        String good = JsonLines.write(ONE);
        put(good + "\n\n?\u0000\n[]\n7\n{}\n" + good.replace("WARM", "TEPID") + "\n"
                + good.replace("\"text\"", "\"test\"")
                + "\n" + good.replace(":1,", ":100,") + "\n" + good.replace(":1,", ":\"one\",") + "\n"
                + "[".repeat(100_000) + "\n"
                + "{\"text\":".repeat(100_000) + "\n" + JsonLines.write(TWO) + "\n" + good.substring(0, 9));
        assertThat(in(folder).read()).containsExactly(ONE, TWO);
    }

    @Test
    @DisplayName("keeps the next line apart from one that a crash cut short at any byte")
    void cutShort() throws IOException {
        byte[] line = (JsonLines.write(ONE) + "\n").getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length <= line.length; length++) {
            Files.write(folder.resolve("lines.jsonl"), Arrays.copyOf(line, length));
            assertThat(in(folder).append(TWO)).isTrue();
            assertThat(in(folder).read()).as("cut to %d bytes", length).endsWith(TWO);
            assertThat(in(folder).read()).hasSize(length < line.length - 1 ? 1 : 2);
        }
    }

    @Test
    @DisplayName("takes appended lines of several programs at once")
    void atOnce() {
        List<Line> all = new ArrayList<>();
        IntStream.range(0, 40).forEach(each -> all.add(new Line("x".repeat(100), each, true, Kind.WARM, List.of())));
        all.parallelStream().forEach(line -> assertThat(in(folder).append(line)).isTrue());
        assertThat(in(folder).read()).containsExactlyInAnyOrderElementsOf(all);
    }

    @Test
    @DisplayName("that cannot be used costs the memory, and nothing else")
    void unusable() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("file"), "in the way");
        JsonLines<Line> lines = in(inTheWay);
        assertThat(lines.append(ONE)).isFalse();
        lines.write(List.of(ONE));
        assertThat(lines.read()).isEmpty();
        JsonLines<Line> none = new JsonLines<>(null, "lines.jsonl", Line.class);
        assertThat(none.isWanted()).isFalse();
        assertThat(none.append(ONE)).isFalse();
        assertThat(none.read()).isEmpty();
    }

    private JsonLines<Line> in(Path where) {
        return new JsonLines<>(where, "lines.jsonl", Line.class);
    }

    private void put(String text) throws IOException {
        Files.writeString(folder.resolve("lines.jsonl"), text, StandardOpenOption.CREATE);
    }
}
