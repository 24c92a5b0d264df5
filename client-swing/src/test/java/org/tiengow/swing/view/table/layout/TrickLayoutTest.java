package org.tiengow.swing.view.table.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.view.table.layout.TrickLayout.Placed;

class TrickLayoutTest {
    private static final List<String> SETS = List.of("11", "31 41", "55 44 43", "66 66 63 54");

    @ParameterizedTest
    @CsvSource({
        "960, 490, 1",
        "1090, 530, 1",
        "1024, 640, 1",
        "1280, 800, 1",
        "1366, 768, 1",
        "1600, 1000, 1.25",
        "1920, 1080, 1",
        "3840, 2160, 2"
    })
    void everyPlayLiesBeforeItsOwner(int width, int height, double scale) {
        Theme.DARK.install((float) scale);
        TableLayout table = TableLayout.of(width, height, 0, scale, 4, List.of(3, 2, 1));
        for (String set : SETS) {
            for (Side best : Side.values()) {
                TrickLayout trick = new TrickLayout(table, plays(set, best), true);
                Map<Side, Rectangle2D> lies = new EnumMap<>(Side.class);
                trick.all().forEach(placed -> lies.put(placed.side(), tiles(placed)));
                lies.remove(best);
                String where = set + " of " + best + ": " + lies;
                lies.forEach((side, at) -> lies.forEach((other, its) -> assertThat(side == other || !at.intersects(its))
                        .as(where)
                        .isTrue()));
                lies.values()
                        .forEach(at -> assertThat(at.intersects(trick.frame()))
                                .as(where)
                                .isFalse());
                if (best != Side.OPPOSITE && best != Side.RIGHT) { // the opposite player's is the nearest to that seat
                    assertThat(lies.get(Side.OPPOSITE).getMaxY())
                            .as(where)
                            .isLessThan(lies.get(Side.RIGHT).getY());
                }
                if (best != Side.SELF && best != Side.LEFT) { // and yours to your hand
                    assertThat(lies.get(Side.SELF).getY())
                            .as(where)
                            .isGreaterThan(lies.get(Side.LEFT).getMaxY());
                }
            }
        }
    }

    private static Rectangle2D tiles(Placed placed) {
        return placed.tiles().stream()
                .map(tile -> (Rectangle2D)
                        new Rectangle2D.Double(tile.getX(), tile.getY(), tile.getWidth(), tile.getHeight()))
                .reduce(Rectangle2D::createUnion)
                .orElseThrow();
    }

    private static Map<Side, TablePlay> plays(String tiles, Side best) {
        TileSet set = TileNotation.read(tiles);
        Map<Side, TablePlay> plays = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            PlayState state = side == best ? PlayState.BEST : PlayState.BEATEN;
            String title = side == best ? "To beat: Man–seven" : side + " · led, beaten";
            int seat = side.ordinal();
            plays.put(side, new TablePlay(seat, "" + side, seat, state, set.size(), set, title, "", title, "", title));
        }
        return plays;
    }
}
