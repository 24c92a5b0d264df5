package org.tiengow.swing.pictures;

import java.awt.BorderLayout;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.tiengow.presentation.moment.RoundMoment;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.table.TableView;

/** Instants of the moment of a won round. */
final class MomentSamples {
    /** A round of chance that ends with a capture of the reader's Little Three. */
    private static final long CAPTURE = 15_479;

    private final Words words;
    private final TileLook look;

    MomentSamples(Words words, TileLook look) {
        this.words = words;
        this.look = look;
    }

    /** The last trick, some way through a step. */
    JComponent at(RoundMoment.Kind kind) {
        return at(CAPTURE, kind);
    }

    /** The last two tiles of another round, which turn over. */
    JComponent turning() {
        return new Played(view(Turning.SEED, 2), won(Turning.SEED, 2), RoundMoment.Kind.TURN);
    }

    /** Looked for once for all samples: it is the same round in every language. */
    private static final class Turning {
        private static final long SEED = LongStream.iterate(0, seed -> seed + 1)
                .filter(seed -> won(Tables.ENGLISH, seed, 2)
                        .moment()
                        .filter(moment -> moment.turned().size() == 2)
                        .isPresent())
                .findFirst()
                .orElseThrow();
    }

    private JComponent at(long seed, RoundMoment.Kind kind) {
        return new Played(view(seed, 1), won(seed, 1), kind);
    }

    private TableView view(long seed, int missed) {
        return new TableView(before(words, seed, missed).screen(), look, new Quiet());
    }

    private static TableModel before(Words words, long seed, int missed) {
        return TableModel.of(words, Tables.byChance("lai", seed, missed).state())
                .orElseThrow();
    }

    private TableModel won(long seed, int missed) {
        return won(words, seed, missed);
    }

    private static TableModel won(Words words, long seed, int missed) {
        return before(words, seed, missed)
                .with(Tables.byChance("lai", seed).state())
                .orElseThrow();
    }

    /** A table that plays what has happened as soon as it knows its size, up to a step. */
    private static final class Played extends JPanel {
        private final TableView view;
        private final TableModel after;
        private final RoundMoment.Kind kind;
        private int width;

        Played(TableView view, TableModel after, RoundMoment.Kind kind) {
            super(new BorderLayout());
            this.view = view;
            this.after = after;
            this.kind = kind;
            add(view);
        }

        @Override
        public void doLayout() {
            super.doLayout();
            view.doLayout();
            if (getWidth() > 0 && getWidth() != width) {
                width = getWidth();
                view.finishMotion();
                play();
            }
        }

        private void play() {
            view.show(after.screen());
            long now = System.nanoTime();
            for (RoundMoment.Step step : after.moment().orElseThrow().steps()) {
                long millis = step.millis();
                if (step.kind() == kind) {
                    view.moveTo(now + TimeUnit.MILLISECONDS.toNanos(millis * 6 / 10));
                    return;
                }
                now += TimeUnit.MILLISECONDS.toNanos(millis);
                view.moveTo(now);
            }
        }
    }
}
