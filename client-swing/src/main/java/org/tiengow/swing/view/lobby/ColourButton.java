package org.tiengow.swing.view.lobby;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import javax.swing.Icon;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen.Colour;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.DrawnButton;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Marker;
import org.tiengow.swing.view.Menus;

/** The reader's own colour with its shape; a click offers the others. */
final class ColourButton extends DrawnButton {
    private static final int SIDE = 40;
    private static final int SIGN = 16;

    private final Words words;
    private final LobbyInput input;
    private List<Colour> colours = List.of();

    ColourButton(Words words, LobbyInput input) {
        super("");
        this.words = words;
        this.input = input;
        setName("lobby-colour");
        addActionListener(event -> offer());
    }

    void show(List<Colour> offered) {
        colours = offered;
        setVisible(!offered.isEmpty());
        String mine = offered.stream()
                .filter(Colour::mine)
                .map(Colour::words)
                .findFirst()
                .orElse("");
        setToolTipText(words.get("lobby.colour", mine));
        getAccessibleContext().setAccessibleName(words.get("lobby.colour", mine));
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        int side = Scale.px(SIDE) + 2 * Scale.px(FocusRing.ROOM);
        return new Dimension(side, side);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paint.smooth(graphics);
        Palette palette = Palette.current();
        double room = Scale.px(FocusRing.ROOM);
        double w = getWidth() - 2 * room;
        double h = getHeight() - 2 * room;
        boolean touched = getModel().isRollover();
        Paint.fill(g, touched ? palette.secondHover() : palette.secondFill(), room, room, w, h, Scale.of(8));
        Paint.edge(g, touched ? palette.second() : palette.control(), room, room, w, h, Scale.of(8), 1);
        colours.stream()
                .filter(Colour::mine)
                .forEach(mine ->
                        Marker.paint(g, mine.colour(), getWidth() / 2.0, getHeight() / 2.0, Scale.of(SIGN / 2.0 + 1)));
        if (isFocusOwner()) {
            FocusRing.paint(g, room, room, w, h, Scale.of(8), false);
        }
        g.dispose();
    }

    private void offer() {
        JPopupMenu menu = new JPopupMenu();
        for (Colour colour : colours) {
            JMenuItem item = Menus.item(
                    colour.words(),
                    "colour-" + colour.colour(),
                    colour.mine(),
                    () -> input.chooseColour(colour.colour()));
            item.setIcon(new Sign(colour.colour()));
            item.setEnabled(colour.free());
            menu.add(item);
        }
        Menus.above(menu, this);
    }

    /** A colour's shape. */
    private record Sign(int colour) implements Icon {
        @Override
        public void paintIcon(Component component, Graphics graphics, int x, int y) {
            Graphics2D g = Paint.smooth(graphics);
            double half = getIconWidth() / 2.0;
            Marker.paint(g, colour, x + half, y + half, half - Scale.of(1.5));
            g.dispose();
        }

        @Override
        public int getIconWidth() {
            return Scale.px(SIGN);
        }

        @Override
        public int getIconHeight() {
            return Scale.px(SIGN);
        }
    }
}
