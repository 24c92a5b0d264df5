package org.tiengow.app.page;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.Collections;
import java.util.Iterator;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import org.jspecify.annotations.Nullable;

/**
 * One of many pages that play: takes its time for each decision, says one thing, and another only when that was refused. Remembers
 * nothing but where it is. All is on the one thread of its lines and timers.
 */
final class LoadedPage {
    private static final int REFUSED_MILLIS = 1_500;

    final CompletableFuture<Void> seated = new CompletableFuture<>();
    /** So many rounds are over; {@link #bytes} came till then. */
    final CompletableFuture<Void> ended = new CompletableFuture<>();

    volatile PageLine line;
    volatile boolean shown;
    /** The latest message with a screen. */
    volatile JsonObject latest = new JsonObject();

    /** The time at which {@link #latest} arrived, as {@link System#nanoTime} tells it. */
    volatile long latestNanos;

    volatile long bytes;
    JsonElement kept = JsonNull.INSTANCE;
    private String round = "";
    private int rounds;
    private final int wanted;
    private PlayClock clock;
    private int seat;
    private final Random random;
    private final ScheduledExecutorService timers;
    private final int thinks;
    private final @Nullable ChangedMembers recorded;
    private long decision = -1;
    private Iterator<String> tries = Collections.emptyIterator();
    private boolean chosen;
    private @Nullable ScheduledFuture<?> here;

    LoadedPage(
            int wanted,
            PlayClock clock,
            int seat,
            Random random,
            ScheduledExecutorService timers,
            int thinks,
            @Nullable ChangedMembers recorded) {
        this.wanted = wanted;
        this.clock = clock;
        this.seat = seat;
        this.random = random;
        this.timers = timers;
        this.thinks = thinks;
        this.recorded = recorded;
    }

    /** Connects, and says this; what it held stays its own. */
    CompletableFuture<PageLine> opens(int port, String... acts) {
        shown = false;
        line = new PageLine(port, this::hears);
        if (here != null) {
            here.cancel(false);
        }
        here = timers.scheduleAtFixedRate(() -> line.says("{\"act\":\"here\"}"), 5_000, 5_000, MILLISECONDS);
        PageLine now = line;
        return line.opened.whenComplete((open, failure) -> {
            if (open != null) {
                for (String act : acts) {
                    open.says(act);
                }
            }
        });
    }

    /** Moves the page to another seat, with the clock of its new table. */
    void sitsAt(PlayClock next, int place) {
        clock = next;
        seat = place;
    }

    String opening() {
        return "{\"act\":\"open\",\"language\":\"en\",\"as\":\"page\""
                + (kept.isJsonNull() ? "" : ",\"return\":" + kept) + "}";
    }

    private void hears(String text) {
        long now = System.nanoTime();
        JsonObject message = JsonParser.parseString(text).getAsJsonObject();
        if (message.has("tick")) {
            return;
        }
        if (recorded != null) {
            recorded.next(text, message);
        }
        if (message.has("keep")) {
            kept = message.get("keep");
            seated.complete(null);
        }
        latestNanos = now;
        latest = message;
        if (!message.get("screen").getAsString().equals("table")) {
            return;
        }
        JsonObject body = message.getAsJsonObject("body");
        shown |= !body.has("banner"); // which says that the host is out of reach
        JsonObject over = message.getAsJsonObject("over");
        if (over != null && over.get("screen").getAsString().equals("settlement")) {
            goOn(over.getAsJsonObject("body"));
        } else if (over == null) {
            int left = 0;
            for (JsonObject each : PageVisitor.parts(body.getAsJsonArray("seats"))) {
                left += each.getAsJsonObject("tilesLeft").get("count").getAsInt();
            }
            String progress =
                    body.getAsJsonObject("bar").get("progress").getAsString().replaceAll(" · .*", "");
            if (!progress.equals(round) && rounds++ == wanted) {
                bytes = line.bytes;
                ended.complete(null);
            }
            round = progress;
            clock.sees(seat, progress, left, now);
            if (message.has("decision")) {
                chosen = false;
                decide(message.get("decision").getAsLong(), body);
            } else {
                decision = -1;
            }
        }
    }

    private void decide(long number, JsonObject table) {
        if (number != decision) {
            decision = number;
            tries = PagePlayer.tries(number, table).iterator();
            timers.schedule(() -> tryNext(number, true), thinks / 2 + random.nextInt(thinks), MILLISECONDS);
        }
    }

    private void tryNext(long number, boolean first) {
        if (number == decision && tries.hasNext()) {
            if (first) {
                clock.plays(seat, System.nanoTime());
            } else {
                clock.takesBack(seat);
            }
            line.says(tries.next());
            timers.schedule(() -> tryNext(number, false), REFUSED_MILLIS, MILLISECONDS);
        }
    }

    private void goOn(JsonObject settlement) {
        if (!chosen) {
            chosen = true;
            PageVisitor.parts(settlement.getAsJsonArray("choices")).stream()
                    .filter(choice -> choice.get("main").getAsBoolean())
                    .forEach(choice -> line.says("{\"act\":\"settled\",\"kind\":\""
                            + choice.get("kind").getAsString().toLowerCase(java.util.Locale.ROOT) + "\"}"));
        }
    }
}
