package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.Tables;

class OtherKeyScreenTest {
    @Test
    void showsBothKeysAndSaysWhoItMayBe() {
        OtherKeyScreen screen = OtherKeyScreen.of(Tables.ENGLISH, "Kitchen", "palace monkey", "window sailor");

        assertThat(screen.what()).startsWith("“Kitchen” has another key");
        assertThat(List.of(screen.known(), screen.shown())).containsExactly("palace monkey", "window sailor");
        assertThat(screen.meaning()).contains("set up anew").contains("pretends");
        assertThat(OtherKeyScreen.of(Tables.CHINESE, "廚房", "palace monkey", "window sailor")
                        .what())
                .startsWith("「廚房」的鑰匙");
    }
}
