package org.tiengow.swing.view.table;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.swing.view.table.hand.TileButton;

/**
 * The keys of the table: 1–9, 0, -, = and Backspace select a tile, arrows walk along the hand, Enter plays, F forfeits,
 * L shows the last trick, C the reference card, Escape puts back, closes, dismisses or selects nothing, ? shows all keys.
 * They rest while somebody writes, but for Escape, which closes a drawer then too.
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
    private final BooleanSupplier drawers;

    /** Keys for a table; {@code drawers} closes what is open there, and tells whether anything was. */
    TableKeys(FeltView felt, TableInput input, BooleanSupplier drawers) {
        this.felt = felt;
        this.input = input;
        this.drawers = drawers;
    }

    void bind(JComponent table) {
        for (int i = 0; i < TILES.length; i++) {
            int index = i;
            bind(table, TILES[i], () -> select(index));
        }
        bind(table, KeyEvent.VK_LEFT, () -> felt.hand().moveFocus(-1));
        bind(table, KeyEvent.VK_RIGHT, () -> felt.hand().moveFocus(1));
        bind(table, KeyEvent.VK_ENTER, this::enter);
        bind(table, KeyEvent.VK_F, () -> input.act(ActKind.FORFEIT));
        bind(table, KeyEvent.VK_H, () -> input.act(ActKind.HINT));
        bind(table, KeyEvent.VK_L, () -> input.tool(ToolKind.LAST_TRICK));
        bind(table, KeyEvent.VK_C, () -> input.tool(ToolKind.CARD));
        bind(table, KeyEvent.VK_B, () -> input.tool(ToolKind.BIG_SCREEN));
        bind(table, KeyStroke.getKeyStroke(KeyEvent.VK_ESCAPE, 0), this::escape, () -> isUncovered(table));
        bind(table, KeyStroke.getKeyStroke('?'), () -> input.tool(ToolKind.KEYS));
    }

    /** The focus comes along, so that Enter plays afterwards. */
    private void select(int index) {
        TileButton tile = felt.hand().at(index);
        if (tile != null) {
            tile.requestFocusInWindow();
            felt.hand().press(tile);
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
        if (!felt.dismiss() && !drawers.getAsBoolean() && !isWriting()) {
            input.dismiss();
        }
    }

    private static void bind(JComponent table, int key, Runnable deed) {
        bind(table, KeyStroke.getKeyStroke(key, 0), deed);
    }

    private static void bind(JComponent table, KeyStroke key, Runnable deed) {
        bind(table, key, deed, () -> !isWriting() && isUncovered(table));
    }

    private static void bind(JComponent table, KeyStroke key, Runnable deed, BooleanSupplier free) {
        String name = "table-" + key;
        table.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(key, name);
        table.getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                deed.run();
            }

            @Override
            public boolean accept(Object sender) {
                return free.getAsBoolean();
            }

            @Override
            public boolean isEnabled() {
                return free.getAsBoolean();
            }
        });
    }

    private static boolean isWriting() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner() instanceof JTextComponent;
    }

    /** Whether nothing lies over the table. */
    private static boolean isUncovered(JComponent table) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return owner == null
                || SwingUtilities.isDescendingFrom(owner, table)
                || SwingUtilities.isDescendingFrom(table, owner);
    }
}
