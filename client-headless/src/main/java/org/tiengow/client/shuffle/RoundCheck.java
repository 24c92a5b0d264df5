package org.tiengow.client.shuffle;

import java.util.List;

/**
 * What a program says of the shuffle of a round.
 *
 * @param verdict the tick, or why there is none
 * @param programs the names of the people whose programs took part, as far as their signatures are right, in the order of the seats
 * @param choices how many rounds dealt before this one the host could choose; 0 unless the verdict is {@link Verdict#DEBTS}
 */
public record RoundCheck(Verdict verdict, List<String> programs, int choices) {
    /** Copies the list. */
    public RoundCheck {
        programs = List.copyOf(programs);
    }

    /** The tick, or why there is none. */
    public enum Verdict {
        /** All is right: the host could choose no more than which one program to leave out. */
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
        /** Rounds dealt before this one were broken off, taken over, never shown, or played for this program. */
        DEBTS,
        /** Something contradicts: see the alarms. */
        WRONG
    }
}
