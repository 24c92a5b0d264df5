package org.tiengow.swing.view.settings;

import java.util.function.UnaryOperator;
import org.tiengow.presentation.settings.Settings;

/** What somebody does on the settings sheet. */
public interface SettingsInput {
    /** Changes what is remembered; it takes effect at once. */
    void change(UnaryOperator<Settings> change);

    /** Shows what the program is instead. */
    void about();

    /** Closes the sheet. */
    void close();
}
