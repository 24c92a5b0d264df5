package org.tiengow.lab.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.tiengow.client.bot.DecisionSource;
import org.tiengow.client.json.Members;
import org.tiengow.lab.arena.ArenaReport;
import org.tiengow.lab.arena.DecisionCounts;
import org.tiengow.lab.arena.Printed;
import org.tiengow.lab.arena.duel.DuelReport;
import org.tiengow.lab.arena.duel.DuelResult;

/** The sentences about decisions that strategies did not make themselves, or not with all of their thought. */
public final class DecisionWords {
    private DecisionWords() {}

    /** Returns the sentences about all players, as plain text; none when every decision was a player's own. */
    public static List<String> sentences(ArenaReport report) {
        List<String> sentences = sentences(report.decisions());
        addLeftOut(sentences, "These players", report.leftOut(), report.plan().deals() - report.leftOut());
        return sentences;
    }

    /** Returns the sentences about all strategies and duels, as plain text; none when every decision was a strategy's own. */
    public static List<String> sentences(DuelReport report) {
        List<String> sentences = sentences(report.decisions());
        for (DuelResult duel : report.duels()) {
            addLeftOut(sentences, duel.candidate() + " against " + duel.opponent(), duel.leftOut(), duel.deals());
        }
        return sentences;
    }

    private static List<String> sentences(Map<String, DecisionCounts> strategies) {
        List<String> sentences = new ArrayList<>();
        strategies.forEach((name, decisions) -> {
            long cut = decisions.count(DecisionSource.CUT_SHORT);
            if (decisions.notOwn() > 0) {
                sentences.add(Printed.text(
                        "%s: %,d of its %,d decisions (%.2f %%) were not its own: %s.",
                        name, decisions.notOwn(), decisions.all(), 100 * decisions.shareNotOwn(), decisions.reasons()));
            }
            if (cut > 0) {
                sentences.add(Printed.text(
                        "%s: the clock cut %,d of its %,d decisions short, so the same seed need not give the same result again.",
                        name, cut, decisions.all()));
            }
        });
        return sentences;
    }

    /** Adds a sentence about deals that do not count, if there are any. */
    private static void addLeftOut(List<String> sentences, String subject, int leftOut, int counted) {
        if (leftOut > 0) {
            sentences.add(
                    counted == 0
                            ? subject + ": no deal counts, because a substitute played in each of them."
                            : Printed.text(
                                    "%s: %,d of %,d deals do not count, because a substitute played in them.",
                                    subject, leftOut, leftOut + counted));
        }
    }

    /** Returns the sentences as paragraphs of a page under a heading; empty without sentences. */
    static String section(List<String> sentences) {
        if (sentences.isEmpty()) {
            return "";
        }
        StringBuilder section = new StringBuilder("<h2>Decisions not their own</h2>\n");
        sentences.forEach(sentence ->
                section.append("<p>").append(Figures.escaped(sentence)).append("</p>\n"));
        return section.toString();
    }

    /** Returns the counts for programs. */
    static Members json(DecisionCounts decisions) {
        return new Members()
                .with("all", decisions.all())
                .with("own", decisions.own())
                .with("cutShort", decisions.count(DecisionSource.CUT_SHORT))
                .with("late", decisions.count(DecisionSource.LATE))
                .with("wrong", decisions.count(DecisionSource.WRONG))
                .with("missing", decisions.count(DecisionSource.GONE))
                .with("replaced", decisions.count(DecisionSource.REPLACED));
    }
}
