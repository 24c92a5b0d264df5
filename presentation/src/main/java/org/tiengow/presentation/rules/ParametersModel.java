package org.tiengow.presentation.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.Parameter.Subject;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.presentation.rules.ParametersScreen.Group;
import org.tiengow.presentation.rules.ParametersScreen.Line;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.Words;

/**
 * Every parameter of some rules in words.
 *
 * @param words the language
 * @param draft the rules
 */
public record ParametersModel(Words words, RulesDraft draft) {
    public ParametersScreen screen() {
        List<Group> groups = Arrays.stream(Subject.values()).map(this::group).toList();
        return new ParametersScreen(
                names().name(draft.from()),
                names().about(draft.from()),
                words.get(
                        "lobby.differing",
                        draft.differences().size(),
                        names().name(draft.from().base())),
                groups,
                draft.contradiction().map(names()::contradiction).orElse(""),
                words.get("rules.close"));
    }

    /** Returns the values that a parameter can be given by hand, with the present one. */
    public List<Option<Object>> choices(Parameter parameter) {
        Object present = value(parameter);
        List<Object> values = new ArrayList<>(parameter.choices());
        if (!values.contains(present)) {
            values.add(0, present);
        }
        return values.stream()
                .map(value -> new Option<>(value, names().value(parameter, value)))
                .toList();
    }

    private Group group(Subject subject) {
        return new Group(
                words.get("tune.group." + subject),
                Arrays.stream(Parameter.values())
                        .filter(parameter -> parameter.subject() == subject)
                        .map(this::line)
                        .toList());
    }

    /** Returns the line of a parameter. */
    public Line line(Parameter parameter) {
        Object base = RuleSets.get(draft.from().base()).value(parameter);
        Object value = value(parameter);
        String mark = value.equals(base)
                ? ""
                : words.get("tune.value", names().name(draft.from().base()), names().value(parameter, base));
        return new Line(parameter, names().title(parameter), names().value(parameter, value), meaning(parameter), mark);
    }

    /** Returns the meaning of the present value in a sentence. If it has no effect, returns the meaning of the first value that has one. */
    private String meaning(Parameter parameter) {
        return names().meaning(parameter, value(parameter))
                .or(() -> parameter.choices().stream()
                        .map(value -> names().meaning(parameter, value)
                                .map(sentence -> words.get("tune.value", names().value(parameter, value), sentence)))
                        .flatMap(Optional::stream)
                        .findFirst())
                .orElse("");
    }

    private Object value(Parameter parameter) {
        return draft.values().getOrDefault(parameter, parameter.neutral());
    }

    private RulesWords names() {
        return new RulesWords(words);
    }
}
