package org.tiengow.swing.view.shell.over;

import javax.swing.JPanel;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.swing.view.rules.RulesSheet;
import org.tiengow.swing.view.shell.frame.AppFrame;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The sheet with the rules of a table, or with those of every rule set if no table is open. */
public final class RulesPresenter {
    private static final int WIDTH = 840;
    private static final int HEIGHT = 700;

    private RulesPresenter() {}

    public static void openSheet(Surroundings around, TableRules rules) {
        openSheet(around, rules, around.frame()::closeSheet);
    }

    /**
     * Opens the rules of a table over the window.
     *
     * @param back closes the sheet and continues
     * @return the sheet
     */
    public static JPanel openSheet(Surroundings around, TableRules rules, Runnable back) {
        RulesSheet sheet = new RulesSheet(around.words(), rules, true, back);
        lay(around, sheet, back);
        return sheet;
    }

    /** Opens the rules of every rule set, the default one first, with a link to the guided round. */
    public static void openSheetOfAll(Surroundings around) {
        AppFrame frame = around.frame();
        RulesSheet sheet =
                new RulesSheet(around.words(), TableRules.named(RuleSets.DEFAULT_ID), false, frame::closeSheet);
        lay(
                around,
                sheet.withGuide(() -> {
                    frame.closeSheet();
                    around.guide();
                }),
                frame::closeSheet);
    }

    private static void lay(Surroundings around, RulesSheet sheet, Runnable back) {
        around.frame().openSheet(sheet, WIDTH, HEIGHT, back);
    }
}
