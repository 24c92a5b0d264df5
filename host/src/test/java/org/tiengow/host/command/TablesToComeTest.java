package org.tiengow.host.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A host that ends after a match of every table")
@Timeout(value = 10, unit = TimeUnit.SECONDS)
class TablesToComeTest {
    @Test
    @DisplayName("waits for each table once")
    void played() throws InterruptedException {
        TablesToCome two = new TablesToCome(2);
        two.played(1);
        two.played(1);
        assertThat(two.isOpen()).isTrue();
        two.played(0);
        assertThat(two.isOpen()).isFalse();
        assertThat(two.await()).isTrue();
    }

    @Test
    @DisplayName("does not wait for a table that a fault has ended, and says so")
    void failed() throws InterruptedException {
        TablesToCome two = new TablesToCome(2);
        two.played(0);
        two.failed(1);
        assertThat(two.await()).isFalse();
    }
}
