package org.tiengow.presentation.face;

import java.util.List;
import java.util.Optional;
import org.tiengow.client.session.Phrase;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Phrases;
import org.tiengow.presentation.words.Words;

/**
 * A phrase shown beside a seat for a moment.
 *
 * @param words the phrase in the viewer's language
 * @param spoken the text for a screen reader, with the name of the seat's holder
 * @param ends when it disappears
 */
public record Bubble(String words, String spoken, Deadline ends) {
    private static final List<Phrase> CHOICES =
            List.of(Phrase.WELL_PLAYED, Phrase.THANK_YOU, Phrase.GOOD_LUCK, Phrase.ONE_MOMENT, Phrase.AGAIN);

    /** Returns the bubble shown at a seat now, if any. */
    public static Optional<Bubble> at(People people, SessionState state, int seat) {
        Words words = people.words();
        return state.reactions().stream()
                .filter(each -> each.seat() == seat)
                .map(each -> {
                    String phrase = Phrases.text(words, each.phrase());
                    return new Bubble(phrase, words.spoken(people.name(seat), phrase), each.ends());
                })
                .findFirst();
    }

    /** Checks whether it is still shown at {@code nowNanos}, a moment of {@link System#nanoTime()}. */
    public boolean isShown(long nowNanos) {
        return !ends.left(nowNanos).isZero();
    }

    /** Returns the phrases a seated player may show; {@link Offer#NOTHING} for a spectator, and at a host that does not support them. */
    public static Offer offer(Words words, SessionState state) {
        boolean possible = state.atTable()
                .filter(table ->
                        table.isSeated() && table.seats().get(table.mySeat()).face() != null)
                .isPresent();
        return !possible
                ? Offer.NOTHING
                : new Offer(
                        words.get("react"),
                        words.get("react.help"),
                        CHOICES.stream()
                                .map(phrase ->
                                        new Choice(phrase, Phrases.text(words, phrase), CHOICES.indexOf(phrase) + 1))
                                .toList());
    }

    /**
     * The phrases that the player may show at their own seat.
     *
     * @param words the label of the menu; empty where nothing may be shown
     * @param help an explanation of the menu
     * @param choices the most wanted first
     */
    public record Offer(String words, String help, List<Choice> choices) {
        /** An offer of no phrase. */
        public static final Offer NOTHING = new Offer("", "", List.of());

        public Offer {
            choices = List.copyOf(choices);
        }
    }

    /**
     * A phrase to choose.
     *
     * @param phrase the phrase that is sent
     * @param words the phrase in the player's language
     * @param key the digit that chooses it, 1 to 5
     */
    public record Choice(Phrase phrase, String words, int key) {}
}
