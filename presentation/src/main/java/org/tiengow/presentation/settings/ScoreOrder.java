package org.tiengow.presentation.settings;

/** The figure by which the sheet of the night ranks its players. */
public enum ScoreOrder {
    CHIPS,
    /** Fairer where people played unequally many rounds. */
    CHIPS_A_ROUND
}
