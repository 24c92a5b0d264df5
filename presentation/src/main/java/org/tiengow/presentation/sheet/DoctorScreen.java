package org.tiengow.presentation.sheet;

import java.util.List;
import org.tiengow.client.doctor.Finding;

/**
 * Why a friend cannot join: finished words, in the reader's language.
 *
 * @param title of the sheet
 * @param conclusion what it comes to, or that it is being looked at
 * @param lines what was found, the worst first
 * @param isOver whether the checkup is over
 */
public record DoctorScreen(String title, String conclusion, List<Line> lines, boolean isOver) {
    /** Copies the list. */
    public DoctorScreen {
        lines = List.copyOf(lines);
    }

    /**
     * A finding.
     *
     * @param weight how much it matters
     * @param weightWords the same in a word
     * @param sentence what is so, and what to do
     */
    public record Line(Finding.Weight weight, String weightWords, String sentence) {}
}
