package org.tiengow.presentation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.ParametersScreen.Group;
import org.tiengow.presentation.rules.ParametersScreen.Line;
import org.tiengow.presentation.sheet.HouseWords;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.Words;

/** The sheet of all rules in words. */
class ParametersModelTest {
    private static final TableRules FRIDAY = TableRules.named("lai-civil")
            .with(Parameter.SUPREME_CAPTURE_BONUS, 2)
            .called("Friday", "Since the wedding.");

    @Test
    void everyParameterIsThereOnceWithAMeaning() {
        for (Language language : Language.all()) {
            for (String id : RuleSets.ids()) {
                ParametersScreen screen = screen(Words.of(language.locale()), RulesDraft.of(TableRules.named(id)));
                assertThat(lines(screen)).extracting(Line::parameter).containsExactlyInAnyOrder(Parameter.values());
                assertThat(lines(screen))
                        .filteredOn(line -> line.parameter() != Parameter.DIRECTION)
                        .allSatisfy(line -> assertThat(line.meaning())
                                .as("%s under %s in %s", line.parameter(), id, language)
                                .isNotBlank());
                assertThat(lines(screen)).allMatch(line -> line.mark().isEmpty());
            }
        }
    }

    @Test
    void whatDiffersFromTheBaseIsMarked() {
        ParametersScreen screen = screen(Tables.ENGLISH, RulesDraft.of(FRIDAY));

        assertThat(screen.title()).isEqualTo("Friday");
        assertThat(screen.about()).isEqualTo("Based on Lai, civil options. Since the wedding.");
        assertThat(lines(screen))
                .filteredOn(line -> !line.mark().isEmpty())
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.parameter()).isEqualTo(Parameter.SUPREME_CAPTURE_BONUS);
                    assertThat(line.value()).isEqualTo("2 from each");
                    assertThat(line.mark()).endsWith(": no such capture");
                });
        assertThat(screen.summary()).startsWith("One difference from");
    }

    @Test
    void contradictionIsOneSentenceAndLosesNothing() {
        RulesDraft draft = RulesDraft.of(FRIDAY).with(Parameter.CIVIL_SUPREME, false);

        assertThat(screen(Tables.ENGLISH, draft).problem())
                .isEqualTo("Two Mallet Sixes can only be captured if they are a second Supreme.");
        assertThat(draft.values()).containsEntry(Parameter.SUPREME_CAPTURE_BONUS, 2);
        assertThat(draft.with(Parameter.CIVIL_SUPREME, true).rules()).isEqualTo(FRIDAY);
    }

    @Test
    void nameIsKeptOnlyWhileTheRulesPlayTheSame() {
        RulesDraft draft = RulesDraft.of(FRIDAY);

        assertThat(draft.with(Parameter.ROUNDS, 3).rules().name()).isEqualTo("Friday");
        assertThat(draft.with(Parameter.MUST_BEAT, true).rules().name()).isEmpty();
        assertThat(draft.with(Parameter.MUST_BEAT, true).rules().base()).isEqualTo("lai-civil");
    }

    @Test
    void choicesHoldThePresentValue() {
        for (String id : RuleSets.ids()) {
            ParametersModel model = new ParametersModel(Tables.ENGLISH, RulesDraft.of(TableRules.named(id)));
            for (Parameter parameter : Parameter.values()) {
                assertThat(model.choices(parameter))
                        .as("%s under %s", parameter, id)
                        .anyMatch(
                                option -> option.value().equals(RuleSets.get(id).value(parameter)));
            }
        }
        RulesDraft odd = RulesDraft.of(TableRules.named("lai")).with(Parameter.ROUNDS, 7);
        assertThat(new ParametersModel(Tables.ENGLISH, odd).choices(Parameter.ROUNDS))
                .anyMatch(option -> option.value().equals(7));
    }

    @Test
    void titleOfHouseRulesIsChecked() {
        HouseWords words = new HouseWords(Tables.ENGLISH);

        assertThat(words.problem("  ", "")).isEqualTo("House rules need a name of 1 to 24 letters.");
        assertThat(words.problem("a name of more than twenty-four letters", "")).isNotEmpty();
        assertThat(words.problem("星期五 🀄", "")).isEmpty();
        assertThat(words.problem("Friday", "x".repeat(201))).isEqualTo("A note has at most 200 letters, on one line.");
    }

    private static ParametersScreen screen(Words words, RulesDraft draft) {
        return new ParametersModel(words, draft).screen();
    }

    private static List<Line> lines(ParametersScreen screen) {
        return screen.groups().stream().map(Group::lines).flatMap(List::stream).toList();
    }
}
