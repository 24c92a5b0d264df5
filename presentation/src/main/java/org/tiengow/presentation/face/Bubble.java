package org.tiengow.presentation.face;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tiengow.client.session.Phrase;
import org.tiengow.client.session.Reaction;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Phrases;
import org.tiengow.presentation.words.Words;

/**
 * A reaction shown beside a seat for a moment.
 *
 * @param reaction the reaction, for its {@link ReactionDrawing}
 * @param words the phrase, or the name of the picture, in the viewer's language
 * @param spoken the text for a screen reader, with the name of the seat's holder
 * @param ends when it disappears
 */
public record Bubble(Reaction reaction, String words, String spoken, Deadline ends) {
    /** The keys of the reactions, in their order: digits for phrases, letters for pictures. */
    private static final String KEYS = "12345ABCDEFGH";

    /** Returns the bubble shown at a seat now, if any. */
    public static Optional<Bubble> at(People people, SessionState state, int seat) {
        Words words = people.words();
        return state.reactions().stream()
                .filter(each -> each.seat() == seat)
                .map(each -> {
                    String shown = text(words, each.reaction());
                    return new Bubble(each.reaction(), shown, words.spoken(people.name(seat), shown), each.ends());
                })
                .findFirst();
    }

    /** Checks whether it is still shown at {@code nowNanos}, a moment of {@link System#nanoTime()}. */
    public boolean isShown(long nowNanos) {
        return !ends.left(nowNanos).isZero();
    }

    private static String text(Words words, Reaction reaction) {
        Phrase phrase = reaction.phrase();
        return phrase == null ? words.get("reaction." + reaction) : Phrases.text(words, phrase);
    }

    /** Returns the reactions a seated player may show; {@link Offer#NOTHING} for a spectator, and at a host that does not support them. */
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
                        Arrays.stream(Reaction.values())
                                .map(reaction -> new Choice(
                                        reaction,
                                        text(words, reaction),
                                        KEYS.substring(reaction.ordinal(), reaction.ordinal() + 1)))
                                .toList());
    }

    /**
     * The reactions that the player may show at their own seat.
     *
     * @param words the label of the menu; empty where nothing may be shown
     * @param help an explanation of the menu
     * @param choices the phrases, then the pictures, the most wanted first
     */
    public record Offer(String words, String help, List<Choice> choices) {
        /** An offer of no reaction. */
        public static final Offer NOTHING = new Offer("", "", List.of());

        public Offer {
            choices = List.copyOf(choices);
        }
    }

    /**
     * A reaction to choose.
     *
     * @param reaction the reaction that is sent
     * @param words the phrase, or the name of the picture, in the player's language
     * @param key the key that chooses it: 1 to 5 for a phrase, A to H for a picture
     */
    public record Choice(Reaction reaction, String words, String key) {}
}
