package org.tiengow.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Every command is given files and numbers that will not do. */
@DisplayName("What the commands say of a mistake has no words of Java's in it")
@Tag("slow")
class PlainErrorsTest {
    private static final Pattern JAVAS =
            Pattern.compile("Exception|java\\.|is not an? (int|long|double)|sun\\.|\\tat |\\bnull\\b|Integer|Error:");
    private static final Set<Class<?>> NUMBERS =
            Set.of(int.class, long.class, double.class, Integer.class, Long.class, Double.class);

    @TempDir
    private Path folder;

    private Path missing = Path.of("");
    private final List<Path> bad = new ArrayList<>();

    private record Said(int exit, String text) {}

    @BeforeEach
    void makeFiles() throws IOException {
        missing = folder.resolve("nowhere").resolve("missing");
        byte[] all = new byte[256];
        for (int each = 0; each < all.length; each++) {
            all[each] = (byte) each;
        }
        bad.add(missing);
        bad.add(folder.resolve("missing"));
        bad.add(Files.createDirectory(folder.resolve("folder")));
        bad.add(Files.createFile(folder.resolve("empty")));
        bad.add(Files.write(folder.resolve("bytes"), all));
        bad.add(Files.writeString(folder.resolve("text"), "PK\u0003\u0004 oh dear\n"));
        bad.add(Files.writeString(folder.resolve("json"), "{\"base\":\"lai\",\n\"parameters\":7}"));
    }

    private static Said run(String... words) {
        StringWriter said = new StringWriter();
        PrintWriter both = new PrintWriter(said, true);
        int exit = Main.commandLine().setOut(both).setErr(both).execute(words);
        return new Said(exit, said.toString());
    }

    private static Said failing(String... words) {
        Said said = run(words);
        assertThat(said.text()).as(String.join(" ", words)).isNotBlank().doesNotContainPattern(JAVAS);
        assertThat(said.exit())
                .as("%s: %s", String.join(" ", words), said.text())
                .isIn(1, 2);
        return said;
    }

    @Test
    @DisplayName("for every number of every command")
    void numbers() {
        int tried = 0;
        for (CommandLine command : Main.commandLine().getSubcommands().values()) {
            for (OptionSpec option : command.getCommandSpec().options()) {
                Class<?> kind = option.auxiliaryTypes().length > 0 ? option.auxiliaryTypes()[0] : option.type();
                for (String word : NUMBERS.contains(kind)
                        ? List.of("x", "1,5.", "99999999999999999999x", "")
                        : List.<String>of()) {
                    Said said = failing(command.getCommandName(), option.longestName(), word);
                    assertThat(said.text()).contains(option.longestName());
                    assertThat(said.exit()).isEqualTo(2);
                    tried++;
                }
            }
        }
        assertThat(tried).isGreaterThan(60);
    }

    @Test
    @DisplayName("for every file that is read, which it names")
    void filesRead() {
        for (Path file : bad) {
            String name = file.toString();
            List<Said> all = new ArrayList<>(List.of(
                    failing("host", "--no-discovery", "--rules-file", name),
                    failing("card", "--out", folder.resolve("card.pdf").toString(), "--rules-file", name),
                    failing("referee", name),
                    failing(
                            "train",
                            "--from",
                            name,
                            "--out",
                            folder.resolve("net").toString()),
                    failing("bot", "--host", "127.0.0.1:1", "--jar", name, "--class", "a.B"),
                    failing("bot-check", "--jar", name),
                    failing("arena", "--players", "network:" + name + ",easy,easy,easy"),
                    failing("arena", "--players", "jar:" + name + "#a.B,easy,easy,easy")));
            if (!file.endsWith("empty")) {
                all.add(failing("verify", name));
            }
            if (!Files.exists(file)) {
                all.add(failing("replay", name));
                all.add(failing("arena", "--players", "exec:" + name + ",easy,easy,easy"));
                all.add(failing("bot", "--host", "127.0.0.1:1", "--exec", name));
            }
            assertThat(all)
                    .allSatisfy(said ->
                            assertThat(said.text()).contains(file.getFileName().toString()));
        }
        assertThat(folder.resolve("card.pdf")).doesNotExist();
    }

    @Test
    @DisplayName("for every file that is written; what fails leaves none")
    void filesWritten() throws IOException {
        String nowhere = missing.toString();
        String[] players = {"arena", "--deals", "1", "--players", "random,random,random,random"};
        Path inTheWay = Files.createDirectory(folder.resolve("in the way.pdf"));
        assertThat(List.of(
                        failing("card", "--out", nowhere + ".pdf"),
                        failing("card", "--out", inTheWay.toString()),
                        failing(with(players, "--record", nowhere)),
                        failing(with(players, "--record", bad.get(2).toString())),
                        failing(with(players, "--report", nowhere + ".html")),
                        failing("train", "--rounds", "1", "--out", nowhere),
                        failing("train", "--rounds", "1", "--out", bad.get(2).toString()),
                        failing(
                                "host",
                                "--no-discovery",
                                "--port",
                                "0",
                                "--data",
                                bad.get(3).toString())))
                .allSatisfy(said -> assertThat(said.text()).containsPattern("missing|folder|in the way|empty"));

        Path record = folder.resolve("record.jsonl");
        failing("arena", "--players", "exec:false,random,random,random", "--deals", "0", "--record", record.toString());
        assertThat(record).doesNotExist();
        try (var left = Files.list(folder)) {
            assertThat(left.map(file -> file.getFileName().toString())).noneMatch(name -> name.endsWith(".new"));
        }
    }

    private static String[] with(String[] words, String option, String value) {
        List<String> all = new ArrayList<>(List.of(words));
        all.add(option);
        all.add(value);
        return all.toArray(String[]::new);
    }

    @Test
    @DisplayName("and an empty record, or a folder, is not called right")
    void emptyRecords() {
        assertThat(failing("referee", folder.resolve("empty").toString()))
                .isEqualTo(
                        new Said(1, folder.resolve("empty") + ": There is no round in it." + System.lineSeparator()));
        assertThat(failing("referee", folder.resolve("folder").toString()).exit())
                .isEqualTo(1);
        assertThat(failing("referee", folder.resolve("folder").toString()).text())
                .contains("it is a folder");
    }
}
