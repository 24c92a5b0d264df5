package org.tiengow.swing.pictures;

import java.awt.Component;
import java.awt.Dimension;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import org.jspecify.annotations.Nullable;
import org.tiengow.swing.theme.part.Sheet;
import org.tiengow.swing.view.sheet.SheetView;
import org.tiengow.swing.view.shell.frame.Enlargement;

/**
 * One screen, or one sheet, with something on it.
 *
 * @param name of its pictures, in small letters
 * @param width of a sheet at scale 1; 0 for a screen that fills the window
 * @param height of a sheet at scale 1; 0 for a screen that fills the window
 * @param room what a screen shown to a whole room needs at scale 1; null for all others
 * @param content makes it afresh
 */
public record Sample(
        String name, int width, int height, @Nullable Dimension room, Supplier<JComponent> content) {
    /** A screen that fills the window. */
    public static Sample screen(String name, Supplier<JComponent> content) {
        return new Sample(name, 0, 0, null, content);
    }

    /** A screen that is shown to a whole room. */
    public static Sample farScreen(String name, Supplier<JComponent> content) {
        return new Sample(name, 0, 0, Enlargement.TABLE, content);
    }

    /** The scale it has in a window of this size, where the settings have chosen another. */
    public float scale(float chosen, int windowWidth, int windowHeight) {
        return Enlargement.scale(chosen, 1, new Dimension(windowWidth, windowHeight), room);
    }

    /** A sheet of a size at scale 1, laid over the table. */
    public static Sample sheet(String name, int width, int height, Supplier<JComponent> content) {
        return new Sample(name, width, height, null, content);
    }

    /** Alone: the screen, or the sheet with nothing below it. */
    public JComponent alone() {
        JComponent made = content.get();
        if (made instanceof SheetView small) {
            return new Sheet(small, small.width(), small.height()); // as the window does: in the scale it has now
        }
        return isSheet() ? new Sheet(made, width, height) : made;
    }

    /** As one sees it: a sheet lies over another screen. */
    public JComponent over(Supplier<JComponent> below) {
        if (!isSheet()) {
            return alone();
        }
        JLayeredPane layers = new JLayeredPane() {
            @Override
            public void doLayout() {
                for (Component component : getComponents()) {
                    component.setBounds(0, 0, getWidth(), getHeight());
                }
            }
        };
        layers.add(below.get(), JLayeredPane.DEFAULT_LAYER);
        layers.add(alone(), JLayeredPane.MODAL_LAYER);
        return layers;
    }

    private boolean isSheet() {
        return width > 0;
    }

    @Override
    public String toString() {
        return name;
    }
}
