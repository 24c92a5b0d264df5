package org.tiengow.engine.seat;

import org.tiengow.engine.tile.TileSet;

/**
 * The reason why a play was refused. The round is unchanged.
 *
 * @param reason the rule that refuses
 * @param tiles the tiles offered, or the tiles that must be played instead, depending on the reason
 * @param number the number that the user's message contains, such as the tiles led; 0 for a reason without one
 */
public record Refusal(Reason reason, TileSet tiles, int number) {
    /** Returns a refusal without a number. */
    public static Refusal of(Reason reason, TileSet tiles) {
        return new Refusal(reason, tiles, 0);
    }

    /** Returns the paragraph of the rules, such as {@code 4.3}. */
    public String paragraph() {
        return reason.paragraph();
    }

    /** Returns one English sentence for logs and command lines. User interfaces build their own from the parts. */
    public String sentence() {
        return reason.sentence().replace("{tiles}", tiles.toString()).replace("{number}", Integer.toString(number));
    }

    /** The rules that refuse a play, each with its paragraph and one sentence. */
    public enum Reason {
        ROUND_OVER("2.4", "The round is over."),
        NOT_YOUR_TURN("2.1", "It is another seat's turn."),
        DECLARE_FIRST("4.11", "Everybody is still being asked for one red dot."),
        NOTHING_TO_DECLARE("4.11", "Nobody is asked for one red dot now."),
        NOT_ONE_RED_DOT("4.11", "This hand has {number} red pips, not one."),
        ALREADY_ANSWERED("4.11", "This seat has answered already."),
        NO_TILES("3.1", "No tile was chosen."),
        NOT_IN_HAND("2.2", "{tiles} is not in this hand."),
        NOT_A_SET("3.4", "{tiles} is not a set."),
        LEAD_FACE_UP("3.1", "A lead is played face up."),
        KEEP_THE_SET("3.4", "{tiles} belongs together and may not be broken up when leading."),
        WRONG_COUNT("4.1", "{number} tiles were led, so {number} must be played."),
        WRONG_SUIT("4.3", "{tiles} is of the other suit than the lead."),
        WRONG_SHAPE("4.3", "{tiles} is of another shape than the lead."),
        TOO_LOW("4.3", "{tiles} is lower than the set to beat."),
        EQUAL_RANK("4.3", "{tiles} ranks equal to the set to beat, and the earlier play holds."),
        SUPREME_BEATS_NOTHING("4.4", "The Supreme beats nothing when it follows."),
        UNRIVALLED_LEAD("4.4", "Nothing beats an unrivalled pair that was led."),
        ONLY_SEVENS_CAPTURE("4.5", "Only 61 61 beats 51 51 as a lead."),
        FRONT_OVER_BACK("4.6", "The Back team was led, so {tiles} of the Front team cannot win."),
        HEAVENS_ON_NINES("4.7", "Nothing beats a pair of Heavens on this lead."),
        SHUT_OUT("4.8", "This seat has no stack and must forfeit its last tiles."),
        MUST_BEAT("4.2", "{tiles} would beat, so a forfeit is not allowed.");

        private final String paragraph;
        private final String sentence;

        Reason(String paragraph, String sentence) {
            this.paragraph = paragraph;
            this.sentence = sentence;
        }

        public String paragraph() {
            return paragraph;
        }

        /** Returns the sentence with the placeholders {@code {tiles}} and {@code {number}}. */
        public String sentence() {
            return sentence;
        }
    }
}
