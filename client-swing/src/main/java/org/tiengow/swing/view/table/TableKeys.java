package org.tiengow.swing.view.table;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.tiengow.swing.model.TableInput;
import org.tiengow.swing.model.TableScreen.ActKind;

/**
 * The keys of the table: 1–9, 0, -, = and Backspace select a tile, arrows walk along the hand, Enter plays, F forfeits,
 * Escape selects nothing. They rest while somebody writes.
 */
final class TableKeys {
    private static final int[] TILES = {
        KeyEvent.VK_1,
        KeyEvent.VK_2,
        KeyEvent.VK_3,
        KeyEvent.VK_4,
        KeyEvent.VK_5,
        KeyEvent.VK_6,
        KeyEvent.VK_7,
        KeyEvent.VK_8,
        KeyEvent.VK_9,
        KeyEvent.VK_0,
        KeyEvent.VK_MINUS,
        KeyEvent.VK_EQUALS,
        KeyEvent.VK_BACK_SPACE
    };

    private final FeltView felt;
    private final TableInput input;

    TableKeys(FeltView felt, TableInput input) {
        this.felt = felt;
        this.input = input;
    }

    void bind(JComponent table) {
        for (int i = 0; i < TILES.length; i++) {
            int index = i;
            bind(table, TILES[i], () -> select(index));
        }
        bind(table, KeyEvent.VK_LEFT, () -> felt.moveFocus(-1));
        bind(table, KeyEvent.VK_RIGHT, () -> felt.moveFocus(1));
        bind(table, KeyEvent.VK_ENTER, this::enter);
        bind(table, KeyEvent.VK_F, () -> input.act(ActKind.FORFEIT));
        bind(table, KeyEvent.VK_H, () -> input.act(ActKind.HINT));
        bind(table, KeyEvent.VK_ESCAPE, this::escape);
    }

    private void select(int index) {
        TileButton tile = felt.tileAt(index);
        if (tile != null) {
            felt.press(tile);
        }
    }

    /** Enter presses the button that has the focus; anywhere else it plays. */
    private void enter() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (owner instanceof AbstractButton button && !(owner instanceof TileButton)) {
            button.doClick(0);
        } else {
            input.act(ActKind.PLAY);
        }
    }

    private void escape() {
        if (!felt.dismissQuestion()) {
            input.clear();
        }
    }

    private static void bind(JComponent table, int key, Runnable deed) {
        String name = "table-" + key;
        table.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(KeyStroke.getKeyStroke(key, 0), name);
        table.getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                deed.run();
            }

            @Override
            public boolean accept(Object sender) {
                return isFree(table);
            }

            @Override
            public boolean isEnabled() {
                return isFree(table);
            }
        });
    }

    /** Whether nobody writes, and nothing lies over the table. */
    private static boolean isFree(JComponent table) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (owner instanceof JTextComponent) {
            return false;
        }
        return owner == null
                || SwingUtilities.isDescendingFrom(owner, table)
                || SwingUtilities.isDescendingFrom(table, owner);
    }
}
