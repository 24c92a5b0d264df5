package org.tiengow.client.json;

import com.google.gson.JsonElement;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;

/**
 * A rules file: {@code {"name":"Friday rules","note":"","base":"lai","parameters":{what differs}}}, in which every member may be missing.
 * The output of {@code rules --json} for one rule set is a rules file, too.
 *
 * <p>Every error names its line and the parameter.
 */
public final class RulesFile {
    private static final Set<String> MEMBERS = Set.of("base", "id", "name", "note", "parameters");

    private final String text;

    private RulesFile(String text) {
        this.text = text;
    }

    /**
     * Reads the text of a rules file.
     *
     * @throws TextFlaw when a value does not fit, is unknown or contradicts another; the error names the line
     */
    public static TableRules read(String text) {
        return new RulesFile(text).rules();
    }

    /** Returns the text of a rules file: what differs from the base. */
    public static String write(TableRules rules) {
        Members file = new Members();
        if (!rules.name().isEmpty()) {
            file.with("name", rules.name()).with("note", rules.note());
        }
        Members parameters = new Members();
        for (Parameter parameter : rules.set().differences(RuleSets.get(rules.base()))) {
            parameters.with(parameter.key(), RulesJson.value(rules.set(), parameter));
        }
        return Members.pretty(file.with("base", rules.base()).with("parameters", parameters));
    }

    private TableRules rules() {
        Node file = Json.read(text);
        for (String member : file.members().keySet()) {
            if (!MEMBERS.contains(member)) {
                throw flaw(member, "\"" + member + "\" is not known here; parameters stand inside \"parameters\".");
            }
        }
        String base = base(file);
        Map<Parameter, Object> chosen = new EnumMap<>(Parameter.class);
        file.find("parameters")
                .ifPresent(parameters -> parameters.members().forEach((key, value) -> {
                    Parameter parameter = Parameter.withKey(key)
                            .orElseThrow(() -> flaw(key, "There is no parameter \"" + key + "\"."));
                    chosen.put(parameter, value(parameter, value));
                }));
        TableRules rules = new TableRules(base, together(RuleSets.get(base), chosen));
        return file.find("name").isPresent() ? onItsLine("name", () -> RulesJson.titled(file, rules)) : rules;
    }

    private String base(Node file) {
        String named = file.find("base").isPresent() || file.find("id").isEmpty() ? "base" : "id";
        return file.find(named)
                .map(node -> {
                    String base = onItsLine(named, node::text);
                    if (RuleSets.find(base).isEmpty()) {
                        throw flaw(
                                named,
                                named + ": there is no rule set \"" + base + "\"; there are "
                                        + String.join(", ", RuleSets.ids()) + ".");
                    }
                    return base;
                })
                .orElse(RuleSets.DEFAULT_ID);
    }

    private Object value(Parameter parameter, JsonElement value) {
        return onItsLine(parameter.key(), () -> RulesJson.read(new Node(value, parameter.key()), parameter));
    }

    private RuleSet together(RuleSet base, Map<Parameter, Object> chosen) {
        Map<Parameter, Object> values = new EnumMap<>(base.values());
        values.putAll(chosen);
        if (RuleSet.contradictions(values).isEmpty()) {
            return RuleSet.of(values);
        }
        String sentence = RuleSet.contradictions(values).get(0).sentence();
        List<Parameter> involved = chosen.keySet().stream()
                .filter(parameter -> isSettledBy(parameter, base, values))
                .toList();
        // If no single parameter resolves it, several parameters of the file contradict each other; the first is named.
        Parameter named = involved.isEmpty() ? chosen.keySet().iterator().next() : involved.get(0);
        throw flaw(named.key(), named.key() + ": " + sentence);
    }

    private static boolean isSettledBy(Parameter parameter, RuleSet base, Map<Parameter, Object> values) {
        Map<Parameter, Object> without = new EnumMap<>(values);
        without.put(parameter, base.value(parameter));
        return RuleSet.contradictions(without).size()
                < RuleSet.contradictions(values).size();
    }

    private <T> T onItsLine(String member, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (TextFlaw flaw) {
            throw flaw(member, flaw.sentence());
        }
    }

    private TextFlaw flaw(String member, String sentence) {
        return new TextFlaw(lineOf(member), sentence);
    }

    /** Returns the line of a member. Gson's tree keeps no line numbers, so the text is searched for the name. */
    private int lineOf(String member) {
        Matcher name = Pattern.compile("\"" + Pattern.quote(member) + "\"\\s*:").matcher(text);
        int end = name.find() ? name.start() : 0;
        return 1 + (int) text.substring(0, end).chars().filter(c -> c == '\n').count();
    }
}
