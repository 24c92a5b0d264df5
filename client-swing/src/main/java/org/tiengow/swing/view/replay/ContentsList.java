package org.tiengow.swing.view.replay;

import java.awt.Graphics2D;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.replay.ReplayContents.Kind;
import org.tiengow.presentation.replay.ReplayContents.Line;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.view.LineCell;
import org.tiengow.swing.view.UiFactory;

/** A list whose lines are chosen by double click or Enter. It may be very long. */
final class ContentsList extends JList<Line> {
    private static final int HIGH = 56;

    /** Creates a list that reports the index of the chosen line. */
    ContentsList(String name, String spoken, List<Line> lines, IntConsumer chosen) {
        super(lines.toArray(Line[]::new));
        setName(name);
        getAccessibleContext().setAccessibleName(spoken);
        setOpaque(false);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setFixedCellHeight(Scale.px(HIGH));
        setFixedCellWidth(10);
        setCellRenderer(new Cell());
        for (int i = 0; i < lines.size() && isSelectionEmpty(); i++) {
            if (lines.get(i).kind() != Kind.FLAW) {
                setSelectedIndex(i);
            }
        }
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                int index = locationToIndex(event.getPoint());
                if (event.getClickCount() == 2 && index >= 0) {
                    chosen.accept(index);
                }
            }
        });
        UiFactory.onKey(this, "ENTER", () -> {
            if (!isSelectionEmpty()) {
                chosen.accept(getSelectedIndex());
            }
        });
    }

    /** The renderer of a line: a match as a heading, a round with its chips, a flaw with a sign. */
    private static final class Cell extends LineCell<Line> {
        @Override
        protected String spoken(Line line) {
            return line.accessible();
        }

        @Override
        protected int height(Line line) {
            return HIGH;
        }

        @Override
        protected void draw(Graphics2D g, Palette palette, Line line) {
            double w = getWidth();
            double h = getHeight();
            drawGround(g, palette, isSelected());
            double x = Scale.of(line.kind() == Kind.MATCH ? 16 : 24);
            if (line.kind() == Kind.FLAW) {
                Paint.symbol(g, Symbol.INFO, palette.second(), Scale.of(16), h / 2 - Scale.of(9), Scale.of(18));
                x = Scale.of(44);
            }
            Type.Weight weight = line.kind() == Kind.FLAW ? Type.Weight.REGULAR : Type.Weight.SEMIBOLD;
            double size = line.kind() == Kind.MATCH ? Type.MAIN : Type.BODY;
            boolean two = !line.detail().isEmpty();
            double room = w - x - Scale.of(12);
            Lettering.within(line.title(), weight, size, size, room)
                    .write(g, palette.text(), x, two ? h * 0.34 : h / 2);
            Lettering.within(line.detail(), Type.Weight.REGULAR, Type.SMALL, Type.LEAST, room)
                    .write(g, palette.second(), x, h * 0.69);
        }
    }
}
