package org.tiengow.protocol.translate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.rules.BankerRate;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.wire.RuleParameter;
import org.tiengow.protocol.wire.Rules;

class RulesTranslatorTest {
    @Test
    void theNamedRuleSetsTravel() {
        for (String id : RuleSets.ids()) {
            assertThat(RulesTranslator.read(RulesTranslator.write(TableRules.named(id))))
                    .isEqualTo(TableRules.named(id));
        }
    }

    @Test
    void changedRulesTravel() {
        TableRules rules = TableRules.named("lai")
                .with(Parameter.BANKER_RATE, BankerRate.DOUBLE)
                .with(Parameter.ROUNDS, 0)
                .with(Parameter.START_CHIPS, 1_000_000);
        assertThat(RulesTranslator.read(RulesTranslator.write(rules))).isEqualTo(rules);
    }

    @Test
    void writesEveryParameterAndOmitsInapplicableValues() {
        Rules message = RulesTranslator.write(TableRules.named("ming"));
        assertThat(message.getParametersList().stream().map(RuleParameter::getName))
                .containsExactlyElementsOf(Stream.of(Parameter.values())
                        .filter(parameter -> !parameter.isLater())
                        .map(Parameter::key)
                        .toList());
        assertThat(parameter(message, "captureFactor").getValueCase()).isEqualTo(RuleParameter.ValueCase.VALUE_NOT_SET);
        assertThat(parameter(message, "players").getPlayers().getMin()).isEqualTo(2);
        assertThat(parameter(message, "supreme").getChoice()).isEqualTo("TOP_MILITARY_PAIR");
        assertThat(parameter(message, "teams").getFlag()).isTrue();
        assertThat(parameter(message, "rounds").getNumber()).isEqualTo(8);
    }

    @Test
    void laterParameterIsSentOnlyWhenItIsNotNeutral() {
        TableRules capture = TableRules.named("lai-civil").with(Parameter.SUPREME_CAPTURE_BONUS, 2);

        assertThat(RulesTranslator.write(TableRules.named("lai-civil")).toString())
                .doesNotContain("supremeCaptureBonus");
        assertThat(parameter(RulesTranslator.write(capture), "supremeCaptureBonus")
                        .getNumber())
                .isEqualTo(2);
        assertThat(RulesTranslator.read(RulesTranslator.write(capture))).isEqualTo(capture);
    }

    @Test
    void nameAndNoteOfHouseRulesTravel() {
        TableRules rules =
                TableRules.named("lai").with(Parameter.EIGHT_STACKS, 8).called("星期五", "Since the wedding.");

        assertThat(RulesTranslator.read(RulesTranslator.write(rules))).isEqualTo(rules);
        assertThat(RulesTranslator.read(RulesTranslator.write(rules.with(Parameter.ROUNDS, 2)))
                        .name())
                .isEqualTo("星期五");
        assertThat(RulesTranslator.read(RulesTranslator.write(rules.with(Parameter.MUST_BEAT, true)))
                        .name())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"two\nlines", "\u202Ebackwards", "a name of more than twenty-four letters", " "})
    void unsafeNamesAreRefused(String name) {
        Rules message = Rules.newBuilder().setBase("lai").setName(name).build();

        assertThatThrownBy(() -> RulesTranslator.read(message)).isInstanceOf(Malformed.class);
    }

    @Test
    void whatIsLeftOutKeepsTheValueOfTheBase() {
        Rules message = Rules.newBuilder()
                .setBase("lai")
                .addParameters(RuleParameter.newBuilder().setName("rounds").setNumber(12))
                .build();
        assertThat(RulesTranslator.read(message))
                .isEqualTo(TableRules.named("lai").with(Parameter.ROUNDS, 12));
    }

    @Test
    void aParameterWithoutAValueIsNeutral() {
        Rules message = Rules.newBuilder()
                .setBase("lai")
                .addParameters(RuleParameter.newBuilder().setName("quartetBonus"))
                .build();
        assertThat(RulesTranslator.read(message))
                .isEqualTo(TableRules.named("lai").with(Parameter.QUARTET_BONUS, 0));
    }

    @Test
    void playersTravel() {
        TableRules two = TableRules.named("ming").with(Parameter.PLAYERS, new PlayerRange(2, 3));
        assertThat(RulesTranslator.read(RulesTranslator.write(two))).isEqualTo(two);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    lay | rounds         | number 8       | base           | There is no rule set "lay".
                    lai | bankersRate    | choice DOUBLE  | bankersRate    | There is no parameter "bankersRate" in the rules.
                    lai | bankerRate     | choice TRIPLE  | bankerRate     | bankerRate cannot be "TRIPLE".
                    lai | bankerRate     | choice double  | bankerRate     | bankerRate cannot be "double".
                    lai | bankerRate     | number 2       | bankerRate     | bankerRate cannot be 2
                    lai | rounds         | choice EIGHT   | rounds         | rounds cannot be "EIGHT".
                    lai | rounds         | flag true      | rounds         | rounds cannot be true
                    lai | rounds         | number -1      | rounds         | rounds must be from 0 to 999, not -1
                    lai | captureFactor  | number 101     | captureFactor  | captureFactor must be from 0 to 100, not 101
                    lai | mixedSets      | number 1       | mixedSets      | mixedSets cannot be 1
                    lai | players        | players 0 9    | players        | players must be from 2 to 4, the least first, not 0 to 9
                    lai | players        | players 2 4    | PLAYERS_NEED_TRICK_CHIPS | Two or three can play only when tricks are paid by the bank (TRICK_CHIPS).
                    """)
    void aMisfitIsNamed(String base, String name, String value, String word, String sentence) {
        Rules message =
                Rules.newBuilder().setBase(base).addParameters(of(name, value)).build();
        assertThatThrownBy(() -> RulesTranslator.read(message)).isInstanceOfSatisfying(Malformed.class, malformed -> {
            assertThat(malformed.word()).isEqualTo(word);
            assertThat(malformed.sentence()).isEqualTo(sentence);
            assertThat(malformed.getStackTrace()).isEmpty();
        });
    }

    @Test
    void aParameterThatComesTwiceIsNamed() {
        Rules message = Rules.newBuilder()
                .setBase("lai")
                .addParameters(of("rounds", "number 8"))
                .addParameters(of("rounds", "number 9"))
                .build();
        assertThatThrownBy(() -> RulesTranslator.read(message)).hasMessage("rounds comes twice.");
    }

    @Test
    void aStrangersWordIsCutAndCleaned() {
        Rules message =
                Rules.newBuilder().setBase("\n\u001b[31m" + "x".repeat(5_000)).build();
        assertThatThrownBy(() -> RulesTranslator.read(message))
                .hasMessage("There is no rule set \"??[31m" + "x".repeat(34) + "\".");
    }

    private static RuleParameter of(String name, String value) {
        String[] words = value.split(" ");
        RuleParameter.Builder parameter = RuleParameter.newBuilder().setName(name);
        return switch (words[0]) {
            case "flag" -> parameter.setFlag(Boolean.parseBoolean(words[1])).build();
            case "number" -> parameter.setNumber(Integer.parseInt(words[1])).build();
            case "choice" -> parameter.setChoice(words[1]).build();
            default ->
                parameter
                        .setPlayers(org.tiengow.protocol.wire.PlayerRange.newBuilder()
                                .setMin(Integer.parseInt(words[1]))
                                .setMax(Integer.parseInt(words[2])))
                        .build();
        };
    }

    private static RuleParameter parameter(Rules rules, String name) {
        return rules.getParametersList().stream()
                .filter(parameter -> parameter.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
