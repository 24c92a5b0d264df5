package org.tiengow.presentation.night;

/** The figure by which the sheet of the night ranks its players. */
public enum Ranking {
    CHIPS,
    /** Fairer where people played unequally many rounds. */
    CHIPS_A_ROUND
}
