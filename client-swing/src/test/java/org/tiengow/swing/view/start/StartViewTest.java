package org.tiengow.swing.view.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.Optional;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.Quiet;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Paragraph;

class StartViewTest {
    @Test
    void explainsATooLongNameWhileItIsTyped() {
        Theme.DARK.install(1);
        StartView view = new StartView(Tables.ENGLISH, "Kit", "", Theme.DARK, new Quiet());
        JTextField name = (JTextField) named(view, "start-name").orElseThrow();
        Paragraph problem = (Paragraph) named(view, "start-nameProblem").orElseThrow();
        assertThat(problem.isVisible()).isFalse();

        name.setText("W".repeat(25));
        assertThat(problem.isVisible()).isTrue();
        assertThat(problem.getText()).contains("25", "24");

        name.setText("W".repeat(24));
        assertThat(problem.isVisible()).isFalse();
    }

    private static Optional<Component> named(Container parent, String name) {
        for (Component child : parent.getComponents()) {
            if (name.equals(child.getName())) {
                return Optional.of(child);
            }
            if (child instanceof Container inner) {
                Optional<Component> found = named(inner, name);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }
}
