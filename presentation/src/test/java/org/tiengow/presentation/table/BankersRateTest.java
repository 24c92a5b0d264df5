package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.TableSide.LogLine;

/** The rate of a banker who is paid more after a win than otherwise. */
class BankersRateTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    @DisplayName("show both rates of a banker, in figures and in words")
    void bothRates() {
        TableScreen screen = Tables.winning("pagat-hk", 1, 1, DEAL).model().screen();
        ShownSeat bo = screen.seats().get(1);
        assertThat(bo.banker().figure()).isEqualTo("×4/×2");
        assertThat(bo.banker().rate()).as("pips on dice").isZero();
        String note = "If Bo wins the round, payments with Bo count 4 times; otherwise, twice.";
        assertThat(bo.banker().note()).isEqualTo(note);
        assertThat(bo.accessible()).startsWith("Bo, banker, times 4 with a win, otherwise times 2, 8 tiles left");
        assertThat(screen.side().log()).extracting(LogLine::words).contains(note);
    }

    @Test
    @DisplayName("address the banker")
    void ownRates() {
        TableScreen screen = Tables.winning("pagat-hk", 0, 2, DEAL)
                .model()
                .in(Tables.CHINESE)
                .screen();
        assertThat(screen.seats().get(0).banker().figure()).isEqualTo("×6/×2");
        assertThat(screen.seats().get(0).banker().note()).isEqualTo("你做莊，贏了這一局計 6 倍，否則計 2 倍。");
        assertThat(screen.seats().get(0).accessible()).contains("莊家，贏了 6 倍，否則 2 倍");
    }

    @Test
    @DisplayName("tell the room both rates")
    void onTheTelevision() {
        Tables table = Tables.winning("pagat-hk", 1, 1, DEAL);
        assertThat(table.model().commentary())
                .isEqualTo("Round 2. Bo is the banker, for 4 times the chips if the banker wins, otherwise double.");
    }

    @Test
    @DisplayName("show one rate where both are equal")
    void oneRate() {
        for (Tables table : List.of(Tables.winning("pagat-hk", 1, 0, DEAL), Tables.winning("lai", 1, 1, DEAL))) {
            ShownSeat bo = table.model().screen().seats().get(1);
            assertThat(bo.banker().figure()).matches("×[23]");
            assertThat(bo.banker().note()).isEmpty();
            assertThat(table.model().screen().side().log()).hasSize(2);
        }
    }
}
