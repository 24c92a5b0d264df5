package org.tiengow.presentation.history;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tiengow.client.book.BookNight;
import org.tiengow.client.book.BookPerson;
import org.tiengow.client.book.NightBook;
import org.tiengow.presentation.history.HistoryScreen.Line;
import org.tiengow.presentation.history.HistoryScreen.Section;
import org.tiengow.presentation.history.HistoryScreen.Tab;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.night.NightScreen;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.sheet.SheetScreen.Act;
import org.tiengow.presentation.words.Words;

/**
 * The history of one person in the book of somebody else, such as the host's. It has the nights in which that person played, and the
 * person's own page. It changes nothing, and names neither keys nor what others owe.
 *
 * @param model the history of what the person may see of the book
 */
public record OwnHistory(HistoryModel model) {
    /** The id of the person's own page. */
    public static final String ME = "me";

    /**
     * Creates the history of a person.
     *
     * @param contents all contents of the book
     * @param key the key of the person in hexadecimal digits; empty without a key, which gives no nights
     */
    public static OwnHistory of(Words words, ZoneId zone, NightBook.Contents contents, String key) {
        return new OwnHistory(HistoryModel.of(words, zone, contents.seenBy(key), Set.of()));
    }

    /** Returns this history in another language. */
    public OwnHistory in(Words other) {
        return new OwnHistory(model.in(other));
    }

    /**
     * Returns a page; the page with all nights for an unknown one.
     *
     * @param page {@link HistoryModel#NIGHTS}, {@link #ME}, or the id of a night
     */
    public HistoryScreen screen(String page) {
        Optional<BookPerson> me =
                model.everybody().stream().filter(BookPerson::me).findFirst();
        boolean isMine = page.equals(ME) && me.isPresent();
        HistoryScreen shown = model.screen(
                isMine ? idOf(me.orElseThrow()) : model.night(page).isPresent() ? page : HistoryModel.NIGHTS, "");
        boolean isNight = shown.page().startsWith(HistoryModel.NIGHT);
        return new HistoryScreen(
                isMine ? ME : shown.page(),
                shown.title(),
                shown.subtitle(),
                isNight || me.isEmpty() ? List.of() : tabs(isMine),
                "",
                shown.empty(),
                shown.facts(),
                shown.plot(),
                shown.sections().stream().map(section -> known(section, me)).toList(),
                shown.acts().stream().filter(OwnHistory::isOwn).toList());
    }

    /** Returns the sheet of a night with the payments of the person alone; empty for any other page. */
    public Optional<NightScreen> sheet(String page, Settings.Night choices) {
        return model.night(page).flatMap(night -> sheet(night, choices));
    }

    private Optional<NightScreen> sheet(BookNight night, Settings.Night choices) {
        return NightModel.of(model.words(), model.title(night), night, choices)
                .map(NightModel::screen)
                .map(screen -> screen.settledFor(model.words()));
    }

    private List<Tab> tabs(boolean isMine) {
        return List.of(
                new Tab(HistoryModel.NIGHTS, model.words().get("history.nights"), !isMine),
                new Tab(ME, model.words().get("history.mine"), isMine));
    }

    /** Returns a section whose lines lead to nights and to the person's own page alone. */
    private static Section known(Section section, Optional<BookPerson> me) {
        return new Section(
                section.heading(),
                section.lines().stream()
                        .map(line -> new Line(
                                link(line.id(), me), line.title(), line.detail(), line.figure(), line.spoken()))
                        .toList());
    }

    private static String link(String id, Optional<BookPerson> me) {
        if (id.startsWith(HistoryModel.NIGHT)) {
            return id;
        }
        return me.filter(person -> person.ids().stream().anyMatch(own -> id.equals(HistoryModel.PERSON + own)))
                        .isPresent()
                ? ME
                : "";
    }

    private static boolean isOwn(Act act) {
        return act.id().equals(HistoryModel.SHEET);
    }

    private static String idOf(BookPerson person) {
        return HistoryModel.PERSON + person.ids().iterator().next();
    }
}
