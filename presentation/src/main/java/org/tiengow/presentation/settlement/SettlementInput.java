package org.tiengow.presentation.settlement;

/** The user's actions on the settlement sheet. */
public interface SettlementInput {
    /** Presses a button at the foot, enabled or not. */
    void choose(SettlementScreen.ChoiceKind kind);

    /** Opens the rule behind the footnote. */
    void why();

    /** Opens the explanation of an alarm about the shuffle. A sheet in a replay has none. */
    default void explainAlarm() {}
}
