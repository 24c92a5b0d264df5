package org.tiengow.client.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.rules.EarlyDeath;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;

class RulesFileTest {
    @Test
    void whatDiffersIsPutOnTheBase() {
        TableRules rules = RulesFile.read("{\"base\":\"lai\",\"parameters\":{\"earlyDeath\":\"ANY\",\"rounds\":12}}");

        assertThat(rules.base()).isEqualTo("lai");
        assertThat(rules.id()).isEqualTo("custom");
        assertThat(rules.set().earlyDeath()).isEqualTo(EarlyDeath.ANY);
        assertThat(rules.set().differences(RuleSets.get("lai")))
                .containsExactly(Parameter.EARLY_DEATH, Parameter.ROUNDS);
    }

    @Test
    void anEmptyFileMeansTheDefault() {
        assertThat(RulesFile.read("{}")).isEqualTo(TableRules.named("pagat"));
    }

    @Test
    void playersAreARange() {
        TableRules rules = RulesFile.read("{\"base\":\"ming\",\"parameters\":{\"players\":{\"min\":2,\"max\":3}}}");
        assertThat(rules.set().players()).isEqualTo(new PlayerRange(2, 3));
    }

    @Test
    void nullMeansTheNeutralValue() {
        assertThat(RulesFile.read("{\"parameters\":{\"supremeBonus\":null}}")
                        .set()
                        .number(Parameter.SUPREME_BONUS))
                .isZero();
    }

    @Test
    void everyRuleSetReadsBackWhatItPrints() {
        for (String id : RuleSets.ids()) {
            assertThat(RulesFile.read(RulesJson.pretty(TableRules.named(id)))).isEqualTo(TableRules.named(id));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "supremeBonus    | 300       | supremeBonus must be from 0 to 100.",
                "supremeBonus    | 1.5       | supremeBonus must be a whole number",
                "supremeBonus    | \"two\"   | supremeBonus must be a number.",
                "mixedSets       | 1         | mixedSets must be true or false.",
                "earlyDeath      | \"MAYBE\" | earlyDeath must be SINGLE, ANY or NO, not \"MAYBE\".",
                "players         | 4         | players must be an object.",
                "players         | {\"min\":4,\"max\":2} | players: players must be from 2 to 4",
                "suprimeBonus    | 1         | There is no parameter \"suprimeBonus\".",
                "heavenBeatsNines| true      | heavenBeatsNines: Heavens beat nines only where",
            })
    void aFlawNamesItsLineAndTheParameter(String parameter, String value, String sentence) {
        String text = "{\n \"base\": \"lai\",\n \"parameters\": {\n  \"rounds\": 8,\n  \"" + parameter + "\": " + value
                + "\n }\n}";
        TextFlaw flaw = catchThrowableOfType(TextFlaw.class, () -> RulesFile.read(text));

        assertThat(flaw.sentence()).startsWith(sentence);
        assertThat(flaw.line()).isEqualTo(5);
    }

    @Test
    void anUnknownBaseIsNamed() {
        TextFlaw flaw = catchThrowableOfType(TextFlaw.class, () -> RulesFile.read("{\n\"base\":\"lay\"}"));
        assertThat(flaw.sentence()).startsWith("base: there is no rule set \"lay\"; there are pagat, ");
        assertThat(flaw.line()).isEqualTo(2);
    }

    @Test
    void aParameterOutsideOfItsPlaceIsNotOverlooked() {
        TextFlaw flaw = catchThrowableOfType(TextFlaw.class, () -> RulesFile.read("{\"rounds\":4}"));
        assertThat(flaw.sentence()).startsWith("\"rounds\" is not known here");
    }

    @Test
    void brokenJsonIsToldWithItsLine() {
        TextFlaw flaw =
                catchThrowableOfType(TextFlaw.class, () -> RulesFile.read("{\n\"base\":\"lai\",\n\"parameters\":[}"));
        assertThat(flaw.line()).isEqualTo(3);
        assertThat(flaw.sentence()).startsWith("This is not JSON");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"[]", "``", "null", "{} {}", "{'base':'lai'}", "{\"base\":1}"})
    void whatIsNoRulesFileIsRefused(String text) {
        assertThat(catchThrowableOfType(TextFlaw.class, () -> RulesFile.read(text)))
                .isNotNull();
    }
}
