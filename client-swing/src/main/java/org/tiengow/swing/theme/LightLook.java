package org.tiengow.swing.theme;

import com.formdev.flatlaf.FlatLightLaf;
import javax.swing.UIDefaults;

/** FlatLaf's light theme with the tokens of this program. All values are in {@code LightLook.properties}. */
public final class LightLook extends FlatLightLaf {
    @Override
    public String getName() {
        return "Tien Gow light";
    }

    @Override
    public UIDefaults getDefaults() {
        return PlainText.addTo(Palette.addTo(super.getDefaults()));
    }
}
