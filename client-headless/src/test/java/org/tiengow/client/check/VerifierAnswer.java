package org.tiengow.client.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.tiengow.client.command.VerifyCommand;
import picocli.CommandLine;

/**
 * What a verifier answered.
 *
 * @param exit the exit code
 * @param out standard output
 * @param err standard error
 */
record VerifierAnswer(int exit, String out, String err) {
    /** Asks the verifier in Java. */
    static VerifierAnswer ofJava(List<String> words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = new CommandLine(new VerifyCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words.toArray(String[]::new));
        return new VerifierAnswer(exit, out.toString().replace(System.lineSeparator(), "\n"), err.toString());
    }

    /** The output without what is wrong in the rounds: that the rules of the game are broken, only Java finds. */
    String withoutFaults() {
        return out.lines()
                .filter(line -> !line.startsWith("  ") && !line.contains(" rounds: "))
                .map(line -> line.replace(": WRONG; ", ": "))
                .collect(Collectors.joining("\n"));
    }

    /** The verifier in Python, in a process that answers as often as it is asked. A test is skipped where there is no Python. */
    static final class InPython implements AutoCloseable {
        private static final String SERVER = """
                import contextlib, io, json, sys
                sys.dont_write_bytecode = True
                sys.path.insert(0, sys.argv[1])
                import verify
                for line in sys.stdin:
                    out, err = io.StringIO(), io.StringIO()
                    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                        try:
                            code = verify.main(json.loads(line))
                        except SystemExit as wrong_usage:
                            code = wrong_usage.code
                    print(json.dumps([code, out.getvalue(), err.getvalue()]), flush=True)
                """;

        private final Process process;
        private final BufferedReader answers;
        private final BufferedWriter questions;
        private VerifierAnswer last = new VerifierAnswer(0, "", "");

        private InPython(Process process) {
            this.process = process;
            this.answers = process.inputReader(StandardCharsets.UTF_8);
            this.questions = process.outputWriter(StandardCharsets.UTF_8);
        }

        static InPython start() {
            String verify = Path.of("..", "docs", "verify").toString();
            List<String> required =
                    List.of(System.getenv().getOrDefault("TIENGOW_REQUIRE", "").split(","));
            try {
                return new InPython(new ProcessBuilder("python3", "-c", SERVER, verify)
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start());
            } catch (IOException missing) {
                assertThat(required).as("TIENGOW_REQUIRE asks for python").doesNotContain("python");
                return Assumptions.abort("needs python3");
            }
        }

        /** What it answered last. */
        VerifierAnswer last() {
            return last;
        }

        VerifierAnswer ask(List<String> words) throws IOException {
            questions.write(new Gson().toJson(words) + "\n");
            questions.flush();
            String line = answers.readLine();
            assertThat(line).as("python fails: %s", words).isNotNull();
            JsonArray answer = JsonParser.parseString(line).getAsJsonArray();
            last = new VerifierAnswer(
                    answer.get(0).getAsInt(),
                    answer.get(1).getAsString(),
                    answer.get(2).getAsString());
            return last;
        }

        @Override
        public void close() {
            process.destroy();
        }
    }
}
