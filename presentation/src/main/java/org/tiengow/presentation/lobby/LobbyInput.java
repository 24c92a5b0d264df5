package org.tiengow.presentation.lobby;

import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.TableRules;

/** The user's actions in the lobby. */
public interface LobbyInput {
    /** Presses a button below the table, enabled or not. */
    void act(LobbyScreen.ActKind kind);

    /** Performs an act on a seat. */
    void actOnSeat(int seat, LobbyScreen.SeatAct act);

    /** Requests a colour, 0 to 7. */
    void chooseColour(int colour);

    /** Requests a face for the player's seat, and saves it as the preference. */
    void chooseFace(SeatFace face);

    /** Starts or stops offering the program for download to friends. */
    void handOut(boolean on);

    /** Opens or closes the page for phones. */
    void letPhonesJoin(boolean on);

    /** Shows the instructions for phones in large print. */
    void showPhonesLarge();

    /** Shows the invitation for friends. */
    void invite();

    /** Opens the sheet of the night's matches. */
    void showNight();

    /** Opens the sheet of the next seats, or of the ways of seating. */
    void showSeating();

    /** Changes one thing about the table. Ignores what the screen does not offer. */
    void change(LobbyScreen.ChangeKind kind, String value);

    void changeRules(TableRules rules);

    /** Chooses one of the rule sets that the screen offers, by its id. */
    void chooseRules(String id);

    void changeOptions(TableOptions options);

    /** Compares the rules with another named set. */
    void compareWith(String id);

    /** Opens the sheet on which every parameter can be edited. */
    void tuneRules();

    /** Opens the rules of this table. */
    void readRules();

    /** Opens the reference card of this table’s rules. */
    void showCard();

    /** Sends a chat line. */
    void say(String line);

    void openSettings();

    void leave();

    /** Tries to connect again. */
    void retry();
}
