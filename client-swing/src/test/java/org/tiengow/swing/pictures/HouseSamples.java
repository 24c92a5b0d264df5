package org.tiengow.swing.pictures;

import java.util.List;
import javax.swing.JComponent;
import org.tiengow.client.house.KeptRules;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.ParametersModel;
import org.tiengow.presentation.rules.RuleChoices;
import org.tiengow.presentation.rules.RulesDraft;
import org.tiengow.presentation.sheet.HouseWords;
import org.tiengow.presentation.table.Cast;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.lobby.HouseTitleSheet;
import org.tiengow.swing.view.lobby.KnobsSheet;

/** The sheet of all rules, and the one on which house rules get their name. */
final class HouseSamples {
    private static final TableRules FRIDAY = TableRules.named("lai-civil")
            .with(Parameter.SUPREME_CAPTURE_BONUS, 2)
            .with(Parameter.EIGHT_STACKS, 8)
            .with(Parameter.CAPTURE_FACTOR, 2)
            .called("Friday", "Since the wedding: eight stacks pay eightfold.");

    private final Words words;

    HouseSamples(Words words) {
        this.words = words;
    }

    JComponent knobs() {
        return knobs(RulesDraft.of(FRIDAY), words.get("house.saved", FRIDAY.name()));
    }

    /** After a change that contradicts another. */
    JComponent contradiction() {
        return knobs(RulesDraft.of(FRIDAY).with(Parameter.CIVIL_SUPREME, false), "");
    }

    private JComponent knobs(RulesDraft draft, String said) {
        List<KeptRules> house = List.of(
                new KeptRules("1", draft.from()),
                new KeptRules("2", draft.from().called(Cast.named("Grandmother’s"), "")));
        RuleChoices choices = new RuleChoices(words, house);
        KnobsSheet.Header header =
                new KnobsSheet.Header(choices.options(draft.from()), choices.chosen(draft.from()), true, said);
        return new KnobsSheet(words, new ParametersModel(words, draft), header, new QuietKnobs());
    }

    /** After an attempt without a name. */
    JComponent title() {
        HouseWords house = new HouseWords(words);
        return new HouseTitleSheet(
                house.title(FRIDAY.called("", FRIDAY.note()), false, house.problem("", "")),
                (name, note) -> {},
                () -> {});
    }
}
