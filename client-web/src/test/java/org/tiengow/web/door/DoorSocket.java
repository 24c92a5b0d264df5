package org.tiengow.web.door;

import static org.tiengow.waiting.BusyMachine.result;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;

/** A connection to a door, as a browser has it: whole messages come in, and it is known how it ended. */
public final class DoorSocket implements WebSocket.Listener {
    private final CompletableFuture<Integer> ended = new CompletableFuture<>();
    private final StringBuilder text = new StringBuilder();
    private final ByteArrayOutputStream binary = new ByteArrayOutputStream();
    private final Consumer<String> texts;
    private final Consumer<byte[]> binaries;
    private final WebSocket socket;
    private volatile String reason = "";

    private DoorSocket(
            URI address, String origin, HttpClient client, Consumer<String> texts, Consumer<byte[]> binaries) {
        this.texts = texts;
        this.binaries = binaries;
        this.socket =
                result(client.newWebSocketBuilder().header("Origin", origin).buildAsync(address, this));
    }

    /** Of a page that this machine's door has sent; every text it is told goes to the consumer. */
    public static DoorSocket ofPage(int port, HttpClient client, Consumer<String> texts) {
        return new DoorSocket(
                URI.create("ws://127.0.0.1:" + port + PageDoor.SOCKET),
                "http://127.0.0.1:" + port,
                client,
                texts,
                bytes -> {});
    }

    /** The same over HTTPS. */
    public static DoorSocket ofPageOverTls(int port, HttpClient client, Consumer<String> texts) {
        return new DoorSocket(
                URI.create("wss://127.0.0.1:" + port + PageDoor.SOCKET),
                "https://127.0.0.1:" + port,
                client,
                texts,
                bytes -> {});
    }

    /** Of a page from elsewhere; every message that is no text goes to the consumer. */
    public static DoorSocket ofStranger(URI address, HttpClient client, Consumer<byte[]> binaries) {
        return new DoorSocket(address, "https://elsewhere.example", client, words -> {}, binaries);
    }

    /** What it may say. */
    public WebSocket socket() {
        return socket;
    }

    /** The code with which the door ended it; -1 when it broke off. */
    public CompletableFuture<Integer> ended() {
        return ended;
    }

    /** What the door said when it ended it. */
    public String reason() {
        return reason;
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        text.append(data);
        if (last) {
            String whole = text.toString();
            text.setLength(0);
            texts.accept(whole);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onBinary(WebSocket from, ByteBuffer data, boolean last) {
        byte[] bytes = new byte[data.remaining()];
        data.get(bytes);
        binary.writeBytes(bytes);
        if (last) {
            byte[] whole = binary.toByteArray();
            binary.reset();
            binaries.accept(whole);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String why) {
        reason = why;
        ended.complete(status);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        ended.complete(-1);
    }
}
