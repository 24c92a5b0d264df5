package org.tiengow.presentation.night;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tiengow.client.book.Csv;
import org.tiengow.client.settling.ChipValue;
import org.tiengow.client.settling.SettlingUp;
import org.tiengow.presentation.night.NightScores.Score;
import org.tiengow.presentation.settings.ScoreOrder;

/** The sheet of the night as a table for other programs: CSV in UTF-8, with headings in English. */
final class NightCsv {
    /** The byte order mark, without which some spreadsheets take Chinese names for Latin letters. */
    private static final String MARK = "\uFEFF";

    private NightCsv() {}

    /**
     * Returns the table.
     *
     * @param value the value of a chip; with one, the last column has the amount that each person receives or pays
     */
    static String of(NightScores night, ScoreOrder ranking, Optional<ChipValue> value) {
        List<String> head = new ArrayList<>(
                List.of("place", "name", "matches", "matches won", "rounds", "chips", "last tricks won", "captures"));
        for (int number = 1; number <= night.matches().size(); number++) {
            head.add("chips after match " + number);
        }
        value.ifPresent(worth -> head.add(("receives " + worth.unit()).strip()));
        StringBuilder table = new StringBuilder(MARK).append(Csv.line(head));
        Optional<SettlingUp> settled = value.map(worth -> SettlingUp.of(night.matches(), worth));
        for (Score score : night.ranked(ranking)) {
            List<String> cells = new ArrayList<>(List.of(
                    String.valueOf(night.place(score, ranking)),
                    Csv.text(score.name()),
                    String.valueOf(score.matches()),
                    String.valueOf(score.won()),
                    String.valueOf(score.rounds()),
                    String.valueOf(score.chips()),
                    String.valueOf(score.lastTricks()),
                    String.valueOf(score.captures())));
            score.curve().stream().skip(1).map(String::valueOf).forEach(cells::add);
            settled.ifPresent(all -> cells.add(value.orElseThrow()
                    .number(Objects.requireNonNull(all.balances().get(score.name())))
                    .toPlainString()));
            table.append(Csv.line(cells));
        }
        return table.toString();
    }
}
