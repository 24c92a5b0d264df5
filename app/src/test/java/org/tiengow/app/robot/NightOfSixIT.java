package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.app.page.HostOutside;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.waiting.BusyMachine;

/**
 * Six people at a host without a screen, two at windows and four at pages, who press nothing but the main button and play: three matches of
 * {@code -Dsix.rounds} rounds. One phone sleeps, one person comes late, one leaves; the host is killed and started again, and handed over.
 * Prints how long everybody takes from <i>Seat everyone</i> to the lobby of the new seat.
 */
@DisplayName("A night of six people")
@EnabledIfSystemProperty(named = "six.rounds", matches = "[0-9]+")
@Timeout(3_600)
@ExtendWith({Display.class, PictureOnFailure.class})
class NightOfSixIT {
    private static final String ROUNDS = System.getProperty("six.rounds", "3");
    private static final int MATCHES = 3;
    private static final Duration MATCH = Duration.ofMinutes(10);
    private static final Duration NAP = Duration.ofSeconds(8);
    private static final Pattern HEIR = Pattern.compile("(\\d+/\\d+) (Kit|Mei)");

    @RegisterExtension
    final Program program = new Program();

    @TempDir
    Path home;

    private final List<Guest> guests = new CopyOnWriteArrayList<>();
    private final List<PhoneGuest> phones = new ArrayList<>();
    private final List<String> failures = new CopyOnWriteArrayList<>();

    /** Milliseconds from <i>Seat everyone</i> until a person was asked whether they are ready, by name; of the latest seats. */
    private final Map<String, Long> seatedAfter = new ConcurrentHashMap<>();

    private volatile int matches;
    private volatile long seatedAt;

    /** Whether <i>Seat everyone</i> was pressed, and nobody has been asked since whether they are ready. */
    private volatile boolean isSeating;

    private volatile boolean isOver;

    @AfterEach
    void close() {
        guests.forEach(Guest::leave);
        phones.forEach(PhoneGuest::close);
    }

    @ParameterizedTest
    @ValueSource(strings = {"turns", "tables"})
    @DisplayName("is played to its end, and nobody has to be told where to press")
    void isPlayed(String seating) throws Exception {
        try (HostOutside host = new HostOutside(
                        Files.createDirectory(home.resolve("host")),
                        ("--console --seating " + seating + " --start owner --rounds " + ROUNDS
                                        + " --option pace=0 --option pause=1 --option grace=20")
                                .split(" "))
                .withPage()) {
            String page = host.page().toString();
            comesByPhone("Ana", page + "#o=" + host.owner());
            PhoneGuest bo = comesByPhone("Bo", page);
            PhoneGuest cy = comesByPhone("Cy", page);
            HostAddress address = new HostAddress(host.page().getHost(), host.port()); // loopback has no keys
            guests.add(WindowGuest.joins(address, "Kit", program, home));
            guests.add(WindowGuest.joins(address, "Mei", program, home));
            guests.forEach(each -> each.begin(this::presses, this::failed));

            awaitMatch(1);
            cy.sleep();
            PhoneGuest dov = comesByPhone("Dov", page);
            dov.begin(this::presses, this::failed);
            awaitMatch(2);
            cy.wake(NAP);
            say("Cy’s phone is taken in the hand again");
            host.killed();
            say("the host was killed, and is there again");
            patiently("somebody plays again").until(this::isAnybodyInRound);
            handOver(host);
            bo.leaveByMenu();
            say("Bo has left");
            awaitMatch(MATCHES);
            patiently("the next seats after the last match").until(() -> isOver || !failures.isEmpty());
            assertThat(failures).isEmpty();
            say("seated last: " + seatedAfter);
        }
    }

    /** Hands the night over to the first window that could host, which says yes by its main button. */
    private void handOver(HostOutside host) throws IOException {
        List<String> heirs = new ArrayList<>();
        patiently("a window that could host").until(() -> {
            host.types("hand-over");
            heirs.addAll(HEIR.matcher(Files.readString(host.log()))
                    .results()
                    .map(MatchResult::group)
                    .toList());
            return !heirs.isEmpty();
        });
        String heir = heirs.get(0);
        host.types("hand-over " + heir.substring(0, heir.indexOf(' ')) + " now");
        patiently("the end of the old host").until(host::hasEnded);
        say("the night was handed over to " + heir);
    }

    private PhoneGuest comesByPhone(String name, String page) {
        PhoneGuest guest = PhoneGuest.open(name);
        phones.add(guest);
        guest.comeIn(page);
        guests.add(guest);
        return guest;
    }

    /** Waits until the tiles of a match are shown to somebody. */
    private void awaitMatch(int number) {
        patiently("match " + number).until(() -> !failures.isEmpty() || matches == number && isAnybodyInRound());
        assertThat(failures).isEmpty();
        say("match " + number + " has begun; seated after " + seatedAfter);
    }

    private boolean isAnybodyInRound() {
        return guests.stream().anyMatch(Guest::isInRound);
    }

    private ConditionFactory patiently(String what) {
        return await(what).atMost(BusyMachine.scaled(MATCH));
    }

    /** Notes what somebody is about to press; false for the seats after the last match. */
    private boolean presses(Guest guest, String act) {
        if (act.equals(Guest.READY) && seatedAt > 0) {
            seatedAfter.putIfAbsent(guest.name(), TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - seatedAt));
            isSeating = false;
        }
        if (act.equals(Guest.SEAT) && !isSeating) {
            isOver = matches == MATCHES;
            if (!isOver) {
                isSeating = true;
                matches++;
                seatedAfter.clear();
                seatedAt = System.nanoTime();
            }
        }
        return !isOver;
    }

    private void failed(Guest guest, Throwable failure) {
        failures.add(guest.name() + ": " + failure + "\n" + guest.shown());
    }

    private static void say(String words) {
        System.out.println(words);
    }
}
