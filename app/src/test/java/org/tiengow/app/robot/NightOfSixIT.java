package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
 * Prints how long everybody takes from <i>Seat everyone</i> to the notice of the next seat.
 */
@DisplayName("A night of six people")
@EnabledIfSystemProperty(named = "six.rounds", matches = "[0-9]+")
@Timeout(3_600)
@ExtendWith({Display.class, PictureOnFailure.class})
class NightOfSixIT {
    private static final String ROUNDS = System.getProperty("six.rounds", "3");
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

    private long begunAt;
    private volatile long seatedAt;
    private volatile boolean isLast;
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
            awaitMatch(3);
            isLast = true;
            patiently("the next seats after the last match").until(() -> isOver || !failures.isEmpty());
            assertThat(failures).isEmpty();
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

    /** Waits until everybody has been seated again, and the tiles of the match are shown to somebody. */
    private void awaitMatch(int number) {
        long before = begunAt;
        patiently("match " + number)
                .until(() ->
                        !failures.isEmpty() || seatedAt > before && !toldAfter().isEmpty() && isAnybodyInRound());
        assertThat(failures).isEmpty();
        begunAt = System.nanoTime();
        say("match " + number + " has begun; told after " + toldAfter());
    }

    private boolean isAnybodyInRound() {
        return guests.stream().anyMatch(each -> !each.rests() && each.isInRound());
    }

    private ConditionFactory patiently(String what) {
        return await(what).atMost(BusyMachine.scaled(MATCH));
    }

    /** Notes when <i>Seat everyone</i> is pressed for the first time since seats were told; false once the last match is over. */
    private boolean presses(Guest guest, String act) {
        say("    " + guest.name() + ": " + act);
        if (act.equals(Guest.SEAT) && (seatedAt == 0 || !toldAfter().isEmpty())) {
            isOver = isLast;
            seatedAt = isOver ? seatedAt : System.nanoTime();
        }
        return !isOver;
    }

    /** Returns the milliseconds from the latest <i>Seat everyone</i> to the notice of each person who has been told. */
    private String toldAfter() {
        return guests.stream()
                .filter(each -> each.toldAt() > seatedAt)
                .map(each -> each.name() + " " + TimeUnit.NANOSECONDS.toMillis(each.toldAt() - seatedAt) + " ms")
                .collect(Collectors.joining(", "));
    }

    private void failed(Guest guest, Throwable failure) {
        failures.add(guest.name() + ": " + failure + "\n" + guest.shown());
    }

    private static void say(String words) {
        System.out.println(words);
    }
}
