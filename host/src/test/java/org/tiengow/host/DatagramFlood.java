package org.tiengow.host;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.discovery.Discovery;
import org.tiengow.protocol.wire.Datagram;

/**
 * A program that floods the port on which hosts are asked for, from some addresses of this machine: with right queries, with
 * nonsense, and with datagrams longer than any. Counts what comes back, until its standard input ends.
 */
public final class DatagramFlood {
    static final int SOURCES = 4;

    private static final int TICK_MILLIS = 5;
    private static final int LONGEST = 60_000;

    private final InetSocketAddress target = new InetSocketAddress(InetAddress.getLoopbackAddress(), Discovery.PORT);
    private final List<DatagramChannel> sources = new ArrayList<>();
    private final int[] answers = new int[SOURCES];
    private final Random random = new Random(1);
    private final byte[] noise = new byte[DatagramCodec.LONGEST];
    private final byte[] large = new byte[LONGEST];
    private final ByteBuffer room = ByteBuffer.allocate(2 * DatagramCodec.LONGEST);
    private final Selector answered;
    private long sent;

    private DatagramFlood() throws IOException {
        answered = Selector.open();
        random.nextBytes(noise);
        random.nextBytes(large);
    }

    /** Datagrams a second. */
    public static void main(String[] args) throws IOException {
        new DatagramFlood().run(Integer.parseInt(args[0]));
    }

    private void run(int perSecond) throws IOException {
        for (int i = 0; i < SOURCES; i++) {
            DatagramChannel source = DatagramChannel.open();
            source.setOption(StandardSocketOptions.SO_RCVBUF, 1 << 20);
            source.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 2, (byte) (1 + i)}), 0));
            source.configureBlocking(false);
            source.register(answered, SelectionKey.OP_READ);
            sources.add(source);
        }
        System.out.println("STANDING");
        long start = System.nanoTime();
        while (System.in.available() == 0) {
            answered.select(key -> {}, TICK_MILLIS); // until somebody answers, or more is to be sent
            long due = (System.nanoTime() - start) / 1_000_000 * perSecond / 1_000;
            while (sent < due) {
                send();
            }
            count();
        }
        long millis = (System.nanoTime() - start) / 1_000_000;
        int most = 0;
        for (int each : answers) {
            most = Math.max(most, each);
        }
        System.out.printf("SENT %d %d %d%n", sent, millis, most);
    }

    private void send() throws IOException {
        DatagramChannel source = sources.get((int) (sent % SOURCES));
        try {
            source.send(ByteBuffer.wrap(next()), target);
        } catch (IOException noRoomInTheSocket) {
            // the next one then
        }
        sent++;
    }

    private byte[] next() {
        byte[] query = DatagramCodec.query(sent);
        return switch (random.nextInt(8)) {
            case 0 -> Arrays.copyOf(noise, 1 + random.nextInt(DatagramCodec.LONGEST));
            case 1 -> {
                System.arraycopy(query, 0, large, 0, query.length); // right at its beginning
                yield large;
            }
            default -> query;
        };
    }

    private void count() throws IOException {
        for (int i = 0; i < SOURCES; i++) {
            while (sources.get(i).receive(room.clear()) != null) {
                if (DatagramCodec.read(room.flip()).filter(Datagram::hasHere).isPresent()) {
                    answers[i]++;
                }
            }
        }
    }
}
