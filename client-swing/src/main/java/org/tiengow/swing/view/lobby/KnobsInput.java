package org.tiengow.swing.view.lobby;

import org.tiengow.engine.rules.Parameter;

/** The user's actions on the sheet of all rules. */
public interface KnobsInput {
    /** Replaces the draft with a rule set, by the id of its choice. */
    void startFrom(String id);

    /** Gives a parameter a value. */
    void set(Parameter parameter, Object value);

    /** Asks for a name under which to save the rules. */
    void saveAs();

    /** Asks for another name and note for the house rules from which the sheet started. */
    void rename();

    /** Asks whether to delete the house rules from which the sheet started. */
    void delete();

    /** Writes the rules into a file that the user chooses. */
    void exportRules();

    /** Reads house rules from a file that the user chooses. */
    void importRules();

    /** Plays by the rules of the sheet. */
    void take();

    void cancel();
}
