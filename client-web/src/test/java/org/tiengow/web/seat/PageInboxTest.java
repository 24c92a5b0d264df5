package org.tiengow.web.seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tiengow.client.connection.Entrance;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.PlayerKind;

/** Who is heard when many pages say much at once. */
@DisplayName("What pages say")
@Timeout(60)
class PageInboxTest {
    private final PageSeats seats =
            new PageSeats(PageHost.at(Entrance.of(new HostAddress("127.0.0.1", 1), PlayerKind.SPECTATOR, "Page")));
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final CountDownLatch allSaid = new CountDownLatch(1);

    @AfterEach
    void close() {
        seats.close();
    }

    private PageInbox inbox(boolean plays) {
        return new PageInbox(
                seats::later,
                seats.turns(),
                () -> plays,
                act -> {
                    long end = System.nanoTime() + PageTurns.TURN_NANOS / 2;
                    heard.add(act);
                    while (System.nanoTime() < end) {
                        Thread.onSpinWait();
                    }
                },
                () -> {});
    }

    private void hold() {
        seats.later(() -> {
            try {
                allSaid.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    @Test
    @DisplayName("is heard in its order, from each in turn, and from those first who play")
    void inTurn() {
        hold();
        List<PageInbox> crowd = new ArrayList<>();
        for (int page = 0; page < 20; page++) {
            PageInbox inbox = inbox(false);
            crowd.add(inbox);
            for (int act = 0; act < 10; act++) {
                inbox.add(page + "." + act);
            }
        }
        PageInbox player = inbox(true);
        for (int act = 0; act < 10; act++) {
            player.add("play." + act);
        }
        allSaid.countDown();
        await().until(() -> heard.size() == 210);
        assertThat(of("play.")).isSorted().hasSize(10);
        assertThat(heard.indexOf("play.9"))
                .isLessThan(60); // each turn of the crowd is a few acts, and then the player is next
        for (int page = 0; page < 20; page++) {
            assertThat(of(page + ".")).isSorted().hasSize(10);
        }
        assertThat(heard.indexOf("19.0")).isLessThan(heard.indexOf("0.9"));
    }

    private List<String> of(String page) {
        return heard.stream().filter(act -> act.startsWith(page)).toList();
    }

    @Test
    @DisplayName("is taken no more when too much of it waits")
    void tooMuch() {
        hold();
        PageInbox inbox = inbox(false);
        int taken = 0;
        while (inbox.add("act")) {
            taken++;
        }
        assertThat(taken).isBetween(100, 1_000);
        assertThat(inbox(false).add("another's")).isTrue();
        allSaid.countDown();
        int all = taken + 1;
        await().until(() -> heard.size() == all);
        assertThat(inbox.add("act")).isTrue();
    }
}
