package org.tiengow.host.table.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.Steps;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.telling.Changes;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.wire.RoundLine;

@DisplayName("A match that nobody ends")
class RunningMatchTest {
    private static final int ROUNDS = 1_100;

    /** A step that closes a round and deals the next has some hundred bytes; one that tells the whole match has thousands. */
    private static final int SMALL = 1_000;

    private static final class Bots implements Dealer, Players {
        private final Random random = new Random(4);

        @Override
        public Deal deal(int players) {
            return Deal.shuffled(players, random::nextInt);
        }

        @Override
        public int lot(int players) {
            return 0;
        }

        @Override
        public String matchId() {
            return "00ff";
        }

        @Override
        public boolean peopleHere() {
            return false;
        }

        @Override
        public boolean isBot(int seat) {
            return true;
        }

        @Override
        public void beforeDecision(int seat) {
            // always the same one
        }

        @Override
        public void warnLate(int seat, long decision) {
            throw new AssertionError("nobody is late");
        }
    }

    private static void play(RunningMatch match) {
        while (!match.isRoundOver()) {
            match.step(0);
            for (int seat = 0; seat < 4; seat++) {
                int answering = seat;
                match.decisionOf(seat)
                        .ifPresent(open -> match.play(
                                answering, open.number(), open.legal().get(0), 0));
            }
        }
        match.events().clear();
    }

    private static TableSnapshot table(MatchSnapshot match) {
        return TableSnapshot.newBuilder().setMatch(match).build();
    }

    @Test
    @DisplayName("is kept by its last rounds, counts all of them, and costs its journal no more with each")
    void bounded() {
        Bots bots = new Bots();
        RunningMatch.Setting setting = new RunningMatch.Setting(
                TableRules.named("pagat").with(Parameter.ROUNDS, 0),
                TableOption.defaults(),
                bots,
                bots,
                new Changes(),
                new AtomicLong()::incrementAndGet);
        RunningMatch match = RunningMatch.begin(setting, 4, 0);
        TableSnapshot kept = table(match.snapshot());
        for (int round = 1; round <= ROUNDS; round++) {
            play(match);
            match.finishRound("{\"round\":" + round + "}");
            match.nextRound(0);

            TableSnapshot now = table(match.snapshot());
            Step step = Steps.between(kept, now);
            assertThat(step.getSerializedSize()).as("round %d", round).isLessThan(SMALL);
            kept = Steps.apply(kept, step);
            assertThat(kept).isEqualTo(now);
        }
        int first = ROUNDS - Limits.ROUNDS_KEPT + 1;
        assertThat(match.finishedRounds()).isEqualTo(ROUNDS);
        assertThat(match.lines()).hasSize(Limits.ROUNDS_KEPT);
        assertThat(match.records()).hasSize(Limits.ROUNDS_KEPT).startsWith("{\"round\":" + first + "}");
        assertThat(match.firstRecorded()).isEqualTo(first);

        RunningMatch again = RunningMatch.goOn(setting, kept.getMatch(), List.of(), match.questions(), false, 0);
        assertThat(again.finishedRounds()).isEqualTo(ROUNDS);
        assertThat(again.firstRecorded()).isEqualTo(first);
        assertThat(again.lines())
                .extracting(RoundLine::getRound)
                .startsWith(first)
                .endsWith(ROUNDS);
        assertThat(again.snapshot()).isEqualTo(match.snapshot());
    }
}
