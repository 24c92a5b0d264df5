package org.tiengow.swing.view.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.pictures.SampleTable;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.table.hand.TileButton;

/** Tiles carried by the mouse. */
class DragTest {
    private final NoInput input = new NoInput();
    private TableView view;
    private FeltView felt;

    @BeforeEach
    void wear() {
        Theme.DARK.install(1);
    }

    @Test
    void shouldPlaySelectedTilesThatAreDroppedInTheMiddle() {
        show(SampleTable.chinese().midTrick()); // tiles 1 and 2 are selected, and can beat
        TileButton tile = tile(1);
        Rectangle before = tile.face();
        drag(tile, -1, -60, 490, 200);
        assertThat(input.deeds()).containsExactly("act PLAY");
        assertThat(tile.face().y).as("it waits where it was dropped").isLessThan(before.y - 100);
        assertThat(tile(2).face().y).as("the other selected tile too").isLessThan(before.y - 100);
    }

    @Test
    void shouldSayWhyAndGoBackWhereItMayNotBePlayed() {
        show(SampleTable.english().midTrick()); // tiles 4 and 5 are selected, and cannot beat
        TileButton tile = tile(4);
        Rectangle before = tile.face();
        drag(tile, 0, -60, 490, 200);
        assertThat(input.deeds()).containsExactly("act PLAY");
        felt.moveTo(System.nanoTime() + 10_000_000);
        assertThat(tile.face().y).as("on its way back").isLessThan(before.y);
        felt.moveTo(System.nanoTime() + 1_000_000_000);
        assertThat(tile.face()).isEqualTo(before);
    }

    @Test
    void shouldGoBackWhenItIsDroppedElsewhere() {
        show(SampleTable.english().midTrick());
        TileButton tile = tile(4);
        Rectangle before = tile.face();
        drag(tile, -60, 20, 60, 560);
        assertThat(input.deeds()).isEmpty();
        felt.moveTo(System.nanoTime() + 1_000_000_000);
        assertThat(tile.face()).isEqualTo(before);
    }

    @Test
    void shouldBeginAnewWithAnotherTileThanTheSelectedOnes() {
        show(SampleTable.english().midTrick());
        drag(tile(6), 0, -60, 490, 200);
        assertThat(input.deeds()).containsExactly("clear", "toggle 21", "act PLAY");
    }

    @Test
    void shouldStayAClickWithinTheDeadZone() {
        show(SampleTable.english().midTrick());
        TileButton tile = tile(6);
        send(tile, MouseEvent.MOUSE_PRESSED, 40, 120);
        send(tile, MouseEvent.MOUSE_DRAGGED, 42, 123);
        send(tile, MouseEvent.MOUSE_RELEASED, 42, 123);
        assertThat(input.deeds()).containsExactly("toggle 21");
    }

    @Test
    void shouldNeverPlayByADoubleClick() {
        show(SampleTable.chinese().midTrick());
        TileButton tile = tile(1);
        for (int click = 0; click < 3; click++) {
            send(tile, MouseEvent.MOUSE_PRESSED, 40, 120);
            send(tile, MouseEvent.MOUSE_RELEASED, 40, 120);
        }
        assertThat(input.deeds()).hasSize(3).allMatch(deed -> deed.startsWith("toggle"));
    }

    @Test
    void shouldGoOnCarryingWhenWordsElsewhereAskForALayout() {
        show(SampleTable.chinese().midTrick());
        TileButton tile = tile(1);
        send(tile, MouseEvent.MOUSE_PRESSED, 40, 120);
        send(tile, MouseEvent.MOUSE_DRAGGED, 60, 20);
        view.doLayout();
        send(tile, MouseEvent.MOUSE_DRAGGED, 490 - tile.getX(), 200 - tile.getY());
        send(tile, MouseEvent.MOUSE_RELEASED, 490 - tile.getX(), 200 - tile.getY());
        assertThat(input.deeds()).containsExactly("act PLAY");
    }

    @Test
    void shouldPutBackWhatIsCarriedWhenTheWindowChanges() {
        show(SampleTable.chinese().midTrick());
        TileButton tile = tile(1);
        send(tile, MouseEvent.MOUSE_PRESSED, 40, 120);
        send(tile, MouseEvent.MOUSE_DRAGGED, 60, 20);
        Canvas.paint(view, 1024, 640, 1);
        felt.moveTo(System.nanoTime() + 1_000_000_000);
        Rectangle home = tile.standing();
        assertThat(tile.face().x).isEqualTo(home.x);
        send(tile, MouseEvent.MOUSE_RELEASED, 60, 20);
        assertThat(input.deeds()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void shouldLetTheDroppedOneOfTwoEqualTilesGo(int copy) {
        Tables table = Tables.dealt(
                "pagat",
                0,
                "11 62 53 55 55 21 66 65",
                "31 41 33 33 22 22 64 64",
                "44 52 44 43 61 61 51 51",
                "66 11 31 63 54 42 32 65");
        Tile plum = TileNotation.read("55 55").tiles().get(copy);
        TableModel chosen = table.model().toggle(plum);
        show(chosen.screen());
        TileButton tile = felt.hand().selected().get(0);
        drag(tile, 0, -60, 490, 200);
        assertThat(input.deeds()).containsExactly("act PLAY");
        view.show(chosen.sent().with(table.shows("55").state()).orElseThrow().screen());
        assertThat(tile.getParent()).as("where the dropped tile is").isNull();
        assertThat(felt.hand().all()).hasSize(7);
    }

    private void show(TableScreen screen) {
        view = new TableView(screen, TileLook.BLACK, input);
        Canvas.paint(view, 1280, 800, 1);
        view.finishMotion();
        felt = (FeltView) child(view, "felt");
    }

    private TileButton tile(int number) {
        return (TileButton) child(felt, "tile-" + number);
    }

    /** Picks a tile up, moves it a first way, then to a place of the felt, and drops it there. */
    private void drag(TileButton tile, int firstX, int firstY, int x, int y) {
        send(tile, MouseEvent.MOUSE_PRESSED, 40, 120);
        send(tile, MouseEvent.MOUSE_DRAGGED, 40 + firstX, 120 + firstY);
        send(tile, MouseEvent.MOUSE_DRAGGED, x - tile.getX(), y - tile.getY());
        felt.moveTo(System.nanoTime() + 200_000_000);
        send(tile, MouseEvent.MOUSE_RELEASED, x - tile.getX(), y - tile.getY());
    }

    private static void send(TileButton tile, int kind, int x, int y) {
        int down = kind == MouseEvent.MOUSE_RELEASED ? 0 : InputEvent.BUTTON1_DOWN_MASK;
        tile.dispatchEvent(
                new MouseEvent(tile, kind, System.currentTimeMillis(), down, x, y, 1, false, MouseEvent.BUTTON1));
    }

    private static Component child(Container parent, String name) {
        List<Component> all = new ArrayList<>(List.of(parent.getComponents()));
        return all.stream()
                .filter(each -> name.equals(each.getName()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is named " + name));
    }
}
