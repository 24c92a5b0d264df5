package org.tiengow.swing.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.RepaintManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.pictures.SampleTable;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.table.seat.FeltSeat;

/** What is asked to be painted again: nothing while nothing changes, and no more than what changes. */
class RepaintsTest {
    private static final long FRAME = 16_000_000;

    private final Asked asked = new Asked();
    private RepaintManager usual;

    /** Writes down what it is asked for, in the felt's coordinates. */
    private static final class Asked extends RepaintManager {
        private final List<Rectangle> regions = new ArrayList<>();
        private final List<String> names = new ArrayList<>();

        @Override
        public void addDirtyRegion(JComponent component, int x, int y, int width, int height) {
            Rectangle region = new Rectangle(x, y, width, height);
            for (Component at = component; at != null && !(at instanceof FeltView); at = at.getParent()) {
                region.translate(at.getX(), at.getY());
            }
            regions.add(region);
            names.add(component.getName());
        }
    }

    @BeforeEach
    void watch() {
        Theme.DARK.install(1);
        usual = RepaintManager.currentManager(null);
        RepaintManager.setCurrentManager(asked);
    }

    @AfterEach
    void back() {
        RepaintManager.setCurrentManager(usual);
    }

    @Test
    void shouldPaintNothingWhileNothingMovesAndNoClockRuns() {
        FeltView felt = felt(table(SampleTable.english().paid()));
        asked.regions.clear();
        for (int frame = 0; frame < 100; frame++) {
            felt.moveTo(System.nanoTime() + frame * FRAME);
        }
        assertThat(asked.regions).isEmpty();
    }

    @Test
    void shouldPaintThePlateAloneWhileItsClockRuns() {
        FeltView felt = felt(table(SampleTable.english().midTrick()));
        asked.regions.clear();
        for (int frame = 0; frame < 100; frame++) {
            felt.moveTo(System.nanoTime() + frame * FRAME);
        }
        FeltSeat plate = named(felt, "seat-0", FeltSeat.class);
        assertThat(asked.regions).isNotEmpty().allMatch(plate.source()::contains);
    }

    @Test
    void shouldPaintNoneOfTheFeltAgainForTheSameScreen() {
        TableScreen screen = SampleTable.english().paid();
        TableView view = table(screen);
        asked.names.clear();
        view.show(screen);
        assertThat(asked.names)
                .doesNotContain("felt", "trick", "table")
                .noneMatch(name ->
                        name != null && (name.startsWith("tile") || name.startsWith("seat") || name.startsWith("act")));
    }

    @Test
    void shouldPaintOnlyWhatTilesLeaveAndReachWhileTheyFly() {
        TableView view = table(SampleTable.english().midTrick());
        FeltView felt = felt(view);
        view.show(SampleTable.english().afterTrick());
        long start = System.nanoTime();
        felt.moveTo(start + FRAME);
        asked.regions.clear();
        felt.moveTo(start + 2 * FRAME);
        Rectangle all = new Rectangle(-1, -1);
        asked.regions.forEach(all::add);
        double share = all.getWidth() * all.getHeight() / (felt.getWidth() * (double) felt.getHeight());
        assertThat(asked.regions).isNotEmpty();
        assertThat(share).isLessThan(0.5);
    }

    private static TableView table(TableScreen screen) {
        TableView view = new TableView(screen, TileLook.BLACK, new NoInput());
        Canvas.paint(view, 1280, 800, 1);
        view.finishMotion();
        return view;
    }

    private static FeltView felt(TableView view) {
        return named(view, "felt", FeltView.class);
    }

    private static <T extends Component> T named(Container parent, String name, Class<T> type) {
        for (Component child : parent.getComponents()) {
            if (name.equals(child.getName())) {
                return type.cast(child);
            }
        }
        throw new AssertionError("nothing is named " + name);
    }
}
