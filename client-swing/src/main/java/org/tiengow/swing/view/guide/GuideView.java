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

/** The table of the guided round, the card beside it, and around what the card speaks of a pale edge: sky is the focus, gold is whose turn it is. */
public final class GuideView extends JPanel {
    private final TableView table;
    private final GuideCard card;
    private final Pointer pointer = new Pointer();
    private GuideScreen screen;

    /**
     * A view that shows this screen first.
     *
     * @param spoken the name of the card for a screen reader
     * @param leave the label of the way out
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

    /** Shows the next moment. */
    public void show(GuideScreen next) {
        boolean another =
                next == screen || !next.card().lines().equals(screen.card().lines());
        screen = next;
        table.show(next.table());
        card.show(next.card());
        if (another) {
            table.announce(next.card().spoken());
        }
        pointer.repaint();
    }

    /** Draws the tiles in another look. */
    public void setTileLook(TileLook look) {
        table.setTileLook(look);
        card.setTileLook(look);
    }

    /** Moves things at another speed. */
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

    /** An edge around what the card speaks of; lets every click through. */
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

        /** Neighbours share one edge. */
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
