package org.tiengow.client.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.json.RulesJson;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The {@code rules} command, which prints rule sets and the differences between them. */
@Command(
        name = "rules",
        description = {
            "Lists the rule sets, shows one, or says what differs between two.",
            "Without an ID it lists the rule sets. With one it prints each parameter of that set and what it means.",
            "With two it prints what differs between them."
        })
public final class RulesCommand extends TerminalCommand {
    @Parameters(arity = "0..2", paramLabel = "ID", description = "A rule set, such as pagat or lai.")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--json", description = "Print JSON; for one rule set it can serve as a rules file.")
    private boolean json;

    @Override
    public Integer call() {
        require(ids.size() <= 2, "At most two rule sets can be compared.");
        List<TableRules> rules =
                understood(() -> ids.stream().map(TableRules::named).toList());
        PrintWriter out = out();
        if (json) {
            out.println(asJson(rules));
        } else if (rules.isEmpty()) {
            list(out);
        } else if (rules.size() == 1) {
            print(rules.get(0), out);
        } else {
            compare(rules.get(0), rules.get(1), out);
        }
        out.flush();
        return 0;
    }

    private static String asJson(List<TableRules> rules) {
        return switch (rules.size()) {
            case 0 ->
                RulesJson.pretty(RuleSets.ids().stream().map(TableRules::named).toList());
            case 1 -> RulesJson.pretty(rules.get(0));
            default -> RulesJson.prettyDifferences(rules.get(0), rules.get(1));
        };
    }

    private static void list(PrintWriter out) {
        RuleSet standard = RuleSets.get(RuleSets.DEFAULT_ID);
        for (String id : RuleSets.ids()) {
            RuleSet rules = RuleSets.get(id);
            int differences = rules.differences(standard).size();
            String what =
                    differences == 0 ? "the default" : "differs from " + RuleSets.DEFAULT_ID + " in " + differences;
            out.printf("%-14s %s players, %s%n", id, rules.players(), what);
        }
    }

    private static void print(TableRules rules, PrintWriter out) {
        out.println(rules.id());
        for (Parameter parameter : Parameter.values()) {
            out.printf(
                    "  %-27s %-18s %s%n",
                    parameter.key(), RulesJson.valueText(rules.set(), parameter), meaning(parameter));
        }
    }

    /** Returns the meaning of a parameter, with the paragraph of the rules before the full stop. */
    private static String meaning(Parameter parameter) {
        String sentence = parameter.meaning();
        return sentence.substring(0, sentence.length() - 1) + " (" + parameter.paragraph() + ").";
    }

    private static void compare(TableRules one, TableRules other, PrintWriter out) {
        List<Parameter> differences = one.set().differences(other.set());
        out.printf("%-29s %-18s %s%n", "", one.id(), other.id());
        for (Parameter parameter : differences) {
            out.printf(
                    "  %-27s %-18s %-18s %s%n",
                    parameter.key(),
                    RulesJson.valueText(one.set(), parameter),
                    RulesJson.valueText(other.set(), parameter),
                    meaning(parameter));
        }
        if (differences.isEmpty()) {
            out.println("  nothing differs");
        }
    }
}
