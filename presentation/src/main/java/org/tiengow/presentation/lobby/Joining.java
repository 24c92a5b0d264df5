package org.tiengow.presentation.lobby;

import java.util.List;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;

/**
 * The ways in which others can join the host of this table, as far as this program knows.
 *
 * @param addresses the addresses that an invitation names, the likeliest first: those of the host of this program, or the one at which
 *     this program joined a host elsewhere; empty if none leads there from another machine
 * @param handOut whether the program can be downloaded from here
 * @param phones whether phones can join through the page
 */
public record Joining(List<String> addresses, HandOutState handOut, PageState phones) {
    /** The value for a host elsewhere, of which nothing is known. */
    public static final Joining ELSEWHERE = new Joining(List.of(), HandOutState.NOT_OURS, PageState.NOT_OURS);

    public Joining {
        addresses = List.copyOf(addresses);
    }
}
