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
 * A guard against HTML in Swing components. Swing renders every text that begins with {@code <html>} as HTML. Names, chat and records
 * come from other people: a name could load a picture from the network, or paint over the window.
 */
public final class PlainText {
    /** Swing's client property that disables HTML in a component. */
    private static final String NO_HTML = "html.disable";

    /** Factories of the UI delegates of all components that show text and look for HTML. */
    private static final Map<String, Function<JComponent, ComponentUI>> LOOKS = Map.of(
            "LabelUI", FlatLabelUI::createUI,
            "ButtonUI", FlatButtonUI::createUI,
            "ToggleButtonUI", FlatToggleButtonUI::createUI,
            "RadioButtonUI", FlatRadioButtonUI::createUI,
            "CheckBoxUI", FlatCheckBoxUI::createUI,
            "MenuItemUI", FlatMenuItemUI::createUI,
            "ToolTipUI", FlatToolTipUI::createUI);

    private PlainText() {}

    /** Creates the UI delegate of a component and disables HTML in it. Swing calls it for the classes that {@link #addTo} registers. */
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
