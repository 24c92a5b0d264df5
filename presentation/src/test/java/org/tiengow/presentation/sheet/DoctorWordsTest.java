package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.doctor.Finding;
import org.tiengow.client.doctor.Finding.Kind;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

class DoctorWordsTest {
    private static final List<String> ABOUT = List.of("first", "second", "third", "fourth");

    @ParameterizedTest
    @EnumSource
    void everyFindingHasItsSentencesInBothLanguages(Kind kind) {
        for (Words words : Tables.LANGUAGES) {
            assertThat(new DoctorWords(words).sentence(new Finding(kind, ABOUT)))
                    .isNotBlank()
                    .doesNotContain("{", "}", "'");
        }
    }

    @Test
    void theWorstComesFirst() {
        SheetScreen screen = new DoctorWords(Tables.ENGLISH)
                .screen(List.of(
                        new Finding(Kind.NETWORK, List.of("wlan0", "192.168.1.20")),
                        new Finding(Kind.PIN_NEEDED, List.of("Attic")),
                        new Finding(Kind.TCP_REFUSED, List.of("192.168.1.7", "47913"))));

        assertThat(screen.parts().get(0))
                .isEqualTo(new SheetScreen.Text("conclusion", "One thing is wrong.", SheetScreen.Tone.LEAD));
        assertThat(screen.parts().stream()
                        .filter(SheetScreen.Row.class::isInstance)
                        .map(SheetScreen.Row.class::cast))
                .extracting(row -> row.head() + row.note())
                .containsExactly(
                        "The computer 192.168.1.7 is there, but nothing is listening on port 47913. "
                                + "Check that the host is running, and compare the port with its screen.",
                        "Attic needs a PIN. Ask the host for it.",
                        "This computer is on one network: wlan0, as 192.168.1.20.");
    }

    @Test
    void waysAreNamed() {
        Finding found = new Finding(
                Kind.HOST_FOUND, List.of("Attic", "10.0.0.7:47913", "MULTICAST eth0, BROADCAST 10.0.0.255", "3"));

        assertThat(new DoctorWords(Tables.ENGLISH).sentence(found))
                .isEqualTo("Attic responds at 10.0.0.7:47913, after 3 ms, by: multicast eth0, broadcast 10.0.0.255.");
        assertThat(new DoctorWords(Tables.CHINESE).sentence(found)).contains("多播 eth0, 廣播 10.0.0.255");
    }
}
