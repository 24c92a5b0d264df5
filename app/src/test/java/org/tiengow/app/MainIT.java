package org.tiengow.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The one program, started as people start it. */
class MainIT {
    @Test
    void listsItsCommands() throws Exception {
        Ended help = run(List.of(), "--help");
        assertThat(help.code()).isZero();
        assertThat(help.text()).contains("host", "bot", "find", "arena", "referee", "rules", "card", "TIENGOW_HOME");
    }

    @Test
    void loadsNoWindowForACommandThatNeedsNone() throws Exception {
        Ended rules = run(List.of("-Xlog:class+load:stdout"), "rules", "lai");
        assertThat(rules.code()).isZero();
        assertThat(rules.text()
                        .lines()
                        .filter(line -> line.contains(" java.awt.")
                                || line.contains(" javax.swing.")
                                || line.contains(" org.apache.pdfbox.")))
                .isEmpty();
    }

    @Test
    void writesTheReferenceCardWithoutADisplay(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("card.pdf");
        Ended card =
                run(List.of("-Djava.awt.headless=true"), "card", "--out", file.toString(), "--language", "zh-Hant");
        assertThat(card.text()).isEmpty();
        assertThat(card.code()).isZero();
        assertThat(Files.size(file)).isGreaterThan(50_000);
        assertThat(run(List.of(), "card", "--out", "card.txt").code()).isEqualTo(2);
        assertThat(run(List.of(), "card", "--out", "card.pdf", "--rules", "none")
                        .code())
                .isEqualTo(2);
        Ended nowhere =
                run(List.of(), "card", "--out", folder.resolve("none/card.pdf").toString());
        assertThat(nowhere.code()).isEqualTo(1);
        assertThat(nowhere.text()).contains("cannot be written").doesNotContain("\tat ");
    }

    @Test
    void saysWhatToDoWithoutADisplay() throws Exception {
        Ended window = run(List.of("-Djava.awt.headless=true"));
        assertThat(window.code()).isEqualTo(1);
        assertThat(window.text().strip()).isEqualTo("There is no display here. Try: java -jar tiengow.jar host --help");
    }

    @Test
    void aReplayNeedsAFileAndADisplay(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("night.jsonl"), "");
        Ended blind = run(List.of("-Djava.awt.headless=true"), "replay", file.toString());
        assertThat(blind.code()).isEqualTo(1);
        assertThat(blind.text().strip()).startsWith("There is no display here").doesNotContain("\n");
        Ended nothing = run(List.of(), "replay", folder.resolve("none.jsonl").toString());
        assertThat(nothing.code()).isEqualTo(2);
        assertThat(nothing.text()).startsWith("There is no file");
    }

    @ParameterizedTest(name = "user.home={0}")
    @ValueSource(strings = {"?", "家"})
    void withoutADataFolderOnlyWhatNeedsOneIsRefused(String home) throws Exception {
        List<String> options = List.of("-Duser.home=" + home);
        assertThat(run(options, "--version").code()).isZero();
        assertThat(run(options, "host", "--help").code()).isZero();
        assertThat(run(options, "arena", "--players", "random,random,random,random", "--deals", "1")
                        .code())
                .isZero();
        assertThat(run(options, "rules").code()).isZero();
        for (String words :
                List.of("host --exit-after-match", "bot --host 127.0.0.1:1", "web --host 127.0.0.1:1", "")) {
            Ended refused = run(options, words.isEmpty() ? new String[0] : words.split(" "));
            assertThat(refused.code()).as(words).isEqualTo(1);
            assertThat(refused.text().strip())
                    .as(words)
                    .contains("TIENGOW_HOME")
                    .doesNotContain("\n");
        }
    }

    @Test
    void aWrongCommandIsAMistakeAndNoTrace() throws Exception {
        Ended wrong = run(List.of(), "hots");
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.text()).contains("hots").doesNotContain("\tat ");
    }

    @Test
    void holdsTheMessagesForClientsInOtherLanguages() throws Exception {
        try (ZipFile jar = new ZipFile(System.getProperty("tiengow.jar"))) {
            assertThat(List.of("messages", "round", "rules", "table", "discovery"))
                    .allMatch(name -> jar.getEntry("tiengow/v1/" + name + ".proto") != null);
        }
    }

    private record Ended(int code, String text) {}

    private static Ended run(List<String> options, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.add("-jar");
        command.add(System.getProperty("tiengow.jar"));
        command.addAll(List.of(words));
        ProcessBuilder program = new ProcessBuilder(command).redirectErrorStream(true);
        program.environment().put("LC_ALL", "C");
        program.environment().remove("TIENGOW_HOME");
        Process process = program.start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return new Ended(process.exitValue(), text);
    }
}
