package org.tiengow.swing.view.history;

import java.awt.Cursor;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import org.tiengow.presentation.history.HistoryScreen.Line;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.view.LineCell;
import org.tiengow.swing.view.UiFactory;

/** A list whose lines are opened by a click or Enter. It may be long. */
final class HistoryList extends JList<Line> {
    private static final int TWO_LINES = 58;
    private static final int ONE_LINE = 42;

    /** Creates a list that reports the id of an opened line. */
    HistoryList(String name, String spoken, List<Line> lines, Consumer<String> opened) {
        super(lines.toArray(Line[]::new));
        boolean two = lines.stream().anyMatch(line -> !line.detail().isEmpty());
        setName(name);
        getAccessibleContext().setAccessibleName(spoken);
        setOpaque(false);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setFixedCellHeight(Scale.px(two ? TWO_LINES : ONE_LINE));
        setFixedCellWidth(10);
        setCellRenderer(new Cell(two ? TWO_LINES : ONE_LINE));
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                int index = indexAt(event);
                if (SwingUtilities.isLeftMouseButton(event) && index >= 0) {
                    open(lines.get(index), opened);
                }
            }

            @Override
            public void mouseMoved(MouseEvent event) {
                int index = indexAt(event);
                boolean opens = index >= 0 && !lines.get(index).id().isEmpty();
                setCursor(Cursor.getPredefinedCursor(opens ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
            }
        };
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        UiFactory.onKey(this, "ENTER", () -> {
            if (!isSelectionEmpty()) {
                open(getSelectedValue(), opened);
            }
        });
    }

    private static void open(Line line, Consumer<String> opened) {
        if (!line.id().isEmpty()) {
            opened.accept(line.id());
        }
    }

    private int indexAt(MouseEvent event) {
        int index = locationToIndex(event.getPoint());
        Rectangle cell = index < 0 ? null : getCellBounds(index, index);
        return cell != null && cell.contains(event.getPoint()) ? index : -1;
    }

    /** The renderer of a line: the title with its detail below, and the figure at the end. */
    private static final class Cell extends LineCell<Line> {
        private static final int SIDE = 16;

        private final int high;

        Cell(int high) {
            this.high = high;
        }

        @Override
        protected String spoken(Line line) {
            return line.spoken();
        }

        @Override
        protected int height(Line line) {
            return high;
        }

        @Override
        protected void draw(Graphics2D g, Palette palette, Line line) {
            double w = getWidth();
            double h = getHeight();
            double side = Scale.of(SIDE);
            drawGround(g, palette, isFocused() && isSelected());
            boolean two = !line.detail().isEmpty();
            double middle = two ? h * 0.34 : h / 2;
            Lettering figure =
                    Lettering.within(line.figure(), Type.Weight.SEMIBOLD, Type.BODY, Type.LEAST, w / 2 - side);
            figure.writeRight(g, palette.text(), w - side, middle);
            double room = w - 2 * side;
            Lettering.within(
                            line.title(),
                            Type.Weight.SEMIBOLD,
                            Type.BODY,
                            Type.BODY,
                            room - figure.width() - (line.figure().isEmpty() ? 0 : side))
                    .write(g, palette.text(), side, middle);
            Lettering.within(line.detail(), Type.Weight.REGULAR, Type.SMALL, Type.LEAST, room)
                    .write(g, palette.second(), side, h * 0.69);
        }
    }
}
