package org.tiengow.presentation.words;

import java.util.List;
import org.tiengow.client.analysis.Advice;
import org.tiengow.client.analysis.Reason;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.tile.TileSet;

/**
 * A hint in words.
 *
 * @param words the language
 * @param view the player's view
 */
public record HintWords(Words words, SeatView view) implements Reason.Cases<String> {
    /** Returns the advised play with up to two reasons: its merit at the table, and its value compared with other plays. */
    public String sentence(Advice advice) {
        String whole = play(advice.play());
        List<Reason> reasons = advice.reasons();
        if (!reasons.isEmpty()) {
            whole = words.join(whole, reasons.get(0).match(this));
        }
        return reasons.size() < 2
                ? whole
                : words.join(whole, reasons.get(reasons.size() - 1).match(this));
    }

    /** Returns the advised play. */
    public String play(Play play) {
        String key = play.isForfeit() ? "hint.forfeit" : view.table().isEmpty() ? "hint.lead" : "hint.beat";
        return words.get(key, tiles(play));
    }

    /** Returns the tiles of a play inside a sentence. */
    public String tiles(Play play) {
        return play.isForfeit() ? listed(play.tiles()) : names().inSentence(play.tiles());
    }

    private String listed(TileSet tiles) {
        return words.list(names().each(tiles));
    }

    @Override
    public String only() {
        return words.get("hint.why.only");
    }

    @Override
    public String unbeatable() {
        return words.get("hint.why.unbeatable");
    }

    @Override
    public String last() {
        return words.get("hint.why.last");
    }

    @Override
    public String mustForfeit() {
        return words.get("hint.why.mustForfeit");
    }

    @Override
    public String spares() {
        return words.get("hint.why.spares");
    }

    @Override
    public String few(Reason.Few few) {
        return few.size() == 1
                ? words.get("hint.why.tiles", few.rivals(), few.unseen())
                : words.get("hint.why.sets", few.rivals());
    }

    @Override
    public String firstStack() {
        return words.get("hint.why.firstStack");
    }

    @Override
    public String keeps(Reason.Keeps keeps) {
        return words.get("hint.why.keeps", names().inSentence(keeps.set()));
    }

    @Override
    public String better(Reason.Better better) {
        return words.get("hint.why.better", better.chips());
    }

    @Override
    public String close(Reason.Close close) {
        Play other = close.other();
        return other.isForfeit()
                ? words.get("hint.why.closeForfeit")
                : Words.capital(words.get("hint.why.close", tiles(other)));
    }

    private TileNames names() {
        return new TileNames(words);
    }
}
