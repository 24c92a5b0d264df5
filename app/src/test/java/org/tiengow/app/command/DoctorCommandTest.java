package org.tiengow.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import picocli.CommandLine;

/** What {@code doctor} prints, and how it exits; what is found depends on the machine, and stands in other tests. */
@Tag("slow")
class DoctorCommandTest {
    private record Ended(int code, String out, String err) {
        List<String> lines() {
            return out.lines().toList();
        }
    }

    private static Ended run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = new CommandLine(new DoctorCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
        return new Ended(code, out.toString(), err.toString());
    }

    @Test
    void aPortWhereNobodyListensIsWrongAndSaysSoInASentence() throws IOException {
        int port;
        try (ServerSocket once = new ServerSocket(0)) {
            port = once.getLocalPort();
        }
        Ended ended = run("127.0.0.1:" + port);

        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.err()).isEmpty();
        List<String> lines = ended.lines();
        assertThat(lines).anyMatch(line -> line.startsWith("[WRONG] ") && line.contains("127.0.0.1"));
        assertThat(lines.subList(0, lines.size() - 1)).allMatch(line -> line.matches("\\[(ok|note|WRONG)] +\\S.*[.]"));
        assertThat(lines.get(lines.size() - 1)).matches("(One thing is|\\d+ things are) wrong\\.");
    }

    @Test
    void aHostIsMetAndTheCodeIsThatOfTheWorstFinding() throws IOException {
        try (Host host = Host.start(HostSettings.practice("Attic"))) {
            Ended ended = run("--json", "127.0.0.1:" + host.port());

            List<JsonObject> findings = ended.lines().stream()
                    .map(line -> JsonParser.parseString(line).getAsJsonObject())
                    .toList();
            assertThat(findings)
                    .extracting(finding -> finding.get("finding").getAsString())
                    .contains("TCP_CONNECTED", "TLS_NONE", "VERSION");
            assertThat(findings).allSatisfy(finding -> {
                assertThat(finding.get("sentence").getAsString()).endsWith(".");
                assertThat(finding.has("about")).isTrue();
            });
            boolean wrong = findings.stream()
                    .anyMatch(finding -> finding.get("weight").getAsString().equals("WRONG"));
            assertThat(ended.code()).isEqualTo(wrong ? 1 : 0);
        }
    }

    @Test
    void whatIsNoAddressIsWrongUsage() {
        Ended ended = run("nowhere at all");

        assertThat(ended.code()).isEqualTo(2);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err()).isNotBlank().doesNotContain("\tat ");
    }
}
