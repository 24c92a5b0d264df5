package org.tiengow.swing.view.guide;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.tiengow.presentation.guide.GuideInput;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.table.TableView;

/**
 * The table of the guided round with the card beside it. A pale edge surrounds the parts of the table that the card describes; sky blue
 * already marks the focus, and gold the seat whose turn it is.
 */
public final class GuideView extends JPanel {
    private final TableView table;
    private final GuideCard card;
    private final Pointer pointer = new Pointer();
    private GuideScreen screen;

    /**
     * Creates a view with its first screen.
     *
     * @param spoken the accessible name of the card
     * @param leave the label of the button that leaves the lesson
     */
    public GuideView(GuideScreen screen, String spoken, String leave, TileLook look, GuideInput input) {
        super(null);
        this.screen = screen;
        setName("guide");
        setOpaque(false);
        table = new TableView(screen.table(), look, input);
        card = new GuideCard(spoken, leave, look, input::choose);
        table.showBeside(card);
        add(pointer);
        add(table);
        show(screen);
    }

    /** Shows the next screen, and announces its text if the card has changed. */
    public void show(GuideScreen next) {
        boolean another =
                next == screen || !next.card().lines().equals(screen.card().lines());
        boolean touched = !another
                && !next.card().buttons().isEmpty()
                && !next.card().nextStep().equals(screen.card().nextStep());
        screen = next;
        table.show(next.table());
        card.show(next.card());
        if (another) {
            table.announce(next.card().spoken());
        } else if (touched) {
            table.announce(next.card().nextStep());
        }
        pointer.repaint();
    }

    public void setTileLook(TileLook look) {
        table.setTileLook(look);
        card.setTileLook(look);
    }

    public void setSpeed(Speed speed) {
        table.setSpeed(speed);
    }

    @Override
    public boolean requestFocusInWindow() {
        return table.requestFocusInWindow();
    }

    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false; // the pointer lies over the table
    }

    @Override
    public void doLayout() {
        table.setBounds(0, 0, getWidth(), getHeight());
        pointer.setBounds(0, 0, getWidth(), getHeight());
    }

    /** The edge around the described parts. It lets all clicks through. */
    private final class Pointer extends JComponent {
        private static final double AROUND = 7;
        private static final double RADIUS = 12;

        @Override
        public boolean contains(int x, int y) {
            return false;
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Graphics2D g = Paint.smooth(graphics);
            Palette palette = Palette.current();
            for (Rectangle place : places()) {
                double around = Scale.of(AROUND);
                double x = place.x - around;
                double y = place.y - around;
                double w = place.width + 2 * around;
                double h = place.height + 2 * around;
                Paint.edge(g, palette.feltText(), x, y, w, h, Scale.of(RADIUS), Scale.of(2.5));
            }
            g.dispose();
        }

        private List<Rectangle> places() {
            List<Rectangle> places = new ArrayList<>();
            List<HandTile> hand = screen.table().hand().tiles();
            for (int i = 0; i < hand.size(); i++) {
                if (screen.card().pointer().tiles().contains(hand.get(i).tile())) {
                    table.faceAt(i).ifPresent(face -> addTile(places, face));
                }
            }
            for (int seat : screen.card().pointer().seats()) {
                table.plateOf(seat).ifPresent(places::add);
            }
            return places;
        }

        /** Adds the bounds of a tile. Neighbouring tiles share one edge. */
        private void addTile(List<Rectangle> places, Rectangle tile) {
            Rectangle last = places.isEmpty() ? null : places.get(places.size() - 1);
            if (last != null && tile.x - (last.x + last.width) < tile.width / 2) {
                last.add(tile);
            } else {
                places.add(new Rectangle(tile));
            }
        }
    }
}
