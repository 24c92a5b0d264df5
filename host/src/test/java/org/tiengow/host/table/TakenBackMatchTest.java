package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordVerifier;
import org.tiengow.client.check.RoundPrinter;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.AnswerTakeBack;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableStage;

/** People at a fair shuffle, whose programs check each round, take plays back in a match whose records go into a file. */
@DisplayName("A match in which plays are taken back")
@Tag("slow")
class TakenBackMatchTest {
    private static final int PEOPLE = 3;
    private static final int ROUNDS = 4;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("raises no alarm, each round has its tick, and its file passes the referee and the verifier")
    void isChecked() throws IOException {
        for (long seed = 1; seed <= 5; seed++) {
            Path records = Files.createDirectory(folder.resolve("seed-" + seed));
            int undone = play(seed, records);
            try (Stream<Path> files = Files.list(records)) {
                List<Path> all = files.filter(Files::isRegularFile).toList();
                assertThat(all).hasSize(1);
                assertThat(takenBack(all.get(0)))
                        .as("seed %d", seed)
                        .isEqualTo(undone)
                        .isPositive();
                StringWriter printed = new StringWriter();
                assertThat(new RoundPrinter(new PrintWriter(printed)).check(all.get(0)))
                        .as("seed %d: %s", seed, printed)
                        .isEmpty();
                RecordVerifier verifier = new RecordVerifier();
                assertThat(verifier.read(all.get(0))).as("seed %d", seed).isEmpty();
                assertThat(verifier.verdicts())
                        .as("seed %d", seed)
                        .hasSize(ROUNDS)
                        .allSatisfy(round -> assertThat(round.faults()).isEmpty());
            }
        }
    }

    private static int takenBack(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .mapToInt(line -> RecordJson.read(line).takenBack().size())
                .sum();
    }

    /** Plays the match, and returns the number of plays that were taken back. */
    private static int play(long seed, Path records) {
        TableRules rules = TableRules.named("ming").with(Parameter.ROUNDS, ROUNDS);
        ShuffleHouse house = new ShuffleHouse(
                        rules, PEOPLE, options -> options.setReveal(Reveal.REVEAL_ROUND), records, seed)
                .withPeople(PEOPLE);
        Random chance = new Random(seed);
        house.start();
        int undone = 0;
        for (int round = 1; round <= ROUNDS; round++) {
            while (house.stage() == TableStage.TABLE_STAGE_PLAYING) {
                undone += playOnce(house, chance) ? 1 : 0;
            }
            for (ShufflePlayer player : house.players) {
                assertThat(player.alarms()).as("seed %d, round %d", seed, round).isEmpty();
                assertThat(player.verdict(round))
                        .as("seed %d, round %d", seed, round)
                        .isEqualTo(Verdict.TICK);
            }
            house.nextRound();
        }
        house.ends();
        return undone;
    }

    /** Whoever must decide does. Returns true if the play was taken back, which half of all are, if they can be. */
    private static boolean playOnce(ShuffleHouse house, Random chance) {
        ShufflePlayer next = house.players.stream()
                .filter(player -> player.update().hasDecision())
                .findFirst()
                .orElse(null);
        if (next == null) {
            house.playOnce(); // time passes
            return false;
        }
        Decision open = next.update().getDecision();
        house.play(next, open.getNumber(), PlayTranslator.read(open.getLegal(chance.nextInt(open.getLegalCount()))));
        house.settle();
        if (!next.update().getCanTakeBack() || chance.nextBoolean()) {
            return false;
        }
        assertGranted(house.table.takeBack(next, true, house.now));
        house.settle();
        for (ShufflePlayer other : house.players) {
            if (other != next) {
                AnswerTakeBack answer = AnswerTakeBack.newBuilder()
                        .setNumber(other.update().getTakeBack().getNumber())
                        .setAgree(true)
                        .build();
                assertGranted(house.table.answerTakeBack(other, answer, house.now));
                house.settle();
            }
        }
        return true;
    }
}
