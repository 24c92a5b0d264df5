package org.tiengow.presentation.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Scoring;
import org.tiengow.presentation.words.Words;

/**
 * The rules as pages to read, numbered as the rules are, for one rule set: what holds under all of them, and what its
 * parameters mean.
 *
 * @param words the language
 */
public record RulesPages(Words words) {
    private static final Map<Parameter, String> PARAGRAPHS = Map.ofEntries(
            Map.entry(Parameter.PLAYERS, "2.2"),
            Map.entry(Parameter.MIXED_SETS, "3.3"),
            Map.entry(Parameter.SUPREME, "4.4"),
            Map.entry(Parameter.CIVIL_SUPREME, "4.5"),
            Map.entry(Parameter.CIVIL_CAPTURE, "5.7"),
            Map.entry(Parameter.SIX_RANKS_WITH_THREE, "1.3"),
            Map.entry(Parameter.MUST_BEAT, "4.2"),
            Map.entry(Parameter.KEEP_SETS_WHEN_LEADING, "3.4"),
            Map.entry(Parameter.TEAMS, "4.6"),
            Map.entry(Parameter.HEAVEN_BEATS_NINES, "4.7"),
            Map.entry(Parameter.EARLY_DEATH, "4.8"),
            Map.entry(Parameter.ONE_RED_DOT, "4.11"),
            Map.entry(Parameter.UNBEATABLE_LEAD_EXCEPTION, "5.6"),
            Map.entry(Parameter.BANKER_RATE, "5.2"),
            Map.entry(Parameter.PLAIN_RATE_FOR_BANKER_OVER_PAR, "5.3"),
            Map.entry(Parameter.SUPREME_BONUS, "5.4"),
            Map.entry(Parameter.QUARTET_BONUS, "5.4"),
            Map.entry(Parameter.QUARTET_BONUS_FOR, "5.4"),
            Map.entry(Parameter.BONUS_ON_WINNING_LAST_TRICK, "5.4"),
            Map.entry(Parameter.LAST_TRICK_SUPREME, "5.5"),
            Map.entry(Parameter.LAST_TRICK_QUARTET, "5.5"),
            Map.entry(Parameter.LAST_TRICK_LITTLE_THREE, "5.5"),
            Map.entry(Parameter.LAST_TRICK_MALLET_SIX, "5.5"),
            Map.entry(Parameter.SEVEN_STACKS, "5.5"),
            Map.entry(Parameter.EIGHT_STACKS, "5.5"),
            Map.entry(Parameter.CAPTURE_FACTOR, "5.7"),
            Map.entry(Parameter.CAPTURE_PAID_BY, "5.7"),
            Map.entry(Parameter.DIRECTION, "2.1"),
            Map.entry(Parameter.START_CHIPS, "6.2"),
            Map.entry(Parameter.TARGET_CHIPS, "6.2"),
            Map.entry(Parameter.ROUNDS, "6.2"));
    private static final List<String> NUMBERS = List.of(
            "1.1", "1.2", "1.3", "1.4", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "3.4", "4.1", "4.2", "4.3",
            "4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.10", "4.11", "5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7",
            "6.1", "6.2");

    /**
     * A heading and its paragraphs.
     *
     * @param number of the section, such as 4
     * @param title its name
     * @param paragraphs in order
     */
    public record Section(int number, String title, List<Paragraph> paragraphs) {
        /** Copies the list. */
        public Section {
            paragraphs = List.copyOf(paragraphs);
        }
    }

    /**
     * A paragraph.
     *
     * @param number such as "4.3"
     * @param text a few sentences
     */
    public record Paragraph(String number, String text) {}

    /** The pages for a rule set; what does not happen under it is left out. */
    public List<Section> of(RuleSet rules) {
        Map<Integer, List<Paragraph>> sections = new TreeMap<>();
        for (String number : NUMBERS) {
            text(number, rules)
                    .ifPresent(text -> sections.computeIfAbsent(section(number), key -> new ArrayList<>())
                            .add(new Paragraph(number, text)));
        }
        return sections.entrySet().stream()
                .map(entry ->
                        new Section(entry.getKey(), words.get("rules.section." + entry.getKey()), entry.getValue()))
                .toList();
    }

    /** One paragraph under a rule set; empty where it says nothing there. */
    public Optional<Paragraph> paragraph(String number, RuleSet rules) {
        return text(number, rules).map(text -> new Paragraph(number, text));
    }

    private Optional<String> text(String number, RuleSet rules) {
        boolean stacks = rules.scoring() == Scoring.STACKS;
        boolean aboutOtherScoring = stacks ? number.equals("6.1") : section(number) == 5;
        if (aboutOtherScoring) {
            return Optional.empty();
        }
        List<String> meanings = meanings(number, rules);
        String text = words.has("rules." + number) ? words.get("rules." + number) : "";
        boolean announces =
                number.equals("3.3") || number.equals("4.8") || number.equals("5.4") || number.equals("5.5");
        if (announces && meanings.isEmpty()) {
            return Optional.empty();
        }
        for (String meaning : meanings) {
            text = words.join(text, meaning);
        }
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    private List<String> meanings(String number, RuleSet rules) {
        RulesWords sentences = new RulesWords(words);
        List<String> meanings = new ArrayList<>();
        for (Parameter parameter : Parameter.values()) {
            if (number.equals(PARAGRAPHS.get(parameter))) {
                sentences.meaning(parameter, rules).ifPresent(meanings::add);
            }
        }
        return meanings;
    }

    private static int section(String number) {
        return number.charAt(0) - '0';
    }
}
