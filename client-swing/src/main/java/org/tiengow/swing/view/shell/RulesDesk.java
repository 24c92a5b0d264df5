package org.tiengow.swing.view.shell;

import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.swing.view.rules.RulesSheet;

/** The rules on a sheet: those of a table, or any, where no table is open. */
final class RulesDesk {
    private static final int WIDTH = 840;
    private static final int HEIGHT = 700;

    private RulesDesk() {}

    /** Lays the rules of a table over the window. */
    static void openSheet(Desk desk, TableRules rules) {
        openSheet(desk, rules, desk.frame()::closeSheet);
    }

    /**
     * Lays the rules of a table over the window.
     *
     * @param back takes the sheet away, and does what follows
     */
    static void openSheet(Desk desk, TableRules rules, Runnable back) {
        lay(desk, new RulesSheet(desk.words(), rules, true, back), back);
    }

    /** Lays the rules of every rule set over the window, the default one first, with the way into the guided round. */
    static void openSheetOfAll(Desk desk) {
        AppFrame frame = desk.frame();
        RulesSheet sheet =
                new RulesSheet(desk.words(), TableRules.named(RuleSets.DEFAULT_ID), false, frame::closeSheet);
        lay(
                desk,
                sheet.withGuide(() -> {
                    frame.closeSheet();
                    desk.guide();
                }),
                frame::closeSheet);
    }

    private static void lay(Desk desk, RulesSheet sheet, Runnable back) {
        desk.frame().openSheet(sheet, WIDTH, HEIGHT, back);
    }
}
