package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/** A host that its people have left still runs: it stands in nobody's way. Real hosts and sockets. */
@DisplayName("A host left behind")
@Tag("slow")
class HostLeftBehindTest {

    @TempDir
    Path folder;

    @Test
    @DisplayName("gives way when the match can go on only at the program that still runs it")
    void givesWay() throws Exception {
        try (NightPeople people = new NightPeople(folder, List.of("Mei", "Kit", "Bo"))) {
            NightPlayer mei = people.all().get(0);
            NightPlayer kit = people.all().get(1);
            NightPlayer bo = people.all().get(2);
            mei.offers();
            kit.offers();
            for (NightPlayer each : people.all()) {
                await().until(() -> offers(each) == 2);
            }
            wentOnWithout(people, mei, List.of(kit, bo));
            await("Mei is led there, and her host still runs")
                    .untilAsserted(() -> assertThat(mei.isAt(kit))
                            .as(
                                    "%s, %s, waits: %s",
                                    mei.session().state().connection(),
                                    mei.gone(),
                                    mei.session().state().succession().handover())
                            .isTrue());
            mei.offers(); // as programs do at each host they come to
            kit.offers();
            people.playsOn(1);
            await().until(() -> offers(bo) == 2);
            kit.isLost();
            NightPeople.agree(List.of(mei, bo), 0);
            assertThat(NightPeople.awaitHost(List.of(mei, bo))).isSameAs(mei);
            people.playsOn(List.of(mei, bo), 2);
            people.seen().assertConsistent();
        }
    }

    @Test
    @DisplayName("leads on a program that was started again, has followed another host since, and meets this one first")
    void isMetFirst() throws Exception {
        try (NightPeople people = new NightPeople(folder, List.of("Mei", "Kit", "Bo"))) {
            NightPlayer mei = people.all().get(0);
            NightPlayer kit = people.all().get(1);
            NightPlayer bo = people.all().get(2);
            people.everybodyCanHost();
            people.playsOn(2);
            wentOnWithout(people, mei, List.of(kit, bo));
            NightPlayer next = kit.isAt(kit) ? kit : bo;
            NightPlayer guest = next == kit ? bo : kit;
            kit.offers();
            bo.offers();
            people.playsOn(List.of(kit, bo), 2);
            guest.session().close();
            guest.mend();
            guest.enters(mei, false);
            guest.session().watch(0);
            await(guest.name() + " finds where the match goes on").until(() -> guest.isAt(next));
            people.playsOn(List.of(kit, bo), 2);
            people.seen().assertConsistent();
        }
    }

    private static long offers(NightPlayer player) {
        return player.standingNow().map(Standing::getSeatsList).stream()
                .flatMap(List::stream)
                .filter(StandingSeat::hasOffer)
                .count();
    }

    private static void wentOnWithout(NightPeople people, NightPlayer host, List<NightPlayer> away) throws Exception {
        host.playsForNothing();
        for (NightPlayer each : away) {
            each.cut();
        }
        NightPeople.agree(away, 0);
        NightPlayer next = NightPeople.awaitHost(away);
        people.wentOn(host, next.standingNow().orElseThrow().getRound());
    }
}
