package org.tiengow.presentation.sheet;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.hosting.Handover;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.presentation.sheet.HandOverScreen.Heir;
import org.tiengow.presentation.words.NightWords;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

/** The night as its host is about to hand it over: to whom, when, and how far that is. Immutable. */
public final class HandOverModel {
    private static final int NOBODY = -1;

    private final Words words;
    private final Choice choice;

    /**
     * What the host has chosen and heard.
     *
     * @param seat of whom; −1 for the first who can
     * @param now whether the running round goes along
     * @param asked whether that person has been asked, and no answer came yet
     * @param problem why it was not done; empty for nothing
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
    public HandOverScreen screen(SessionState state, UnaryOperator<String> keys) {
        Handover handover = state.nights().handover();
        if (handover.to().isPresent()) {
            return under(NightWords.of(words, state).strip());
        }
        if (choice.asked()) {
            return under(words.get("night.asked", name(state, choice.seat())));
        }
        Optional<Integer> chosen = chosen(state);
        boolean playing = state.atTable()
                .filter(table -> table.stage() == TableStage.PLAYING)
                .isPresent();
        return new HandOverScreen(
                words.get("night.title"),
                words.get(chosen.isPresent() ? "night.intro" : "night.nobody"),
                heirs(state).stream()
                        .map(seat -> heir(state, seat, chosen.equals(Optional.of(seat)), keys))
                        .toList(),
                playing && chosen.isPresent()
                        ? List.of(
                                new Option<>(false, words.get("night.after")),
                                new Option<>(true, words.get("night.now")))
                        : List.of(),
                choice.now(),
                chosen.map(seat -> meaning(playing, name(state, seat))).orElse(""),
                choice.problem(),
                chosen.map(seat -> words.get("night.go", name(state, seat))).orElse(""),
                words.get(chosen.isPresent() ? "window.cancel" : "evening.close"));
    }

    private HandOverScreen under(String how) {
        return new HandOverScreen(
                words.get("night.title"),
                how,
                List.of(),
                List.of(),
                false,
                "",
                choice.problem(),
                words.get("night.keep"),
                words.get("evening.close"));
    }

    private String meaning(boolean playing, String name) {
        if (!playing) {
            return words.get("night.meaning.atOnce", name);
        }
        return words.get(choice.now() ? "night.meaning.now" : "night.meaning.after", name);
    }

    private Heir heir(SessionState state, int seat, boolean chosen, UnaryOperator<String> keys) {
        People people = people(state);
        String place = words.get("night.seat", seat + 1);
        String fingerprint = state.nights().handover().keys().getOrDefault(seat, "");
        String key = fingerprint.isEmpty() ? "" : keys.apply(fingerprint);
        return new Heir(
                seat,
                people.colour(seat),
                people.name(seat),
                place,
                key,
                chosen,
                words.spoken(people.name(seat), place, key));
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
