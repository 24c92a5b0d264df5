package org.tiengow.app.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.awaitility.core.ConditionTimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.check.RecordFile;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.web.door.PageDoor;
import org.tiengow.web.seat.BrowserSessions;
import org.tiengow.web.seat.PageHost;

/**
 * A phone that is cut off, put to sleep, opened twice, whose door is closed or whose host is killed, again and again while it plays:
 * whatever happens at whatever moment, it has the same seat and the same decision, and no play is made twice or lost. Eight times by
 * default; {@code -Dreturns=200} is the long one, {@code -Dreturns.seed} plays one again.
 */
@DisplayName("A browser that is lost")
@Tag("slow")
class PageReturnTest {
    private static final int RETURNS = Integer.getInteger("returns", 8);
    private static final Duration PATIENCE = Duration.ofSeconds(180);
    private static final Duration ASLEEP = Duration.ofMillis(200);

    /** What may happen to it. */
    private enum Mishap {
        CUT,
        SECOND_TAB,
        ASLEEP_BEYOND_THE_GRACE,
        DOOR_CLOSED,
        HOST_KILLED
    }

    @TempDir
    private Path data;

    private final PagePlayer kit = new PagePlayer();
    private HostOutside host;
    private BrowserSessions seats;
    private PageDoor door;
    private PageVisitor phone;
    private PageVisitor watcher;

    @Test
    @DisplayName("comes back to its seat and its decision, whatever has happened")
    void comesBack() throws Exception {
        long seed = Long.getLong("returns.seed", System.nanoTime());
        System.out.println("returns.seed " + seed);
        Random random = new Random(seed);
        List<Mishap> toCome = new ArrayList<>();
        Map<Mishap, Integer> happened = new EnumMap<>(Mishap.class);
        host = new HostOutside(
                data,
                "--bots",
                "3",
                "--level",
                "random",
                "--rounds",
                "0",
                "--option",
                "pace=0",
                "--option",
                "pause=1",
                "--option",
                "grace=1",
                "--start",
                "full");
        openDoor();
        phone = kit.at(PageVisitor.opens(door.port()));
        phone.enters("Kit");
        phone.shows("table");
        watch();
        for (int time = 0; time < RETURNS; time++) {
            if (toCome.isEmpty()) {
                toCome.addAll(List.of(Mishap.values()));
                Collections.shuffle(toCome, random);
            }
            Mishap mishap = toCome.remove(0);
            playOn(random.nextInt(3));
            int told = phone.told.size() + random.nextInt(6);
            await().until(() -> phone.told.size() >= told || kit.ended.isDone());
            int seat = kit.seat;
            happened.merge(mishap, 1, Integer::sum);
            System.out.println(time + " " + mishap);
            happen(mishap);
            playOn(1);
            assertThat(kit.wrong).as("%d: %s, seed %d", time, mishap, seed).isEmpty();
            assertThat(kit.seat).as("%d: %s, seed %d", time, mishap, seed).isEqualTo(seat);
        }
        host.close();
        int rounds = refereed(seed);
        System.out.println("returns " + happened + ", decisions " + kit.decided.size() + ", rounds " + rounds);
    }

    @AfterEach
    void endAll() {
        closeDoor();
        host.close();
    }

    private void happen(Mishap mishap) throws Exception {
        switch (mishap) {
            case CUT -> {
                phone.cut();
                comeBack();
            }
            case SECOND_TAB -> {
                PageVisitor earlier = phone;
                comeBack();
                assertThat(earlier.ended()).isEqualTo(4001);
            }
            case ASLEEP_BEYOND_THE_GRACE -> {
                phone.cut();
                await().until(this::aBotPlaysForKit);
                comeBack();
            }
            case DOOR_CLOSED -> {
                closeDoor();
                openDoor();
                comeBack();
                watch();
            }
            case HOST_KILLED -> host.killed();
        }
    }

    private void comeBack() {
        phone = kit.at(PageVisitor.returns(door.port(), kit.kept));
    }

    private boolean aBotPlaysForKit() {
        JsonObject body = watcher.last().getAsJsonObject("body");
        return body.has("seats")
                && PageVisitor.parts(body.getAsJsonArray("seats")).stream()
                        .anyMatch(seat -> seat.get("name").getAsString().equals("Kit")
                                && seat.has("standIn")
                                && seat.get("standIn").getAsBoolean());
    }

    private void playOn(int more) {
        int before = kit.decided.size();
        try {
            await().until(() -> kit.decided.size() >= before + more);
        } catch (ConditionTimeoutException stuck) {
            throw new AssertionError(kit + " is stuck, sees " + phone.last(), stuck);
        }
    }

    private void watch() {
        watcher = PageVisitor.opens(door.port()).enters("Ana", "\"watching\":true");
        watcher.shows("table");
    }

    private void openDoor() throws IOException {
        ReconnectPolicy soon = new ReconnectPolicy(
                Duration.ofMillis(100), Duration.ofMillis(400), PATIENCE, HostLocator.WHERE_IT_WAS, KeptSeats.NONE);
        JoinTarget joinTarget = JoinTarget.of(new HostAddress("127.0.0.1", host.port()), PlayerKind.SPECTATOR, "Page");
        seats = new BrowserSessions(PageHost.at(joinTarget)
                .with(new Connector(KnownHosts.NONE).returning(soon))
                .withAsleep(ASLEEP));
        door = PageDoor.open(0, seats::connect);
    }

    private void closeDoor() {
        door.close();
        seats.close();
    }

    /** All rounds were played by the rules, each once. */
    private int refereed(long seed) throws IOException {
        int rounds = 0;
        try (Stream<Path> files = Files.list(data.resolve("records"))) {
            for (Path record : files.toList()) {
                List<String> lines = Files.readAllLines(record);
                assertThat(lines).as("seed %d", seed).doesNotHaveDuplicates();
                assertThat(new RecordFile(record).check(round -> {}))
                        .as("seed %d", seed)
                        .isEmpty();
                rounds += lines.size();
            }
        }
        return rounds;
    }
}
