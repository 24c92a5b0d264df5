package org.tiengow.presentation.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.Scoring;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.words.Words;

/**
 * The rules as pages for one rule set, numbered as the rules are: what holds for all rule sets, and the meanings of the parameters.
 *
 * @param words the language
 */
public record RulesPages(Words words) {
    private static final int SECTIONS = 6;

    /**
     * A heading and its paragraphs.
     *
     * @param number the number of the section, such as 4
     * @param title its name
     * @param paragraphs in order
     */
    public record Section(int number, String title, List<Paragraph> paragraphs) {
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

    /** Returns the rules of a table on one sheet. */
    public RulesScreen screen(TableRules rules) {
        RulesWords names = new RulesWords(words);
        return new RulesScreen(
                words.get("rules.ofSet", names.name(rules)),
                names.about(rules),
                of(rules.set()),
                words.get("rules.close"));
    }

    /** Returns the pages for a rule set, without the parts that do not apply to it. */
    public List<Section> of(RuleSet rules) {
        Map<Integer, List<Paragraph>> sections = new TreeMap<>();
        for (int section = 1; section <= SECTIONS; section++) {
            for (int paragraph = 1; exists(section, paragraph); paragraph++) {
                String number = section + "." + paragraph;
                List<Paragraph> paragraphs = sections.computeIfAbsent(section, key -> new ArrayList<>());
                paragraph(number, rules).ifPresent(paragraphs::add);
            }
        }
        return sections.entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .map(entry ->
                        new Section(entry.getKey(), words.get("rules.section." + entry.getKey()), entry.getValue()))
                .toList();
    }

    /** Returns one paragraph under a rule set; empty if it says nothing there. */
    public Optional<Paragraph> paragraph(String number, RuleSet rules) {
        return text(number, rules).map(text -> new Paragraph(number, text));
    }

    /** Checks whether a paragraph exists: it has a text, or parameters with a meaning. Numbers have no gaps. */
    private boolean exists(int section, int paragraph) {
        String number = section + "." + paragraph;
        return words.has("rules." + number)
                || Arrays.stream(Parameter.values())
                        .anyMatch(parameter -> parameter.paragraph().equals(number));
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
            if (number.equals(parameter.paragraph())) {
                sentences.meaning(parameter, rules).ifPresent(meanings::add);
            }
        }
        return meanings;
    }

    private static int section(String number) {
        return number.charAt(0) - '0';
    }
}
