package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonParser;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.host.Door;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.web.command.WebCommand;
import picocli.CommandLine;

/** The command {@code web}, at a host of another program. */
class WebCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        return new CommandLine(new WebCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(words);
    }

    @Test
    void servesAPageUntilItIsInterrupted() throws Exception {
        try (Host host = Host.start(HostSettings.practice("Kitchen").with(Door.PRIVATE.withPin("4321")))) {
            CompletableFuture<Integer> exit = new CompletableFuture<>();
            Thread command = new Thread(
                    () -> exit.complete(run("--host", "127.0.0.1:" + host.port(), "--port", "0", "--pin", "4321")));
            command.start();
            await().until(() -> out.toString().endsWith("\n"));
            String line = out.toString();
            assertThat(line).startsWith("READY {");
            String web = JsonParser.parseString(line.substring("READY ".length()))
                    .getAsJsonObject()
                    .get("web")
                    .getAsString();
            assertThat(web).matches("http://.+:[0-9]+/");
            int port = URI.create(web).getPort();
            HttpResponse<String> page = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(page.statusCode()).isEqualTo(200);
            command.interrupt();
            assertThat(exit.get()).isZero();
            assertThat(err.toString()).isEmpty();
            new ServerSocket(port).close(); // it is free again
        }
    }

    @Test
    void saysWhyThereIsNone() throws Exception {
        try (Host host = Host.start(HostSettings.practice("Kitchen").with(Door.PRIVATE.withPin("4321")))) {
            assertThat(run("--host", "127.0.0.1:" + host.port(), "--port", "0")).isEqualTo(1);
            assertThat(err.toString()).contains("PIN").doesNotContain("\tat ");
        }
        int nobody;
        try (ServerSocket free = new ServerSocket(0)) {
            nobody = free.getLocalPort();
        }
        assertThat(run("--host", "127.0.0.1:" + nobody)).isEqualTo(1);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString().lines()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "--port,70000,0 to 65535",
        "--host,127.0.0.1:99999,99999",
        "--fingerprint,12,64",
        "--colour,red,Unknown option"
    })
    void wrongUsageIsOneSentence(String option, String value, String sentence) {
        String[] words = option.equals("--host")
                ? new String[] {option, value}
                : new String[] {"--host", "127.0.0.1:1", option, value};
        assertThat(run(words)).isEqualTo(2);
        assertThat(err.toString()).contains(sentence).doesNotContain("\tat ");
    }

    @Test
    void explainsItself() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("--host", "--find", "--port", "--tls", "--pin", "--fingerprint", "READY");
    }
}
