package org.tiengow.presentation.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.premove.Premove;
import org.tiengow.presentation.settings.Assistance;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableScreen.ActKind;

/**
 * The state of the table's screen that only this program knows: selected tiles, the hint, the open overlay, notes.
 *
 * @param selected the selected tiles
 * @param hinted the hint
 * @param refused the last refusal
 * @param open the overlay on the table
 * @param premove what is chosen for the next turn
 * @param answered the player's answers to decisions
 * @param notice a short note that needs no answer; empty if absent
 * @param chatRead the number of chat lines that have been read
 * @param around settings and notices that do not depend on the selection
 */
public record Choices(
        TileSet selected,
        Hinted hinted,
        Refused refused,
        Open open,
        Premove premove,
        Answered answered,
        String notice,
        int chatRead,
        Around around) {
    /** The number of no decision. */
    static final long NO_DECISION = -1;

    public static final Choices NONE = new Choices(
            TileSet.EMPTY,
            Hinted.NOTHING,
            Refused.NOTHING,
            Open.NOTHING,
            Premove.NONE,
            Answered.NOTHING,
            "",
            0,
            new Around(Assistance.FIRST, false, "", Speed.NORMAL));

    /**
     * A hint.
     *
     * @param tiles the tiles it names; empty without a hint
     * @param words its sentence; empty without one
     */
    record Hinted(TileSet tiles, String words) {
        static final Hinted NOTHING = new Hinted(TileSet.EMPTY, "");

        /** Checks whether the hint names all these tiles. Of two equal tiles, it names either. */
        boolean names(TileSet chosen) {
            return chosen.tiles().stream().allMatch(tile -> chosen.count(tile.kind()) <= tiles.count(tile.kind()));
        }
    }

    /**
     * The last refusal.
     *
     * @param words the reason in a sentence; empty if absent
     * @param rules the paragraphs of the rules behind it; may be empty
     * @param about the button it concerns; null for a refusal that cannot be derived again
     */
    record Refused(
            String words, List<String> rules, @Nullable ActKind about) {
        static final Refused NOTHING = new Refused("", List.of(), null);

        Refused {
            rules = List.copyOf(rules);
        }
    }

    /**
     * The player's answers to decisions.
     *
     * @param sent the number of the decision whose answer is on its way to the host; −1 for none
     * @param helped the number of the latest decision for which the player asked for a hint; −1 for none
     * @param mayTakeBack whether the player chose the latest answer, here and without a hint; no other one is taken back
     */
    record Answered(long sent, long helped, boolean mayTakeBack) {
        static final Answered NOTHING = new Answered(NO_DECISION, NO_DECISION, false);

        Answered send(long decision, boolean chosen) {
            return new Answered(decision, helped, chosen && decision != helped);
        }

        Answered arrived() {
            return new Answered(NO_DECISION, helped, mayTakeBack);
        }

        Answered help(long decision) {
            return new Answered(sent, decision, mayTakeBack);
        }
    }

    /** The overlays on the table. At most one is open. */
    enum Open {
        NOTHING,
        /** The question whether to throw away a winning set. */
        QUESTION,
        /** The last trick. */
        LAST_TRICK,
        /** The rules behind a reason. */
        RULES
    }

    /**
     * Settings and notices that do not depend on the selection.
     *
     * @param assistance the player's assistance settings
     * @param heard whether sound is on
     * @param news a temporary notice, such as the new host; empty if absent
     * @param pace the speed of motion
     */
    record Around(Assistance assistance, boolean heard, String news, Speed pace) {}

    /**
     * Selects other tiles. Ends a premove of the previous ones, and closes what was said about them, but not the last trick. A hint ends
     * with the choice of a tile that it does not name.
     */
    Choices select(TileSet tiles) {
        Open still = open == Open.LAST_TRICK ? open : Open.NOTHING;
        Hinted hint = tiles.equals(selected) || hinted.names(tiles) ? hinted : Hinted.NOTHING;
        return new Choices(
                tiles, hint, Refused.NOTHING, still, premove.playingNothing(), answered, notice, chatRead, around);
    }

    Choices withHint(TileSet tiles, String sentence) {
        return new Choices(
                selected, new Hinted(tiles, sentence), refused, open, premove, answered, notice, chatRead, around);
    }

    Choices open(Open wanted) {
        return new Choices(selected, hinted, refused, wanted, premove, answered, notice, chatRead, around);
    }

    /** Chooses something for the next turn. Closes what was said about the previous choice. */
    Choices choose(Premove wanted) {
        return new Choices(selected, hinted, Refused.NOTHING, open, wanted, answered, notice, chatRead, around);
    }

    /** Opens an overlay, or closes it if it is open. */
    Choices turn(Open wanted) {
        return open(open == wanted ? Open.NOTHING : wanted);
    }

    /**
     * Records that an answer is on its way.
     *
     * @param chosen whether the player chose it
     */
    Choices send(long decision, boolean chosen) {
        return new Choices(
                selected,
                Hinted.NOTHING,
                Refused.NOTHING,
                Open.NOTHING,
                Premove.NONE,
                answered.send(decision, chosen),
                "",
                chatRead,
                around);
    }

    /** Records that the player has asked for a hint for a decision. */
    Choices helpedWith(long decision) {
        return new Choices(selected, hinted, refused, open, premove, answered.help(decision), notice, chatRead, around);
    }

    /** Records that the host refused what was sent. A note that it had been played is no longer true. */
    Choices reopen() {
        return new Choices(selected, hinted, refused, open, premove, answered.arrived(), "", chatRead, around);
    }

    /** Explains in a sentence why an action is not possible. */
    Choices explain(String sentence) {
        return explain(new Refused(sentence, List.of(), null));
    }

    /**
     * Explains why an action is not possible. Rules behind an earlier reason close. A question stays open, because keyboard focus may pass
     * over a disabled button on the way to its answer.
     */
    Choices explain(Refused why) {
        Open still = open == Open.RULES ? Open.NOTHING : open;
        return new Choices(selected, hinted, why, still, premove, answered, notice, chatRead, around);
    }

    Choices note(String sentence) {
        return new Choices(selected, hinted, refused, open, premove, answered, sentence, chatRead, around);
    }

    /** Removes texts in the old language, and the rules that are open because of such a text. */
    Choices inAnotherLanguage() {
        Open still = open == Open.RULES && !refused.words().isEmpty() ? Open.NOTHING : open;
        return new Choices(
                selected,
                new Hinted(hinted.tiles(), ""),
                Refused.NOTHING,
                still,
                premove,
                answered,
                "",
                chatRead,
                around);
    }

    Choices chatRead(int lines) {
        return new Choices(selected, hinted, refused, open, premove, answered, notice, lines, around);
    }

    Choices with(Around changed) {
        return new Choices(selected, hinted, refused, open, premove, answered, notice, chatRead, changed);
    }

    Choices helpedBy(Assistance wanted) {
        return with(new Around(wanted, around.heard(), around.news(), around.pace()));
    }

    Choices hear(boolean wanted) {
        return with(new Around(around.assistance(), wanted, around.news(), around.pace()));
    }

    Choices tell(String news) {
        return with(new Around(around.assistance(), around.heard(), news, around.pace()));
    }

    Choices pace(Speed wanted) {
        return with(new Around(around.assistance(), around.heard(), around.news(), wanted));
    }

    /**
     * Returns the choices for another decision, or for none. Keeps the selection if no answer was sent and the hand still holds all of it;
     * otherwise clears it. The hand alone cannot tell whether the selection was played, because either of two equal tiles may remain.
     */
    Choices forget(TileSet hand) {
        boolean still = answered.sent() == NO_DECISION && hand.containsAll(selected);
        TileSet kept = still ? selected : TileSet.EMPTY;
        return new Choices(
                kept,
                Hinted.NOTHING,
                Refused.NOTHING,
                Open.NOTHING,
                premove,
                answered.arrived(),
                notice,
                chatRead,
                around);
    }
}
