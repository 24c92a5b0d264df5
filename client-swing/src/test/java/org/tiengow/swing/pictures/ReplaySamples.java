package org.tiengow.swing.pictures;

import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import org.tiengow.client.replay.RecordShelf;
import org.tiengow.client.replay.Replay;
import org.tiengow.presentation.replay.ReplayContents;
import org.tiengow.presentation.replay.ReplayContents.Line;
import org.tiengow.presentation.replay.ReplayModel;
import org.tiengow.presentation.replay.Replays;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.replay.FilesView;
import org.tiengow.swing.view.replay.ReplayView;
import org.tiengow.swing.view.replay.RoundsSheet;

/**
 * Rounds that are looked at again.
 *
 * @param words the language
 * @param look the tiles
 */
record ReplaySamples(Words words, TileLook look) {
    private static final long SEED = 5;

    /** Four hands open, with a whole trick on the table. */
    JComponent open() {
        return view(Replays.model(words, "lai", 4, SEED).to(14));
    }

    /** The same moment as one seat saw it. */
    JComponent seat() {
        return view(Replays.model(words, "lai", 4, SEED).to(14).from(2));
    }

    /** Three hands open, just dealt. */
    JComponent three() {
        return view(Replays.model(words, "ming", 3, SEED));
    }

    /** Two hands open, just dealt. */
    JComponent two() {
        return view(Replays.model(words, "ming", 2, SEED).to(1));
    }

    /** The record files of a machine. */
    JComponent files() {
        FilesView view = new FilesView(words, new NoFiles());
        List<Line> lines = new ArrayList<>();
        for (int file = 0; file < 4; file++) {
            Replay replay = Replay.of("night", Replays.match(file % 2 == 0 ? "lai" : "pagat", 4, 8 - file, file));
            lines.add(contents().of(new RecordShelf.Kept(Path.of("night.jsonl"), replay)));
        }
        view.show(lines);
        view.say("");
        view.read(words.get("replay.reading", "arena.jsonl", 40), 40);
        return view;
    }

    /** What is in a file. */
    JComponent rounds() {
        List<String> records = new ArrayList<>(Replays.match("lai", 4, 8, SEED));
        records.add(2, "half a record");
        Replay replay = Replay.of("night", records);
        return new RoundsSheet(words, contents().of(replay), 0, 1, (match, round) -> {}, () -> {});
    }

    private ReplayContents contents() {
        return new ReplayContents(words, ZoneOffset.UTC);
    }

    private JComponent view(ReplayModel model) {
        return new ReplayView(model.screen(), look, Speed.NORMAL, new QuietReplay());
    }

    private static final class NoFiles implements FilesView.FilesInput {
        @Override
        public void openListed(int index) {}

        @Override
        public void choose() {}

        @Override
        public void openDropped(Path file) {}

        @Override
        public void cancel() {}

        @Override
        public void leave() {}
    }
}
