package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.presentation.table.Tables;

class PinScreenTest {
    @ParameterizedTest
    @ValueSource(strings = {"0000", "2580", "12345678"})
    void fourToEightFiguresAreAPin(String typed) {
        assertThat(PinScreen.isPin(typed)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "123", "123456789", "12 34", "12a4", "１２３４", "-1234", "1234\n"})
    void nothingElseIs(String typed) {
        assertThat(PinScreen.isPin(typed)).isFalse();
    }

    @Test
    void whatItDoesIsSaid() {
        assertThat(PinScreen.of(Tables.ENGLISH).text())
                .contains("4 to 8 figures")
                .contains("Join code");
        assertThat(PinScreen.of(Tables.CHINESE).text()).contains("4 至 8 個數字").contains("入座碼");
    }
}
