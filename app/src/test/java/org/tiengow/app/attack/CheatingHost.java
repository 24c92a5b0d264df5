package org.tiengow.app.attack;

import static org.awaitility.Awaitility.await;

import com.google.protobuf.ByteString;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.function.Predicate;
import org.awaitility.core.ConditionFactory;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.protocol.wire.Challenge;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.Pong;

/** A host that speaks the protocol over plain sockets of this machine and does at its tables whatever a test says. */
final class CheatingHost implements AutoCloseable {
    private final ServerSocket door;
    private final List<Socket> connections = new CopyOnWriteArrayList<>();
    private final Map<String, Guest> guests = new ConcurrentHashMap<>();

    /** What it answers about a link that is named; unless a test says otherwise it knows nothing. */
    volatile Function<LinkName, LinkAnswer> answers = link -> LinkAnswer.newBuilder()
            .setLink(link)
            .setState(LinkState.LINK_STATE_UNKNOWN)
            .build();

    /** Whether it calls everybody its owner. */
    volatile boolean callsEverybodyOwner;

    CheatingHost() throws IOException {
        door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread thread = new Thread(this::accept, "cheating-host");
        thread.setDaemon(true);
        thread.start();
    }

    HostAddress address() {
        return new HostAddress("127.0.0.1", door.getLocalPort());
    }

    /** Waits as Awaitility does, and looks often: a round waits a hundred times. */
    static ConditionFactory soon() {
        return await().pollDelay(Duration.ZERO).pollInterval(Duration.ofMillis(2));
    }

    /** Somebody who has entered under this name, over the connection of now. */
    Guest guest(String name) {
        soon().until(() -> guests.containsKey(name) && guests.get(name).isSeated);
        return guests.get(name);
    }

    /** Closes every connection; the door stays open. */
    void cutAll() {
        guests.clear();
        connections.forEach(CheatingHost::close);
        connections.clear();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket socket = door.accept();
                connections.add(socket);
                Thread thread = new Thread(() -> serve(socket), "cheating-host-guest");
                thread.setDaemon(true);
                thread.start();
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket socket) {
        try {
            new Guest(socket).serve();
        } catch (EOFException | SocketException gone) {
            close(socket);
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            throw new IllegalStateException(gone);
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        cutAll();
    }

    /** One connection. */
    final class Guest {
        private final DataInputStream in;
        private final DataOutputStream out;
        private final List<ClientMessage> heard = new CopyOnWriteArrayList<>();
        private volatile boolean isSeated;
        private String name = "";

        Guest(Socket socket) throws IOException {
            in = new DataInputStream(socket.getInputStream());
            out = new DataOutputStream(socket.getOutputStream());
        }

        private void serve() throws IOException {
            while (true) {
                ClientMessage message = ClientMessage.parseFrom(in.readNBytes(in.readInt()));
                heard.add(message);
                answer(message);
            }
        }

        private void answer(ClientMessage message) {
            int request = message.getRequest();
            switch (message.getMessageCase()) {
                case HELLO -> {
                    name = message.getHello().getName();
                    say(HostMessage.newBuilder()
                            .setChallenge(Challenge.newBuilder()
                                    .setVersion(3)
                                    .setNonce(ByteString.copyFrom(new byte[32]))
                                    .setHostName("Kitchen"))
                            .build());
                }
                case ENTER -> {
                    isSeated = !message.getEnter().getSeatToken().isEmpty();
                    say(HostMessage.newBuilder()
                            .setEntered(Entered.newBuilder()
                                    .setRequest(request)
                                    .setName(name)
                                    .setHostName("Kitchen")
                                    .setOwner(callsEverybodyOwner))
                            .build());
                    guests.put(name, this);
                }
                case PING ->
                    say(HostMessage.newBuilder()
                            .setPong(Pong.newBuilder().setRequest(request))
                            .build());
                case SIT -> {
                    say(HostMessage.newBuilder()
                            .setGranted(Granted.newBuilder()
                                    .setRequest(request)
                                    .setSeatToken(ByteString.copyFromUtf8("token of " + name)))
                            .build());
                    isSeated = true;
                }
                case NAME_LINKS -> {
                    message.getNameLinks()
                            .getLinksList()
                            .forEach(link -> say(HostMessage.newBuilder()
                                    .setLinkAnswer(answers.apply(link))
                                    .build()));
                    grant(request);
                }
                default -> grant(request);
            }
        }

        private void grant(int request) {
            say(HostMessage.newBuilder()
                    .setGranted(Granted.newBuilder().setRequest(request))
                    .build());
        }

        synchronized void say(HostMessage message) {
            byte[] bytes = message.toByteArray();
            try {
                out.writeInt(bytes.length);
                out.write(bytes);
                out.flush();
            } catch (IOException gone) {
                return; // it is cut
            }
        }

        /** The latest message of a kind that fits; empty when none came. */
        Optional<ClientMessage> latest(Predicate<ClientMessage> fits) {
            List<ClientMessage> all = new ArrayList<>(heard);
            Collections.reverse(all);
            return all.stream().filter(fits).findFirst();
        }
    }
}
