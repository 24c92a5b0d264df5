package org.tiengow.swing.view.standings;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.function.Consumer;
import org.tiengow.client.session.Reaction;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.ReactionPicture;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.DrawnButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.ReactionMenu;
import org.tiengow.swing.view.UiFactory;

/** The reactions side by side: a button for each picture, and one for the menu with the phrases. */
final class ReactionStrip {
    private static final int WIDTH = 380;

    private ReactionStrip() {}

    /** Returns the strip of an offer; invisible if nothing is offered. */
    static Flow of(Bubble.Offer offer, Consumer<Reaction> chosen) {
        Flow strip = new Flow(4, WIDTH);
        strip.setName("reactions");
        strip.setVisible(!offer.choices().isEmpty());
        TextButton menu = TextButton.sign(Symbol.CHAT, offer.words());
        strip.add(UiFactory.button(menu, "standings-react", () -> Menus.above(ReactionMenu.of(offer, chosen), menu)));
        offer.choices().stream()
                .filter(choice -> choice.reaction().isPicture())
                .map(choice -> UiFactory.button(
                        new PictureButton(choice),
                        "standings-react-" + choice.reaction().name(),
                        () -> chosen.accept(choice.reaction())))
                .forEach(strip::add);
        return strip;
    }

    /** A button that shows a picture. */
    private static final class PictureButton extends DrawnButton {
        private static final int SIDE = 36;
        private static final int PICTURE = 28;

        private final Reaction reaction;

        PictureButton(Bubble.Choice choice) {
            super("");
            reaction = choice.reaction();
            getAccessibleContext().setAccessibleName(choice.words());
            setToolTipText(choice.words());
        }

        @Override
        public Dimension getPreferredSize() {
            return new Dimension(Scale.px(SIDE), Scale.px(SIDE));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            Palette palette = Palette.current();
            double radius = Scale.of(8);
            if (getModel().isRollover() || getModel().isPressed()) {
                Paint.fill(g, palette.secondHover(), 0, 0, getWidth(), getHeight(), radius);
            }
            double side = Scale.of(getModel().isPressed() ? PICTURE - 2 : PICTURE);
            ReactionPicture.paint(g, reaction, (getWidth() - side) / 2, (getHeight() - side) / 2, side);
            if (isFocusOwner()) {
                Paint.edge(g, palette.focus(), 0, 0, getWidth(), getHeight(), radius, Scale.of(2));
            }
            g.dispose();
        }
    }
}
