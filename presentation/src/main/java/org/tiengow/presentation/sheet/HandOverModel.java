package org.tiengow.presentation.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.client.succession.HandoverState;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The sheet for handing the host over: the successor, the time, and the progress. Immutable. */
public final class HandOverModel {
    /** The name of the sheet. */
    public static final String NAME = "hand-over";

    /** The act that hands the host over. */
    public static final String GO = "go";

    /** The act that cancels a handover that has begun. */
    public static final String KEEP = "keep";

    /** The act that closes the sheet. */
    public static final String CLOSE = "close";

    private static final String HEIR = "heir-";
    private static final String AFTER = "after";
    private static final String NOW = "now";
    private static final int NOBODY = -1;

    private final Words words;
    private final Choice choice;

    /**
     * The owner's choices, and the progress.
     *
     * @param seat the chosen seat; −1 for the first candidate
     * @param now whether to move the current round too
     * @param asked whether the candidate has been asked and has not answered yet
     * @param problem why the handover failed; empty if it did not
     */
    private record Choice(int seat, boolean now, boolean asked, String problem) {}

    private HandOverModel(Words words, Choice choice) {
        this.words = words;
        this.choice = choice;
    }

    /** Returns a sheet with no choice made. */
    public static HandOverModel begin(Words words) {
        return new HandOverModel(words, new Choice(NOBODY, false, false, ""));
    }

    /** Returns the sheet after a choice on it: another candidate, or another time. */
    public HandOverModel choose(String id) {
        return id.startsWith(HEIR) ? to(Integer.parseInt(id.substring(HEIR.length()))) : now(id.equals(NOW));
    }

    /** Returns the sheet with another candidate. */
    public HandOverModel to(int seat) {
        return new HandOverModel(words, new Choice(seat, choice.now(), false, ""));
    }

    /** Returns the sheet with another time: at once, or after the round. */
    public HandOverModel now(boolean now) {
        return new HandOverModel(words, new Choice(choice.seat(), now, false, ""));
    }

    /** Returns the sheet after the candidate's program has been asked. */
    public HandOverModel asked(int seat) {
        return new HandOverModel(words, new Choice(seat, choice.now(), true, ""));
    }

    /** Returns the sheet after a failure. */
    public HandOverModel refused(String why) {
        return new HandOverModel(words, new Choice(choice.seat(), choice.now(), false, why));
    }

    /** Checks whether the current round moves too. */
    public boolean isNow() {
        return choice.now();
    }

    /** Returns the sheet after the handover was cancelled: the host stays here. */
    public HandOverModel kept() {
        return refused("");
    }

    /** Checks whether a handover is in progress: a candidate has been asked, and may have accepted. It can then only be cancelled. */
    public boolean isBegun(SessionState state) {
        return choice.asked() || state.succession().handover().to().isPresent();
    }

    /** Returns the chosen seat; empty if no player's program could host. */
    public Optional<Integer> chosen(SessionState state) {
        List<Integer> heirs = heirs(state);
        return heirs.contains(choice.seat())
                ? Optional.of(choice.seat())
                : heirs.stream().findFirst();
    }

    /** Checks whether a player at the table could take the host over. */
    public static boolean isPossible(SessionState state) {
        return state.atTable().filter(NightWords::mayHandOver).isPresent()
                && !heirs(state).isEmpty();
    }

    /**
     * Returns the screen of the sheet.
     *
     * @param keys the words of a key given in hexadecimal digits; empty until they have been derived
     */
    public SheetScreen screen(SessionState state, UnaryOperator<String> keys) {
        HandoverState handover = state.succession().handover();
        if (handover.to().isPresent()) {
            return sheet(List.of(intro(NightWords.of(words, state).strip())), KEEP, words.get("night.keep"));
        }
        if (choice.asked()) {
            return sheet(
                    List.of(intro(words.get("night.asked", name(state, choice.seat())))),
                    KEEP,
                    words.get("night.keep"));
        }
        Optional<Integer> chosen = chosen(state);
        if (chosen.isEmpty()) {
            return sheet(List.of(intro(words.get("night.nobody"))), GO, "");
        }
        boolean playing = state.atTable()
                .filter(table -> table.stage() == TableStage.PLAYING)
                .isPresent();
        List<SheetScreen.Part> parts = new ArrayList<>(List.of(intro(words.get("night.intro"))));
        heirs(state).forEach(seat -> parts.add(heir(state, seat, seat.equals(chosen.get()), keys)));
        if (playing) {
            parts.add(when(AFTER, words.get("night.after"), !choice.now()));
            parts.add(when(NOW, words.get("night.now"), choice.now()));
        }
        String name = name(state, chosen.get());
        parts.add(new SheetScreen.Text("meaning", meaning(playing, name), SheetScreen.Tone.PLAIN));
        return sheet(parts, GO, words.get("night.go", name));
    }

    private SheetScreen sheet(List<SheetScreen.Part> parts, String act, String label) {
        List<SheetScreen.Part> all = new ArrayList<>(parts);
        if (!choice.problem().isEmpty()) {
            all.add(new SheetScreen.Text("problem", choice.problem(), SheetScreen.Tone.WRONG));
        }
        boolean undoes = act.equals(KEEP); // a key press meant for something else must not cancel the handover
        String close = words.get(act.equals(GO) && !label.isEmpty() ? "window.cancel" : "sheet.close");
        return new SheetScreen(
                NAME,
                words.get("night.title"),
                SheetScreen.Size.MIDDLE,
                all,
                Stream.of(
                                new SheetScreen.Act(CLOSE, close, SheetScreen.Weight.SECOND),
                                new SheetScreen.Act(
                                        act, label, undoes ? SheetScreen.Weight.SECOND : SheetScreen.Weight.MAIN))
                        .filter(each -> !each.words().isEmpty())
                        .toList(),
                label.isEmpty() || undoes ? CLOSE : act,
                CLOSE);
    }

    private static SheetScreen.Text intro(String text) {
        return new SheetScreen.Text("intro", text, SheetScreen.Tone.PLAIN);
    }

    private static SheetScreen.Choice when(String id, String label, boolean chosen) {
        return new SheetScreen.Choice("when", id, null, label, "", chosen, label);
    }

    private String meaning(boolean playing, String name) {
        if (!playing) {
            return words.get("night.meaning.atOnce", name);
        }
        return words.get(choice.now() ? "night.meaning.now" : "night.meaning.after", name);
    }

    private SheetScreen.Choice heir(SessionState state, int seat, boolean chosen, UnaryOperator<String> keys) {
        People people = people(state);
        String fingerprint = state.succession().handover().keys().getOrDefault(seat, "");
        String key = fingerprint.isEmpty() ? "" : keys.apply(fingerprint);
        String name = people.name(seat);
        return new SheetScreen.Choice(
                "heir",
                HEIR + seat,
                new SheetScreen.Disc(
                        people.colour(seat),
                        state.atTable().orElseThrow().seats().get(seat).face(),
                        name),
                name,
                key,
                chosen,
                words.spoken(name, key));
    }

    private String name(SessionState state, int seat) {
        return people(state).name(seat);
    }

    private People people(SessionState state) {
        return People.of(words, state.atTable().orElseThrow());
    }

    private static List<Integer> heirs(SessionState state) {
        int mine = state.atTable().map(TableState::mySeat).orElse(NOBODY);
        return state.succession().handover().canHost().stream()
                .filter(seat -> seat != mine)
                .sorted()
                .toList();
    }
}
