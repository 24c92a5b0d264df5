package org.tiengow.swing.view;

import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import org.tiengow.swing.theme.Type;

/** Menus that open at a button. */
public final class Menus {
    private Menus() {}

    /** An item that does something. */
    public static JMenuItem item(String text, String name, Runnable act) {
        return prepared(new JMenuItem(text), name, act);
    }

    /** An item that is one of several choices. */
    public static JMenuItem item(String text, String name, boolean chosen, Runnable act) {
        return prepared(new JRadioButtonMenuItem(text, chosen), name, act);
    }

    /** Opens a menu above a button. */
    public static void above(JPopupMenu menu, JComponent button) {
        menu.show(button, 0, -menu.getPreferredSize().height);
        selectChosen(menu);
    }

    /** Opens a menu above a part of something. */
    public static void above(JPopupMenu menu, JComponent whole, Rectangle part) {
        menu.show(whole, part.x, part.y - menu.getPreferredSize().height);
        selectChosen(menu);
    }

    /** Opens a menu below a button. */
    public static void below(JPopupMenu menu, JComponent button) {
        menu.show(button, 0, button.getHeight());
        selectChosen(menu);
    }

    /** Whether a menu is open; the keys are its own then. */
    public static boolean isOpen() {
        return MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
    }

    /** Closes the menu that is open. */
    public static void close() {
        MenuSelectionManager.defaultManager().clearSelectedPath();
    }

    /** The keyboard begins at the choice in force. */
    private static void selectChosen(JPopupMenu menu) {
        for (MenuElement element : menu.getSubElements()) {
            if (element instanceof JRadioButtonMenuItem item && item.isSelected()) {
                MenuSelectionManager.defaultManager().setSelectedPath(new MenuElement[] {menu, item});
                return;
            }
        }
    }

    private static JMenuItem prepared(JMenuItem item, String name, Runnable act) {
        item.setName(name);
        item.setFont(Type.Weight.REGULAR.font(Type.BODY, item.getText()));
        item.addActionListener(event -> act.run());
        return item;
    }
}
