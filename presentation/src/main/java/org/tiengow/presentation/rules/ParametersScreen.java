package org.tiengow.presentation.rules;

import java.util.List;
import org.tiengow.engine.rules.Parameter;

/**
 * Every parameter of the rules, in groups. Texts are in the user's language, ready for display.
 *
 * @param title the name of the rules
 * @param about what they are based on, and what their author wrote about them
 * @param summary how many parameters differ from the base
 * @param groups the parameters by subject
 * @param problem why the values contradict each other; empty if they do not
 * @param close the label of the button that closes the sheet
 */
public record ParametersScreen(
        String title, String about, String summary, List<Group> groups, String problem, String close) {
    public ParametersScreen {
        groups = List.copyOf(groups);
    }

    /** The parameters of one subject. */
    public record Group(String title, List<Line> lines) {
        public Group {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A parameter.
     *
     * @param title its name
     * @param value its value
     * @param meaning the meaning of the value, or else of another value
     * @param mark the value in the base, if it differs; otherwise empty
     */
    public record Line(Parameter parameter, String title, String value, String meaning, String mark) {}
}
