package org.tiengow.swing.theme;

import com.formdev.flatlaf.FlatDarkLaf;
import javax.swing.UIDefaults;

/** FlatLaf's dark theme with the tokens of this program. All values are in {@code DarkLook.properties}. */
public final class DarkLook extends FlatDarkLaf {
    @Override
    public String getName() {
        return "Tien Gow dark";
    }

    @Override
    public UIDefaults getDefaults() {
        return PlainText.addTo(Palette.addTo(super.getDefaults()));
    }
}
