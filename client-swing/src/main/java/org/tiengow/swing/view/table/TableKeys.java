package org.tiengow.swing.view.table;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.util.List;
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
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.table.hand.TileButton;

/**
 * The keys of the table: 1–9, 0, -, = and Backspace select a tile, arrows walk along the hand, Enter plays, F forfeits,
 * L shows the last trick, C the reference card, R what may be shown at the own plate, N says the latest news again, Escape puts
 * back, closes, dismisses or selects nothing, ? shows all keys.
 * They rest while somebody writes, but for Escape, which closes a drawer then too.
 */
final class TableKeys {
    private static final List<String> TILES =
            List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "MINUS", "EQUALS", "BACK_SPACE");

    private final FeltView felt;
    private final TableInput input;
    private final Runnable newsAgain;
    private final BooleanSupplier drawers;

    /**
     * Keys for a table.
     *
     * @param newsAgain says the latest news once more
     * @param drawers closes what is open there, and tells whether anything was
     */
    TableKeys(FeltView felt, TableInput input, Runnable newsAgain, BooleanSupplier drawers) {
        this.felt = felt;
        this.input = input;
        this.newsAgain = newsAgain;
        this.drawers = drawers;
    }

    void bind(JComponent table) {
        for (int i = 0; i < TILES.size(); i++) {
            int index = i;
            bind(table, TILES.get(i), () -> select(index));
        }
        bind(table, "LEFT", () -> felt.hand().moveFocus(-1));
        bind(table, "RIGHT", () -> felt.hand().moveFocus(1));
        bind(table, "ENTER", this::enter);
        bind(table, "F", () -> input.act(ActKind.FORFEIT));
        bind(table, "H", () -> input.act(ActKind.HINT));
        bind(table, "L", () -> input.tool(ToolKind.LAST_TRICK));
        bind(table, "C", () -> input.tool(ToolKind.CARD));
        bind(table, "R", felt::react);
        bind(table, "N", newsAgain);
        bind(table, "B", () -> input.tool(ToolKind.BIG_SCREEN));
        bind(table, KeyStroke.getKeyStroke("ESCAPE"), this::escape, () -> isUncovered(table));
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

    private static void bind(JComponent table, String key, Runnable deed) {
        bind(table, KeyStroke.getKeyStroke(key), deed);
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
        return !Menus.isOpen()
                && (owner == null
                        || SwingUtilities.isDescendingFrom(owner, table)
                        || SwingUtilities.isDescendingFrom(table, owner));
    }
}
