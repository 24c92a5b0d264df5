package org.tiengow.lab.arena.report;

import java.util.List;
import org.tiengow.lab.arena.duel.DuelReport;
import org.tiengow.lab.arena.duel.DuelResult;
import org.tiengow.lab.arena.duel.KindResult;

/** Tables of the kinds of decisions by which the candidates won and lost their chips. */
final class KindTables {
    private KindTables() {}

    /** Returns a section of the page, with a table for each duel. */
    static String of(DuelReport report) {
        StringBuilder tables = new StringBuilder();
        report.duels().stream().filter(DuelResult::isMeasured).forEach(duel -> tables.append(table(duel)));
        if (tables.isEmpty()) {
            return "";
        }
        return """
                <h2>Where the chips were won and lost</h2>
                <p class="quiet">Every round is laid beside the one in which the opponent sits in the candidate's place too. The chips that one
                brought more than the other go to the first decision in which they differ; over all kinds they sum to the whole.
                Each line by itself has %s.</p>
                %s""".formatted(DuelWords.intervals(report.plan().question()), tables);
    }

    private static String table(DuelResult duel) {
        List<KindResult> kinds = duel.kinds().stream()
                .sorted((one, other) ->
                        Double.compare(other.chips().mean(), one.chips().mean()))
                .toList();
        if (kinds.isEmpty()) {
            return "<h3>%s</h3>%n<p>Both play alike.</p>%n".formatted(DuelWords.pair(duel));
        }
        ScaledTable table = new ScaledTable(
                kinds.stream().map(KindResult::chips).toList(),
                null,
                "the candidate …",
                "chips a round",
                "of rounds",
                "chips each time");
        for (KindResult kind : kinds) {
            table.row(
                    kind.kind().words(),
                    kind.chips(),
                    Figures.withHalfWidth(kind.chips(), 2),
                    Figures.share(kind.decisions() / (double) duel.seatings()),
                    Figures.signed(kind.each(), 1));
        }
        return """
                <h3>%s</h3>
                %s<p class="quiet">In %s of the rounds it plays as the opponent would to the end.</p>
                """.formatted(
                DuelWords.pair(duel), table.html(3), Figures.percent(1 - duel.parted() / (double) duel.seatings()));
    }
}
