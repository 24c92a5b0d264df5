package org.tiengow.protocol.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** The interpreters of the example programs. A test is skipped without one, and fails if {@code TIENGOW_REQUIRE} lists it. */
public final class Tool {
    /** The folder of the example programs. */
    public static final Path EXAMPLES = Path.of("..", "docs", "examples");

    private Tool() {}

    /** Returns a Python with protobuf and its compiler. */
    public static String python() {
        return pythonWith("google.protobuf", succeeds("protoc", "--version"));
    }

    /** Returns a Python with numpy. */
    public static String pythonWithNumpy() {
        return pythonWith("numpy", true);
    }

    /** Often only the Python of the system has a module. */
    private static String pythonWith(String module, boolean isComplete) {
        return required(
                "python",
                List.of("python3", "/usr/bin/python3").stream()
                        .filter(each -> isComplete && succeeds(each, "-c", "import " + module))
                        .toList());
    }

    /** Returns Node, with the packages that {@code npm ci} puts beside the examples. */
    public static String node() {
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
