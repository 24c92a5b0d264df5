package org.tiengow.lab.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.command.CommandRun;
import org.tiengow.client.network.NetworkFile;

@Tag("slow")
class TrainCommandTest {
    @TempDir
    private Path folder;

    @Test
    void writesANetworkWithItsOriginAndLearningCurve() throws IOException {
        Path file = folder.resolve("new.network");
        CommandRun run = train(file, "--rules=pagat,ming", "--rounds=500", "--seed=3", "--threads=2", "--size=16,8");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.err()).contains("100 %", "random", "steady");
        NetworkFile network = read(file);
        assertThat(network.network().shape().first()).isEqualTo(16);
        assertThat(network.notes())
                .containsEntry("trained.rules", "pagat,ming")
                .containsEntry("trained.seed", "3")
                .containsEntry("trained.threads", "2")
                .containsEntry("trained.rounds", "512");
        assertThat(folder.resolve("new.network.svg"))
                .content()
                .startsWith("<svg ")
                .contains(">random ", ">steady ", "<polyline");
    }

    @Test
    void theSameSeedAndThreadsMakeTheSameNetwork() throws IOException {
        Path one = folder.resolve("one.network");
        Path other = folder.resolve("other.network");
        train(one, "--rounds=300", "--threads=2", "--size=16,8");
        train(other, "--rounds=300", "--threads=2", "--size=16,8");
        assertThat(read(one).network()).isEqualTo(read(other).network());
    }

    @Test
    void goesOnFromANetwork() throws IOException {
        Path start = folder.resolve("start.network");
        Path further = folder.resolve("further.network");
        train(start, "--rounds=100", "--threads=1", "--size=16,8");
        CommandRun run = train(further, "--rounds=100", "--threads=1", "--from=" + start);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(read(further).network().shape())
                .isEqualTo(read(start).network().shape());
        assertThat(read(further).network()).isNotEqualTo(read(start).network());
        Path wide = folder.resolve("wide.network");
        assertThat(train(wide, "--rounds=100", "--threads=1", "--size=24,8", "--from=" + start)
                        .exit())
                .isZero();
        assertThat(read(wide).network().shape().first()).isEqualTo(24);
        assertThat(train(wide, "--rounds=100", "--size=8,8", "--from=" + start).err())
                .contains("A network can only be widened.");
        assertThat(read(further).notes()).containsEntry("trained.from", "start.network");
    }

    @Test
    void playsAmongBotsThatDoNotLearn() throws IOException {
        Path alone = folder.resolve("alone.network");
        Path among = folder.resolve("among.network");
        train(alone, "--rounds=100", "--threads=1", "--size=16,8");
        CommandRun run =
                train(among, "--rounds=100", "--threads=1", "--size=16,8", "--against=random,steady", "--share=0.5");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(read(among).network()).isNotEqualTo(read(alone).network());
        assertThat(read(among).notes())
                .containsEntry("trained.against", "random,steady")
                .containsEntry("trained.share", "0.5");
    }

    @Test
    void whatWasTrainedPlaysInTheArena() {
        Path file = folder.resolve("new.network");
        train(file, "--rounds=100", "--threads=1", "--size=16,8");
        CommandRun run = CommandRun.of(
                new ArenaCommand(), "--candidate=network:" + file, "--against=random", "--deals=10", "--threads=1");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("network:" + file + " against random");
        CommandRun wrong =
                CommandRun.of(new ArenaCommand(), "--candidate=network:nowhere", "--against=random", "--deals=10");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).startsWith("nowhere cannot be read: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--rules nowhere",
                "--minutes 0",
                "--rounds 0",
                "--threads 0",
                "--size 16",
                "--size 0,8",
                "--rate 0",
                "--from nowhere.network",
                "--against nobody",
                "--against steady --share 0",
                "--against steady --share 1.5",
            })
    void wrongUsageIsToldInASentence(String words) {
        CommandRun run = train(folder.resolve("new.network"), words.split(" "));
        assertThat(run.exit()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).isNotBlank().doesNotContain("Exception", "\tat ");
    }

    @Test
    void doesNotTrainForAFolderThatIsNotThere() {
        CommandRun run = train(folder.resolve("no").resolve("new.network"), "--rounds=100");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("new.network cannot be written: there is no folder ");
    }

    private static CommandRun train(Path file, String... words) {
        String[] all = Arrays.copyOf(words, words.length + 1);
        all[words.length] = "--out=" + file;
        return CommandRun.of(new TrainCommand(), all);
    }

    private static NetworkFile read(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return NetworkFile.read(stream);
        }
    }
}
