package org.tiengow.app.phone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.Host;
import org.tiengow.host.HostSettings;
import org.tiengow.host.TablePlan;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.waiting.BusyMachine;

/** What the page costs a phone: what goes over the line at the first visit, and how long a slow one waits for its table. */
@DisplayName("The page is light:")
@Tag("browser")
class PageWeightIT {
    private static final long MOST_BYTES = 112 * 1024;
    private static final int MOST_REQUESTS = 8;
    private static final Duration AIM = Duration.ofMillis(1500);
    private static final Duration MOST_TIME = AIM.multipliedBy(10); // the machine that measures has other things to do
    private static final Pattern ADDRESS =
            Pattern.compile("\"request\":\\{.*?\"url\":\"(http[^\"#]+)|\"url\":\"(ws://[^\"]+)");
    private static final String TOUCHABLE = """
            const done = arguments[0];
            const look = () => document.querySelector('.slot') && document.querySelector('.board')
                ? requestAnimationFrame(() => done(performance.now())) : setTimeout(look, 5);
            look();
            """;

    @Test
    @DisplayName("in bytes at the first visit, and in seconds on a slow phone that comes back to its seat")
    void weighs() throws Exception {
        TablePlan plan = TablePlan.oneTable()
                .with(TableRules.named("lai").with(Parameter.ROUNDS, 2))
                .withBots(3, "steady")
                .with(StartMode.FULL);
        try (Host host = Host.start(HostSettings.practice("Kitchen").with(plan));
                PageOf page = PageOf.host(host);
                Phone phone = Phone.logging(Phone.USUAL, "en")) {
            phone.command("Network.enable", Map.of());
            Thumb.first(phone).comeIn(page.address(), "Mei");
            await("the table").until(() -> phone.shows(".slot"));
            Visit visit = visit(phone);
            long bytes = visit.bytes;
            phone.command("Emulation.setCPUThrottlingRate", Map.of("rate", 4));
            long least = Long.MAX_VALUE;
            StringBuilder times = new StringBuilder();
            for (int i = 0; i < 3; i++) {
                phone.goTo(page.address());
                long time = ((Number) phone.driver().executeAsyncScript(TOUCHABLE)).longValue();
                times.append(' ').append(time);
                least = Math.min(least, time);
            }
            System.out.printf(
                    "The page weighs %.1f KB in %d requests at the first visit (at most %d KB); a phone four times slower than this machine has its"
                            + " table after%s ms (aim %d).%n",
                    bytes / 1024.0, visit.requests.size(), MOST_BYTES / 1024, times, AIM.toMillis());
            assertThat(visit.requests).as("requests").hasSizeLessThanOrEqualTo(MOST_REQUESTS);
            assertThat(bytes).as("bytes over the line").isBetween(10_000L, MOST_BYTES);
            assertThat(Duration.ofMillis(least)).isLessThan(BusyMachine.scaled(MOST_TIME));
        }
    }

    /**
     * What Chromium says it has asked the door for, and taken from the line so far.
     *
     * @param requests the addresses, with that of the WebSocket
     * @param bytes files with their headers, without what came by the socket
     */
    private record Visit(List<String> requests, long bytes) {}

    private static Visit visit(Phone phone) {
        List<String> requests = new ArrayList<>();
        long bytes = 0;
        for (LogEntry entry : phone.driver().manage().logs().get(LogType.PERFORMANCE)) {
            String told = entry.getMessage();
            if (told.contains("\"Network.loadingFinished\"")) {
                bytes += Math.round(
                        Double.parseDouble(told.replaceAll("(?s).*\"encodedDataLength\":([0-9.]+).*", "$1")));
            } else if (told.contains("\"Network.requestWillBeSent\"")
                    || told.contains("\"Network.webSocketCreated\"")) {
                Matcher address = ADDRESS.matcher(told);
                String asked = address.find() ? Objects.requireNonNullElse(address.group(1), address.group(2)) : "";
                if (!asked.isEmpty() && !requests.contains(asked)) {
                    requests.add(asked);
                }
            }
        }
        return new Visit(requests, bytes);
    }
}
