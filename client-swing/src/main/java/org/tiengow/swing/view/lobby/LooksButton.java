package org.tiengow.swing.view.lobby;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GridLayout;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen.Colour;
import org.tiengow.presentation.lobby.LobbyScreen.Face;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.DiscIcon;
import org.tiengow.swing.theme.part.DrawnButton;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Marker;
import org.tiengow.swing.theme.part.Plate;
import org.tiengow.swing.view.Menus;

/** The button that shows the user's face, or the colour with its shape where there are no faces. A click opens the choice of others. */
final class LooksButton extends DrawnButton {
    private static final int SIDE = 40;
    private static final int SIGN = 16;
    private static final int DISC = 30;
    private static final int COLUMNS = 2;

    private final Words words;
    private final LobbyInput input;
    private final JComponent table;
    private List<Colour> colours = List.of();
    private List<Face> faces = List.of();

    /** Creates a button. Its menu does not cover the plates of the table if there is room. */
    LooksButton(Words words, LobbyInput input, JComponent table) {
        super("");
        this.table = table;
        this.words = words;
        this.input = input;
        setName("lobby-colour");
        addActionListener(event -> offer());
    }

    void show(List<Colour> offered, List<Face> offeredFaces) {
        colours = offered;
        faces = offeredFaces;
        setVisible(!offered.isEmpty());
        String colour = words.get(
                "lobby.colour",
                offered.stream()
                        .filter(Colour::mine)
                        .map(Colour::words)
                        .findFirst()
                        .orElse(""));
        String mine = face().map(face -> words.spoken(colour, words.get("lobby.face", face.words())))
                .orElse(colour);
        setToolTipText(mine);
        getAccessibleContext().setAccessibleName(mine);
        repaint();
    }

    private Optional<Face> face() {
        return faces.stream().filter(Face::mine).findFirst();
    }

    private int colour() {
        return colours.stream()
                .filter(Colour::mine)
                .map(Colour::colour)
                .findFirst()
                .orElse(0);
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
        double x = getWidth() / 2.0;
        double y = getHeight() / 2.0;
        if (face().isPresent()) {
            Plate.disc(g, colour(), "", face().get().face(), x, y, Scale.of(DISC / 2.0));
        } else if (!colours.isEmpty()) {
            Marker.paint(g, colour(), x, y, Scale.of(SIGN / 2.0 + 1));
        }
        if (isFocusOwner()) {
            FocusRing.paint(g, room, room, w, h, Scale.of(8), false);
        }
        g.dispose();
    }

    private void offer() {
        JPopupMenu menu = new JPopupMenu();
        menu.setLayout(new GridLayout(0, COLUMNS));
        for (Colour colour : colours) {
            add(
                    menu,
                    Menus.item(
                            colour.words(),
                            "colour-" + colour.colour(),
                            colour.mine(),
                            () -> input.chooseColour(colour.colour())),
                    new Sign(colour.colour()),
                    colour.free());
        }
        for (Face face : faces) {
            add(
                    menu,
                    Menus.item(face.words(), "face-" + face.face(), face.mine(), () -> input.chooseFace(face.face())),
                    new DiscIcon(colour(), "", face.face(), DISC - 4),
                    face.free());
        }
        Rectangle plates = SwingUtilities.convertRectangle(table, new Rectangle(table.getSize()), this);
        Menus.beside(menu, this, new Rectangle(getSize()), List.of(plates));
    }

    private static void add(JPopupMenu menu, JMenuItem item, Icon icon, boolean free) {
        item.setIcon(icon);
        item.setEnabled(free);
        menu.add(item);
    }

    /** The icon of a colour: its shape. */
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
