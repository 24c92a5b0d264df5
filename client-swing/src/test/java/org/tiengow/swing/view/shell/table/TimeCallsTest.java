package org.tiengow.swing.view.shell.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.presentation.table.ShownSeat.Countdown;

@DisplayName("The time of a turn is called")
class TimeCallsTest {

    @ParameterizedTest(name = "{0} ms left: at {1} s")
    @CsvSource({"45000, 30", "30001, 30", "30000, 10", "12000, 10", "10000, 5", "5000, 0", "0, 0"})
    @DisplayName("at 30, 10 and 5 seconds")
    void next(long millisLeft, int seconds) {
        assertThat(TimeCalls.nextCall(millisLeft)).isEqualTo(seconds);
    }

    @Test
    @DisplayName("once each, and no longer than the turn lasts")
    void calls() {
        List<Integer> called = new CopyOnWriteArrayList<>();
        TimeCalls calls = new TimeCalls(called::add);
        Countdown nearlyTen = new Countdown(60_000, Deadline.after(System.nanoTime(), 10_200));
        calls.count(nearlyTen);
        calls.count(nearlyTen);
        await().untilAsserted(() -> assertThat(called).containsExactly(10));
        calls.count(new Countdown(60_000, Deadline.after(System.nanoTime(), 5_200)));
        await().untilAsserted(() -> assertThat(called).containsExactly(10, 5));
        calls.count(null);
        assertThat(called).containsExactly(10, 5);
    }
}
