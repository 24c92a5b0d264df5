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
 * What somebody shows at a seat for a moment.
 *
 * @param words in the reader's language
 * @param spoken the same for a screen reader, with whose it is
 * @param ends until when it is shown
 */
public record Bubble(String words, String spoken, Deadline ends) {
    private static final List<Phrase> CHOICES =
            List.of(Phrase.WELL_PLAYED, Phrase.THANK_YOU, Phrase.GOOD_LUCK, Phrase.ONE_MOMENT, Phrase.AGAIN);

    /** What is shown at a seat now; empty for nothing. */
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

    /** Whether it is shown still, at a moment of {@link System#nanoTime()}. */
    public boolean isShown(long nowNanos) {
        return !ends.left(nowNanos).isZero();
    }

    /** What a reader with a seat may show; nothing at a host that knows nothing of it. */
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
     * What may be shown at the own seat.
     *
     * @param words what doing so is called; empty where nothing may be shown
     * @param help what it does
     * @param choices the most wanted first
     */
    public record Offer(String words, String help, List<Choice> choices) {
        /** Nothing may be shown. */
        public static final Offer NOTHING = new Offer("", "", List.of());

        /** Copies the list. */
        public Offer {
            choices = List.copyOf(choices);
        }
    }

    /**
     * Something that may be shown.
     *
     * @param phrase what
     * @param words in the reader's language
     * @param key the digit that chooses it, 1 to 5
     */
    public record Choice(Phrase phrase, String words, int key) {}
}
