package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.succession.FailoverQuestion;

/**
 * The network of a night is cut in two. Real hosts and sockets; what is cut are ways between them. {@code -Dgone.splits} cuts, at
 * moments drawn from {@code -Dgone.seed}.
 */
@DisplayName("A night whose network is cut in two")
@Tag("slow")
class HostSplitNightTest {
    private static final int SPLITS = Integer.getInteger("gone.splits", 1);
    private static final long SEED = Long.getLong("gone.seed", 7);

    @TempDir
    Path folder;

    @Test
    @DisplayName("goes on in one half at most")
    void split() throws Exception {
        System.out.println("gone.seed " + SEED + ", " + SPLITS + " splits");
        for (int time = 0; time < SPLITS; time++) {
            Random random = new Random(SEED + time);
            Path here = Files.createDirectory(folder.resolve("split-" + time));
            try (NightPeople people = new NightPeople(here, List.of("Mei", "Kit", "Bo", "Ann"))) {
                people.everybodyCanHost();
                people.playsOn(people.all(), 2);
                people.anyMoment(random);
                NightPlayer host = people.all().get(0);
                List<NightPlayer> away = new ArrayList<>(people.all());
                away.remove(host);
                int staying = (time + (int) SEED) % 3; // of the others
                for (int i = 0; i < staying; i++) {
                    away.remove(random.nextInt(away.size()));
                }
                split(people, host, away);
                people.seen().assertConsistent();
            }
        }
    }

    private static void split(NightPeople people, NightPlayer host, List<NightPlayer> away) throws Exception {
        int before = away.stream().mapToInt(NightPlayer::rounds).max().orElseThrow();
        boolean isLeftBehind = 2 * away.size() > people.all().size();
        if (isLeftBehind) {
            host.playsForNothing(); // the round it still ends does not count when the others go on
        }
        for (NightPlayer each : away) {
            each.cut();
        }
        for (NightPlayer each : away) {
            await().until(() -> each.gone().isPresent());
        }
        if (isLeftBehind) {
            people.seen()
                    .goesOnFrom(
                            away.stream().mapToInt(NightPlayer::rounds).max().orElseThrow());
        }
        for (NightPlayer each : away) {
            each.session().agree().get();
        }
        if (isLeftBehind) {
            assertAwayGoesOn(people, host, away);
        } else {
            assertHostGoesOn(host, away, before + 2); // a round that was running, and one that was begun after the cut
        }
    }

    private static void assertAwayGoesOn(NightPeople people, NightPlayer host, List<NightPlayer> away)
            throws Exception {
        await("all who are away are at one host").until(() -> hostOf(away).isPresent());
        NightPlayer next = hostOf(away).orElseThrow();
        int from = next.standing(host.table().match()).getRound();
        people.wentOn(host, from);
        people.playsOn(away, 2);
        people.assertStopped();
        for (NightPlayer each : people.all()) {
            await(each.name() + " is led to where the match goes on").until(() -> each.isAt(next));
        }
        people.playsOn(away, 1);
    }

    private static Optional<NightPlayer> hostOf(List<NightPlayer> away) {
        return away.stream()
                .filter(next -> away.stream().allMatch(each -> each.isAt(next)))
                .findFirst();
    }

    private static void assertHostGoesOn(NightPlayer host, List<NightPlayer> away, int begun) {
        await("the host's half goes on").until(() -> host.rounds() >= begun);
        for (NightPlayer each : away) {
            assertThat(each.gone().orElseThrow().step()).isEqualTo(FailoverQuestion.Step.AGREED);
            assertThat(each.isHosting()).as("nobody hosts beside it").isFalse();
            each.mend();
        }
        for (NightPlayer each : away) {
            await(each.name() + " is back").until(() -> each.isAt(host));
        }
        int later = host.rounds();
        await().until(() -> away.get(0).rounds() >= later + 1);
    }
}
