package org.tiengow.presentation.settlement;

/** What somebody does on the settlement sheet. */
public interface SettlementInput {
    /** Presses a button at the foot, whether it may be done or not. */
    void choose(SettlementScreen.ChoiceKind kind);

    /** Asks for the rule behind the footnote. */
    void why();

    /** Explains an alarm about the shuffle; a sheet that is only looked at gives none. */
    default void explainAlarm() {}
}
