package org.tiengow.host.table.options;

/** The event that starts the match for which people were seated. */
public enum PlannedStart {
    /** None: people wait for their seats. */
    NEVER,
    /** The event in the settings of the table. */
    BY_SETTINGS,
    /** Every seat is taken. */
    WHEN_FULL,
    /** Everybody is ready, or somebody has been ready for a minute; the owner may start the match before that. */
    WHEN_READY
}
