package org.tiengow.host.table.options;

/** The event that starts the match for which people were seated. */
public enum PlannedStart {
    /** None: people wait for their seats. */
    NEVER,
    /** The one that the settings of the table say. */
    BY_SETTINGS,
    /** Every seat is taken. */
    WHEN_FULL,
    /** Everybody is ready: no owner is here who could start the match. */
    WHEN_READY
}
