package org.tiengow.presentation.night;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.settling.ChipValue;
import org.tiengow.client.settling.ChipValue.Problem;
import org.tiengow.presentation.table.Tables;

@DisplayName("The value of a chip")
class ChipValueTest {
    @ParameterizedTest
    @CsvSource({
        "0.50 HKD, 0.50 HKD",
        "0.50HKD, 0.50 HKD",
        "HKD 0.50, 0.50 HKD",
        "$2, 2 $",
        ".5, 0.5",
        "5., 5",
        "＋０．５０　ＨＫＤ, 0.50 HKD",
        "3 蚊, 3 蚊",
        "0.00000001 x, 0.00000001 x",
        "999999999 abc, 999999999 abc"
    })
    @DisplayName("is a number with any unit of up to three letters")
    void read(String typed, String written) {
        assertThat(ChipValue.problem(typed)).isEmpty();
        assertThat(ChipValue.read(typed)).map(ChipValue::written).contains(written);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "HKD;NO_NUMBER",
                ".;NO_NUMBER",
                "1.2.3;NO_NUMBER",
                "1,000 HKD;NO_NUMBER",
                "half a dollar;NO_NUMBER",
                "0;NOT_POSITIVE",
                "0.000 HKD;NOT_POSITIVE",
                "-1 HKD;NOT_POSITIVE",
                "−0.5;NOT_POSITIVE",
                "1234567890;TOO_LONG",
                "0.123456789;TOO_LONG",
                "1 euros;BAD_UNIT",
                "HK 1 $;BAD_UNIT",
                "1e5;BAD_UNIT",
                "1 <b>;BAD_UNIT"
            })
    @DisplayName("is refused with one reason otherwise, in one sentence")
    void refused(String typed, Problem problem) {
        assertThat(ChipValue.problem(typed)).contains(problem);
        assertThat(ChipValue.read(typed)).isEmpty();
        assertThat(Tables.ENGLISH.get("tonight.worth." + problem)).matches("[A-Z].*\\.");
        assertThat(Tables.CHINESE.get("tonight.worth." + problem)).matches("[^。]*。");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "\t"})
    @DisplayName("is absent without a text, which is no fault")
    void absent(String typed) {
        assertThat(ChipValue.problem(typed)).isEmpty();
        assertThat(ChipValue.read(typed)).isEmpty();
    }

    @Test
    @DisplayName("writes amounts with its own decimals")
    void amounts() {
        ChipValue value = ChipValue.read("0.50 HKD").orElseThrow();
        assertThat(value.written(BigInteger.valueOf(1250))).isEqualTo("12.50 HKD");
        assertThat(value.number(BigInteger.valueOf(-5))).isEqualByComparingTo("-0.05");
    }
}
