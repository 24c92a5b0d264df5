package org.tiengow.lab.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tiengow.lab.arena.Printed;
import org.tiengow.lab.arena.duel.Conclusion;
import org.tiengow.lab.arena.duel.DuelPlan;
import org.tiengow.lab.arena.duel.DuelQuestion;
import org.tiengow.lab.arena.duel.DuelResult;
import org.tiengow.lab.arena.duel.Lineup;

/** The sentences of a page about duels, as HTML. */
final class DuelWords {
    private DuelWords() {}

    /** Returns the two opponents of a duel. */
    static String pair(DuelResult duel) {
        return Figures.escaped(duel.candidate() + " against " + duel.opponent());
    }

    /** Returns the number of seats on each side. */
    static String lineup(DuelPlan plan) {
        return switch (plan.lineup()) {
            case TWO_AGAINST_TWO -> "two against two";
            case ONE_AGAINST_THE_REST -> "one against " + (plan.players() - 1);
        };
    }

    /** Returns the question as a sentence. */
    static String question(DuelPlan plan) {
        DuelQuestion question = plan.question();
        List<String> parts = new ArrayList<>();
        if (question.betterThan() != null) {
            double than = question.betterThan();
            parts.add(
                    than == 0
                            ? "does it make more chips than the opponent would"
                            : "does it make more than " + Figures.signed(than, 2) + " chips a round");
        }
        if (question.width() != null) {
            parts.add(Printed.text(
                    (parts.isEmpty() ? "are its chips a round" : "are they") + " known to ±%.2f", question.width()));
        }
        String subject = plan.candidates().size() > 1 ? "Of every candidate: " : "";
        return sentence(subject + String.join(", and ", parts) + "?");
    }

    /** Returns the text with a capital first letter. */
    static String sentence(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    static String answer(Conclusion answer) {
        return switch (answer) {
            case YES -> "yes";
            case NO -> "no";
            case OPEN -> "open";
            case NOT_MEASURED -> "not measured";
        };
    }

    /** Returns the kind of intervals shown. */
    static String intervals(DuelQuestion question) {
        String percent = Figures.percent(1 - question.error());
        return "intervals of " + percent + (question.isAsked() ? " that hold at any time" : "");
    }

    /** Returns how each deal is seated. */
    static String seatings(DuelPlan plan) {
        if (plan.lineup() == Lineup.TWO_AGAINST_TWO) {
            return "Every deal is played in all six seatings of two and two.";
        }
        return "Every deal is played with the candidate in each of the " + plan.players() + " seats.";
    }

    /** Returns how the intervals may be interpreted. */
    static String validity(DuelQuestion question) {
        if (!question.isAsked()) {
            return "The number of deals was settled before, and the intervals hold for that number.";
        }
        return """
                The intervals hold at whatever time one looks and stops (a confidence sequence, the normal mixture of Robbins):
                each line is ever wrong with a probability of at most %s, from %s deals on. At most %s deals were to be played.
                """.formatted(
                        Figures.percent(question.error()),
                        Figures.count(question.deals()),
                        Figures.count(question.mostDeals()));
    }
}
