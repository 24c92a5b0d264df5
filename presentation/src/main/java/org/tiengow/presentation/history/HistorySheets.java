package org.tiengow.presentation.history;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.book.BookPerson;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.sheet.SheetScreen.Act;
import org.tiengow.presentation.sheet.SheetScreen.Part;
import org.tiengow.presentation.sheet.SheetScreen.Text;
import org.tiengow.presentation.sheet.SheetScreen.Tone;
import org.tiengow.presentation.sheet.SheetScreen.Weight;
import org.tiengow.presentation.words.Words;

/**
 * The questions of the history.
 *
 * @param words the language
 */
public record HistorySheets(Words words) {
    /** The beginning of the ids of the people to join, which continue with an index into the list. */
    public static final String WHO = "who-";

    /** Asks whether to delete a night. */
    public SheetScreen delete() {
        return new SheetScreen(
                "history-delete",
                words.get("history.delete.title"),
                SheetScreen.Size.SMALL,
                List.of(new Text("", words.get("history.delete.text"), Tone.PLAIN)),
                List.of(
                        new Act(QuestionWords.NO, words.get("history.delete.no"), Weight.SECOND),
                        new Act(QuestionWords.YES, words.get("history.delete.yes"), Weight.ENDING)),
                QuestionWords.NO,
                QuestionWords.NO);
    }

    /**
     * Asks for the name of a person.
     *
     * @param now the current name
     * @param wrong whether the last input was no name
     */
    public SheetScreen rename(String now, boolean wrong) {
        List<Part> parts = new ArrayList<>(List.of(
                new Text("", words.get("history.rename.text"), Tone.PLAIN),
                new SheetScreen.Field(QuestionWords.FIELD, words.get("history.rename.field"))));
        if (wrong) {
            parts.add(new Text("wrong", words.get("start.nameBad"), Tone.WRONG));
        }
        return new SheetScreen(
                "history-rename",
                words.get("history.rename.title", now),
                SheetScreen.Size.SMALL,
                parts,
                List.of(
                        new Act(QuestionWords.NO, words.get("window.cancel"), Weight.SECOND),
                        new Act(QuestionWords.YES, words.get("history.rename"), Weight.MAIN)),
                QuestionWords.FIELD,
                QuestionWords.NO);
    }

    /** Checks whether a text can be the name of a person. */
    public static boolean isName(String typed) {
        return ShownText.name(typed).isPresent();
    }

    /**
     * Asks which other entry is the same person.
     *
     * @param person the person whose page is shown
     * @param others the other people
     * @param chosen the index of the one chosen; −1 for none
     */
    public SheetScreen join(BookPerson person, List<BookPerson> others, int chosen) {
        List<Part> parts =
                new ArrayList<>(List.of(new Text("", words.get("history.join.text", person.name()), Tone.PLAIN)));
        for (int i = 0; i < others.size(); i++) {
            BookPerson other = others.get(i);
            String note = words.get("history.join.note", other.nights().size(), Words.signed(other.chips()));
            parts.add(new SheetScreen.Choice(
                    "who", WHO + i, null, other.name(), note, i == chosen, words.spoken(other.name(), note)));
        }
        String whyNot = chosen < 0 ? words.get("history.join.none") : "";
        return new SheetScreen(
                "history-join",
                words.get("history.join.title", person.name()),
                SheetScreen.Size.SMALL,
                parts,
                List.of(
                        new Act(QuestionWords.NO, words.get("window.cancel"), Weight.SECOND),
                        new Act(
                                QuestionWords.YES,
                                words.get("history.join.yes"),
                                words.get("history.join.yes"),
                                Weight.MAIN,
                                whyNot)),
                WHO + 0,
                QuestionWords.NO);
    }
}
