package org.tiengow.presentation.table;

import org.tiengow.client.session.Phrase;
import org.tiengow.engine.tile.Tile;

/** What somebody at the table does with mouse or keys; the answer is a new {@link TableScreen}. */
public interface TableInput {
    /** Selects a tile, or takes it out of the selection. */
    void toggle(Tile tile);

    /** Takes the offered rest of a set into the selection. */
    void takeOffered();

    /** Selects nothing. */
    void clear();

    /** Goes back a step, as the Escape key does. */
    default void dismiss() {
        clear();
    }

    /** Presses a button below the hand, whether it may be done or not. */
    void act(TableScreen.ActKind kind);

    /** Says why a button below the hand may not be pressed; nothing where it may. */
    default void explain(TableScreen.ActKind kind) {}

    /** Answers {@link TableScreen.Question}: true forfeits, false keeps. */
    void answer(boolean goOn, boolean dontAskAgain);

    /** Shows a phrase at the own plate for a moment; nobody does at a table that is only looked at. */
    default void react(Phrase phrase) {}

    /** Sends a chat line. */
    void say(String line);

    /** The chat was opened, so its lines are read. */
    void chatSeen();

    /** Opens the rules behind the reason, or closes them; a table that is only looked at gives no reasons. */
    default void why() {}

    /** Turns the counting aid on or off; a table that is only looked at has none. */
    default void count(boolean on) {}

    /** The moment of a round that was won has been shown, or was enough; a table that is only looked at has none. */
    default void seen() {}

    /**
     * Presses a button of the bar.
     *
     * @throws IllegalArgumentException for one that no table has
     */
    void tool(TableBar.ToolKind kind);

    /** Shows the rules of this table. */
    void showRules();

    /** Leaves, from the bar or the banner. */
    void leave();

    /** Tries to connect at once. */
    void retry();

    /** Wishes for a pause, or no longer; a table that is only looked at has none. */
    default void pause(boolean wish) {}

    /** Explains an alarm about the shuffle; a table that is only looked at gives none. */
    default void explainAlarm() {}
}
