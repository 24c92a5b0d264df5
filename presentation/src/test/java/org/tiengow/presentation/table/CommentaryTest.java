package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the room is told of a round, by somebody who sees no hand. */
class CommentaryTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    void tellsEachPlayByNameAndSet() {
        Tables table = Tables.dealt("lai", 1, DEAL);
        assertThat(english(table)).isEqualTo("Round 1. Bo is the banker, for double the chips.");
        assertThat(chinese(table)).isEqualTo("第 1 局，Bo 做莊，2 倍。");

        table.shows("31 41");
        assertThat(english(table)).isEqualTo("Bo leads Goose–five.");
        assertThat(chinese(table)).isEqualTo("Bo 首出鵝五。");

        table.shows("44 52");
        assertThat(english(table)).isEqualTo("Mei beats Goose–five with Man–seven.");
        assertThat(chinese(table)).isEqualTo("Mei 用人七打過鵝五。");

        table.forfeits("32 65");
        assertThat(english(table)).isEqualTo("Uncle Lam forfeits two tiles, face down.");
        assertThat(chinese(table)).isEqualTo("Uncle Lam 墊兩張，牌面向下。");

        table.shows("11 62");
        assertThat(english(table)).isEqualTo("Kit had no stacks, and now takes two.");
        assertThat(chinese(table)).isEqualTo("Kit 得頭 2 棟。");
    }

    @Test
    void comparesABeatWithTheSetItBeatNotWithAForfeit() {
        Tables table = Tables.dealt("lai", 2, DEAL).shows("44").forfeits("32").shows("11");

        assertThat(english(table)).isEqualTo("Kit beats Man with Earth.");
    }

    @Test
    void tellsTheEndOfTheRound() {
        Tables table = Tables.byChance("pagat", 5);

        assertThat(english(table)).endsWith("wins the last trick, and with it the round.");
    }

    @Test
    void saysTheSameWhateverIsHidden() {
        String[] other = DEAL.clone();
        other[0] = "11 62 53 55 55 64 64 65";
        other[1] = "31 41 33 33 22 22 21 66";
        Tables one = Tables.dealt("lai", 1, DEAL);
        Tables two = Tables.dealt("lai", 1, other);
        for (Tables table : List.of(one, two)) {
            table.shows("31 41").shows("44 52");
        }
        assertThat(english(one.forfeits("32 65"))).isEqualTo(english(two.forfeits("63 54")));
    }

    private static String english(Tables table) {
        return TableModel.of(Tables.ENGLISH, table.watched()).orElseThrow().commentary();
    }

    private static String chinese(Tables table) {
        return TableModel.of(Tables.CHINESE, table.watched()).orElseThrow().commentary();
    }
}
