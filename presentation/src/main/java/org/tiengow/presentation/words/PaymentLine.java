package org.tiengow.presentation.words;

import java.util.List;

/**
 * A payment as arithmetic: {@code terms} multiplied make {@code total}.
 *
 * @param title such as "You pay Uncle Lam 24"
 * @param detail such as "in the place of Mei, the banker"; empty if there is none
 * @param terms two or more, or none where the total needs no arithmetic
 * @param total the chips paid
 * @param mine whether the viewer pays or is paid
 */
public record PaymentLine(String title, String detail, List<Term> terms, Term total, boolean mine) {
    /** Copies the list. */
    public PaymentLine {
        terms = List.copyOf(terms);
    }

    /**
     * A figure and what it is.
     *
     * @param figure such as "4"
     * @param words such as "capture"
     */
    public record Term(String figure, String words) {}
}
