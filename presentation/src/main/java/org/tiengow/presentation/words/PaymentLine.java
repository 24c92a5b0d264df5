package org.tiengow.presentation.words;

import java.util.List;

/**
 * A payment as arithmetic: the product of {@code terms} is {@code total}.
 *
 * @param title such as "You pay Uncle Lam 24"
 * @param detail such as "on behalf of Mei, the banker"; empty if absent
 * @param terms two or more; empty if the total needs no arithmetic
 * @param total the chips paid
 * @param mine whether the viewer pays or is paid
 */
public record PaymentLine(String title, String detail, List<Term> terms, Term total, boolean mine) {
    public PaymentLine {
        terms = List.copyOf(terms);
    }

    /**
     * A figure and its meaning.
     *
     * @param figure such as "4"
     * @param words such as "capture"
     */
    public record Term(String figure, String words) {}
}
