package org.tiengow.swing.view.lobby;

import org.tiengow.client.session.TableOptions;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.swing.model.LobbyScreen;

/** What somebody does in the lobby. */
public interface LobbyInput {
    /** Presses a button below the table, whether it may be done or not. */
    void act(LobbyScreen.ActKind kind);

    /** Does something with a seat. */
    void actOnSeat(int seat, LobbyScreen.SeatAct act);

    /** Chooses other rules. */
    void changeRules(TableRules rules);

    /** Chooses other options. */
    void changeOptions(TableOptions options);

    /** Compares the rules with another named set. */
    void compareWith(String id);

    /** Opens the sheet where every parameter can be set by hand. */
    void tuneRules();

    /** Reads the rules of this table. */
    void readRules();

    /** Sends a chat line. */
    void say(String line);

    /** Leaves. */
    void leave();

    /** Tries to connect again. */
    void retry();
}
