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

/** Everybody's chips: this round's change, and the score. */
final class ChipsTable extends DrawnPart {
    private static final int ROW = 32;

    private final SettlementScreen screen;

    ChipsTable(SettlementScreen screen) {
        super(
                348,
                ROW * (screen.chips().size() + 1),
                screen.chips().stream()
                        .map(row -> row.name() + " " + row.changeFigure() + " · " + row.now())
                        .collect(Collectors.joining(" · ")));
        this.screen = screen;
    }

    @Override
    void draw(Graphics2D g, double w, double h) {
        Palette palette = Palette.current();
        double row = Scale.of(ROW);
        double change = w - Scale.of(72);
        double middle = row / 2;
        Lettering.of(screen.chipsTitle(), Type.Weight.SEMIBOLD, Type.MAIN)
                .draw(g, palette.text(), 0, Lettering.baseline(middle, Type.MAIN));
        Lettering.of(screen.roundColumn(), Type.Weight.REGULAR, Type.CAPTION)
                .drawRight(g, palette.second(), change, Lettering.baseline(middle, Type.CAPTION));
        Lettering.of(screen.nowColumn(), Type.Weight.REGULAR, Type.CAPTION)
                .drawRight(g, palette.second(), w, Lettering.baseline(middle, Type.CAPTION));
        for (ChipsRow each : screen.chips()) {
            g.setColor(palette.line());
            g.fillRect(0, (int) (middle + row / 2), (int) w, 1);
            middle += row;
            double base = Lettering.baseline(middle, Type.BODY + 0.5);
            Type.Weight weight = each.mine() ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR;
            Marker.paint(g, each.colour(), Scale.of(7), middle, Scale.of(5));
            Lettering.of(each.name(), weight, Type.BODY + 0.5).draw(g, palette.text(), Scale.of(22), base);
            Lettering.of(each.changeFigure(), Type.Weight.SEMIBOLD, Type.BODY + 0.5)
                    .drawRight(g, tone(palette, each.change()), change, base);
            Lettering.of(each.now(), weight, Type.BODY + 0.5).drawRight(g, palette.text(), w, base);
        }
    }

    private static Color tone(Palette palette, int change) {
        return change > 0 ? palette.plus() : change < 0 ? palette.minus() : palette.second();
    }
}
