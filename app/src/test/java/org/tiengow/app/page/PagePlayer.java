package org.tiengow.app.page;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.tiengow.waiting.BusyMachine.result;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who plays over one connection after the other by what the JSON says alone: forfeits where that goes, else tries the sets
 * and the tiles; says everything twice, and once more what is over. What is told is compared with what was told before.
 */
public final class PagePlayer {
    /** No faster than the door allows. */
    private static final Executor PACE = CompletableFuture.delayedExecutor(55, MILLISECONDS);

    /** The body of the standings, once the match is over. */
    public final CompletableFuture<JsonObject> ended = new CompletableFuture<>();

    final Set<Long> decided = ConcurrentHashMap.newKeySet();
    /** What is not as it was told before. */
    public final List<String> wrong = new CopyOnWriteArrayList<>();

    volatile JsonElement kept = JsonNull.INSTANCE;
    volatile int seat = -1;
    private volatile @Nullable PageVisitor phone;
    private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);
    private String late = "";
    private Iterator<String> tries = Collections.emptyIterator();
    private boolean chosen;
    private boolean closed = true;
    private long decision;
    private String round = "";
    private Set<Integer> hand = Set.of();

    /** Plays over this connection from now on, and no other. */
    public PageVisitor at(PageVisitor next) {
        synchronized (this) {
            phone = next;
            tries = Collections.emptyIterator();
            late = "";
            closed = true;
            chosen = false; // what was chosen over the connection before may be lost with it
        }
        next.hear(message -> told(next, message));
        return next;
    }

    /** The body of the standings. A failure says where the match stands still. */
    public JsonObject standings() {
        try {
            return result(ended);
        } catch (CompletionException late) {
            throw new AssertionError(toString(), late);
        }
    }

    /** The host is gone, and the round that lay there is void: it is dealt anew. */
    synchronized void isDealtAnew() {
        hand = Set.of();
        decision = 0;
    }

    private synchronized void told(PageVisitor from, JsonObject message) {
        if (from != phone) {
            return;
        }
        if (message.has("keep")) {
            kept = message.get("keep");
        }
        if (message.get("screen").getAsString().equals("table")) {
            compare(message);
        }
        JsonObject over = message.getAsJsonObject("over");
        if (over != null && over.get("screen").getAsString().equals("standings")) {
            ended.complete(over.getAsJsonObject("body"));
        } else if (over != null && over.get("screen").getAsString().equals("settlement")) {
            goOn(over.getAsJsonObject("body"));
        } else {
            chosen = false;
            if (message.has("decision")) {
                decide(message.get("decision").getAsLong(), message.getAsJsonObject("body"));
            } else {
                closed = true;
            }
        }
    }

    /** A hand only grows smaller within a round, decisions only follow one another, and the seat stays. */
    private void compare(JsonObject message) {
        JsonObject body = message.getAsJsonObject("body");
        Set<Integer> held = new HashSet<>(hand(body));
        String now = body.getAsJsonObject("bar").get("progress").getAsString().replaceAll(" · .*", "");
        if (!held.isEmpty()) {
            int mine = PageVisitor.parts(body.getAsJsonArray("seats"))
                    .get(0)
                    .get("seat")
                    .getAsInt();
            if (seat >= 0 && mine != seat) {
                wrong.add("seat " + mine + " after " + seat);
            }
            seat = mine;
            if (now.equals(round) && !hand.isEmpty() && !hand.containsAll(held)) {
                wrong.add(now + ": held " + held + " after " + hand);
            }
            hand = held;
            round = now;
        }
        if (message.has("decision")) {
            long number = message.get("decision").getAsLong();
            if (number < decision) {
                wrong.add("decision " + number + " after " + decision);
            }
            decision = number;
        }
    }

    private void goOn(JsonObject settlement) {
        if (!chosen) {
            chosen = true;
            PageVisitor.parts(settlement.getAsJsonArray("choices")).stream()
                    .filter(choice -> choice.get("main").getAsBoolean())
                    .forEach(choice -> says("{\"act\":\"settled\",\"kind\":"
                            + choice.get("kind").toString().toLowerCase(Locale.ROOT) + "}"));
        }
    }

    /** Tries one thing after the other while the same decision is open. */
    private void decide(long number, JsonObject table) {
        boolean opened = decided.add(number) || closed; // what was said before the host was lost may be lost with it
        closed = false;
        if (opened) {
            tries = tries(number, table).iterator();
            says(late.isEmpty() ? "{\"act\":\"here\"}" : late);
        }
        if (tries.hasNext()) {
            late = tries.next();
            says(late);
            if (opened) {
                says(late);
            }
        }
    }

    @Override
    public String toString() {
        PageVisitor over = phone;
        return "at decision " + decision + " of " + round + " with " + hand + ", said last " + late + ", sees "
                + (over == null ? "nothing" : over.last());
    }

    private void says(String act) {
        PageVisitor over = phone;
        sent = sent.thenRunAsync(
                () -> {
                    if (over != null && over == phone) {
                        over.says(act);
                    }
                },
                PACE);
    }

    static List<String> tries(long decision, JsonObject table) {
        List<JsonObject> acts = PageVisitor.parts(table.getAsJsonArray("acts"));
        boolean declares =
                acts.stream().anyMatch(act -> act.get("kind").getAsString().equals("DECLINE"));
        JsonArray plays = table.getAsJsonObject("trick").getAsJsonArray("plays");
        int led = plays.isEmpty()
                ? 0
                : plays.get(0).getAsJsonObject().get("count").getAsInt();
        List<String> tries = new ArrayList<>();
        if (declares) {
            tries.add(act("decline", decision, List.of()));
        }
        if (led > 0) {
            tries.add(act("forfeit", decision, hand(table).subList(0, led)));
        }
        for (JsonObject group : PageVisitor.parts(table.getAsJsonObject("hand").getAsJsonArray("groups"))) {
            List<Integer> set = tiles(group);
            tries.add(act("play", decision, set));
            set.forEach(tile -> tries.add(act("play", decision, List.of(tile))));
        }
        // whoever must beat may have to break a group up
        subsets(hand(table), led).forEach(set -> tries.add(act("play", decision, set)));
        return tries;
    }

    /** All subsets of a hand that have so many tiles. */
    private static List<List<Integer>> subsets(List<Integer> hand, int tiles) {
        if (tiles == 0) {
            return List.of(List.of());
        }
        List<List<Integer>> subsets = new ArrayList<>();
        for (int first = 0; first <= hand.size() - tiles; first++) {
            for (List<Integer> rest : subsets(hand.subList(first + 1, hand.size()), tiles - 1)) {
                List<Integer> subset = new ArrayList<>(rest);
                subset.add(0, hand.get(first));
                subsets.add(subset);
            }
        }
        return subsets;
    }

    static String act(String kind, long decision, List<Integer> tiles) {
        return "{\"act\":\"act\",\"kind\":\"" + kind + "\",\"decision\":" + decision + ",\"tiles\":" + tiles
                + (kind.equals("forfeit") ? ",\"sure\":true}" : "}");
    }

    /** The tiles of the reader's hand, by their places among the 32. */
    static List<Integer> hand(JsonObject table) {
        List<Integer> tiles = new ArrayList<>();
        PageVisitor.parts(table.getAsJsonObject("hand").getAsJsonArray("groups"))
                .forEach(group -> tiles.addAll(tiles(group)));
        return tiles;
    }

    private static List<Integer> tiles(JsonObject group) {
        return PageVisitor.parts(group.getAsJsonArray("tiles")).stream()
                .map(tile -> tile.getAsJsonObject("tile").get("tile").getAsInt())
                .toList();
    }
}
