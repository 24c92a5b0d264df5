package org.tiengow.swing.view.settings;

import java.util.function.UnaryOperator;
import org.tiengow.presentation.settings.Settings;

/** The user's actions on the settings sheet. */
public interface SettingsInput {
    /** Changes the settings. The change takes effect at once. */
    void change(UnaryOperator<Settings> change);

    /** Shows the sheet about the program in place of the settings. */
    void about();

    /** Closes the sheet. */
    void close();
}
