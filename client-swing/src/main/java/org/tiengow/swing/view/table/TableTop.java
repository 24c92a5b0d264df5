package org.tiengow.swing.view.table;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.TableBar;
import org.tiengow.presentation.table.TableBar.Tool;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.swing.theme.part.Bar;
import org.tiengow.swing.theme.part.Chip;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.view.UiFactory;

/** The bar over the table: the back button, the rules, the progress of the match, and the tools. */
final class TableTop {
    private final TableInput input;
    private final Bar bar;
    private final Chip rules = new Chip(Symbol.BOOK, "");
    private final Label progress = Label.small("");
    private final List<TextButton> buttons = new ArrayList<>();
    private List<Tool> tools = List.of();

    TableTop(String back, TableInput input) {
        this.input = input;
        bar = new Bar(back);
        bar.back().addActionListener(event -> input.leave());
        UiFactory.button(rules, "rules", input::showRules);
        bar.addLeft(rules);
        bar.addLeft(progress);
    }

    Bar bar() {
        return bar;
    }

    void show(TableBar next) {
        bar.setBack(next.back());
        bar.setTitle(next.title());
        rules.setTexts(next.rules(), next.differing());
        progress.setText(next.progress());
        showTools(next.tools());
    }

    void place(boolean compact, int width, int height) {
        bar.setCompact(compact);
        bar.setBounds(0, 0, width, height);
    }

    /** Returns the focusable components. */
    List<Component> controls() {
        List<Component> controls = new ArrayList<>(List.of(bar.back(), rules));
        controls.addAll(buttons);
        return controls;
    }

    private void showTools(List<Tool> wanted) {
        if (wanted.equals(tools)) {
            return;
        }
        tools = wanted;
        bar.clearTools();
        buttons.clear();
        for (Tool tool : wanted) {
            TextButton button = TextButton.tool(tool.kind().icon(), tool.words());
            button.setAllowed(tool.whyNot().isEmpty(), tool.whyNot());
            UiFactory.button(
                    button, "tool-" + tool.kind().name().toLowerCase(Locale.ROOT), () -> input.tool(tool.kind()));
            bar.addTool(button, tool.kind().isLabelled());
            buttons.add(button);
        }
        bar.revalidate();
    }
}
