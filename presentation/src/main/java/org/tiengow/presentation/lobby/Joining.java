package org.tiengow.presentation.lobby;

import java.util.List;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;

/**
 * How others join the host of this table, as far as this program knows.
 *
 * @param addresses where they join, the likeliest first
 * @param hostWords the words of the host's key; empty where there is none
 * @param handOut whether the program is handed out from here
 * @param phones whether phones join by the page
 */
public record Joining(List<String> addresses, String hostWords, HandOutState handOut, PageState phones) {
    /** Nothing of that is known here. */
    public static final Joining ELSEWHERE = new Joining(List.of(), "", HandOutState.NOT_OURS, PageState.NOT_OURS);

    /** Copies the list. */
    public Joining {
        addresses = List.copyOf(addresses);
    }
}
