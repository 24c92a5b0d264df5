package org.tiengow.swing.theme;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import java.util.function.Supplier;

/** The two themes of the program. */
public enum Theme {
    DARK(DarkLook::new),
    LIGHT(LightLook::new);

    private final Supplier<FlatLaf> look;

    Theme(Supplier<FlatLaf> look) {
        this.look = look;
    }

    /** Returns the colours of this theme, installed or not. */
    public Palette palette() {
        return Palette.of(look.get().getDefaults());
    }

    /**
     * Installs the theme; open windows change at once. Must be called on the event thread, or before any window exists.
     *
     * @param scale of all text and controls, 1 to 3; it multiplies the scale of the screen
     */
    public void install(float scale) {
        System.setProperty("flatlaf.uiScale", "1");
        Type.register();
        UIScale.setSupportedZoomFactors(new float[] {1, 1.25f, 1.5f, 1.75f, 2, 2.5f, 3});
        FlatLaf.setup(look.get());
        UIScale.setZoomFactor(scale);
        FlatLaf.updateUI();
    }
}
