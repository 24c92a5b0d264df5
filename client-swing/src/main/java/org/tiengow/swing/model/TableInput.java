package org.tiengow.swing.model;

import org.tiengow.engine.tile.Tile;

/** What somebody at the table does with mouse or keys; the answer is a new {@link TableScreen}. */
public interface TableInput {
    /** Selects a tile, or takes it out of the selection. */
    void toggle(Tile tile);

    /** Takes the offered rest of a set into the selection. */
    void takeOffered();

    /** Selects nothing. */
    void clear();

    /** Presses a button below the hand, whether it may be done or not. */
    void act(TableScreen.ActKind kind);

    /** Answers {@link TableScreen.Question}: true forfeits, false keeps. */
    void answer(boolean goOn, boolean dontAskAgain);

    /** Sends a chat line. */
    void say(String line);

    /** The chat was opened, so its lines are read. */
    void chatSeen();

    /** Presses a button of the bar. */
    void tool(TableScreen.ToolKind kind);

    /** Shows the rules of this table. */
    void showRules();

    /** Leaves, from the bar or the banner. */
    void leave();

    /** Tries to connect at once. */
    void retry();
}
