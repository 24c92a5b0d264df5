package org.tiengow.presentation.lobby;

import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.TableRules;

/** What somebody does in the lobby. */
public interface LobbyInput {
    /** Presses a button below the table, whether it may be done or not. */
    void act(LobbyScreen.ActKind kind);

    /** Does something with a seat. */
    void actOnSeat(int seat, LobbyScreen.SeatAct act);

    /** Wishes for a colour, 0 to 7. */
    void chooseColour(int colour);

    /** Wishes for a face of the own seat, and remembers it. */
    void chooseFace(SeatFace face);

    /** Begins or ends to hand the program out to friends who do not have it. */
    void handOut(boolean on);

    /** Lets phones join by the page, or no longer. */
    void letPhonesJoin(boolean on);

    /** Shows large how a phone joins. */
    void showPhonesLarge();

    /** Shows how friends join. */
    void invite();

    /** Opens the evening's sheet. */
    void showEvening();

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

    /** Looks at the reference card of this table’s rules. */
    void showCard();

    /** Sends a chat line. */
    void say(String line);

    /** Opens the settings. */
    void openSettings();

    /** Leaves. */
    void leave();

    /** Tries to connect again. */
    void retry();
}
