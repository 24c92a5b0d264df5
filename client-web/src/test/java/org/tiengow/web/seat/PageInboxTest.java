package org.tiengow.web.seat;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.concurrent.EventExecutor;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who is heard when many pages say much at once, by a clock that goes on only while an act is heard or nothing is to do. */
@DisplayName("What pages say")
class PageInboxTest {
    private final EmbeddedChannel machine = new EmbeddedChannel();
    private final EventExecutor thread = machine.eventLoop();
    private final FairScheduler turns = new FairScheduler(thread);
    private final List<String> heard = new ArrayList<>();
    private int queued;

    @BeforeEach
    void stopTheClock() {
        machine.freezeTime();
    }

    private PageInbox inbox(boolean plays, Consumer<String> hears, Runnable after) {
        return new PageInbox(this::later, turns, () -> plays, hears, after);
    }

    /** Of a page each of whose acts takes half a turn. */
    private PageInbox inbox(boolean plays) {
        return inbox(
                plays,
                act -> {
                    heard.add(act);
                    pass(FairScheduler.TURN_NANOS / 2);
                },
                () -> {});
    }

    private void pass(long nanos) {
        machine.advanceTimeBy(nanos, TimeUnit.NANOSECONDS);
    }

    private void later(Runnable work) {
        queued++;
        thread.execute(() -> {
            queued--;
            work.run();
        });
    }

    /** Until nothing is left to be heard; the clock goes on to the next turn only where nothing is to do before it. */
    private void hearAll() {
        while (machine.hasPendingTasks()) {
            machine.runPendingTasks();
            long next = machine.runScheduledPendingTasks();
            if (queued == 0) {
                pass(Math.max(0, next));
            }
        }
    }

    @Test
    @DisplayName("is heard in its order, from each in turn, and from those first who play")
    void inTurn() {
        for (int page = 0; page < 20; page++) {
            PageInbox inbox = inbox(false);
            for (int act = 0; act < 10; act++) {
                inbox.add(page + "." + act);
            }
        }
        PageInbox player = inbox(true);
        for (int act = 0; act < 10; act++) {
            player.add("play." + act);
        }
        hearAll();
        assertThat(heard).hasSize(210);
        assertThat(of("play.")).isSorted().hasSize(10);
        assertThat(heard.indexOf("play.9"))
                .isLessThan(20); // each turn of the crowd is two acts, and then the player is next
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
        PageInbox inbox = inbox(false);
        int taken = 0;
        while (inbox.add("act")) {
            taken++;
        }
        assertThat(taken).isBetween(100, 1_000);
        assertThat(inbox(false).add("another's")).isTrue();
        hearAll();
        assertThat(heard).hasSize(taken + 1);
        assertThat(inbox.add("act")).isTrue();
    }

    /** What a crowd may say without end, and how long each act of it takes, in nanoseconds. */
    enum Flood {
        FRAMES(20_000),
        KEYS(300_000),
        SCREENS(1_500_000),
        LONG_SCREENS(9_000_000),
        STANDSTILLS(60_000_000);

        private final long actNanos;

        Flood(long actNanos) {
            this.actNanos = actNanos;
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("at a table is heard after one turn of a crowd at the most, however much the crowd says")
    void flooded(Flood flood) {
        Crowd crowd = new Crowd(flood);
        long began = turns.nanos();
        crowd.begins();
        hearAll();
        assertThat(crowd.plays).hasSizeGreaterThan(100);
        assertThat(crowd.plays).extracting(Play::turns).allMatch(waited -> waited <= 1);
        assertThat(crowd.plays)
                .extracting(Play::nanos)
                .allMatch(waited -> waited <= FairScheduler.TURN_NANOS + flood.actNanos);
        assertThat(IntStream.of(crowd.heardOf))
                .as("how often each page of the crowd was heard")
                .allMatch(times -> times > 1);
        if (flood != Flood.STANDSTILLS) { // those are paid for in part
            assertThat(3 * crowd.nanos)
                    .as("three times the crowd's part of the time")
                    .isLessThanOrEqualTo(turns.nanos() - began + 3 * (FairScheduler.TURN_NANOS + flood.actNanos));
        }
    }

    /** How long a play waited: turns of the crowd that ended meanwhile, and nanoseconds. */
    private record Play(int turns, long nanos) {}

    /** Pages without a seat, each of which always says as much as is taken, and one person who plays now and then. */
    private final class Crowd {
        private static final int PAGES = 200;
        private static final int TURNS = 1_000;

        private final Flood flood;
        private final Random moments = new Random(3);
        private final List<PageInbox> pages = new ArrayList<>();
        private final int[] heardOf = new int[PAGES];
        private final List<Play> plays = new ArrayList<>();
        private final PageInbox player;
        private int turnsOver;
        private int turnsWhenSaid;
        private long said;
        private long nanos;

        Crowd(Flood flood) {
            this.flood = flood;
            for (int i = 0; i < PAGES; i++) {
                int page = i;
                pages.add(inbox(false, act -> hear(), () -> turnIsOver(page)));
            }
            player = inbox(
                    true,
                    play -> {
                        plays.add(new Play(turnsOver - turnsWhenSaid, turns.nanos() - said));
                        said = 0;
                    },
                    () -> {});
        }

        void begins() {
            pages.forEach(this::fill);
        }

        private void fill(PageInbox page) {
            while (page.add("act")) {
                // as much as is taken
            }
        }

        private void hear() {
            if (said == 0 && moments.nextInt(4) == 0) { // it arrives while another is heard
                said = turns.nanos();
                turnsWhenSaid = turnsOver;
                player.add("play");
            }
            nanos += flood.actNanos;
            pass(flood.actNanos);
        }

        private void turnIsOver(int page) {
            turnsOver++;
            heardOf[page]++;
            if (turnsOver < TURNS) {
                fill(pages.get(page));
            }
        }
    }
}
