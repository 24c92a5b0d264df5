package org.tiengow.presentation.guide;

import java.util.List;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.words.TileNames;
import org.tiengow.presentation.words.Words;

/**
 * The gain, saving or risk of the player's own play in a trick.
 *
 * @param words the language
 * @param view the player's view
 */
record GuideStory(Words words, SeatView view) {
    /** Returns a sentence about what the suggested play gained or saved in a finished trick; empty if there is nothing to add. */
    String kept(SeenTrick trick) {
        int at = mine(trick.plays());
        if (!trick.plays().get(at).faceDown()) {
            return outcome(trick);
        }
        TileSet best = best(trick.plays().subList(0, at));
        List<String> could = ranks().beating(best, view.hand());
        return could.isEmpty() ? "" : words.get("guide.trick.kept", could.get(0), names().inSentence(best));
    }

    /**
     * Returns a sentence about what the player's own play (not the suggested one) gained or risked in a finished trick; empty if there is
     * nothing to add.
     */
    String outcome(SeenTrick trick) {
        int at = mine(trick.plays());
        SeenPlay own = trick.plays().get(at);
        if (own.faceDown()) {
            return forfeited(own, best(trick.plays().subList(0, at)));
        }
        return at == 0 && trick.winner() != view.seat() ? risked(own.tiles()) : "";
    }

    private String forfeited(SeenPlay own, TileSet best) {
        List<String> could = ranks().beating(best, view.hand().plus(own.tiles()));
        if (could.isEmpty()) {
            return "";
        }
        String passed = words.get("guide.trick.passed", Words.capital(could.get(0)), names().inSentence(best));
        return view.stacks().get(view.seat()) == 0 ? words.join(passed, words.get("guide.trick.without")) : passed;
    }

    private String risked(TileSet led) {
        List<String> left = ranks().beating(led, view.hand());
        return left.isEmpty()
                ? words.get("guide.trick.risk")
                : words.join(words.get("guide.trick.risk"), words.get("guide.trick.riskKept", left.get(0)));
    }

    /** Returns the index of the player's play, or -1. */
    private int mine(List<SeenPlay> plays) {
        for (int i = 0; i < plays.size(); i++) {
            if (plays.get(i).seat() == view.seat()) {
                return i;
            }
        }
        return -1;
    }

    private static TileSet best(List<SeenPlay> plays) {
        TileSet best = TileSet.EMPTY;
        for (SeenPlay play : plays) {
            best = play.faceDown() ? best : play.tiles();
        }
        return best;
    }

    private GuideRanks ranks() {
        return new GuideRanks(words, view.rules());
    }

    private TileNames names() {
        return new TileNames(words);
    }
}
