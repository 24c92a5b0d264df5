package org.tiengow.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command accepts {@code --version}, so every command must say it. */
final class VersionTest {
    static Stream<List<String>> everyCommandAndNone() {
        return Stream.concat(
                Stream.of(List.of()),
                Main.commandLine().getSubcommands().keySet().stream().map(List::of));
    }

    @ParameterizedTest
    @MethodSource("everyCommandAndNone")
    void theVersionIsSaid(List<String> command) {
        for (String option : List.of("--version", "-V")) {
            StringWriter out = new StringWriter();
            String[] words = Stream.concat(command.stream(), Stream.of(option)).toArray(String[]::new);

            int exit = Main.commandLine().setOut(new PrintWriter(out, true)).execute(words);

            assertThat(exit).isZero();
            assertThat(out.toString()).startsWith("Tien Gow ").endsWith(System.lineSeparator());
        }
    }
}
