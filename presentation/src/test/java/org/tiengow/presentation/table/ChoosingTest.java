package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.analysis.Advice;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableScreen.ActKind;

@DisplayName("Choosing tiles")
class ChoosingTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    @DisplayName("replaces the first tile where one tile was led")
    void single() {
        TableModel model =
                Tables.dealt("lai", 1, DEAL).shows("31").shows("44").shows("11").model();
        assertThat(model.screen().hand().single()).isTrue();
        assertThat(selected(toggle(model, "65", "66"))).isEqualTo("66");
        assertThat(selected(toggle(model, "65", "65"))).isEmpty();
    }

    @Test
    @DisplayName("replaces the first tile before the turn, too")
    void beforeTheTurn() {
        TableModel model = Tables.dealt("lai", 1, DEAL).shows("31").model();
        assertThat(model.screen().hand().single()).isTrue();
        assertThat(selected(toggle(model, "65", "66"))).isEqualTo("66");
    }

    @Test
    @DisplayName("adds a tile to the first where more may be played")
    void several() {
        for (TableModel model : List.of(Tables.dealt("lai", 0, DEAL).model(), pairToBeat())) {
            assertThat(model.screen().hand().single()).isFalse();
            assertThat(selected(toggle(model, "66", "65"))).isEqualTo("66 65");
        }
    }

    @Test
    @DisplayName("of a tile that a hint does not name ends the hint")
    void anotherChoice() {
        TableModel hinted = hinted();
        assertThat(reason(hinted)).isEqualTo("Beat it with Earth–eight.");
        TableModel on = toggle(hinted, "11");
        assertThat(reason(on)).isEqualTo(reason(hinted));
        assertThat(reason(toggle(on, "62"))).isEqualTo(reason(hinted));

        TableModel off = toggle(hinted, "55");
        assertThat(reason(off)).isEqualTo("Two tiles were led; choose two.");
        assertThat(off.screen().hand().tiles()).noneMatch(HandTile::hinted);
        assertThat(hint(off)).isEqualTo("Hint");
    }

    @Test
    @DisplayName("can be left to a hint")
    void takesTheHint() {
        assertThat(hint(pairToBeat())).isEqualTo("Hint");
        TableModel hinted = hinted();
        assertThat(hint(hinted)).isEqualTo("Choose");
        assertThat(hint(hinted.in(Tables.CHINESE).hint(ADVICE))).isEqualTo("選這些");
        for (TableModel before :
                List.of(hinted, toggle(hinted, "11"), toggle(pairToBeat(), "55").hint(ADVICE))) {
            TableModel taken = before.takeHint();
            assertThat(selected(taken)).isIn("11 62", "11 53");
            assertThat(reason(taken)).isEqualTo(reason(hinted));
            assertThat(hint(taken)).isEqualTo("Hint");
            assertThat(taken.play(ActKind.PLAY)).isPresent();
        }
    }

    @Test
    @DisplayName("anew keeps the hint when a page sends the same choice again")
    void sameChoice() {
        TableModel wrong = toggle(pairToBeat(), "55").hint(ADVICE);
        assertThat(wrong.select(TileNotation.read("55")).isHintOpen()).isTrue();
    }

    private static final Advice ADVICE = new Advice(Play.faceUp(TileNotation.read("11 62")), List.of());

    private static TableModel pairToBeat() {
        return Tables.dealt("lai", 1, DEAL)
                .shows("31 41")
                .shows("44 52")
                .forfeits("32 65")
                .model();
    }

    private static TableModel hinted() {
        return pairToBeat().hint(ADVICE);
    }

    private static String hint(TableModel model) {
        return model.screen().acts().get(0).words();
    }

    private static String reason(TableModel model) {
        return Objects.requireNonNull(model.screen().reason()).words();
    }

    private static TableModel toggle(TableModel model, String... tiles) {
        TableModel chosen = model;
        for (String tile : tiles) {
            chosen = chosen.toggle(model.screen().hand().tiles().stream()
                    .map(HandTile::tile)
                    .filter(held -> held.toString().equals(tile))
                    .findFirst()
                    .orElseThrow());
        }
        return chosen;
    }

    private static String selected(TableModel model) {
        return model.screen().hand().tiles().stream()
                .filter(HandTile::selected)
                .map(tile -> tile.tile().toString())
                .collect(Collectors.joining(" "));
    }
}
