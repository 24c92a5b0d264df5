package org.tiengow.presentation.sheet;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.words.Words;

/**
 * Whom the owner may remove, bar, and let in again.
 *
 * @param words the reader's language
 * @param rows who is here, at the seats first, then who watches, then who is barred
 * @param alone whether nobody else is here
 */
public record PeopleModel(Words words, List<Row> rows, boolean alone) {
    /** Copies the list. */
    public PeopleModel {
        rows = List.copyOf(rows);
    }

    /** What may be done to somebody. */
    public enum Kind {
        REMOVE,
        BAR,
        LET_IN
    }

    /**
     * Something that may be done.
     *
     * @param kind what
     * @param words its label
     * @param spoken its name for a screen reader
     */
    public record Act(Kind kind, String words, String spoken) {}

    /**
     * Somebody.
     *
     * @param name what the host calls this one
     * @param seat the seat held; −1: none
     * @param note what this one does here
     * @param acts what may be done, from left to right
     */
    public record Row(String name, int seat, String note, List<Act> acts) {
        /** Copies the list. */
        public Row {
            acts = List.copyOf(acts);
        }
    }

    /** Everybody at the table of a session but its own person; bots are none. */
    public static PeopleModel of(Words words, SessionState state) {
        List<Row> rows = new ArrayList<>();
        state.atTable().ifPresent(table -> {
            for (SeatState seat : table.seats()) {
                if (seat.holder() == Holder.PERSON && seat.seat() != table.mySeat()) {
                    rows.add(new Row(seat.name(), seat.seat(), words.get(note(seat)), removing(words, seat.name())));
                }
            }
            for (String name : table.people().watchers()) {
                if (table.isSeated() || !name.equals(state.self().name())) {
                    rows.add(new Row(name, -1, words.get("people.watches"), removing(words, name)));
                }
            }
        });
        boolean alone = rows.isEmpty();
        for (String name : state.host().barred()) {
            rows.add(new Row(
                    name,
                    -1,
                    words.get("people.barred"),
                    List.of(new Act(Kind.LET_IN, words.get("people.letIn"), words.get("people.letInSpoken", name)))));
        }
        return new PeopleModel(words, rows, alone);
    }

    /** The sheet; the id of an act is its kind and the number of its row. */
    public SheetScreen screen() {
        List<SheetScreen.Part> parts = new ArrayList<>();
        parts.add(
                new SheetScreen.Text("", words.get(alone ? "people.none" : "people.caption"), SheetScreen.Tone.PLAIN));
        for (int number = 0; number < rows.size(); number++) {
            Row row = rows.get(number);
            String which = "-" + number;
            parts.add(new SheetScreen.Row(
                    "people" + which,
                    null,
                    SheetScreen.Sign.NONE,
                    "",
                    row.name(),
                    row.note(),
                    row.acts().stream()
                            .map(act -> new SheetScreen.Act(
                                    act.kind() + which,
                                    act.words(),
                                    act.spoken(),
                                    act.kind() == Kind.BAR ? SheetScreen.Weight.ENDING : SheetScreen.Weight.SECOND,
                                    ""))
                            .toList()));
        }
        return new SheetScreen(
                "people",
                words.get("people.title"),
                SheetScreen.Size.LARGE,
                parts,
                List.of(new SheetScreen.Act(QuestionWords.NO, words.get("evening.close"), SheetScreen.Weight.SECOND)),
                QuestionWords.NO,
                QuestionWords.NO);
    }

    /** Whether somebody is still where this row says: whoever clicks has read it a moment ago. */
    public boolean stillHas(Row row) {
        return rows.contains(row);
    }

    private static String note(SeatState seat) {
        if (seat.presence() == Presence.LOST) {
            return seat.throughPage() ? "people.asleep" : "people.lost";
        }
        return "people.seat";
    }

    private static List<Act> removing(Words words, String name) {
        return List.of(
                new Act(Kind.REMOVE, words.get("people.remove"), words.get("people.removeSpoken", name)),
                new Act(Kind.BAR, words.get("people.bar"), words.get("people.barSpoken", name)));
    }
}
