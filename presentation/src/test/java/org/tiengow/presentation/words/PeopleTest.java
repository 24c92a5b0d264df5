package org.tiengow.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.presentation.table.Tables;

@DisplayName("The letter on somebody's disc")
class PeopleTest {
    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("is the first that tells people apart")
    @CsvSource({"Mei, M", "kit, K", "阿蘭, 蘭", "阿, 阿", "梅, 梅", "🐢 Lam, 🐢", "'', ''"})
    void first(String name, String letter) {
        assertThat(People.initial(name)).isEqualTo(letter);
    }

    @Test
    @DisplayName("is another for each of a host's bots, in Chinese too")
    void bots() {
        assertThat(List.of("Orchid", "Bamboo", "Maple", "Pine", "Lotus"))
                .extracting(bot -> People.initial(Tables.CHINESE.get("bot." + bot)))
                .containsExactly("蘭", "竹", "楓", "松", "蓮");
    }
}
