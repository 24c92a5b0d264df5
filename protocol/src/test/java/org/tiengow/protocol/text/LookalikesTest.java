package org.tiengow.protocol.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Names of hosts that are taken for each other")
class LookalikesTest {
    @ParameterizedTest
    @CsvSource({
        "Friday night, Friday nlght",
        "Friday night, Friday n1ght",
        "Friday night, FrIday nıght",
        "Friday night, Frіdаy nіght",
        "Modern room, Modem room",
        "Office, 0ffice",
        "Kitchen, Κіtϲhеո",
        "Mei’s table, Mei's table",
        "Mei’s table, Mei‘s\u00A0tаb1e",
        "天九牌 1, 天九牌 l"
    })
    @DisplayName("have one skeleton")
    void same(String one, String other) {
        assertThat(Lookalikes.skeleton(one)).isEqualTo(Lookalikes.skeleton(other));
    }

    @ParameterizedTest
    @CsvSource({
        "Friday night, Friday nights",
        "Friday night, Sunday night",
        "Table 1, Table 2",
        "Table 10, Table 11",
        "Kitchen, kitchen",
        "José, Jose",
        "大天九, 太天九",
        "Attic, Atic"
    })
    @DisplayName("are not those that are plainly different")
    void different(String one, String other) {
        assertThat(Lookalikes.skeleton(one)).isNotEqualTo(Lookalikes.skeleton(other));
    }

    @Test
    @DisplayName("a skeleton is its own skeleton, whatever letter it is made of")
    void settled() {
        for (int point = ' '; point <= Character.MAX_CODE_POINT; point++) {
            if (Character.isDefined(point) && Character.getType(point) != Character.SURROGATE) {
                String once = Lookalikes.skeleton(Character.toString(point));
                assertThat(Lookalikes.skeleton(once)).isEqualTo(once);
            }
        }
    }
}
