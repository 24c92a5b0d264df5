package org.tiengow.swing.theme;

import com.formdev.flatlaf.ui.FlatButtonUI;
import com.formdev.flatlaf.ui.FlatCheckBoxUI;
import com.formdev.flatlaf.ui.FlatLabelUI;
import com.formdev.flatlaf.ui.FlatMenuItemUI;
import com.formdev.flatlaf.ui.FlatRadioButtonUI;
import com.formdev.flatlaf.ui.FlatToggleButtonUI;
import com.formdev.flatlaf.ui.FlatToolTipUI;
import java.util.Map;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.UIDefaults;
import javax.swing.plaf.ComponentUI;

/**
 * Keeps Swing from reading text as HTML. Swing does so with every text that begins with {@code <html>}, and names, chat and
 * records are written by others: a name could load a picture from somewhere, or paint over the window.
 */
public final class PlainText {
    /** Swing's own name of a component's property that leaves its text as it is. */
    private static final String NO_HTML = "html.disable";

    /** Everything that shows text and asks whether it is HTML. */
    private static final Map<String, Function<JComponent, ComponentUI>> LOOKS = Map.of(
            "LabelUI", FlatLabelUI::createUI,
            "ButtonUI", FlatButtonUI::createUI,
            "ToggleButtonUI", FlatToggleButtonUI::createUI,
            "RadioButtonUI", FlatRadioButtonUI::createUI,
            "CheckBoxUI", FlatCheckBoxUI::createUI,
            "MenuItemUI", FlatMenuItemUI::createUI,
            "ToolTipUI", FlatToolTipUI::createUI);

    private PlainText() {}

    /** The look of a component, which no longer reads HTML; Swing calls it for those of {@link #addTo}. */
    public static ComponentUI createUI(JComponent component) {
        component.putClientProperty(NO_HTML, Boolean.TRUE);
        Function<JComponent, ComponentUI> look = LOOKS.get(component.getUIClassID());
        if (look == null) {
            throw new IllegalArgumentException(component.getUIClassID() + " is not among those that show text");
        }
        return look.apply(component);
    }

    static UIDefaults addTo(UIDefaults defaults) {
        LOOKS.keySet().forEach(id -> defaults.put(id, PlainText.class.getName()));
        return defaults;
    }
}
