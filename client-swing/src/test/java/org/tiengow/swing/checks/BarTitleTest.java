package org.tiengow.swing.checks;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Bar;
import org.tiengow.swing.theme.part.Label;

class BarTitleTest {
    @Test
    @DisplayName("no screen says in its bar what the heading below says")
    void eachTitleOnce() throws Exception {
        List<String> faults = new ArrayList<>();
        Screens.each(
                Tables.ENGLISH,
                Theme.DARK,
                1,
                sample -> {
                    List<String> inBar = new ArrayList<>();
                    List<String> below = new ArrayList<>();
                    collect(sample.alone(), false, inBar, below);
                    below.retainAll(inBar);
                    return below;
                },
                faults);
        Screens.assertNone(faults, "titles that stand twice");
    }

    private static void collect(Component part, boolean isInBar, List<String> inBar, List<String> below) {
        if (part instanceof Label label && !label.getText().isEmpty()) {
            (isInBar ? inBar : below).add(label.getText());
        }
        if (part instanceof Container container) {
            for (Component child : container.getComponents()) {
                collect(child, isInBar || part instanceof Bar, inBar, below);
            }
        }
    }
}
