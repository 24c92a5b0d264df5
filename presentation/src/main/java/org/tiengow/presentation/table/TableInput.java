package org.tiengow.presentation.table;

import org.tiengow.client.session.Reaction;
import org.tiengow.engine.tile.Tile;

/**
 * The user's actions at the table, by mouse or keys. Each results in a new {@link TableScreen}. Actions with an empty default have no
 * effect in a replay.
 */
public interface TableInput {
    /** Selects a tile, or deselects it. */
    void toggle(Tile tile);

    /** Adds the offered rest of a set to the selection. */
    void takeOffered();

    /** Clears the selection. */
    void clear();

    /** Goes back one step, as the Escape key does. */
    default void dismiss() {
        clear();
    }

    /** Presses a button below the hand, enabled or not. */
    void act(TableScreen.ActKind kind);

    /** Explains why a button below the hand is disabled. Does nothing if it is enabled. */
    default void explain(TableScreen.ActKind kind) {}

    /**
     * Answers {@link TableScreen.Question}.
     *
     * @param goOn true to forfeit, false to keep the set
     * @param dontAskAgain whether to disable the question from now on
     */
    void answer(boolean goOn, boolean dontAskAgain);

    /** Shows a reaction at the player's own plate for a moment. */
    default void react(Reaction reaction) {}

    /** Sends a chat line. */
    void say(String line);

    /** Marks the chat as read, because it was opened. */
    void chatSeen();

    /** Opens or closes the rules behind the reason. */
    default void why() {}

    /** Turns the counting aid on or off. */
    default void count(boolean on) {}

    /** Reports that the end-of-round animation has finished or was skipped. */
    default void seen() {}

    /**
     * Presses a button of the bar.
     *
     * @throws IllegalArgumentException for a tool that this table does not have
     */
    void tool(TableBar.ToolKind kind);

    /** Opens the rules of this table. */
    void showRules();

    /** Leaves the table, from the bar or the banner. */
    void leave();

    /** Reconnects at once. */
    void retry();

    /** Requests a pause, or withdraws the request. */
    default void pause(boolean wish) {}

    /** Asks the others to take the player's latest play back, or withdraws the question. */
    default void takeBack(boolean wish) {}

    /**
     * Answers another player's question whether to take the latest play back. Has no effect on any other question.
     *
     * @param question the number of the question
     */
    default void answerTakeBack(long question, boolean agree) {}

    /** Opens the explanation of an alarm about the shuffle. */
    default void explainAlarm() {}
}
