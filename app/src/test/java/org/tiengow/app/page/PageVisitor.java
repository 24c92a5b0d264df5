package org.tiengow.app.page;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.awaitility.Awaitility.await;
import static org.tiengow.waiting.BusyMachine.result;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.http.HttpClient;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import org.tiengow.web.door.DoorSocket;

/** One connection of a browser, by what the JSON says alone. */
public final class PageVisitor {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    /** Everything it was told, in order. */
    public final List<JsonObject> told = new CopyOnWriteArrayList<>();

    private final DoorSocket door;
    private Consumer<JsonObject> hearing = message -> {};
    private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);

    private PageVisitor(int port) {
        door = DoorSocket.ofPage(port, CLIENT, this::told);
    }

    private PageVisitor(int port, HttpClient trusting) {
        door = DoorSocket.ofPageOverTls(port, trusting, this::told);
    }

    /** Has opened the page over HTTPS. */
    static PageVisitor opensOverTls(int port, HttpClient trusting) {
        return new PageVisitor(port, trusting).says("{\"act\":\"open\",\"language\":\"en\",\"as\":\"page\"}");
    }

    /** Somebody hears everything from now on, and what was told before. */
    void hear(Consumer<JsonObject> next) {
        synchronized (told) {
            told.forEach(next);
            hearing = next;
        }
    }

    /** Has connected, and said nothing. */
    static PageVisitor silent(int port) {
        return new PageVisitor(port);
    }

    /** Says every five seconds that it is there, as a page does. */
    private void stays() {
        if (isOpen() && !door.socket().isOutputClosed()) {
            says("{\"act\":\"here\"}");
            CompletableFuture.delayedExecutor(5, SECONDS).execute(this::stays);
        }
    }

    /** Has opened the page; with members of the act besides, such as {@code "return":{…}}. */
    public static PageVisitor opens(int port, String... members) {
        PageVisitor phone = new PageVisitor(port);
        phone.says("{\"act\":\"open\",\"language\":\"en\",\"as\":\"page\""
                + List.of(members).stream().map(member -> "," + member).reduce("", String::concat) + "}");
        CompletableFuture.delayedExecutor(5, SECONDS).execute(phone::stays);
        return phone;
    }

    /** Has opened the page with what another connection was given to keep. */
    static PageVisitor returns(int port, JsonElement kept) {
        return opens(port, "\"return\":" + kept);
    }

    /** Says an act. */
    public synchronized PageVisitor says(String act) {
        sent = sent.thenCompose(before -> door.socket().sendText(act, true));
        return this;
    }

    /** Sits down under this name, with members of the act besides. */
    public PageVisitor enters(String name, String... members) {
        return says("{\"act\":\"enter\",\"name\":\"" + name + "\",\"table\":0"
                + List.of(members).stream().map(member -> "," + member).reduce("", String::concat) + "}");
    }

    /** The last message of this kind, when there is one. */
    JsonObject waits(Predicate<JsonObject> wanted) {
        return await().until(
                        () -> told.stream()
                                .filter(wanted)
                                .reduce((earlier, later) -> later)
                                .orElse(null),
                        found -> found != null);
    }

    /** The last message, when it shows that screen. */
    public JsonObject shows(String screen) {
        await().failFast("the door has ended it", () -> !isOpen())
                .until(() ->
                        !told.isEmpty() && last().get("screen").getAsString().equals(screen));
        return last();
    }

    /** What the browser keeps, when it was told; null in JSON where it keeps nothing. */
    JsonElement kept() {
        return waits(message -> message.has("keep")).get("keep");
    }

    JsonObject last() {
        return told.get(told.size() - 1);
    }

    /** Cuts the connection without a word. */
    public void cut() {
        door.socket().abort();
    }

    /** The code with which the door has ended it. */
    int ended() {
        return result(door.ended());
    }

    /** What the door said when it ended it. */
    String reason() {
        return door.reason();
    }

    /** Whether the door has not ended it. */
    boolean isOpen() {
        return !door.ended().isDone();
    }

    /** The objects of a list. */
    public static List<JsonObject> parts(JsonArray list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .toList();
    }

    private void told(String text) {
        JsonObject message = JsonParser.parseString(text).getAsJsonObject();
        if (message.has("tick")) {
            return;
        }
        synchronized (told) {
            told.add(message);
            hearing.accept(message);
        }
    }
}
