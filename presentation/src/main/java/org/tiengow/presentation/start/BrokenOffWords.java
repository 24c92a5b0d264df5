package org.tiengow.presentation.start;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.words.Words;

/**
 * The question whether to resume an interrupted night.
 *
 * @param words the language
 * @param zone the user's time zone
 */
public record BrokenOffWords(Words words, ZoneId zone) {
    private static final int MOST_TABLES = 3;

    public SheetScreen screen(BrokenNight night) {
        List<BrokenNight.Table> tables = night.tables();
        List<String> lines = new ArrayList<>();
        for (BrokenNight.Table table : tables.subList(0, Math.min(MOST_TABLES, tables.size()))) {
            lines.add(line(table));
        }
        if (tables.size() > MOST_TABLES) {
            lines.add(words.get("brokenOff.more", tables.size() - MOST_TABLES));
        }
        List<SheetScreen.Part> parts = new ArrayList<>();
        parts.add(new SheetScreen.Text("night", start(night), SheetScreen.Tone.LEAD));
        for (String line : lines) {
            parts.add(new SheetScreen.Text("table-" + (parts.size() - 1), line, SheetScreen.Tone.PLAIN));
        }
        parts.add(new SheetScreen.Text("", words.get("brokenOff.consequence"), SheetScreen.Tone.PLAIN));
        if (tables.stream().anyMatch(table -> table.people().size() > 1)) {
            parts.add(new SheetScreen.Text("shown", words.get("brokenOff.shown"), SheetScreen.Tone.PLAIN));
        }
        return new SheetScreen(
                "brokenOff",
                words.get("brokenOff.title"),
                SheetScreen.Size.MIDDLE,
                parts,
                List.of(
                        new SheetScreen.Act(QuestionWords.NO, words.get("window.cancel"), SheetScreen.Weight.QUIET),
                        new SheetScreen.Act(
                                QuestionWords.OTHER, words.get("brokenOff.anew"), SheetScreen.Weight.SECOND),
                        new SheetScreen.Act(QuestionWords.YES, words.get("brokenOff.goOn"), SheetScreen.Weight.MAIN)),
                QuestionWords.YES,
                QuestionWords.NO);
    }

    /** Returns a summary of the night: its host, the time of the last event, and the progress of its first table. */
    public String brief(BrokenNight night) {
        return words.get("commentary.two", start(night), line(night.tables().get(0)));
    }

    private String start(BrokenNight night) {
        return words.get("brokenOff.night", night.host(), words.when(night.last(), zone));
    }

    private String line(BrokenNight.Table table) {
        int round = Math.max(1, table.round());
        return table.people().isEmpty()
                ? words.get("brokenOff.bots", round)
                : words.get("brokenOff.table", round, words.list(table.people()));
    }
}
