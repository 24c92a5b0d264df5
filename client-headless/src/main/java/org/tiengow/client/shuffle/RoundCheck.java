package org.tiengow.client.shuffle;

import java.util.List;

/**
 * The result of checking the shuffle of a round.
 *
 * @param verdict the tick, or the reason for its absence
 * @param programs the names of the people whose programs took part with correct signatures, in the order of the seats
 * @param choices the number of rounds dealt before this one that the host could choose; 0 unless the verdict is {@link Verdict#DEBTS}
 */
public record RoundCheck(Verdict verdict, List<String> programs, int choices) {
    public RoundCheck {
        programs = List.copyOf(programs);
    }

    /** The tick, or the reason for its absence. */
    public enum Verdict {
        /** A tick: the host could choose at most which one program to leave out. */
        TICK,
        /** The record has not come yet. */
        WAITING,
        /** The match went on at another host before the record came. */
        TAKEN_OVER,
        /** This program took no part: it was not asked. */
        NOT_ASKED,
        /** This program took no part: its answer had not come. */
        NO_ANSWER,
        /** This program took no part: it was left out twice in this match. */
        LEFT_OUT_TWICE,
        /** This program took no part: it only watched, or sat down later. */
        WATCHING,
        /** This program is a page, which cannot check. */
        PAGE,
        /** No program but the host's took part. */
        HOST_ALONE,
        /** More than one program was left out. */
        SEVERAL_LEFT_OUT,
        /** Earlier rounds were broken off, taken over, never shown, or played in place of this program. */
        DEBTS,
        /** A contradiction was found, which the alarms name. */
        WRONG
    }
}
