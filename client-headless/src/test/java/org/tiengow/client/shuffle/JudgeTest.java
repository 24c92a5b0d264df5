package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;

/** Each story is a transcript as {@link Story} reads it, and beside it stands what the judge says of it. */
class JudgeTest {
    /** A round without a fault: told, opened, played, recorded. */
    private static String round(int number) {
        return "list N, open N, hand N, play N, settled N, record N, ".replace("N", "" + number);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            list 1, open 1, play 1, record 1                           | a1 TICK
            list 1, open 1, play 1, record 1 left 2                    | a1 TICK
            list 1                                                     | a1 WAITING
            list 1, open 1                                             | a1 WAITING
            list 1, open 1, record 1 broken                            | a1 WAITING
            list 1, open 1, record 1 broken undealt                    | a1 WAITING
            list 1 without me, record 1 without me                     | a1 NOT_ASKED
            list 1 without me times 2, record 1 without me             | a1 LEFT_OUT_TWICE
            list 1, record 1 left 0                                    | a1 NO_ANSWER
            list 1, open 1, record 1 left 0                            | a1 NO_ANSWER
            list 1, record 1                                           | a1 NO_ANSWER
            list 1 seat none, record 1                                 | a1 WATCHING
            secret, record 1 left 0                                    | a1 NO_ANSWER
            secret, record 1 left 1                                    | a1 WATCHING
            record 1                                                   | a1 WATCHING
            list 1, open 1, record 1 nobody                            | a1 HOST_ALONE
            list 1, open 1, play 1, record 1 left 1 2                  | a1 SEVERAL_LEFT_OUT
            list 1, open 1, play 1, record 1 fault DEAL                | a1 WRONG, DEAL 1
            """)
    void aRoundAloneHasThisVerdict(String story, String told) {
        assertThat(Story.of(story).told()).isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            record 1 broken                     | broken off
            record 1 broken undealt             | broken off before the deal
            unknown 1                           | never shown
            record 1 played for                 | a play that this program did not make
            play 1, record 1 played for twice   | its play made once more
            record 1 left 0 played for          | left out, and played for
            record 1 fault LINK                 | wrong
            record 1 other link                 | its link replaced
            record 1 without me                 | its link neither in the deal nor left out
            """)
    void aDebtTakesTheTickOfTheNextRound(String end, String why) {
        Story story = Story.of("list 1, open 1, play 1, " + end + ", match b, " + round(1) + round(2));
        assertThat(story.told()).as(why).contains("b1 DEBTS 1").contains("b2 TICK");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            match b                    | another match
            epoch 1                    | another epoch
            host x                     | another host
            match b, host x, epoch 3   | everything else
            """)
    void aDebtCountsWhereverTheNextRoundIs(String where, String why) {
        Story story = Story.of("list 1, open 1, " + where + "," + round(1));
        assertThat(story.told()).as(why).contains("1 DEBTS 1");
    }

    @Test
    void debtsAreCountedTogetherAndOnce() {
        Story story = Story.of(
                "list 1, open 1, match b, list 1, open 1, match c, list 1, open 1, match d, " + round(1) + round(2));
        assertThat(story.told()).contains("d1 DEBTS 3").contains("d2 TICK");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            record 1 left 0        | without its link
            record 1 left 1 2      | without two others
            record 1 broken        | broken off
            record 1 fault DEAL    | wrong
            unknown 1              | not there at all
            """)
    void aRoundWithoutATickMeetsNoDebt(String end, String why) {
        Story story = Story.of("list 1, open 1, match b, list 1, open 1, play 1, " + end + ", match c, " + round(1));
        assertThat(story.told()).as(why).containsPattern("c1 DEBTS [12]");
    }

    @Test
    void aTickPlayedByItselfOwesNothing() {
        assertThat(Story.of(round(1) + round(2) + round(3)).told()).isEqualTo("a1 TICK, a2 TICK, a3 TICK");
    }

    @Test
    void aRoundPlayedForOwesAndTicksItself() {
        Story story = Story.of("list 1, open 1, play 1, record 1 played for, " + round(2) + round(3));
        assertThat(story.told()).isEqualTo("a1 TICK, a2 DEBTS 1, a3 TICK");
    }

    @Test
    void aRecordThatComesLateStillOwes() {
        Story story = Story.of("list 1, open 1, play 1, list 2, open 2, play 2, record 1, record 2");
        assertThat(story.told()).contains("a2 DEBTS 1").contains("ASKED_ON 1");
    }

