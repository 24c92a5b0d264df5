package org.tiengow.swing.view.shell;

import org.tiengow.presentation.sheet.KeysModel;
import org.tiengow.swing.view.table.KeysSheet;

/** The keys of the table, on a sheet. */
final class KeysDesk {
    private KeysDesk() {}

    /** Lays the keys over the window. */
    static void openSheet(Desk desk) {
        AppFrame frame = desk.frame();
        KeysSheet sheet = new KeysSheet(new KeysModel(desk.words()).screen(), frame::closeSheet);
        frame.openSheet(sheet, KeysSheet.WIDTH, sheet.fullHeight(), frame::closeSheet);
    }
}
