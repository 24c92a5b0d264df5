package org.tiengow.web.door;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.slf4j.LoggerFactory;

/**
 * A door with a page at its event stream, the victim, and raw sockets for attacks on it. The victim must still act and hear at the end
 * of a test, and no attack may be logged as a fault of the program.
 */
abstract class AttackedStreams {
    static final DoorPatience SHORT =
            new DoorPatience(Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(5));
    static final String OPEN = "{\"act\":\"open\"}";
    static final String HERE = "{\"act\":\"here\"}";
    static final String VICTIM = "{\"act\":\"victim\"}";
    static final String CUT = "cut";

    final RecordingBrowsers browsers = new RecordingBrowsers();
    final Queue<Socket> sockets = new ConcurrentLinkedQueue<>();
    private final ListAppender<ILoggingEvent> faults = new ListAppender<>();
    private final Logger log = (Logger) LoggerFactory.getLogger(DoorFaults.class);
    volatile PageDoor door;
    volatile Stream victim;
    private final ScheduledExecutorService heart = Executors.newSingleThreadScheduledExecutor();

    @BeforeEach
    void open() throws IOException {
        faults.start();
        log.addAppender(faults);
        door = PageDoor.open(0, browsers);
        victim = new Stream();
        heart.scheduleWithFixedDelay(this::beat, 2, 2, SECONDS);
    }

    /** Opens another door in place of this one. */
    void reopen(DoorPatience patience) throws IOException {
        door.close();
        browsers.said.clear();
        browsers.lines.clear();
        door = PageDoor.open(0, DoorPlan.EMPTY.withSeats(browsers), patience);
        victim = new Stream();
    }

    /** Says something for the other page, which a silence of fifteen seconds would end. */
    private void beat() {
        try {
            victim.act(VICTIM);
        } catch (IOException missed) {
            // the next one may reach the door
        }
    }

    /** Checks that the other page still acts and hears, then closes everything. */
    @AfterEach
    void close() throws IOException {
        try {
            assertThat(victim.act(VICTIM)).isEqualTo("204");
            browsers.lines.get(0).tell("still here");
            victim.awaitText("data: still here\n\n");
            assertThat(faults.list).noneMatch(event -> event.getLevel().isGreaterOrEqual(Level.ERROR));
        } finally {
            heart.shutdownNow();
            log.detachAppender(faults);
            for (Socket socket : sockets) {
                socket.close();
            }
            door.close();
        }
    }

    Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(8 * 1024);
        socket.setSoTimeout(10_000);
        socket.connect(new InetSocketAddress("127.0.0.1", door.port()), 10_000);
        sockets.add(socket);
        return socket;
    }

    static void say(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    static String head(String path, String... headers) {
        return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\n" + String.join("\r\n", headers) + "\r\n\r\n";
    }

    static String post(String path, String body, String... headers) {
        String[] all = Arrays.copyOf(headers, headers.length + 2);
        all[headers.length] = "Origin: http://localhost";
        all[headers.length + 1] = "Content-Length: " + body.length();
        return head(path, all) + body;
    }

    static String channel(String id) {
        return EventStreams.CHANNEL + ": " + id;
    }

    /** Returns the response to one request on a connection of its own, or {@link #CUT}. */
    String answer(String request) throws IOException {
        try (Socket socket = connect()) {
            say(socket, request);
            return readHead(socket);
        } catch (IOException reset) {
            return CUT;
        }
    }

    String status(String request) throws IOException {
        String answer = answer(request);
        return answer.equals(CUT) ? CUT : answer.substring("HTTP/1.1 ".length(), "HTTP/1.1 200".length());
    }

    static String readHead(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                return CUT;
            }
            head.append((char) next);
        }
        return head.toString();
    }

    /** Checks whether the door has closed a connection, and forgets what came before that. */
    static boolean isCut(Socket socket) {
        try {
            socket.setSoTimeout(20);
            return socket.getInputStream().read(new byte[64 * 1024]) < 0;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    static void awaitCut(Socket socket) {
        await("the end of the connection").atMost(60, SECONDS).until(() -> isCut(socket));
    }

    /** An open stream, on a connection of its own. */
    final class Stream {
        final Socket socket = connect();
        final String head;
        final String id;
        final ByteArrayOutputStream heard = new ByteArrayOutputStream();

        Stream() throws IOException {
            this(post(PageDoor.EVENTS, OPEN));
        }

        Stream(String request) throws IOException {
            say(socket, request);
            head = readHead(socket);
            assertThat(head).startsWith("HTTP/1.1 200");
            id = head.replaceAll("(?is).*\r\n" + EventStreams.CHANNEL + ": (\\S+)\r\n.*", "$1");
        }

        String act(String body) throws IOException {
            return status(post(PageDoor.ACTS, body, channel(id)));
        }

        /** Sends this on its connection again and again, and acts on others, so that it does not end because it is silent. */
        void awaitEndInSpiteOfActs(String text) {
            await("the end of the stream").atMost(60, SECONDS).until(() -> {
                act(HERE);
                try {
                    say(socket, text);
                    return isCut(socket);
                } catch (IOException cut) {
                    return true;
                }
            });
        }

        void awaitText(String text) {
            await(text).atMost(60, SECONDS).until(() -> {
                socket.setSoTimeout(20);
                try {
                    socket.getInputStream().transferTo(heard);
                } catch (SocketTimeoutException quiet) {
                    // looks at what came before
                }
                return heard.toString(StandardCharsets.UTF_8).contains(text);
            });
        }
    }

    /** Returns what all pages have said, without openings and ends, and without the other page's signs of life. */
    List<String> acts() {
        return browsers.said.stream()
                .filter(said -> !List.of(OPEN, VICTIM, RecordingBrowsers.GONE).contains(said))
                .toList();
    }
}
