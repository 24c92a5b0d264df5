package org.tiengow.protocol.translate;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tiengow.engine.rules.Contradiction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.wire.RuleParameter;
import org.tiengow.protocol.wire.Rules;

/** Translates the rules of a table: every parameter by its name. */
public final class RulesTranslator {
    private RulesTranslator() {}

    /**
     * Returns the message of the rules, with all parameters; those that do not apply have no value. A {@linkplain Parameter#isLater() later}
     * one is left out while it is neutral, so that clients of the first release can read the message.
     */
    public static Rules write(TableRules rules) {
        Rules.Builder message =
                Rules.newBuilder().setBase(rules.base()).setName(rules.name()).setNote(rules.note());
        for (Parameter parameter : Parameter.values()) {
            if (!parameter.isLater() || !rules.set().value(parameter).equals(parameter.neutral())) {
                message.addParameters(write(parameter, rules.set()));
            }
        }
        return message.build();
    }

    /**
     * Returns the rules of a message; omitted parameters keep the value of the base.
     *
     * @throws Malformed with the parameter or the {@link Contradiction} as its word, when the base or a parameter is unknown, a value does
     *     not fit, a parameter occurs twice, or two contradict each other; with the field, when the name or the note is unsafe or too long
     */
    public static TableRules read(Rules message) {
        RuleSet base = RuleSets.find(message.getBase())
                .orElseThrow(
                        () -> new Malformed("base", "There is no rule set \"" + printable(message.getBase()) + "\"."));
        Map<Parameter, Object> values = new EnumMap<>(base.values());
        Set<Parameter> seen = EnumSet.noneOf(Parameter.class);
        for (RuleParameter each : message.getParametersList()) {
            Parameter parameter = parameter(each.getName());
            if (!seen.add(parameter)) {
                throw new Malformed(parameter.key(), parameter.key() + " comes twice.");
            }
            values.put(parameter, value(parameter, each));
        }
        List<Contradiction> contradictions = RuleSet.contradictions(values);
        if (!contradictions.isEmpty()) {
            throw new Malformed(
                    contradictions.get(0).name(), contradictions.get(0).sentence());
        }
        String name = text("name", message.getName(), SafeText.LONGEST_NAME);
        String note = text("note", message.getNote(), SafeText.LONGEST_CHAT);
        return new TableRules(message.getBase(), RuleSet.of(values), name, name.isEmpty() ? "" : note);
    }

    /** Returns a text that may be empty, if it is safe to show. */
    private static String text(String field, String text, int longest) {
        return text.isEmpty()
                ? text
                : SafeText.line(text, longest)
                        .orElseThrow(() -> new Malformed(field, field + " cannot be \"" + printable(text) + "\"."));
    }

    private static RuleParameter write(Parameter parameter, RuleSet rules) {
        RuleParameter.Builder message = RuleParameter.newBuilder().setName(parameter.key());
        if (!parameter.appliesTo(rules)) {
            return message.build();
        }
        Object value = rules.value(parameter);
        if (value instanceof Boolean flag) {
            message.setFlag(flag);
        } else if (value instanceof Integer number) {
            message.setNumber(number);
        } else if (value instanceof PlayerRange players) {
            message.setPlayers(org.tiengow.protocol.wire.PlayerRange.newBuilder()
                    .setMin(players.min())
                    .setMax(players.max()));
        } else {
            message.setChoice(((Enum<?>) value).name());
        }
        return message.build();
    }

    private static Parameter parameter(String name) {
        return Parameter.withKey(name)
                .orElseThrow(() -> new Malformed(
                        printable(name), "There is no parameter \"" + printable(name) + "\" in the rules."));
    }

    private static Object value(Parameter parameter, RuleParameter message) {
        return switch (message.getValueCase()) {
            case FLAG -> fitting(parameter, message.getFlag());
            case NUMBER -> fitting(parameter, message.getNumber());
            case CHOICE -> choice(parameter, message.getChoice());
            case PLAYERS -> fitting(parameter, players(parameter, message.getPlayers()));
            case VALUE_NOT_SET -> parameter.neutral();
        };
    }

    /** Returns the value if the engine accepts it for this parameter. */
    private static Object fitting(Parameter parameter, Object value) {
        return FieldChecks.built(parameter.key(), () -> {
            parameter.check(value);
            return value;
        });
    }

    private static Object choice(Parameter parameter, String word) {
        for (Object constant : constants(parameter)) {
            if (((Enum<?>) constant).name().equals(word)) {
                return constant;
            }
        }
        throw new Malformed(parameter.key(), parameter.key() + " cannot be \"" + printable(word) + "\".");
    }

    private static Object[] constants(Parameter parameter) {
        return parameter.type().isEnum() ? parameter.type().getEnumConstants() : new Object[0];
    }

    private static PlayerRange players(Parameter parameter, org.tiengow.protocol.wire.PlayerRange message) {
        return FieldChecks.built(parameter.key(), () -> new PlayerRange(message.getMin(), message.getMax()));
    }

    /** Returns text of a stranger in a form suitable for a log: at most 40 characters, none of them a control character. */
    private static String printable(String word) {
        String start = word.substring(0, Math.min(word.length(), 40));
        return start.replaceAll("\\p{Cntrl}", "?");
    }
}
