package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.session.table.TableStage;

/**
 * A night loses its host, over and over, and its people go on. Real hosts and sockets; what is cut are ways between them, so a
 * host that is lost lives on alone; every other one is closed instead. {@code -Dgone.times} losses at moments drawn from
 * {@code -Dgone.seed}.
 */
@DisplayName("A night whose host is gone")
@Tag("slow")
class HostGoneNightTest {
    private static final int TIMES = Integer.getInteger("gone.times", 1);
    /** How far apart people agree at the most, in milliseconds; the first time all do so at once. */
    private static final int MOST_APART = 3_000;

    private static final long SEED = Long.getLong("gone.seed", 7);

    @TempDir
    Path folder;

    @Test
    @DisplayName("goes on at another's program, again and again, with every chip as it was")
    void lostForGood() throws Exception {
        Random random = new Random(SEED);
        System.out.println("gone.seed " + SEED + ", " + TIMES + " times");
        try (NightPeople people = new NightPeople(folder, List.of("Mei", "Kit", "Bo"))) {
            NightPlayer host = people.all().get(0);
            for (int time = 1; time <= TIMES; time++) {
                people.everybodyCanHost();
                people.playsOn(people.all(), 1 + random.nextInt(2));
                people.anyMoment(random);
                host = lose(people, host, time, time == 1 ? 0 : random.nextInt(MOST_APART));
            }
            people.playsOn(people.all(), 1);
            people.seen().assertConsistent();
            people.seen().assertOneNight();
        }
    }

    @Test
    @DisplayName("goes on at the new host too when that one is killed before its first deal, and started again")
    void killedBeforeItsFirstDeal() throws Exception {
        try (NightPeople people = new NightPeople(folder, List.of("Mei", "Kit", "Bo"))) {
            people.everybodyCanHost();
            people.playsOn(people.all(), 1);
            restsBetweenRounds(people);
            NightPlayer gone = people.all().get(0);
            List<NightPlayer> left = people.all().subList(1, 3);
            String match = gone.table().match();
            int round = gone.rounds();
            for (NightPlayer each : left) {
                await().until(() -> each.standing(match).getRound() == round);
            }
            gone.isLost();
            NightPeople.agree(left, 0);
            NightPlayer next = NightPeople.awaitHost(left);
            assertThat(next.isStartedAgain())
                    .singleElement()
                    .satisfies(table -> assertThat(table.match()).isEqualTo(match));
            for (NightPlayer each : left) {
                await(each.name() + " is back").until(() -> each.isAt(next));
                each.restsNoMore();
            }
            people.playsOn(left, 3);
            assertThat(next.standing(match).getEpoch()).isEqualTo(1);
            VerifiedNight.assertSigned(
                    folder.resolve("Kit"), List.of("Kit", "Bo"), List.of(gone.data(), next.data()), round + 2);
            people.seen().assertConsistent();
            people.seen().assertOneNight();
        }
    }

    @Test
    @DisplayName(
            "comes back to its first host, and what both have recorded is right in the order in which it was played")
    void comesBackToItsFirstHost() throws Exception {
        try (NightPeople people = new NightPeople(folder, List.of("Mei", "Kit", "Bo"))) {
            NightPlayer first = people.all().get(0);
            people.everybodyCanHost();
            people.playsOn(people.all(), 2);
            NightPlayer second = lose(people, first, 1, 0);
            people.everybodyCanHost();
            people.playsOn(people.all(), 2);
            assertThat(lose(people, second, 2, 0)).isSameAs(first);
            people.playsOn(people.all(), 1);
            VerifiedNight.assertSigned(
                    folder.resolve("Bo"), List.of("Mei", "Kit", "Bo"), List.of(first.data(), second.data()), 6);
            people.seen().assertConsistent();
            people.seen().assertOneNight();
        }
    }

