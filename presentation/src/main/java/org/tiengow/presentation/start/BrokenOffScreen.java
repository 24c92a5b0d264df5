package org.tiengow.presentation.start;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.presentation.words.Words;

/**
 * The question before a night that was broken off goes on: finished words, in the reader's language.
 *
 * @param title of the sheet
 * @param night whose night it was, and when it was broken off
 * @param tables who sat at each table, and how far its match had come; the first few
 * @param consequence what either answer does
 * @param goOn the label of going on
 * @param anew the label of beginning anew
 * @param cancel the label of doing neither
 */
public record BrokenOffScreen(
        String title, String night, List<String> tables, String consequence, String goOn, String anew, String cancel) {
    private static final int MOST_TABLES = 3;

    /** Copies the list. */
    public BrokenOffScreen {
        tables = List.copyOf(tables);
    }

    /**
     * One table.
     *
     * @param people the names of its people, in the order of the seats
     * @param round the round it is in; 0 before the first
     */
    public record Table(List<String> people, int round) {}

    /** Makes the words of the question. */
    public static final class Maker {
        private final Words words;
        private final ZoneId zone;

        /** In a language, with times as they are in a zone. */
        public Maker(Words words, ZoneId zone) {
            this.words = words;
            this.zone = zone;
        }

        /**
         * The question.
         *
         * @param host the name the night was found by
         * @param tables its tables, at least one
         * @param last when something last happened there
         */
        public BrokenOffScreen of(String host, List<Table> tables, Instant last) {
            List<String> lines = new ArrayList<>();
            for (Table table : tables.subList(0, Math.min(MOST_TABLES, tables.size()))) {
                lines.add(line(table));
            }
            if (tables.size() > MOST_TABLES) {
                lines.add(words.get("brokenOff.more", tables.size() - MOST_TABLES));
            }
            return new BrokenOffScreen(
                    words.get("brokenOff.title"),
                    words.get("brokenOff.night", host, when(last)),
                    lines,
                    words.get("brokenOff.consequence"),
                    words.get("brokenOff.goOn"),
                    words.get("brokenOff.anew"),
                    words.get("window.cancel"));
        }

        private String line(Table table) {
            int round = Math.max(1, table.round());
            return table.people().isEmpty()
                    ? words.get("brokenOff.bots", round)
                    : words.get("brokenOff.table", round, words.list(table.people()));
        }

        private String when(Instant last) {
            return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                    .withLocale(words.locale())
                    .withZone(zone)
                    .format(last);
        }
    }
}
