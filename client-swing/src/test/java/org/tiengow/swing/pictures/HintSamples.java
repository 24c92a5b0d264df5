package org.tiengow.swing.pictures;

import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import org.tiengow.client.analysis.Advice;
import org.tiengow.client.analysis.LookBack;
import org.tiengow.client.analysis.Reason;
import org.tiengow.client.analysis.Worth;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.presentation.replay.Replays;
import org.tiengow.presentation.settlement.LookBackWords;
import org.tiengow.presentation.table.Cast;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.settlement.LookBackSheet;
import org.tiengow.swing.view.table.TableView;

/**
 * Hints, and what would have been better.
 *
 * @param words the language
 * @param look the tiles
 */
record HintSamples(Words words, TileLook look) {
    private static final long SEED = 5;
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    /** The longest of the hints: a play, what speaks for it, and what it is worth. */
    JComponent table() {
        Tables table =
                Tables.dealt("lai", 1, DEAL).shows("31 41").shows("44 52").forfeits("32 65");
        Play play = Play.faceUp(TileNotation.read("11 62"));
        Advice advice = new Advice(
                play, List.of(new Reason.Last(), new Reason.Close(Play.forfeit(TileNotation.read("21 65")))));
        TableModel model = TableModel.of(words, table.state()).orElseThrow().hint(advice);
        return new TableView(model.screen(), look, new Quiet());
    }

    /** Tiles chosen before the turn, while Uncle Lam thinks. */
    JComponent ahead() {
        Tables table = Tables.dealt("lai", 1, DEAL).shows("31 41").shows("44 52");
        TableModel model = TableModel.of(words, table.state()).orElseThrow();
        return new TableView(
                model.select(table.view()
                                .hand()
                                .withKindsOf(TileNotation.read("11 62"))
                                .orElseThrow())
                        .premove(ActKind.PLAY_AHEAD)
                        .premove(ActKind.FORFEIT_AHEAD)
                        .screen(),
                look,
                new Quiet());
    }

    /** Two seats' decisions would look the same: those of one. */
    JComponent lookBack() {
        return found();
    }

    /** With all plays of the first decision. */
    JComponent allPlays() {
        LookBackSheet sheet = found();
        int moment = Thought.ROUND.decisions().get(0).moment();
        TableSamples.button(sheet, "look-back-all-" + moment).doClick(0);
        return sheet;
    }

    private LookBackSheet found() {
        LookBackSheet sheet = sheet();
        sheet.show(new LookBackWords(words, Cast.named("Kit"), false).screen(Thought.ROUND));
        return sheet;
    }

    /** While it is thought over. */
    JComponent thinking() {
        LookBackSheet sheet = sheet();
        sheet.think(new LookBackWords(words, Cast.named("Kit"), false).thinking(40), 40);
        return sheet;
    }

    private static Worth worth(Play play, double behind) {
        return new Worth(play, -behind, behind, behind == 0 ? 0 : 0.4);
    }

    private LookBackSheet sheet() {
        return new LookBackSheet(words.get("lookBack.title"), words.get("replay.cancel"), look, moment -> {}, () -> {});
    }

    /** Thought over once for all samples: it takes a second, and is the same in every language. */
    private static final class Thought {
        private static final LookBack ROUND = LookBack.at(
                        Replays.model(Tables.ENGLISH, "lai", 4, SEED).round(),
                        0,
                        (view, legal, also) -> Stream.concat(
                                        Stream.of(legal.get(0)),
                                        also.stream().filter(play -> !play.sameAs(legal.get(0))))
                                .map(play -> worth(
                                        play,
                                        play == legal.get(0) ? 0 : view.hand().size() * 0.4))
                                .toList(),
                        share -> true)
                .orElseThrow();
    }
}
