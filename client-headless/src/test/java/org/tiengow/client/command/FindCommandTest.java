package org.tiengow.client.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.discovery.HostSearch;
import org.tiengow.client.discovery.LoopbackSearch;
import org.tiengow.client.discovery.Responder;

class FindCommandTest {
    @Test
    void printsOneLineAHost() {
        try (Responder kitchen = new Responder(7, "Küche \"1\"", 0)) {
            CommandRun run = CommandRun.of(new FindCommand(new LoopbackSearch(kitchen.port())), "--seconds", "0.9");

            assertThat(run.err()).isEmpty();
            assertThat(run.exit()).isZero();
            assertThat(run.out())
                    .isEqualToIgnoringNewLines(
                            "{\"name\":\"Küche \\\"1\\\"\",\"id\":\"07070707070707070707070707070707\","
                                    + "\"port\":47007,\"pin\":false,\"fingerprint\":null,"
                                    + "\"addresses\":[\"127.0.0.1\",\"192.0.2.7\"],\"versions\":[3],\"tables\":[],\"seatsMore\":false}");
        }
    }

    @Test
    void aHostIsThereInLessThanASecond() {
        try (Responder kitchen = new Responder(7, "Kitchen", 0)) {
            HostSearch search = new LoopbackSearch(kitchen.port());

            assertThat(search.await(Duration.ofMinutes(1), host -> true)).isPresent();
        }
    }

    @Test
    void nobodyIsOneSentenceAndAFailure() {
        Responder gone = new Responder(7, "Kitchen", 0);
        int port = gone.port();
        gone.close();
        CommandRun run = CommandRun.of(new FindCommand(new LoopbackSearch(port)), "--seconds", "0.2");

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualToIgnoringNewLines("No host answered.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "NaN", "4000", "soon"})
    void refusesTimesThatAreNone(String seconds) {
        CommandRun run = CommandRun.of(new FindCommand(new LoopbackSearch(1)), "--seconds", seconds);

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("--seconds").doesNotContain("\tat ");
    }
}