    @Test
    @DisplayName("nobody who first comes to the new host, before its first deal, has anything to accuse it of")
    void comesBeforeItsFirstDeal() throws Exception {
        try (NightPeople people = new NightPeople(folder, List.of("Mei", "Kit", "Bo"));
                NightPlayer guest = new NightPlayer("Lam", folder, people.seen());
                NightPlayer watcher = new NightPlayer("Television", folder, people.seen())) {
            people.everybodyCanHost();
            people.playsOn(1);
            restsBetweenRounds(people);
            people.all().get(0).isLost();
            List<NightPlayer> left = people.all().subList(1, 3);
            NightPeople.agree(left, 0);
            NightPlayer next = NightPeople.awaitHost(left);

            guest.enters(next, true);
            watcher.enters(next, false);
            watcher.watches();
            for (NightPlayer each : List.of(guest, watcher)) {
                await(each.name() + " sees the table").until(() -> each.isThere(next));
            }
            for (NightPlayer each : left) {
                each.restsNoMore();
            }
            people.playsOn(left, 2);
            people.playsOn(List.of(guest, watcher), 1);
            people.seen().assertConsistent();
            people.seen().assertOneNight();
        }
    }

    @Test
    @DisplayName("whoever only watches, or waits for a seat, is led to where it goes on")
    void watches() throws Exception {
        try (NightPeople people = new NightPeople(folder, List.of("Mei", "Kit", "Bo"));
                NightPlayer waiting = new NightPlayer("Lam", folder, people.seen());
                NightPlayer watcher = new NightPlayer("Television", folder, people.seen())) {
            people.everybodyCanHost();
            people.playsOn(1);
            NightPlayer gone = people.all().get(0);
            List<NightPlayer> left = people.all().subList(1, 3);
            NightPlayer thinker = left.get(0);
            watcher.enters(gone, false);
            watcher.watches();
            restsBetweenRounds(people);
            thinker.thinks(); // so that no seat falls to whoever waits for one
            for (NightPlayer each : people.all()) {
                each.restsNoMore();
            }
            await().until(() -> thinker.session().state().decision().isPresent());
            waiting.enters(gone, true);
            for (NightPlayer each : List.of(waiting, watcher)) {
                await(each.name() + " sees the table")
                        .until(() -> each.isThere(gone) && each.standingNow().isPresent());
                assertThat(each.isAt(gone)).as(each.name() + " sits").isFalse();
            }
            gone.isLost();
            NightPeople.agree(left, 0);
            thinker.thinksNoMore();
            NightPlayer next = NightPeople.awaitHost(left);

            for (NightPlayer each : List.of(waiting, watcher)) {
                await(each.name() + " is led there").until(() -> each.isThere(next));
            }
            assertThat(waiting.session().state().self().seatToken().isNone())
                    .as("what would bring it to the seat at the old host")
                    .isTrue();
            waiting.sits();
            people.playsOn(left, 2);
            people.playsOn(List.of(waiting, watcher), 1);
            await("a seat falls to it there too").until(() -> waiting.isAt(next));
            people.seen().assertConsistent();
            people.seen().assertOneNight();
        }
    }

    private static void restsBetweenRounds(NightPeople people) {
        people.all().forEach(NightPlayer::rests);
        // Everybody may have been ready already, and then one more round begins.
        await().during(Duration.ofSeconds(1))
                .until(() -> people.all().stream().allMatch(each -> each.table().stage() == TableStage.BETWEEN_ROUNDS));
    }

    /** The host is gone, cut off or closed, and those who are left go on; returns who hosts then. */
    private static NightPlayer lose(NightPeople people, NightPlayer gone, int time, int apart) throws Exception {
        List<NightPlayer> left =
                people.all().stream().filter(each -> each != gone).toList();
        String match = left.get(0).table().match();
        int epoch = left.get(0).standing(match).getEpoch();
        if (time % 2 == 0) {
            gone.ends();
        } else {
            gone.isLost();
        }
        NightPeople.agree(left, apart);
        NightPlayer next = NightPeople.awaitHost(left);
        people.wentOn(gone, next.standing(match).getRound());
        assertThat(next.session().state().self().ownsHost()).isTrue();
        people.playsOn(left, 2);
        assertThat(next.table().match()).isEqualTo(match);
        assertThat(next.standing(match).getEpoch()).isGreaterThan(epoch);
        people.assertStopped();
        people.comesBack(gone, next);
        return next;
    }
}
