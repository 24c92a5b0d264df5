package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.ChatLine;
import org.tiengow.engine.seat.Seats;
import org.tiengow.presentation.words.Language;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.Words;

class ChatLinesTest {
    private static final People TWO = new People(Tables.ENGLISH, List.of("Mei", "Bo"), 0);

    @Test
    void belongToASeatWhileTheirSenderHoldsIt() {
        assertThat(shown("Mei", 0)).isEqualTo(new TableSide.ChatLine(0, "You", "Hello"));
        assertThat(shown("Bo", 1)).isEqualTo(new TableSide.ChatLine(1, "Bo", "Hello"));
        assertThat(shown("Ann", Seats.NONE)).isEqualTo(new TableSide.ChatLine(Seats.NONE, "Ann", "Hello"));
    }

    @Test
    void keepTheNameOfASenderWhoHasLeft() {
        assertThat(shown("Ann", 0)).isEqualTo(new TableSide.ChatLine(Seats.NONE, "Ann", "Hello"));
        assertThat(shown("Ann", 3)).isEqualTo(new TableSide.ChatLine(Seats.NONE, "Ann", "Hello"));
    }

    @Test
    void ofTheHostHaveNoSenderAndAreInEveryLanguage() {
        ChatLine line = new ChatLine("", Seats.NONE, "This host has no mine.network.", null, "mine.network");
        for (Language language : Language.values()) {
            Words words = Words.of(language.locale());
            TableSide.ChatLine shown = TableSide.ChatLine.of(new People(words, List.of("Mei", "Bo"), 0), List.of(line))
                    .get(0);
            assertThat(shown.who()).isEmpty();
            assertThat(shown.words())
                    .isEqualTo(words.get("table.missingNetwork", "mine.network"))
                    .contains("mine.network");
        }
    }

    private static TableSide.ChatLine shown(String name, int seat) {
        return TableSide.ChatLine.of(TWO, List.of(new ChatLine(name, seat, "Hello", null)))
                .get(0);
    }
}
