package org.tiengow.host.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** What the example programs run by. A test is skipped where it is missing, and fails where {@code TIENGOW_REQUIRE} lists it. */
final class Tool {
    /** Where the example programs are. */
    static final Path EXAMPLES = Path.of("..", "docs", "examples");

    private Tool() {}

    /** A Python that has protobuf, which often only that of the system has. */
    static String python() {
        return required(
                "python",
                List.of("python3", "/usr/bin/python3").stream()
                        .filter(each -> succeeds(each, "-c", "import google.protobuf"))
                        .filter(each -> succeeds("protoc", "--version"))
                        .toList());
    }

    /** Node, with what {@code npm ci} puts beside the examples. */
    static String node() {
        boolean packages = Files.isDirectory(EXAMPLES.resolve("node_modules").resolve("protobufjs"));
        return required("node", packages && succeeds("node", "--version") ? List.of("node") : List.of());
    }

    private static String required(String name, List<String> there) {
        String required = System.getenv().getOrDefault("TIENGOW_REQUIRE", "");
        if (List.of(required.split(",")).contains(name)) {
            assertThat(there).as("TIENGOW_REQUIRE asks for " + name).isNotEmpty();
        }
        Assumptions.assumeFalse(there.isEmpty(), "needs " + name);
        return there.get(0);
    }

    private static boolean succeeds(String... words) {
        try {
            Process process = new ProcessBuilder(words)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(20, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
