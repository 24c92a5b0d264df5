package org.tiengow.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.command.CommandRun;
import org.tiengow.client.network.Network;
import org.tiengow.client.network.NetworkFile;
import org.tiengow.client.network.Shape;
import org.tiengow.client.search.FeatureEncoder;

@DisplayName("The command gym")
class GymCommandTest {
    @TempDir
    private Path folder;

    @Test
    @DisplayName("refuses rules that do not exist, or are not for so many seats")
    void refusesRules() {
        refuses("There is no rule set \"chess\"; there are pagat, ", "--rules", "chess");
        refuses("The rules pagat are for 4 players, not 3.", "--seats", "3");
        refuses("--seats must be from 2 to 4.", "--seats", "5");
    }

    @Test
    @DisplayName("refuses opponents where no seat is left for them")
    void refusesOpponents() {
        refuses("--learn all leaves no seat for --against strong.", "--learn", "all", "--against", "strong");
        refuses("--learn is all or one, not some.", "--learn", "some");
        refuses(
                "--deals duplicate needs --learn one: with --learn all every seat is the learner's.",
                "--deals",
                "duplicate");
        refuses(
                "--against: there is no opponent \"deepblue\"; there are random, easy, steady, strong, master, master:GUESSES and network:FILE.",
                "--against",
                "deepblue");
        refuses("After master: comes a number of guesses from 1 to 999,999, not \"0\".", "--against", "master:0=1");
        refuses("--against strong=0: the weight is a whole number from 1 to 1000, not 0.", "--against", "strong=0");
    }

    @Test
    @DisplayName("refuses a network for other inputs, and a file that is none")
    void refusesNetworks() throws IOException {
        refuses(
                "The network is for features/0, not features/1.",
                "--against",
                "network:" + network(FeatureEncoder.COUNT, "features/0"));
        refuses(
                "The network has 12 inputs, not " + FeatureEncoder.COUNT + ".",
                "--against",
                "network:" + network(12, FeatureEncoder.VERSION));
        refuses("there is no such file", "--against", "network:" + folder.resolve("none.network"));
    }

    private String network(int inputs, String features) throws IOException {
        Path file = folder.resolve(inputs + ".network");
        try (var stream = Files.newOutputStream(file)) {
            new NetworkFile(Network.fresh(new Shape(inputs, 2, 2), 1), Map.of("features", features)).write(stream);
        }
        return file.toString();
    }

    private static void refuses(String sentence, String... options) {
        CommandRun run = CommandRun.of(new GymCommand(), options);
        assertThat(run.err().lines().findFirst().orElse("")).contains(sentence).doesNotEndWith("..");
        assertThat(run.exit()).isEqualTo(2);
    }
}
