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
 * The keyboard shortcuts of the table. 1–9, 0, -, = and Backspace select a tile, and the left and right arrows move along the hand.
 * Enter plays, F forfeits, H asks for a hint, T asks to take the play back, L shows the last trick, C the reference card, R the reactions
 * at the viewer's plate, and B the big screen. N repeats the latest announcement. Escape puts tiles back, closes, dismisses or clears the selection, and ? shows
 * all keys.
 *
 * <p>No key works while something covers the table. While the user types, only Escape works: it closes a drawer.
 */
final class TableKeys {
    private static final List<String> TILES =
            List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "MINUS", "EQUALS", "BACK_SPACE");

    private final FeltView felt;
    private final TableInput input;
    private final Runnable newsAgain;
    private final BooleanSupplier drawers;

    /**
     * Creates the shortcuts of a table.
     *
     * @param newsAgain repeats the latest announcement
     * @param drawers closes the open drawers and returns whether any was open
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
        bind(table, "F", () -> input.act(felt.screen().forfeiting()));
        bind(table, "H", () -> input.act(ActKind.HINT));
        bind(table, "L", () -> input.tool(ToolKind.LAST_TRICK));
        bind(table, "T", () -> input.tool(ToolKind.TAKE_BACK));
        bind(table, "C", () -> input.tool(ToolKind.CARD));
        bind(table, "R", felt::react);
        bind(table, "N", newsAgain);
        bind(table, "B", () -> input.tool(ToolKind.BIG_SCREEN));
        bind(table, KeyStroke.getKeyStroke("ESCAPE"), this::escape, () -> isUncovered(table));
        bind(table, KeyStroke.getKeyStroke('?'), () -> input.tool(ToolKind.KEYS));
    }

    /** Selects a tile and focuses it, so that Enter plays afterwards. */
    private void select(int index) {
        TileButton tile = felt.hand().at(index);
        if (tile != null) {
            tile.requestFocusInWindow();
            felt.hand().press(tile);
        }
    }

    /** Presses the focused button; plays if the focus is on a tile or on no button. */
    private void enter() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        if (owner instanceof AbstractButton button && !(owner instanceof TileButton)) {
            button.doClick(0);
        } else {
            input.act(felt.screen().playing());
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

    /** Checks whether nothing covers the table. */
    private static boolean isUncovered(JComponent table) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return !Menus.isOpen()
                && (owner == null
                        || SwingUtilities.isDescendingFrom(owner, table)
                        || SwingUtilities.isDescendingFrom(table, owner));
    }
}
