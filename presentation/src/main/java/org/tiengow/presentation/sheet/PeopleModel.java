package org.tiengow.presentation.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.presentation.words.Words;

/**
 * The owner's sheet of people, who can be removed, banned and admitted again.
 *
 * @param words the user's language
 * @param rows the players, then the spectators, then the banned people
 * @param alone whether no other person is here
 */
public record PeopleModel(Words words, List<Row> rows, boolean alone) {
    private static final int NO_SEAT = -1;

    public PeopleModel {
        rows = List.copyOf(rows);
    }

    /** The kinds of acts. */
    public enum Kind {
        /** Opens the question whether to remove or to ban. */
        ASK,
        REMOVE,
        BAR,
        LET_IN
    }

    /**
     * An act on a person.
     *
     * @param id the id by which a frontend reports it. It contains the person's name, so that it never applies to a later occupant of that
     *     seat or row.
     * @param kind the kind
     * @param words its label
     * @param spoken its name for a screen reader, which begins with the label
     */
    public record Act(String id, Kind kind, String words, String spoken) {
        private static final String BETWEEN = ":";

        private static Act of(Words words, Kind kind, int seat, String name, String key) {
            String label = words.get(key);
            return new Act(
                    String.join(BETWEEN, kind.name(), String.valueOf(seat), name),
                    kind,
                    label,
                    words.get("spoken.value", label, name));
        }
    }

    /**
     * A person.
     *
     * @param name the name at the host
     * @param seat the seat; −1 for none
     * @param note the person's role here
     * @param acts the buttons beside the name
     * @param answers the acts that the question offers; empty if there is nothing to ask
     */
    public record Row(String name, int seat, String note, List<Act> acts, List<Act> answers) {
        public Row {
            acts = List.copyOf(acts);
            answers = List.copyOf(answers);
        }

        /** Returns the kind of an act on this person; empty for an id of another. */
        public Optional<Kind> kindOf(String id) {
            return Stream.concat(acts.stream(), answers.stream())
                    .filter(act -> act.id().equals(id))
                    .map(Act::kind)
                    .findFirst();
        }

        /** Returns the question whether to remove this person, or to ban the person for tonight, which stands apart. */
        public SheetScreen question(Words words) {
            List<SheetScreen.Act> all = new ArrayList<>();
            for (Act act : answers) {
                all.add(new SheetScreen.Act(
                        act.id(),
                        act.words(),
                        act.spoken(),
                        act.kind() == Kind.BAR ? SheetScreen.Weight.LINK : SheetScreen.Weight.ENDING,
                        ""));
            }
            all.add(new SheetScreen.Act(QuestionWords.NO, words.get("window.cancel"), SheetScreen.Weight.SECOND));
            String text = seat < 0 ? "people.ask.watcher" : "people.ask.seat";
            return new SheetScreen(
                    "people",
                    words.get("people.ask", name),
                    SheetScreen.Size.SMALL,
                    List.of(new SheetScreen.Text("", words.get(text), SheetScreen.Tone.PLAIN)),
                    all,
                    QuestionWords.NO,
                    QuestionWords.NO);
        }
    }

    /** Returns the sheet of the people at a session's table, without the user and the bots. */
    public static PeopleModel of(Words words, SessionState state) {
        List<Row> rows = new ArrayList<>();
        state.atTable().ifPresent(table -> {
            for (SeatState seat : table.seats()) {
                if (seat.holder() == Holder.PERSON && seat.seat() != table.mySeat()) {
                    rows.add(removable(words, seat.name(), seat.seat(), note(seat)));
                }
            }
            for (String name : table.people().watchers()) {
                if (table.isSeated() || !name.equals(state.self().name())) {
                    rows.add(removable(words, name, NO_SEAT, "people.watches"));
                }
            }
        });
        boolean alone = rows.isEmpty();
        for (String name : state.host().barred()) {
            rows.add(new Row(
                    name,
                    NO_SEAT,
                    words.get("people.barred"),
                    List.of(Act.of(words, Kind.LET_IN, NO_SEAT, name, "people.letIn")),
                    List.of()));
        }
        return new PeopleModel(words, rows, alone);
    }

    public SheetScreen screen() {
        List<SheetScreen.Part> parts = new ArrayList<>();
        parts.add(
                new SheetScreen.Text("", words.get(alone ? "people.none" : "people.caption"), SheetScreen.Tone.PLAIN));
        for (int number = 0; number < rows.size(); number++) {
            Row row = rows.get(number);
            parts.add(new SheetScreen.Row(
                    "people-" + number,
                    null,
                    SheetScreen.Sign.NONE,
                    "",
                    row.name(),
                    row.note(),
                    row.acts().stream()
                            .map(act -> new SheetScreen.Act(
                                    act.id(), act.words(), act.spoken(), SheetScreen.Weight.SECOND, ""))
                            .toList()));
        }
        return new SheetScreen(
                "people",
                words.get("people.title"),
                SheetScreen.Size.LARGE,
                parts,
                List.of(new SheetScreen.Act(QuestionWords.NO, words.get("sheet.close"), SheetScreen.Weight.SECOND)),
                QuestionWords.NO,
                QuestionWords.NO);
    }

    /** Returns the name of the person an act is about; empty for an id that is no act of this sheet. */
    public static Optional<String> named(String id) {
        String[] parts = id.split(Act.BETWEEN, 3);
        return parts.length == 3 ? Optional.of(parts[2]) : Optional.empty();
    }

    private static String note(SeatState seat) {
        if (seat.presence() == Presence.LOST) {
            return seat.throughPage() ? "people.asleep" : "people.lost";
        }
        return "people.seat";
    }

    private static Row removable(Words words, String name, int seat, String note) {
        return new Row(
                name,
                seat,
                words.get(note),
                List.of(Act.of(words, Kind.ASK, seat, name, "people.askRemove")),
                List.of(
                        Act.of(words, Kind.BAR, seat, name, "people.bar"),
                        Act.of(words, Kind.REMOVE, seat, name, "people.remove")));
    }
}
