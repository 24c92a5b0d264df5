package org.tiengow.engine.seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.Refusal.Reason;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

class LegalPlaysTest {
    private static final RuleSet PAGAT = RuleSets.get("pagat");
    private static final RuleSet WONG = RuleSets.get("wong");

    @Test
    void leadsStandInTheOrderOfTheRules() {
        assertThat(texts(Views.of(PAGAT, "54 66 63 66 22", 0)))
                .containsExactly(
                        "66",
                        "66 66",
                        "66 66 63",
                        "66 66 63 54",
                        "66 66 54",
                        "66 63",
                        "66 63 54",
                        "66 54",
                        "22",
                        "63",
                        "63 54",
                        "54");
    }

    @Test
    void beatsStandBeforeForfeitsAndEachFaceOnce() {
        assertThat(texts(Views.of(PAGAT, "66 44 44 21 42", 0, "31")))
                .containsExactly("66", "44", "(66)", "(44)", "(42)", "(21)");
    }

    @Test
    void equalMilitaryTilesAreDistinctFaces() {
        assertThat(texts(Views.of(PAGAT, "63 54 51", 0, "62"))).containsExactly("63", "54", "(51)", "(63)", "(54)");
    }

    @Test
    void listIsIndexedByFaces() {
        LegalPlays legal = LegalPlays.of(Views.of(PAGAT, "66 66 22", 0));
        TileSet second = TileNotation.read("66 66").minus(TileNotation.read("66"));

        assertThat(legal.size()).isEqualTo(3);
        assertThat(legal.indexOf(Play.faceUp(second))).hasValue(0);
        assertThat(legal.refusalOf(Play.faceUp(second))).isEmpty();
        assertThat(legal.indexOf(Play.forfeit(second))).isEmpty();
        assertThat(legal.indexOf(Play.faceUp(TileNotation.read("22")))).hasValue(2);
        assertThat(legal.get(1)).isEqualTo(Play.faceUp(TileNotation.read("66 66")));
        assertThatThrownBy(() -> legal.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            delimiter = '|',
            value = {
                // rules | hand | stacks | lead, best | play | reason | paragraph | tiles | number
                "pagat | 66 62 21   | 0 | -           | (66)    | LEAD_FACE_UP          | 3.1 | 66       | 0",
                "pagat | 66 62 21   | 0 | -           | 66 62   | NOT_A_SET             | 3.4 | 66 62    | 0",
                "pagat | 66 62 21   | 0 | -           | 11      | NOT_IN_HAND           | 2.2 | 11       | 0",
                "pagat | 66 62 21   | 0 | -           | 66 66   | NOT_IN_HAND           | 2.2 | 66       | 0",
                "pagat | 66 62 21   | 0 | -           | ''      | NO_TILES              | 3.1 | ''       | 0",
                "classic | 66 63 21 | 0 | -           | 66 63   | NOT_A_SET             | 3.4 | 66 63    | 0",
                "wong  | 66 66 63 21 | 0 | -          | 66      | KEEP_THE_SET          | 3.4 | 66 66 63 | 0",
                "wong  | 66 66 63 21 | 0 | -          | 66 63   | KEEP_THE_SET          | 3.4 | 66 66 63 | 0",
                "wong  | 66 66 63 54 11 11 | 0 | -    | 11      | KEEP_THE_SET          | 3.4 | 11 11    | 0",
                "wong  | 42 21 66   | 0 | -           | 42      | KEEP_THE_SET          | 3.4 | 42 21    | 0",
                "pagat | 66 62 21   | 0 | 44 44       | 66      | WRONG_COUNT           | 4.1 | 66       | 2",
                "pagat | 66 62 21   | 0 | 44 44       | (66)    | WRONG_COUNT           | 4.1 | 66       | 2",
                "pagat | 66 62 21   | 0 | 44 44       | 66 62   | NOT_A_SET             | 3.4 | 66 62    | 0",
                "pagat | 66 62 21   | 0 | 54          | 66      | WRONG_SUIT            | 4.3 | 66       | 0",
                "pagat | 66 62 21   | 0 | 44          | 62      | WRONG_SUIT            | 4.3 | 62       | 0",
                "pagat | 66 66 21   | 0 | 52 43       | 66 66   | WRONG_SUIT            | 4.3 | 66 66    | 0",
                "pagat | 52 43 21   | 0 | 66 66       | 52 43   | WRONG_SUIT            | 4.3 | 52 43    | 0",
                "pagat | 66 66 21   | 0 | 11 62       | 66 66   | WRONG_SHAPE           | 4.3 | 66 66    | 0",
                "pagat | 66 63 54 2 | 0 | -           | 66      | -                     | -   | -        | 0",
                "pagat | 66 63 54   | 0 | 11 11 62    | 66 63 54 | WRONG_SHAPE          | 4.3 | 66 63 54 | 0",
                "pagat | 22 62 21   | 0 | 33          | 22      | TOO_LOW               | 4.3 | 22       | 0",
                "pagat | 22 62 21   | 0 | 22          | 22      | EQUAL_RANK            | 4.3 | 22       | 0",
                "pagat | 22 62 21   | 0 | 53          | 62      | EQUAL_RANK            | 4.3 | 62       | 0",
                "pagat | 66 63 21   | 0 | 66 54       | 66 63   | EQUAL_RANK            | 4.3 | 66 63    | 0",
                "pagat | 42 21 66   | 0 | 41 32       | 42 21   | SUPREME_BEATS_NOTHING | 4.4 | 42 21    | 0",
                "pagat | 66 66 32   | 0 | 42 21       | 66 66   | UNRIVALLED_LEAD       | 4.4 | 66 66    | 0",
                "lai-civil | 61 61 2 | 0 | 51 51      | 61 61   | UNRIVALLED_LEAD       | 4.4 | 61 61    | 0",
                "sevens | 61 61 2   | 0 | 51 51       | 61 61   | -                     | -   | -        | 0",
                "sevens | 66 66 2   | 0 | 51 51       | 66 66   | ONLY_SEVENS_CAPTURE   | 4.5 | 66 66    | 0",
                "sevens | 66 66 2   | 0 | 51 51,61 61 | 66 66   | ONLY_SEVENS_CAPTURE   | 4.5 | 66 66    | 0",
                "sevens | 66 66 2   | 0 | 42 21       | 66 66   | UNRIVALLED_LEAD       | 4.4 | 66 66    | 0",
                "sevens | 51 51 2   | 0 | 61 61       | 51 51   | TOO_LOW               | 4.3 | 51 51    | 0",
                "ming  | 66 22 21   | 0 | 65          | 66      | FRONT_OVER_BACK       | 4.6 | 66       | 0",
                "ming  | 31 31 21   | 0 | 65 65,22 22 | 31 31   | FRONT_OVER_BACK       | 4.6 | 31 31    | 0",
                "ming  | 66 22 42   | 0 | 65,33       | 22      | TOO_LOW               | 4.3 | 22       | 0",
                "ming  | 42 21 22   | 0 | 63 54,66 66 | 42 21   | HEAVENS_ON_NINES      | 4.7 | 42 21    | 0",
                "ming  | 66 66 22   | 0 | 62 53,63 54 | 66 66   | WRONG_SUIT            | 4.3 | 66 66    | 0",
                "pagat | 66         | 0 | 44          | 66      | SHUT_OUT              | 4.8 | 66       | 0",
                "wong  | 66 61 55 21 | 0 | 51         | (21)    | MUST_BEAT             | 4.2 | 61       | 0",
                "wong  | 66 66 63 54 11 62 22 | 0 | 44 52 | (22 62) | MUST_BEAT         | 4.2 | 11 62    | 0",
            })
    void refusesWithTheReasonThatHelps(
            String rules,
            String hand,
            int stacks,
            String table,
            String play,
            String reason,
            String paragraph,
            String tiles,
            int number) {
        String held = hand.replaceAll(" 2$", " 22");
        SeatView view = Views.of(rules(rules), held, stacks, table == null ? new String[0] : table.split(","));
        Optional<Refusal> refusal = LegalPlays.of(view).refusalOf(play(play));

        assertThat(LegalPlays.refusal(view, play(play))).isEqualTo(refusal);
        assertThat(refusal.map(Refusal::reason))
                .isEqualTo(Optional.ofNullable(reason).map(Reason::valueOf));
        refusal.ifPresent(refused -> {
            assertThat(refused.paragraph()).isEqualTo(paragraph);
            assertThat(refused.tiles().toString()).isEqualTo(tiles);
            assertThat(refused.number()).isEqualTo(number);
            assertThat(refused.sentence()).doesNotContain("{");
        });
    }

    @ParameterizedTest // rules 4.8
    @CsvSource({
        "pagat, 66, 44, 1, true",
        "pagat, 66, 44, 0, false",
        "pagat, 66 66, 44 44, 0, true",
        "basic, 66, 44, 0, true",
        "pagat, 66 22, 44, 0, true"
    })
    void earlyDeathShutsOutOfASingleLastTrickOnly(String rules, String hand, String lead, int stacks, boolean beats) {
        SeatView view = Views.of(RuleSets.get(rules), hand, stacks, lead);

        assertThat(LegalPlays.of(view).plays().stream().anyMatch(play -> !play.isForfeit()))
                .isEqualTo(beats);
        assertThat(LegalPlays.of(view).plays()).anyMatch(Play::isForfeit);
    }

    @Test // rules 4.8
    void earlyDeathMayHoldForALastTrickOfAnySize() {
        RuleSet any = PAGAT.with(Parameter.EARLY_DEATH, EarlyDeath.ANY);

        assertThat(texts(Views.of(any, "66 66", 0, "44 44"))).containsExactly("(66 66)");
        assertThat(texts(Views.of(any, "66 66", 2, "44 44"))).containsExactly("66 66", "(66 66)");
        assertThat(texts(Views.of(any, "66 66 11", 0, "44 44"))).contains("66 66");
    }

    @Test // rules 4.2
    void whatEarlyDeathForbidsNeedNotBePlayed() {
        assertThat(texts(Views.of(WONG, "66", 0, "44"))).containsExactly("(66)");
        assertThat(texts(Views.of(WONG, "66", 1, "44"))).containsExactly("66");
        assertThat(texts(Views.of(WONG, "66 21", 0, "44"))).containsExactly("66");
        assertThat(texts(Views.of(WONG, "22 21", 0, "44"))).containsExactly("(22)", "(21)");
    }

    @Test
    void nobodyElseMayPlay() {
        TileSet hand = TileNotation.read("66 11");
        SeatView waiting = Views.of(PAGAT, Phase.PLAYING, 0, 1, hand, 0, List.of());
        SeatView spectator = Views.of(PAGAT, Phase.PLAYING, Seats.NONE, 1, TileSet.EMPTY, 0, List.of());
        SeatView over = Views.of(PAGAT, Phase.SETTLED, 0, Seats.NONE, TileSet.EMPTY, 0, List.of());

        assertRefused(waiting, Play.faceUp(hand), Reason.NOT_YOUR_TURN);
        assertRefused(spectator, Play.faceUp(hand), Reason.NOT_YOUR_TURN);
        assertRefused(over, Play.faceUp(hand), Reason.ROUND_OVER);
        assertRefused(Views.of(PAGAT, "66 11", 0), Play.DECLARE, Reason.NOTHING_TO_DECLARE);
        assertRefused(Views.of(PAGAT, "66 11", 0), Play.DECLINE, Reason.NOTHING_TO_DECLARE);
        for (SeatView view : List.of(waiting, spectator, over)) {
            assertThat(LegalPlays.of(view).isEmpty()).isTrue();
            assertThat(LegalPlays.of(view).safe()).isEmpty();
        }
    }

    @Test // rules 4.11
    void everybodyAnswersButOnlyTheHolderMayDeclare() {
        RuleSet rules = RuleSets.get("pagat-hk");
        TileSet lucky = TileNotation.read("31 55 55 33 33 22 22 63");
        TileSet plain = TileNotation.read("31 31 55 33 33 22 22 63");
        SeatView holder = Views.of(rules, Phase.DECLARING, 0, Seats.NONE, lucky, 0, List.of());
        SeatView other = Views.of(rules, Phase.DECLARING, 0, Seats.NONE, plain, 0, List.of());
        SeatView spectator = Views.of(rules, Phase.DECLARING, Seats.NONE, Seats.NONE, TileSet.EMPTY, 0, List.of());

        assertThat(LegalPlays.of(holder).plays()).containsExactly(Play.DECLINE, Play.DECLARE);
        assertThat(LegalPlays.of(holder).safe()).contains(Play.DECLINE);
        assertThat(LegalPlays.of(holder).refusalOf(Play.DECLARE)).isEmpty();
        assertThat(LegalPlays.of(other).plays()).containsExactly(Play.DECLINE);
        assertThat(LegalPlays.of(other).refusalOf(Play.DECLARE)).hasValueSatisfying(refusal -> {
            assertThat(refusal.reason()).isEqualTo(Reason.NOT_ONE_RED_DOT);
            assertThat(refusal.number()).isEqualTo(2);
        });
        assertRefused(holder, Play.faceUp(lucky), Reason.DECLARE_FIRST);
        assertThat(LegalPlays.of(spectator).isEmpty()).isTrue();
        assertRefused(spectator, Play.DECLINE, Reason.NOT_YOUR_TURN);
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            delimiter = '|',
            value = {
                "pagat | 66 11 22 21 | 0 | -     | 21", // leads the least
                "pagat | 66 11 51 63 | 0 | -     | 51",
                "pagat | 66 11 22 21 | 0 | 44    | (21)", // keeps what would win
                "pagat | 63 11 51 42 | 0 | 44 44 | (51 42)",
                "pagat | 66 66       | 0 | 44 44 | 66 66", // wins the last trick
                "pagat | 66          | 0 | 44    | (66)", // unless shut out
                "pagat | 22          | 1 | 44    | (22)",
                "wong  | 66 61 21    | 0 | 51    | 61", // beats cheaply where it must
            })
    void safePlayKeepsWinnersAndWinsTheLastTrick(String rules, String hand, int stacks, String lead, String safe) {
        SeatView view = Views.of(RuleSets.get(rules), hand, stacks, lead == null ? new String[0] : new String[] {lead});

        assertThat(LegalPlays.of(view).safe().map(LegalPlaysTest::text)).contains(safe);
    }

    @Test
    void choicesAreEachListedOnce() {
        List<TileSet> choices = TileChoices.of(TileSet.ALL, 2, 2);

        assertThat(choices).hasSize(21 * 20 / 2 + 11);
        assertThat(choices.stream().map(TileSet::toString)).doesNotHaveDuplicates();
        assertThat(Collections.max(choices, (a, b) -> a.size() - b.size()).size())
                .isEqualTo(2);
    }

    private static void assertRefused(SeatView view, Play play, Reason reason) {
        assertThat(LegalPlays.of(view).refusalOf(play).map(Refusal::reason)).contains(reason);
    }

    /** A named rule set; {@code sevens} is lai-civil in which two Long-Leg Sevens capture the civil Supreme. */
    private static RuleSet rules(String id) {
        return id.equals("sevens")
                ? RuleSets.get("lai-civil").with(Parameter.SUPREME_CAPTURE_BONUS, 2)
                : RuleSets.get(id);
    }

    private static Play play(String text) {
        boolean forfeit = text.startsWith("(");
        TileSet tiles = TileNotation.read(text.replaceAll("[()]", ""));
        return forfeit ? Play.forfeit(tiles) : Play.faceUp(tiles);
    }

    private static List<String> texts(SeatView view) {
        return LegalPlays.of(view).plays().stream().map(LegalPlaysTest::text).toList();
    }

    private static String text(Play play) {
        return play.isForfeit() ? "(" + play.tiles() + ")" : play.tiles().toString();
    }
}
