package org.tiengow.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.RuleSetsAtHand;

/** The table of rules 7, row by row. */
class RuleSetsTest {
    private static final List<String> IDS = List.of(
            "pagat", "pagat-hk", "lai", "lai-civil", "basic", "basic-rising", "classic", "online", "ming", "wong");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "players                    | 4 4 4 4 4 4 4 4 2–4 4",
                "mixedSets                  | true true true true true true false true false true",
                "supreme                    | UNRIVALLED UNRIVALLED UNRIVALLED UNRIVALLED UNRIVALLED UNRIVALLED UNRIVALLED UNRIVALLED TOP_MILITARY_PAIR UNRIVALLED",
                "civilSupreme               | false false false true false false false false false false",
                "civilCapture               | false false false true false false false false false false",
                "sixRanksWithThree          | false false false false false false false false false true",
                "mustBeat                   | false false false false false false false false false true",
                "keepSetsWhenLeading        | false false false false false false false false false true",
                "teams                      | false false false false false false false false true false",
                "heavenBeatsNines           | false false false false false false false false true false",
                "earlyDeath                 | SINGLE SINGLE SINGLE SINGLE NO SINGLE NO SINGLE NO SINGLE",
                "oneRedDot                  | false true false false false false false false false false",
                "unbeatableLeadException    | false true false false false false false false false false",
                "scoring                    | STACKS STACKS STACKS STACKS STACKS STACKS STACKS STACKS TRICK_CHIPS STACKS",
                "bankerRate                 | DOUBLE DOUBLE_TIMES_WINS TERM_PLUS_ONE TERM_PLUS_ONE DOUBLE TERM_PLUS_ONE DOUBLE DOUBLE DOUBLE DOUBLE",
                "plainRateForBankerOverPar  | false false false false false true false false false false",
                "supremeBonus               | 2 2 2 2 0 0 0 0 0 2",
                "quartetBonus               | 4 4 4 4 0 0 0 0 0 4",
                "quartetBonusFor            | WINNER WINNER SHOWN SHOWN WINNER WINNER WINNER WINNER WINNER WINNER",
                "bonusOnWinningLastTrick    | true true false false false false false false false true",
                "lastTrickSupreme           | 2 2 2 2 1 1 1 1 1 2",
                "lastTrickQuartet           | 2 2 4 4 1 1 1 1 1 2",
                "lastTrickLittleThree       | 2 2 2 2 1 1 1 1 1 2",
                "lastTrickMalletSix         | 1 1 1 2 1 1 1 1 1 1",
                "sevenStacks                | 2 2 2 2 1 1 1 1 1 2",
                "eightStacks                | 2 2 4 4 1 1 1 1 1 2",
                "captureFactor              | 1 1 4 4 0 0 0 0 0 1",
                "capturePaidBy              | LEADER LEADER LEADER LEADER LEADER LEADER LEADER LEADER LEADER LEADER",
                "startChips                 | 0 0 0 0 0 0 0 100 0 0",
                "targetChips                | 0 0 0 0 0 0 0 0 0 0",
                "rounds                     | 8 8 8 8 8 8 8 6 8 8",
                "supremeCaptureBonus        | 0 0 0 0 0 0 0 0 0 0",
            })
    void parameterIsAsInTheTable(String key, String row) {
        Parameter parameter = Parameter.withKey(key).orElseThrow();
        List<String> values = IDS.stream()
                .map(id -> RuleSets.get(id).value(parameter).toString())
                .toList();

        assertThat(values).containsExactly(row.split(" "));
    }

    @Test
    void directionIsTheSameInAll() {
        assertThat(RuleSets.ids()).isEqualTo(IDS);
        assertThat(IDS).allMatch(id -> RuleSets.get(id).direction() == Direction.COUNTER_CLOCKWISE);
        assertThatThrownBy(() -> RuleSets.get("poker"))
                .hasMessageContaining("poker")
                .hasMessageContaining("pagat");
    }

    @Test
    void contradictionsAreEachRefusedWithASentence() {
        assertContradiction(Contradiction.PLAYERS_NEED_TRICK_CHIPS, Map.of(Parameter.PLAYERS, new PlayerRange(3, 4)));
        assertContradiction(
                Contradiction.RED_DOT_NEEDS_STACKS,
                Map.of(Parameter.ONE_RED_DOT, true, Parameter.SCORING, Scoring.TRICK_CHIPS));
        assertContradiction(Contradiction.HEAVEN_NEEDS_MILITARY_SUPREME, Map.of(Parameter.HEAVEN_BEATS_NINES, true));
        assertContradiction(
                Contradiction.SUPREME_BONUS_NEEDS_UNRIVALLED,
                Map.of(Parameter.SUPREME_BONUS, 1, Parameter.SUPREME, Supreme.TOP_MILITARY_PAIR));
        assertContradiction(
                Contradiction.LAST_TRICK_SUPREME_NEEDS_UNRIVALLED,
                Map.of(Parameter.LAST_TRICK_SUPREME, 2, Parameter.SUPREME, Supreme.TOP_MILITARY_PAIR));
        assertContradiction(Contradiction.CIVIL_CAPTURE_NEEDS_CAPTURE, Map.of(Parameter.CIVIL_CAPTURE, true));
        assertContradiction(
                Contradiction.SUPREME_CAPTURE_NEEDS_CIVIL_SUPREME, Map.of(Parameter.SUPREME_CAPTURE_BONUS, 2));
        assertThat(Arrays.stream(Contradiction.values()).map(Contradiction::sentence))
                .doesNotHaveDuplicates();
    }

    @Test
    void whatIsAcceptedStaysFreeOfContradictions() {
        assertContradiction(
                Contradiction.CIVIL_CAPTURE_NEEDS_CAPTURE,
                Map.of(
                        Parameter.CIVIL_CAPTURE,
                        true,
                        Parameter.CAPTURE_FACTOR,
                        4,
                        Parameter.SCORING,
                        Scoring.TRICK_CHIPS)); // where no capture factor applies
        for (RuleSet rules : RuleSetsAtHand.namedAndDrawn(2_000, 7)) {
            assertThat(RuleSet.contradictions(rules.values())).as("%s", rules).isEmpty();
        }
    }

    private static void assertContradiction(Contradiction contradiction, Map<Parameter, Object> values) {
        assertThat(RuleSet.contradictions(values)).containsExactly(contradiction);
        assertThatThrownBy(() -> RuleSet.of(values)).hasMessage(contradiction.sentence());
    }

    @Test
    void whatDoesNotApplyIsNeutral() {
        Map<Parameter, Object> values = new EnumMap<>(RuleSets.get("ming").values());
        values.put(Parameter.EIGHT_STACKS, 4);
        values.put(Parameter.QUARTET_BONUS_FOR, QuartetBonusFor.SHOWN);

        assertThat(RuleSet.of(values)).isEqualTo(RuleSets.get("ming")).hasSameHashCodeAs(RuleSets.get("ming"));
        assertThat(Parameter.EIGHT_STACKS.appliesTo(RuleSets.get("ming"))).isFalse();
        assertThat(RuleSets.get("ming").differences(RuleSets.get("ming"))).isEmpty();
    }

    @Test
    void valuesMustFitTheirParameter() {
        RuleSet pagat = RuleSets.get("pagat");

        assertThatThrownBy(() -> pagat.with(Parameter.ROUNDS, -1)).hasMessageContaining("rounds");
        assertThatThrownBy(() -> pagat.with(Parameter.ROUNDS, 1000)).hasMessageContaining("rounds");
        assertThatThrownBy(() -> pagat.with(Parameter.SUPREME, true)).hasMessageContaining("supreme");
        assertThatThrownBy(() -> new PlayerRange(1, 4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PlayerRange(4, 5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PlayerRange(4, 3)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void tableRulesKeepTheirNameUnlessThePlayDiffers() {
        TableRules pagat = TableRules.named("pagat");

        assertThat(pagat.id()).isEqualTo("pagat");
        assertThat(pagat.with(Parameter.ROUNDS, 3)
                        .with(Parameter.DIRECTION, Direction.ALTERNATING)
                        .id())
                .isEqualTo("pagat");
        assertThat(pagat.with(Parameter.MUST_BEAT, true).id()).isEqualTo(TableRules.CUSTOM_ID);
        assertThat(pagat.with(Parameter.MUST_BEAT, true).base()).isEqualTo("pagat");
        assertThatThrownBy(() -> TableRules.named("poker")).isInstanceOf(IllegalArgumentException.class);
    }
}
