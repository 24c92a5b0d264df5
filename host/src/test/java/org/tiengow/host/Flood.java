package org.tiengow.host;

import com.google.protobuf.ByteString;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Hello;
import org.tiengow.protocol.wire.Kind;

/**
 * A program that means no good to a host on this machine: connections that say nothing, connections that send a byte a second, and
 * wrong PINs, from many addresses of this machine. What the host closes it opens again, until its standard input ends.
 */
public final class Flood {
    private static final int ADDRESSES = 100;
    private static final int TICK_MILLIS = 1_000;
    private static final byte[] HELLO = frame(ClientMessage.newBuilder()
            .setHello(
                    Hello.newBuilder().addVersions(3).setKind(Kind.KIND_PERSON).setName("Somebody with a long name"))
            .build());

    private final int port;

    private Flood(int port) {
        this.port = port;
    }

    /** Port, silent connections, slow ones, wrong PINs. */
    public static void main(String[] args) throws IOException {
        int[] numbers = Stream.of(args).mapToInt(Integer::parseInt).toArray();
        new Flood(numbers[0]).run(numbers[1], numbers[2], numbers[3]);
    }

    private void run(int silent, int slow, int pins) throws IOException {
        Connecting[] all = new Connecting[silent + slow];
        tend(all, silent);
        System.out.println("STANDING");
        Thread guesser = new Thread(() -> guess(pins));
        guesser.setDaemon(true);
        guesser.start();
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
        clock.scheduleWithFixedDelay(() -> tend(all, silent), TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
        System.in.transferTo(OutputStream.nullOutputStream());
        clock.shutdownNow();
    }

    private void tend(@Nullable Connecting[] all, int silent) {
        for (int i = 0; i < all.length; i++) {
            try {
                Connecting connection = all[i];
                if (connection == null || connection.isClosed()) {
                    all[i] = new Connecting(address(i), port);
                } else if (i >= silent) {
                    connection.sendOne();
                }
            } catch (IOException refused) {
                all[i] = null;
            }
        }
    }

    private void guess(int pins) {
        Random random = new Random(1);
        List<String> ends = new ArrayList<>();
        for (int pin = 0; pin < pins; pin++) {
            try (Socket socket = new Socket()) {
                socket.bind(new InetSocketAddress(address(pin % 10), 0));
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
                socket.setSoTimeout(20_000);
                DataOutputStream out = new DataOutputStream(socket.getOutputStream());
                DataInputStream in = new DataInputStream(socket.getInputStream());
                out.write(HELLO);
                in.readNBytes(in.readInt());
                byte[] bytes = new byte[32];
                random.nextBytes(bytes);
                out.write(frame(ClientMessage.newBuilder()
                        .setEnter(Enter.newBuilder()
                                .setProof(ByteString.copyFrom(bytes))
                                .setClientNonce(ByteString.copyFrom(bytes)))
                        .build()));
                in.readNBytes(in.readInt());
                ends.add("refused");
            } catch (IOException cut) {
                ends.add("cut");
            }
        }
        System.out.println("GUESSED " + ends.size());
    }

    private static InetAddress address(int number) throws IOException {
        return InetAddress.getByAddress(new byte[] {127, 0, 1, (byte) (1 + number % ADDRESSES)});
    }

    private static byte[] frame(ClientMessage message) {
        byte[] bytes = message.toByteArray();
        return ByteBuffer.allocate(4 + bytes.length)
                .putInt(bytes.length)
                .put(bytes)
                .array();
    }

    /** One connection, as far as it has come. */
    private static final class Connecting {
        private final SocketChannel channel = SocketChannel.open();
        private int sent;

        Connecting(InetAddress from, int port) throws IOException {
            channel.bind(new InetSocketAddress(from, 0));
            channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            channel.configureBlocking(false);
        }

        /** The host has ended it. */
        boolean isClosed() throws IOException {
            boolean ended;
            try {
                ended = channel.read(ByteBuffer.allocate(512)) < 0;
            } catch (IOException reset) {
                ended = true;
            }
            if (ended) {
                channel.close();
            }
            return ended;
        }

        void sendOne() throws IOException {
            channel.write(ByteBuffer.wrap(HELLO, sent++ % HELLO.length, 1));
        }
    }
}
