package org.tiengow.swing.view.settlement;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.stream.Collectors;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.settlement.SettlementScreen.ChipsRow;
import org.tiengow.swing.theme.Lettering;
import org.tiengow.swing.theme.Palette;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Marker;

/** A table of all players' chips: the change in this round, and the total. */
final class ChipsTable extends DrawnPart {
    private static final int ROW = 32;
    private static final int LEAST_ROW = 23;

    private final SettlementScreen screen;

    ChipsTable(SettlementScreen screen) {
        super(
                348,
                ROW * (screen.chips().size() + 1),
                LEAST_ROW * (screen.chips().size() + 1),
                screen.chips().stream()
                        .map(row -> row.name() + " " + row.changeFigure() + " · " + row.now())
                        .collect(Collectors.joining(" · ")));
        this.screen = screen;
    }

    @Override
    void draw(Graphics2D g, double w, double h) {
        Palette palette = Palette.current();
        double row = h / (screen.chips().size() + 1);
        double change = w - Scale.of(72);
        double middle = row / 2;
        Lettering.of(screen.chipsTitle(), Type.Weight.SEMIBOLD, Type.MAIN).write(g, palette.text(), 0, middle);
        Lettering.of(screen.roundColumn(), Type.Weight.REGULAR, Type.CAPTION)
                .writeRight(g, palette.second(), change, middle);
        Lettering.of(screen.nowColumn(), Type.Weight.REGULAR, Type.CAPTION).writeRight(g, palette.second(), w, middle);
        for (ChipsRow each : screen.chips()) {
            g.setColor(palette.line());
            g.fillRect(0, (int) (middle + row / 2), (int) w, 1);
            middle += row;
            Type.Weight weight = each.mine() ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR;
            Marker.paint(g, each.colour(), Scale.of(7), middle, Scale.of(5));
            Lettering figure = Lettering.of(each.changeFigure(), Type.Weight.SEMIBOLD, Type.BODY + 0.5);
            figure.writeRight(g, tone(palette, each.change()), change, middle);
            double left = Scale.of(22);
            double room = change - figure.width() - Scale.of(8) - left;
            Lettering.within(each.name(), weight, Type.BODY + 0.5, Type.LEAST, room)
                    .write(g, palette.text(), left, middle);
            Lettering.of(each.now(), weight, Type.BODY + 0.5).writeRight(g, palette.text(), w, middle);
        }
    }

    private static Color tone(Palette palette, int change) {
        return change > 0 ? palette.plus() : change < 0 ? palette.minus() : palette.second();
    }
}
