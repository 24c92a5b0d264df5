package org.tiengow.swing.view.table.seat;

import java.awt.Component;
import java.awt.Cursor;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import java.util.List;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.JPopupMenu;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import org.tiengow.presentation.face.Bubble;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.ReactionMenu;

/** The menu of reactions at the viewer's plate. A click, the space bar or Enter opens it; each reaction has a key. */
final class Reacting {
    private final FeltSeat seat;
    private final TableInput input;
    private Bubble.Offer offer = Bubble.Offer.NOTHING;

    Reacting(FeltSeat seat, TableInput input) {
        this.seat = seat;
        this.input = input;
        seat.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                open();
            }
        });
        for (String key : new String[] {"SPACE", "ENTER"}) {
            seat.getInputMap().put(KeyStroke.getKeyStroke(key), "react");
        }
        seat.getActionMap().put("react", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                open();
            }
        });
    }

    void show(Bubble.Offer offered) {
        offer = offered;
        boolean possible = !offered.choices().isEmpty();
        seat.setToolTipText(possible ? offered.help() : null);
        seat.setCursor(possible ? Cursor.getPredefinedCursor(Cursor.HAND_CURSOR) : null);
    }

    /** Opens the menu; has no effect if no reaction is possible. */
    void open() {
        if (offer.choices().isEmpty() || !seat.isShowing()) {
            return;
        }
        Menus.beside(menu(), seat, seat.plate(), toBeSeen());
    }

    /** Returns the bounds of the hand, the buttons and the other plates, which the menu should not cover. */
    List<Rectangle> toBeSeen() {
        return Arrays.stream(seat.getParent().getComponents())
                .filter(Component::isVisible)
                .filter(part -> part instanceof AbstractButton || part instanceof FeltSeat && part != seat)
                .map(part -> part instanceof FeltSeat other ? other.source() : part.getBounds())
                .map(place -> SwingUtilities.convertRectangle(seat.getParent(), place, seat))
                .toList();
    }

    JPopupMenu menu() {
        return ReactionMenu.of(offer, input::react);
    }
}
