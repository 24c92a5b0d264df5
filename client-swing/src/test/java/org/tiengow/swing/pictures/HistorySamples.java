package org.tiengow.swing.pictures;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import org.tiengow.client.book.BookMatch;
import org.tiengow.client.book.BookPeople;
import org.tiengow.client.book.NightBook;
import org.tiengow.presentation.history.Histories;
import org.tiengow.presentation.history.HistoryModel;
import org.tiengow.presentation.history.HistorySheets;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.history.HistoryInput;
import org.tiengow.swing.view.history.HistoryView;

/**
 * The history of a group that meets on Fridays.
 *
 * @param words the language
 */
record HistorySamples(Words words) {
    private static final int NIGHTS = 14;

    /** All nights, while a damaged file is reported. */
    JComponent nights() {
        HistoryModel model = Histories.of(
                words,
                new NightBook.Contents(
                        Histories.nights(NIGHTS), BookPeople.NONE, List.of("2026-07-31-9f2c04d1.json"), 0));
        return view(model, HistoryModel.NIGHTS);
    }

    /** No night yet. */
    JComponent none() {
        return view(Histories.fridays(words, 0), HistoryModel.NIGHTS);
    }

    /** Everybody. */
    JComponent people() {
        return view(Histories.fridays(words, NIGHTS), HistoryModel.PEOPLE);
    }

    /** One night, of which a match can be watched. */
    JComponent night() {
        HistoryModel model = Histories.fridays(words, NIGHTS);
        return view(model, HistoryModel.NIGHT + model.contents().nights().get(0).night());
    }

    /** One person with a curve, all of whose rounds can be watched. */
    JComponent person() {
        NightBook.Contents contents = Histories.fridays(words, NIGHTS).contents();
        Set<String> recorded = contents.nights().stream()
                .flatMap(night -> night.matches().stream())
                .map(BookMatch::id)
                .collect(Collectors.toSet());
        return view(HistoryModel.of(words, ZoneOffset.UTC, contents, recorded), HistoryModel.PERSON + "name:Kit");
    }

    /** The question who else a person is. */
    SheetScreen join() {
        HistoryModel model = Histories.fridays(words, NIGHTS);
        return new HistorySheets(words)
                .join(
                        model.everybody().get(0),
                        model.everybody().subList(1, model.everybody().size()),
                        1);
    }

    private JComponent view(HistoryModel model, String page) {
        HistoryView view = new HistoryView(words, new NoHistory());
        view.show(model.screen(page, ""));
        return view;
    }

    /** A listener that ignores every action. */
    static final class NoHistory implements HistoryInput {
        @Override
        public void show(String tab) {}

        @Override
        public void open(String id) {}

        @Override
        public void press(String act) {}

        @Override
        public void back() {}
    }
}
