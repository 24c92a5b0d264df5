package org.tiengow.swing.model;

import org.tiengow.engine.tile.TileSet;

/**
 * What the reader has in hand at the table and nobody else knows of: tiles chosen, questions open.
 *
 * @param selected the tiles chosen
 * @param hinted the tiles a hint names; none without a hint
 * @param hint the hint's sentence; empty without one
 * @param asking whether throwing away a winning set is being asked about
 * @param dontAsk whether such questions are no longer wanted
 * @param sent the number of the decision that is on its way to the host; −1 for none
 * @param problem what was last refused, in a sentence; empty for none
 * @param notice a note nobody must answer; empty for none
 * @param chatRead how many chat lines have been seen
 */
record Choices(
        TileSet selected,
        TileSet hinted,
        String hint,
        boolean asking,
        boolean dontAsk,
        long sent,
        String problem,
        String notice,
        int chatRead) {
    static final long NOTHING_SENT = -1;

    static final Choices NONE = new Choices(TileSet.EMPTY, TileSet.EMPTY, "", false, false, NOTHING_SENT, "", "", 0);

    Choices select(TileSet tiles) {
        return new Choices(tiles, hinted, hint, false, dontAsk, sent, "", notice, chatRead);
    }

    Choices withHint(TileSet tiles, String sentence) {
        return new Choices(selected, tiles, sentence, asking, dontAsk, sent, problem, notice, chatRead);
    }

    Choices ask(boolean open) {
        return new Choices(selected, hinted, hint, open, dontAsk, sent, problem, notice, chatRead);
    }

    Choices askNoMore() {
        return new Choices(selected, hinted, hint, asking, true, sent, problem, notice, chatRead);
    }

    Choices send(long decision) {
        return new Choices(selected, TileSet.EMPTY, "", false, dontAsk, decision, "", "", chatRead);
    }

    Choices refused(String sentence) {
        return new Choices(selected, hinted, hint, false, dontAsk, NOTHING_SENT, sentence, notice, chatRead);
    }

    Choices explain(String sentence) {
        return new Choices(selected, hinted, hint, false, dontAsk, sent, sentence, notice, chatRead);
    }

    Choices note(String sentence) {
        return new Choices(selected, hinted, hint, asking, dontAsk, sent, problem, sentence, chatRead);
    }

    Choices chatRead(int lines) {
        return new Choices(selected, hinted, hint, asking, dontAsk, sent, problem, notice, lines);
    }

    /** Another decision, or none: what was chosen for the last one is gone, except tiles still held. */
    Choices forget(TileSet hand) {
        TileSet kept = hand.containsAll(selected) ? selected : TileSet.EMPTY;
        return new Choices(kept, TileSet.EMPTY, "", false, dontAsk, NOTHING_SENT, "", notice, chatRead);
    }
}
