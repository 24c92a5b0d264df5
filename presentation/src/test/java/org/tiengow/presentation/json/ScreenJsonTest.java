package org.tiengow.presentation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

@DisplayName("As JSON")
class ScreenJsonTest {
    private static final Path SOURCES = Path.of("src/main/java");
    private static final long SEED = Long.getLong("screens.seed", System.nanoTime());
    private static final int TIMES = 400;

    static Stream<Class<?>> screens() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            List<Path> all = files.filter(file -> file.toString().endsWith("Screen.java"))
                    .sorted()
                    .toList();
            return all.stream().map(ScreenJsonTest::named);
        }
    }

    private static Class<?> named(Path file) {
        String path = SOURCES.relativize(file).toString().replace(".java", "");
        try {
            return Class.forName(path.replace('/', '.').replace('\\', '.'));
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Made-up values of every screen there is: no two of them that differ look alike, and no part is left out. */
    @ParameterizedTest
    @MethodSource("screens")
    @DisplayName("screens that differ do")
    void differ(Class<?> screen) {
        MadeUp madeUp = new MadeUp(SEED);
        Map<JsonObject, Object> seen = new HashMap<>();
        for (int time = 0; time < TIMES; time++) {
            Record made = (Record) madeUp.value(screen, Map.of());
            Object before = seen.putIfAbsent(ScreenJson.of(made), made);
            assertThat(before == null || before.equals(made))
                    .as("seed %d: %s and %s", SEED, before, made)
                    .isTrue();
        }
    }

    /** One part at a time. */
    @ParameterizedTest
    @MethodSource("screens")
    @DisplayName("every part of a screen is there")
    void everyPart(Class<?> screen) throws ReflectiveOperationException {
        MadeUp madeUp = new MadeUp(SEED);
        SplittableRandom random = new SplittableRandom(SEED);
        RecordComponent[] parts = screen.getRecordComponents();
        for (int time = 0; time < TIMES; time++) {
            Record made = (Record) madeUp.value(screen, Map.of());
            int changed = random.nextInt(parts.length);
            Object[] values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                values[i] = i == changed
                        ? madeUp.part(parts[i], Map.of())
                        : parts[i].getAccessor().invoke(made);
            }
            Record other = (Record) MadeUp.make(screen, values);
            assertThat(ScreenJson.of(other).equals(ScreenJson.of(made)))
                    .as("seed %d, %s: %s and %s", SEED, parts[changed].getName(), made, other)
                    .isEqualTo(other.equals(made));
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    @DisplayName("the table says what it says in each language")
    void table(Words words, String leave) {
        Tables table = Tables.dealt(
                "basic",
                0,
                "11 62 53 55 55 21 66 65",
                "31 41 33 33 22 22 64 64",
                "44 52 44 43 61 61 51 51",
                "66 11 31 63 54 42 32 65");
        JsonObject json =
                ScreenJson.of(TableModel.of(words, table.state()).orElseThrow().screen());

        assertThat(json.get("screen").getAsString()).isEqualTo("table");
        assertThat(json.getAsJsonObject("body")
                        .getAsJsonObject("bar")
                        .get("back")
                        .getAsString())
                .isEqualTo(leave);
    }

    static Stream<Arguments> languages() {
        return Stream.of(
                Arguments.of(Tables.ENGLISH, Tables.ENGLISH.get("window.leave")),
                Arguments.of(Tables.CHINESE, Tables.CHINESE.get("window.leave")));
    }

    @Test
    @DisplayName("nothing but a screen is written")
    void noScreen() {
        assertThatThrownBy(() -> ScreenJson.of(new Stray(UnaryOperator.identity())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no screen");
    }

    private record Stray(UnaryOperator<String> nothing) {}
}
