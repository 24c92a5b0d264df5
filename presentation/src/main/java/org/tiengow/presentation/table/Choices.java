package org.tiengow.presentation.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.settings.Aids;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableScreen.ActKind;

/**
 * What the reader has in hand at the table and nobody else knows of: tiles chosen, questions open.
 *
 * @param selected the tiles chosen
 * @param hinted what a hint says
 * @param refused what may not be done
 * @param open what lies over the table
 * @param sent the number of the decision that is on its way to the host; −1 for none
 * @param notice a note nobody must answer; empty if there is none
 * @param chatRead how many chat lines have been seen
 * @param around what is so whatever is chosen
 */
public record Choices(
        TileSet selected,
        Hinted hinted,
        Refused refused,
        Open open,
        long sent,
        String notice,
        int chatRead,
        Around around) {
    static final long NOTHING_SENT = -1;

    public static final Choices NONE = new Choices(
            TileSet.EMPTY,
            Hinted.NOTHING,
            Refused.NOTHING,
            Open.NOTHING,
            NOTHING_SENT,
            "",
            0,
            new Around(Aids.FIRST, false, "", Speed.NORMAL));

    /**
     * A hint.
     *
     * @param tiles the tiles it names; none without a hint
     * @param words its sentence; empty without one
     */
    record Hinted(TileSet tiles, String words) {
        static final Hinted NOTHING = new Hinted(TileSet.EMPTY, "");
    }

    /**
     * What was last refused.
     *
     * @param words why, in a sentence; empty if there is none
     * @param rules the paragraphs of the rules behind it; none for none
     * @param about the button it speaks of; null for what can be said only once
     */
    record Refused(
            String words, List<String> rules, @Nullable ActKind about) {
        static final Refused NOTHING = new Refused("", List.of(), null);

        /** Copies the list. */
        Refused {
            rules = List.copyOf(rules);
        }
    }

    /** What may lie over the table, one thing at a time. */
    enum Open {
        NOTHING,
        /** Whether a winning set is to be thrown away. */
        QUESTION,
        /** The last trick. */
        LAST_TRICK,
        /** The rules behind a reason. */
        RULES
    }

    /**
     * What is so whatever is chosen.
     *
     * @param aids what helps the reader
     * @param heard whether the table may be heard
     * @param news what everybody is to know for a while, such as who hosts now; empty if there is nothing
     * @param pace how fast things move for the reader
     */
    record Around(Aids aids, boolean heard, String news, Speed pace) {}

    /** Other tiles: what was said about those before is gone, but not the last trick. */
    Choices select(TileSet tiles) {
        Open still = open == Open.LAST_TRICK ? open : Open.NOTHING;
        return new Choices(tiles, hinted, Refused.NOTHING, still, sent, notice, chatRead, around);
    }

    Choices withHint(TileSet tiles, String sentence) {
        return new Choices(selected, new Hinted(tiles, sentence), refused, open, sent, notice, chatRead, around);
    }

    Choices open(Open wanted) {
        return new Choices(selected, hinted, refused, wanted, sent, notice, chatRead, around);
    }

    /** Opens something, or closes it if it is what lies there. */
    Choices turn(Open wanted) {
        return open(open == wanted ? Open.NOTHING : wanted);
    }

    Choices send(long decision) {
        return new Choices(selected, Hinted.NOTHING, Refused.NOTHING, Open.NOTHING, decision, "", chatRead, around);
    }

    /** The host refused what was sent. */
    Choices refused(String sentence, List<String> rules) {
        return new Choices(
                selected,
                hinted,
                new Refused(sentence, rules, null),
                Open.NOTHING,
                NOTHING_SENT,
                notice,
                chatRead,
                around);
    }

    /** Something may not be done; the sentence says why. */
    Choices explain(String sentence) {
        return explain(new Refused(sentence, List.of(), null));
    }

    /**
     * Something may not be done. Only the rules behind another reason close: a question waits for its answer, also when the
     * keyboard's way to it leads over a button that may not be pressed.
     */
    Choices explain(Refused why) {
        Open still = open == Open.RULES ? Open.NOTHING : open;
        return new Choices(selected, hinted, why, still, sent, notice, chatRead, around);
    }

    Choices note(String sentence) {
        return new Choices(selected, hinted, refused, open, sent, sentence, chatRead, around);
    }

    /** What was said is gone, and what lies open because of that and nothing else. */
    Choices inAnotherLanguage() {
        Open still = open == Open.RULES && !refused.words().isEmpty() ? Open.NOTHING : open;
        return new Choices(
                selected, new Hinted(hinted.tiles(), ""), Refused.NOTHING, still, sent, "", chatRead, around);
    }

    Choices chatRead(int lines) {
        return new Choices(selected, hinted, refused, open, sent, notice, lines, around);
    }

    Choices with(Around changed) {
        return new Choices(selected, hinted, refused, open, sent, notice, chatRead, changed);
    }

    Choices helpedBy(Aids wanted) {
        return with(new Around(wanted, around.heard(), around.news(), around.pace()));
    }

    Choices hear(boolean wanted) {
        return with(new Around(around.aids(), wanted, around.news(), around.pace()));
    }

    Choices tell(String news) {
        return with(new Around(around.aids(), around.heard(), news, around.pace()));
    }

    Choices pace(Speed wanted) {
        return with(new Around(around.aids(), around.heard(), around.news(), wanted));
    }

    /**
     * Another decision, or none: what was sent is gone, and the rest stays chosen while it is held. Holding says nothing of
     * what was sent: of two equal tiles the hand may keep either.
     */
    Choices forget(TileSet hand) {
        boolean still = sent == NOTHING_SENT && hand.containsAll(selected);
        TileSet kept = still ? selected : TileSet.EMPTY;
        return new Choices(kept, Hinted.NOTHING, Refused.NOTHING, Open.NOTHING, NOTHING_SENT, notice, chatRead, around);
    }
}
