package org.tiengow.presentation.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.hosting.Handover;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The night as its host is about to hand it over: to whom, when, and how far that is. Immutable. */
public final class HandOverModel {
    /** The name of the sheet. */
    public static final String NAME = "hand-over";

    /** The act that hands the night over. */
    public static final String GO = "go";

    /** The act that takes back what has begun. */
    public static final String KEEP = "keep";

    /** The act that takes the sheet away. */
    public static final String CLOSE = "close";

    private static final String HEIR = "heir-";
    private static final String AFTER = "after";
    private static final String NOW = "now";
    private static final int NOBODY = -1;

    private final Words words;
    private final Choice choice;

    /**
     * What the host has chosen and heard.
     *
     * @param seat of whom; −1 for the first who can
     * @param now whether the running round goes along
     * @param asked whether that person has been asked, and no answer came yet
     * @param problem why it was not done; empty if there is nothing
     */
    private record Choice(int seat, boolean now, boolean asked, String problem) {}

    private HandOverModel(Words words, Choice choice) {
        this.words = words;
        this.choice = choice;
    }

    /** Nothing is chosen yet. */
    public static HandOverModel begin(Words words) {
        return new HandOverModel(words, new Choice(NOBODY, false, false, ""));
    }

    /** The same with another of the sheet's choices: for another person, at once, or after the round. */
    public HandOverModel choose(String id) {
        return id.startsWith(HEIR) ? to(Integer.parseInt(id.substring(HEIR.length()))) : now(id.equals(NOW));
    }

    /** The same for another person. */
    public HandOverModel to(int seat) {
        return new HandOverModel(words, new Choice(seat, choice.now(), false, ""));
    }

    /** The same at once, or after the round. */
    public HandOverModel now(boolean now) {
        return new HandOverModel(words, new Choice(choice.seat(), now, false, ""));
    }

    /** That person's program has been asked. */
    public HandOverModel asked(int seat) {
        return new HandOverModel(words, new Choice(seat, choice.now(), true, ""));
    }

    /** It was not done, for this reason. */
    public HandOverModel refused(String why) {
        return new HandOverModel(words, new Choice(choice.seat(), choice.now(), false, why));
    }

    /** Whether the running round goes along. */
    public boolean isNow() {
        return choice.now();
    }

    /** Whether the host stays here after all. */
    public HandOverModel kept() {
        return refused("");
    }

    /** Whether somebody has been asked, and may have said yes: then it is taken back and not begun. */
    public boolean isBegun(SessionState state) {
        return choice.asked() || state.nights().handover().to().isPresent();
    }

    /** The seat that is chosen; empty where nobody's program could host. */
    public Optional<Integer> chosen(SessionState state) {
        List<Integer> heirs = heirs(state);
        return heirs.contains(choice.seat())
                ? Optional.of(choice.seat())
                : heirs.stream().findFirst();
    }

    /** Whether somebody at the table could take the host over. */
    public static boolean isPossible(SessionState state) {
        return state.atTable().filter(NightWords::mayHandOver).isPresent()
                && !heirs(state).isEmpty();
    }

    /**
     * What the sheet shows.
     *
     * @param keys the words of somebody's key, which is given in hexadecimal digits; empty until they are made
     */
    public SheetScreen screen(SessionState state, UnaryOperator<String> keys) {
        Handover handover = state.nights().handover();
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
        boolean undoes = act.equals(KEEP); // never what a key does that was meant for something else
        String close = words.get(act.equals(GO) && !label.isEmpty() ? "window.cancel" : "evening.close");
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
        String fingerprint = state.nights().handover().keys().getOrDefault(seat, "");
        String key = fingerprint.isEmpty() ? "" : keys.apply(fingerprint);
        String name = people.name(seat);
        return new SheetScreen.Choice(
                "heir",
                HEIR + seat,
                new SheetScreen.Disc(people.colour(seat), name),
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
        return state.nights().handover().canHost().stream()
                .filter(seat -> seat != mine)
                .sorted()
                .toList();
    }
}
