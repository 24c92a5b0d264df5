package org.tiengow.app.phone;

import java.io.IOException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.tiengow.app.phone.ConnectionView.Kind;

/** A phone as a process of its own: sits down at {@code ADDRESS} as {@code NAME}, and prints what its page says until its input ends. */
final class WatchedPhone {
    private static final long EVERY_MILLIS = 40;

    private static final String LOOK = """
            const seen = selector => [...document.querySelectorAll(selector)].some(e => e.getClientRects().length);
            if (seen('.table-banner [data-act=retry], #lost [data-act=retry]')) return 'LOST';
            if (document.getElementById('slow').textContent) return 'SLOW';
            return seen('.table .slot') ? 'TABLE' : 'ELSEWHERE';
            """;

    private WatchedPhone() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor();
        try (Phone phone = Phone.open(Phone.USUAL, "en")) {
            Thumb.first(phone).comeIn(args[0], args[1]);
            ConnectionView.Printer printer = new ConnectionView.Printer();
            watch.scheduleWithFixedDelay(
                    () -> printer.show(Kind.valueOf(String.valueOf(phone.run(LOOK)))),
                    0,
                    EVERY_MILLIS,
                    TimeUnit.MILLISECONDS);
            System.in.readAllBytes();
            watch.shutdown();
            watch.awaitTermination(EVERY_MILLIS, TimeUnit.SECONDS);
        }
    }
}
