package org.tiengow.presentation.sheet;

import java.util.List;
import org.tiengow.client.level.Level;
import org.tiengow.client.level.NetworkLevels;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.settings.Settings.Practice;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.Words;

/**
 * The sheet before practice: the level of the bots and the rule set. Immutable.
 *
 * @param words the language
 * @param levels the levels on offer, in this order
 * @param chosen the current choices; a level that is not on offer is replaced by that of {@link Practice#FIRST}
 */
public record PracticeModel(Words words, List<Level> levels, Practice chosen) {
    /** The name of the sheet. */
    public static final String NAME = "practice";

    /** The name of the choice of a level. */
    public static final String LEVEL = "level";

    /** The name of the choice of a rule set. */
    public static final String RULES = "rules";

    public PracticeModel {
        levels = List.copyOf(levels);
        String level = chosen.level();
        if (levels.stream().noneMatch(each -> each.id().equals(level))) {
            chosen = chosen.withLevel(Practice.FIRST.level());
        }
    }

    /** Returns the sheet. Its main act, which has the focus, starts the practice. */
    public SheetScreen screen() {
        RulesWords rules = new RulesWords(words);
        return new SheetScreen(
                NAME,
                words.get("start.practise"),
                SheetScreen.Size.SMALL,
                List.of(
                        new SheetScreen.Pick(
                                LEVEL,
                                words.get("practice.level"),
                                levels.stream().map(this::level).toList(),
                                chosen.level()),
                        new SheetScreen.Text("about-level", about(), SheetScreen.Tone.PLAIN),
                        new SheetScreen.Pick(
                                RULES,
                                words.get("lobby.ruleSetLabel"),
                                RuleSets.ids().stream()
                                        .map(id -> new Option<>(id, rules.name(id)))
                                        .toList(),
                                chosen.rules()),
                        new SheetScreen.Text("about", rules.about(chosen.rules()), SheetScreen.Tone.PLAIN)),
                List.of(
                        new SheetScreen.Act(QuestionWords.NO, words.get("window.cancel"), SheetScreen.Weight.SECOND),
                        new SheetScreen.Act(QuestionWords.YES, words.get("practice.start"), SheetScreen.Weight.MAIN)),
                QuestionWords.YES,
                QuestionWords.NO);
    }

    /**
     * Returns the sheet after a choice.
     *
     * @param name the name of the choice
     * @param value the value chosen
     * @throws IllegalArgumentException for a choice or value that is not on offer
     */
    public PracticeModel pick(String name, String value) {
        boolean offered = screen().parts().stream()
                .anyMatch(part -> part instanceof SheetScreen.Pick pick
                        && pick.name().equals(name)
                        && pick.options().stream()
                                .anyMatch(option -> option.value().equals(value)));
        if (!offered) {
            throw new IllegalArgumentException("Practice has no such choice.");
        }
        return new PracticeModel(words, levels, name.equals(LEVEL) ? chosen.withLevel(value) : chosen.withRules(value));
    }

    private String about() {
        return NetworkLevels.isNetwork(chosen.level())
                ? words.get("practice.about.network")
                : words.get("practice.about." + chosen.level());
    }

    private Option<String> level(Level level) {
        return new Option<>(
                level.id(),
                NetworkLevels.isNetwork(level.id())
                        ? level.id()
                        : Words.capital(words.get("lobby.level." + level.id())));
    }
}
