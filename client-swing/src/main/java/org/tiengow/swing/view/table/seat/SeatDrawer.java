package org.tiengow.swing.view.table.seat;

import java.awt.Component;
import java.awt.Graphics;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.swing.theme.Paint;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.DiscIcon;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** A drawer that describes all seats in words, with its button, for text too large for seats on the felt. */
public final class SeatDrawer extends JPanel {
    private static final int TEXT = 180;

    private final TextButton handle;
    private final ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
    private List<ShownSeat> shown = List.of();

    /**
     * Creates a drawer.
     *
     * @param toggle is called when the button is pressed
     */
    public SeatDrawer(Runnable toggle) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        handle = TextButton.sign(Symbol.PERSON, "").toned(Tone.FELT);
        handle.setToolTipText(null); // the accessible name is too long for a tool tip
        UiFactory.button(handle, "seats", () -> toggle.run());
        scrollPage.setBorder(BorderFactory.createEmptyBorder(8, 12, 8, 12));
        add(UiFactory.scroll(scrollPage), "wmin 0");
        setName("seats-drawer");
    }

    /** Returns the button that opens and closes the drawer. */
    public TextButton handle() {
        return handle;
    }

    /** Shows the state of all seats. */
    public void show(List<ShownSeat> seats) {
        if (seats.equals(shown)) {
            return;
        }
        shown = seats;
        handle.getAccessibleContext()
                .setAccessibleName(seats.stream().map(ShownSeat::accessible).collect(Collectors.joining(" · ")));
        scrollPage.removeAll();
        for (ShownSeat seat : seats) {
            JPanel line = UiFactory.clear("insets 4 0 4 0, fillx, novisualpadding", "[]10[grow,fill]", "");
            line.add(new JLabel(new DiscIcon(seat.colour(), seat.initial(), seat.face(), 28)), "aligny top");
            Type.Weight weight = seat.onTurn() ? Type.Weight.SEMIBOLD : Type.Weight.REGULAR;
            line.add(new Paragraph(seat.accessible(), weight, Type.BODY, Tone.TEXT, TEXT), "wmin 0");
            scrollPage.add(line, "wmin 0");
        }
        scrollPage.revalidate();
        scrollPage.repaint();
    }

    /** Returns the focusable components. */
    public List<Component> controls() {
        return handle.isVisible() ? List.of(handle) : List.of();
    }

    @Override
    protected void paintComponent(Graphics g) {
        Paint.surface(g, this, getWidth() - 1, 0, 1, getHeight());
    }
}
