package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.Recall.Recalled;
import org.tiengow.presentation.words.Words;

/**
 * The last trick in words, for showing it again.
 *
 * @param scene the table
 */
record RecallWords(Scene scene) {
    /** Returns why there is no trick to show; empty if there is one. */
    String whyNot() {
        return scene.view().tricks().isEmpty() ? words().get("recall.none") : "";
    }

    /** Returns the last trick; null while it is not open. */
    @Nullable
    Recall recall() {
        List<SeenTrick> tricks = scene.view().tricks();
        if (scene.choices().open() != Choices.Open.LAST_TRICK || tricks.isEmpty()) {
            return null;
        }
        SeenTrick last = tricks.get(tricks.size() - 1);
        List<Recalled> plays = new ArrayList<>();
        for (int i = 0; i < last.plays().size(); i++) {
            plays.add(recalled(last.plays().get(i), i == 0, last.winner()));
        }
        return new Recall(
                words().get("recall.title", tricks.size()),
                new TrickWords(scene).outcome(last),
                plays,
                words().get("recall.close"));
    }

    private Recalled recalled(SeenPlay play, boolean lead, int winner) {
        boolean won = play.seat() == winner && !play.faceDown();
        String name = play.faceDown()
                ? words().get("table.faceDown", play.count())
                : scene.names().name(play.tiles());
        return new Recalled(
                scene.people().colour(play.seat()),
                scene.people().name(play.seat()),
                won,
                play.faceDown() ? TileSet.EMPTY : play.tiles(),
                play.faceDown() ? play.count() : 0,
                name,
                words().get(fate(play.faceDown(), lead, won)));
    }

    private static String fate(boolean faceDown, boolean lead, boolean won) {
        if (faceDown) {
            return "recall.forfeited";
        }
        return won ? lead ? "recall.ledAndWon" : "recall.won" : lead ? "recall.led" : "recall.beaten";
    }

    private Words words() {
        return scene.words();
    }
}
