package org.tiengow.web.door;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.succession.HostingOffer;

/**
 * The door of the next host of a night. It was announced before it was opened, and a browser that goes there too early shows an error page
 * of its own.
 *
 * @param address where it listens, or will listen
 */
public record NextDoor(HostAddress address) {
    private static final long ANSWER_MILLIS = 1_000;

    /** Returns the door that a host has announced. */
    public static NextDoor of(HostingOffer host) {
        return new NextDoor(new HostAddress(host.addresses().get(0), host.webPort()));
    }

    /** Returns the URL of its page. */
    public String url() {
        return "http://" + address + "/";
    }

    /** Checks whether the door accepts a connection within a second. The future completes on any thread, and never with a failure. */
    public CompletableFuture<Boolean> isOpen() {
        CompletableFuture<Boolean> answer = new CompletableFuture<>();
        try {
            AsynchronousSocketChannel channel = AsynchronousSocketChannel.open();
            channel.connect(new InetSocketAddress(address.host(), address.port()), answer, new Accepted());
            return answer.completeOnTimeout(false, ANSWER_MILLIS, TimeUnit.MILLISECONDS)
                    .whenComplete((open, never) -> close(channel));
        } catch (IOException | RuntimeException unreachable) {
            return CompletableFuture.completedFuture(false);
        }
    }

    private static void close(AsynchronousSocketChannel channel) {
        try {
            channel.close();
        } catch (IOException alreadyClosed) {
            // it was only opened to see whether somebody answers
        }
    }

    private static final class Accepted implements CompletionHandler<Void, CompletableFuture<Boolean>> {
        @Override
        public void completed(Void nothing, CompletableFuture<Boolean> answer) {
            answer.complete(true);
        }

        @Override
        public void failed(Throwable refused, CompletableFuture<Boolean> answer) {
            answer.complete(false);
        }
    }
}
