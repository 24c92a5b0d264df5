package org.tiengow.presentation.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tiengow.client.house.KeptRules;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.Words;

/**
 * The rule sets that a user can choose: the named ones, and the user's house rules.
 *
 * @param words the language
 * @param house the user's house rules
 */
public record RuleChoices(Words words, List<KeptRules> house) {
    /** The id of rules in force that are none of the others. */
    public static final String PRESENT = "present";

    private static final String HOUSE = "house:";

    public RuleChoices {
        house = List.copyOf(house);
    }

    /** Returns the choices, and the rules in force if they are none of them. */
    public List<Option<String>> options(TableRules inForce) {
        RulesWords names = new RulesWords(words);
        List<Option<String>> options = new ArrayList<>();
        if (chosen(inForce).equals(PRESENT)) {
            options.add(new Option<>(PRESENT, names.name(inForce)));
        }
        for (KeptRules kept : house) {
            options.add(new Option<>(
                    HOUSE + kept.id(),
                    words.get(
                            "lobby.ruleSet",
                            name(kept),
                            words.get(
                                    "ruleset.by.house", names.name(kept.rules().base())))));
        }
        for (String id : RuleSets.ids()) {
            options.add(new Option<>(id, words.get("lobby.ruleSet", names.name(id), names.by(id))));
        }
        return options;
    }

    /** Returns the id of the choice that is in force. */
    public String chosen(TableRules inForce) {
        Optional<String> ours = kept(inForce).map(kept -> HOUSE + kept.id());
        boolean named = inForce.name().isEmpty() && inForce.playsAs(TableRules.named(inForce.base()));
        return ours.orElse(named ? inForce.base() : PRESENT);
    }

    /** Returns the user's house rules that these are; they may differ in what is about the match. */
    public Optional<KeptRules> kept(TableRules rules) {
        return house.stream()
                .filter(kept -> kept.rules().name().equals(rules.name())
                        && kept.rules().base().equals(rules.base())
                        && kept.rules().playsAs(rules))
                .findFirst();
    }

    /** Returns the rules of a choice; empty for those in force, and for an unknown id. */
    public Optional<TableRules> find(String id) {
        Stream<TableRules> ours =
                house.stream().filter(kept -> id.equals(HOUSE + kept.id())).map(KeptRules::rules);
        return Stream.concat(ours, RuleSets.ids().stream().filter(id::equals).map(TableRules::named))
                .findFirst();
    }

    /** Returns the user's house rules with this name, in small letters or capitals. */
    public Optional<KeptRules> called(String name) {
        return house.stream()
                .filter(kept -> kept.rules().name().equalsIgnoreCase(name.strip()))
                .findFirst();
    }

    /** Returns the name of house rules; the second of a name has a number, by which the two are told apart. */
    private String name(KeptRules kept) {
        List<KeptRules> same = house.stream()
                .filter(other ->
                        other.rules().name().equalsIgnoreCase(kept.rules().name()))
                .toList();
        int number = same.indexOf(kept) + 1;
        return number == 1
                ? kept.rules().name()
                : words.get("house.number", kept.rules().name(), number);
    }
}
