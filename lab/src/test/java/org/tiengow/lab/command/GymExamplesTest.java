package org.tiengow.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.search.FeatureBlock;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.client.search.TrainedNetworks;
import org.tiengow.protocol.program.Tool;

@DisplayName("The gym's examples in Python")
@Tag("slow")
class GymExamplesTest {
    private static final Path EXAMPLES = Path.of("..", "docs", "examples", "gym");

    @TempDir
    private Path folder;

    @Test
    @DisplayName("keep the contracts of vector and AEC environments")
    void keepContracts() throws Exception {
        assertThat(run("check_contract.py")).contains("check aec - passed");
    }

    @Test
    @DisplayName("train a network that the program can read")
    void train() throws Exception {
        Path file = folder.resolve("mine.network");
        // -Dtrain.minutes for a longer one
        String minutes = System.getProperty("train.minutes", "0.1");
        assertThat(run("train.py", file.toString(), "--minutes", minutes)).contains("rounds");
        try (InputStream network = Files.newInputStream(file)) {
            assertThat(TrainedNetworks.read(network).shape().inputs()).isEqualTo(FeatureEncoder.COUNT);
        }
    }

    @Test
    @DisplayName("have a page that lists every block of inputs with its place")
    void listInputs() throws IOException {
        List<String> rows = new ArrayList<>();
        for (FeatureBlock block : FeatureEncoder.blocks()) {
            rows.add("| `" + block.name() + "` | " + block.from() + " | " + block.count() + " | " + block.meaning()
                    + " |");
        }
        assertThat(Files.readAllLines(EXAMPLES.resolve("../../gym.md"))).containsAll(rows);
    }

    private static String run(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Tool.pythonWithNumpy()));
        command.addAll(Arrays.asList(words));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(EXAMPLES.toFile()).redirectErrorStream(true);
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        builder.environment()
                .put(
                        "TIENGOW",
                        "'" + java + "' -cp '" + System.getProperty("java.class.path") + "' "
                                + GymMain.class.getName());
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
