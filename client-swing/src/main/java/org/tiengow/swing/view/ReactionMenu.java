package org.tiengow.swing.view;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.function.Consumer;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tiengow.client.session.Reaction;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.ReactionPicture;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;

/** The menu of reactions: phrases in lines, and below them pictures side by side. Each has a key. */
public final class ReactionMenu {
    private static final int PICTURES_IN_LINE = 4;

    private ReactionMenu() {}

    /**
     * Creates the menu.
     *
     * @param chosen receives the reaction that was chosen
     */
    public static JPopupMenu of(Bubble.Offer offer, Consumer<Reaction> chosen) {
        JPopupMenu menu = new JPopupMenu();
        menu.setLayout(new MigLayout("insets 4, gap 0, fillx, wrap " + PICTURES_IN_LINE, "[grow,fill]"));
        menu.setName("react");
        menu.getAccessibleContext().setAccessibleName(offer.words());
        for (Bubble.Choice choice : offer.choices()) {
            Reaction reaction = choice.reaction();
            JMenuItem item = Menus.prepared(
                    reaction.isPicture() ? new PictureItem(choice) : new JMenuItem(choice.words()),
                    "react-" + reaction.name(),
                    () -> chosen.accept(reaction));
            KeyStroke key = KeyStroke.getKeyStroke(choice.key());
            item.setAccelerator(key);
            item.setMnemonic(key.getKeyCode());
            menu.add(item, reaction.isPicture() ? "" : "span " + PICTURES_IN_LINE);
        }
        return menu;
    }

    /** A picture with its key below it. Its text is its tool tip and its accessible name. */
    private static final class PictureItem extends JMenuItem {
        private static final int WIDTH = 52;
        private static final int HEIGHT = 58;
        private static final int PICTURE = 34;

        private final Bubble.Choice choice;

        PictureItem(Bubble.Choice choice) {
            super(choice.words());
            this.choice = choice;
            setToolTipText(choice.words());
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(Scale.px(WIDTH), Scale.px(HEIGHT));
        }

        @Override
        public Dimension getMinimumSize() {
            return getPreferredSize();
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            if (isArmed()) {
                Paint.fill(
                        g,
                        UIManager.getColor("MenuItem.selectionBackground"),
                        0,
                        0,
                        getWidth(),
                        getHeight(),
                        Scale.of(6));
            }
            double side = Scale.of(PICTURE);
            ReactionPicture.paint(g, choice.reaction(), (getWidth() - side) / 2, Scale.of(5), side);
            Lettering.of(choice.key(), Type.Weight.REGULAR, Type.LEAST)
                    .writeCentred(
                            g,
                            isArmed()
                                    ? UIManager.getColor("MenuItem.selectionForeground")
                                    : Palette.current().second(),
                            getWidth() / 2.0,
                            getHeight() - Scale.of(10));
            g.dispose();
        }
    }
}
