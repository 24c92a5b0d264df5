package org.tiengow.web.seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableBar;

class PageActTest {
    @Test
    void readsWhatAPageSays() {
        PageAct act =
                PageAct.of("{\"act\":\"act\",\"kind\":\"last-trick\",\"decision\":7,\"tiles\":[3,9],\"yes\":true}");
        assertThat(act.name()).isEqualTo("act");
        assertThat(act.number("decision", 0, 10)).isEqualTo(7);
        assertThat(act.tiles("tiles")).isEqualTo(TileSet.EMPTY.plus(Tile.of(3)).plus(Tile.of(9)));
        assertThat(act.one("kind", TableBar.ToolKind.class)).isEqualTo(TableBar.ToolKind.LAST_TRICK);
        assertThat(act.is("yes")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "7", "null", "{", "{\"act\":", "\"act\"", "{\"act\":\"a\"}}", "\u0000"})
    void whatIsNoObjectIsRefused(String text) {
        assertThatThrownBy(() -> PageAct.of(text).text("other")).isInstanceOf(IllegalArgumentException.class);
    }

    /** Deeply nested text breaks off without taking the program along. */
    @Test
    void depthIsRefused() {
        assertThatThrownBy(() -> PageAct.of("[".repeat(4_000))).isInstanceOf(IllegalArgumentException.class);
    }

    /** Whatever stands in an act: it is read, or refused with a sentence. */
    @Test
    void nothingElseHappens() {
        long seed = System.nanoTime();
        System.out.println("act.seed " + seed);
        Random random = new Random(seed);
        List<String> values = List.of(
                "1",
                "-1",
                "1e99",
                "0.5",
                "\"x\"",
                "true",
                "null",
                "[]",
                "[1,2]",
                "[32]",
                "[\"a\"]",
                "{}",
                "[[1]]",
                "99999999999999999999",
                "\"" + "y".repeat(700) + "\"",
                "\"PLAY\"",
                "[1e0]");
        for (int i = 0; i < 5_000; i++) {
            String text = "{\"act\":" + any(values, random) + ",\"a\":" + any(values, random) + "}";
            for (Consumer<PageAct> read : List.<Consumer<PageAct>>of(
                    PageAct::name,
                    act -> act.text("a"),
                    act -> act.is("a"),
                    act -> act.number("a", 0, 31),
                    act -> act.tiles("a"),
                    act -> act.one("a", TableBar.ToolKind.class))) {
                try {
                    read.accept(PageAct.of(text));
                } catch (IllegalArgumentException refused) {
                    assertThat(refused).as(text).message().isNotBlank();
                } catch (RuntimeException other) {
                    fail(text, other);
                }
            }
        }
    }

    private static String any(List<String> values, Random random) {
        return values.get(random.nextInt(values.size()));
    }
}