    @Test
    void anOwedRecordOfAnotherMatchMakesATick() {
        String before = "list 1, open 1, play 1, match b, " + round(1);
        assertThat(Story.of(before).told()).contains("b1 DEBTS 1");
        assertThat(Story.of(before + "match a, record 1").told()).isEqualTo("a1 TICK, b1 TICK");
    }

    @Test
    void recordsMayComeWhenTheMatchEnds() {
        String played = "list 1 match, open 1, play 1, list 2 match, open 2, play 2, ";
        assertThat(Story.of(played + "record 1, record 2, over").told()).isEqualTo("a1 TICK, a2 TICK");
        assertThat(Story.of(played + "record 2, record 1, over").told()).isEqualTo("a1 TICK, a2 TICK");
        assertThat(Story.of(played + "record 2").told()).isEqualTo("a1 WAITING, a2 DEBTS 1");
        assertThat(Story.of(played + "record 2, over, record 1").told()).isEqualTo("a1 TICK, a2 DEBTS 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            list 1, list 2 other anchor                                         | OTHER_ANCHOR 2 of 0
            list 1, list 1 b                                                    | OTHER_LIST 1
            list 1, open 1, record 1 b                                          | OTHER_LIST 1
            open 1, record 1 b                                                  | OTHER_LIST 1
            list 1, open 1, record 1 fault DEAL                                 | DEAL 1
            list 1, open 1, record 1 fault LOT                                  | LOT 1
            list 1, open 1, record 1 fault LINK                                 | LINK 1
            list 1, open 1, record 1 fault RULES                                | RULES 1
            list 1, open 1, record 1, record 1 other                            | OTHER_RECORD 1
            list 1, open 1, settled 1, record 1 other course                    | OTHER_RECORD 1
            list 1, open 1, record 1 other course, settled 1                    | OTHER_RECORD 1
            list 1, open 1, hand 1, record 1 other hand                         | HAND 1 of 0
            list 1, hand 1, hand 1 other                                        | HAND 1 of 0
            list 1, settled 1, record 1, hand 1 other                           | HAND 1 of 0
            list 1, open 1, left 1 2, record 1                                  | LEFT_OUT 1
            list 1, open 1, left 1, left 1 2                                    | LEFT_OUT 1
            record 1, record 2 after other                                      | CHAIN 2
            record 2 after other, record 1                                      | CHAIN 2
            left 1 2, left 2 2, left 3 2                                        | THIRD_TIME 3 of 2
            list 1, open 1, record 1 left 2 times 2                             | THIRD_TIME 1 of 2
            list 1, open 1, unknown 1                                           | UNKNOWN_ROUND 1
            list 1, open 1, list 2                                              | ASKED_ON 1
            """)
    void aContradictionIsAnAlarm(String story, String alarm) {
        assertThat(Story.of(story).told()).endsWith(", " + alarm);
        assertThat(Story.of(story + "," + story).told()).containsOnlyOnce(alarm);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            list 1, list 1                                     | told again
            list 1 seat 1, list 2 other anchor                 | another seat than that of the anchor
            list 1 without me, list 2 other anchor             | no anchor was told there
            list 1 match, open 1, list 2 match                 | records come at the end of the match
            list 1, open 1, match b, list 2                    | another match
            list 1, open 1, record 1 broken                    | broken off
            list 1, open 1, record 1 broken undealt left 1 2 3 | broken off before the deal
            left 1 2, left 1 2, left 2 2, left 2 2             | left out twice
            record 1, record 1                                 | sent again
            record 1, record 2 after                           | in order
            list 2, open 2, list 1                             | an earlier round is told again
            """)
    void whatNeedNotContradictIsNoAlarm(String story, String why) {
        Story told = Story.of(story);
        assertThat(told.judge().contexts())
                .as(why)
                .allSatisfy(context ->
                        assertThat(told.judge().transcript(context).alarms()).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                                           | a true,  2 a true
            list 1                         | a true,  2 a true
            list 1, open 1                 | a true,  2 a true
            list 1, open 1, list 1 b       | a true,  2 a true
            list 2, open 2                 | a false, 2 a true
            list 3, open 3                 | a false, 2 a false
            list 1, open 1, record 1       | a false, 2 a true
            list 2, record 2               | a true,  2 a false
            record 1 broken                | a false, 2 a false
            """)
    void linksOpenUpwards(String story, String may) {
        Story told = Story.of(story == null ? "" : story);
        for (String each : may.split(",")) {
            String[] words = each.strip().split(" +");
            int round = words.length == 3 ? 2 : 1;
            assertThat(told.judge().transcript(told.context()).mayOpen(round, 0, listOf(told, round, "a")))
                    .as(each)
                    .isEqualTo(Boolean.valueOf(words[words.length - 1]));
        }
    }

    @Test
    void noLinkOpensForASecondList() {
        Story told = Story.of("list 1, open 1, list 1 b");
        assertThat(told.judge().transcript(told.context()).mayOpen(1, 0, listOf(told, 1, "b")))
                .isFalse();
    }

    private static Bytes32 listOf(Story story, int round, String name) {
        return Story.bytes("list " + story.context() + round + name);
    }

    @Test
    void onlyTicksAreSignedOnceARound() {
        assertThat(Story.of(round(1) + "list 2, open 2, play 2, record 2 left 1 2")
                        .judge()
                        .signable(context()))
                .containsExactly(new ShuffleJudge.Signable(
                        new Fact.Signed(context(), 1, Story.bytes("record " + context() + 1 + false)), true));
        assertThat(Story.of("list 1, open 1, play 1, record 1").judge().signable(context()))
                .extracting(ShuffleJudge.Signable::saw)
                .containsExactly(false);
        assertThat(Story.of(round(1) + "signed 1 other").judge().signable(context()))
                .isEmpty();
        assertThat(Story.of(round(1) + "signed 1").judge().signable(context())).hasSize(1);
    }

    private static ShuffleContext context() {
        return Story.of("").context();
    }

    @Test
    void theOwnerNeedsALinkOfAnotherPerson() {
        assertThat(Story.of("list 1 owner, record 1")
                        .judge()
                        .check(context(), 1)
                        .verdict())
                .isEqualTo(Verdict.TICK);
        assertThat(Story.of("list 1 owner, record 1 nobody")
                        .judge()
                        .check(context(), 1)
                        .verdict())
                .isEqualTo(Verdict.HOST_ALONE);
        assertThat(Story.of("list 1 owner, record 1 left 1 2")
                        .judge()
                        .check(context(), 1)
                        .verdict())
                .isEqualTo(Verdict.SEVERAL_LEFT_OUT);
    }

    private static final List<String> STEPS = List.of(
            "list N",
            "list N b",
            "list N match",
            "open N",
            "open N b",
            "play N",
            "record N",
            "record N b",
            "record N left 0",
            "record N left 1",
            "record N left 1 2",
            "record N broken",
            "record N played for",
            "record N other",
            "settled N",
            "left N 1",
            "over",
            "match a",
            "match b",
            "epoch 0",
            "epoch 1",
            "unknown N",
            "hand N");

    private static List<String> chance(SplittableRandom random) {
        List<String> steps = new ArrayList<>();
        int length = 1 + random.nextInt(30);
        for (int i = 0; i < length; i++) {
            steps.add(STEPS.get(random.nextInt(STEPS.size())).replace("N", "" + (1 + random.nextInt(3))));
        }
        return steps;
    }

    /** Laws of every transcript, however little sense it makes. */
    @Test
    void everyTranscriptKeepsTheLaws() {
        long seed = Long.getLong("seed", 27);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 500; i++) {
            String steps = String.join(", ", chance(random));
            Story story = Story.of(steps);
            String about = "seed " + seed + ", story " + i + ": " + steps;
            List<Fact> read = story.facts().stream()
                    .map(ShuffleLedger::write)
                    .map(ShuffleLedger::read)
                    .toList();
            assertThat(read).as(about).isEqualTo(story.facts());
            assertThat(debtsTold(story.judge())).as(about).isLessThanOrEqualTo(opened(story));
            List<Fact> news = new ArrayList<>();
            ShuffleJudge judge = new ShuffleJudge();
            story.facts().stream().filter(judge::hear).forEach(news::add);
            ShuffleJudge again = ShuffleJudge.of(news);
            assertThat(verdicts(again)).as("facts that were no news, " + about).isEqualTo(verdicts(story.judge()));
        }
    }

    private static List<String> verdicts(ShuffleJudge judge) {
        List<String> all = new ArrayList<>();
        for (ShuffleContext context : judge.contexts()) {
            judge.transcript(context).rounds().forEach(round -> all.add(context + " " + judge.check(context, round)));
            all.add(context + " " + judge.transcript(context).alarms());
        }
        return all;
    }

    private static int debtsTold(ShuffleJudge judge) {
        return judge.contexts().stream()
                .flatMapToInt(context -> judge.transcript(context).rounds().stream()
                        .mapToInt(round -> judge.check(context, round).choices()))
                .sum();
    }

    private static int opened(Story story) {
        return (int)
                story.facts().stream().filter(Fact.Opened.class::isInstance).count();
    }
}
