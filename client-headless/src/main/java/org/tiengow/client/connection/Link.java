package org.tiengow.client.connection;

import io.netty.channel.Channel;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;

/**
 * One connection to a host, from looking up its name to the last byte, as a {@link Dialer} opens it. It ends once, with a reason, and
 * is then of no more use. Everything here, the listener included, runs on one event loop; it knows none of its stages.
 */
public final class Link {
    private final Entrance entrance;
    private final Patience patience;
    private Listener listener;
    private final Problems problems;
    private final Passport passport;
    private @Nullable Channel channel;
    private boolean ended;
    /** The key that was met instead of the one that was wanted; empty as long as there is none. */
    private String otherKey = "";

    /** What a link tells; nothing comes after {@link #ended}. */
    public interface Listener {
        /** The host's machine has taken the connection. */
        void connected();

        /** The host has shown its certificate, with this fingerprint. */
        void met(String fingerprint);

        /** A message came, in its place. */
        void heard(HostMessage message);

        /** The connection is over. */
        void ended(ConnectionStatus how);
    }

    Link(Entrance entrance, Patience patience, Passport passport, Listener listener) {
        this.entrance = entrance;
        this.patience = patience;
        this.passport = passport;
        this.listener = listener;
        this.problems = new Problems(entrance.address());
    }

    /** From now on this one hears what comes. */
    public void handTo(Listener next) {
        listener = next;
    }

    /** Sends a message; what cannot be sent any more is dropped, since the end is told anyway. */
    public void send(ClientMessage message) {
        if (channel != null) {
            channel.writeAndFlush(message, channel.voidPromise());
        }
    }

    /** Closes the connection from this side. */
    public void close() {
        end(problems.closedHere());
    }

    /** Ends the connection, unless it has ended. */
    public void end(ConnectionStatus how) {
        if (!ended) {
            ended = true;
            if (channel != null) {
                channel.close();
            }
            listener.ended(how);
        }
    }

    /** Drops the connection; the listener hears nothing more of it. */
    public void abandon() {
        ended = true;
        if (channel != null) {
            channel.close();
        }
    }

    /** Tells who the host is, unless the connection has ended. */
    void met(String fingerprint) {
        if (!ended) {
            listener.met(fingerprint);
        }
    }

    /** Hands a message on, unless the connection has ended. */
    void heard(HostMessage message) {
        if (!ended) {
            listener.heard(message);
        }
    }

    boolean hasEnded() {
        return ended;
    }

    /** The host has shown this key instead of the one that was wanted. */
    void shows(String fingerprint) {
        otherKey = fingerprint;
    }

    /** That the host does not have the key that was wanted. */
    ConnectionStatus otherKey() {
        return otherKey.isEmpty() ? problems.otherKey() : problems.otherKey(entrance.fingerprint(), otherKey);
    }

    public Problems problems() {
        return problems;
    }

    Patience patience() {
        return patience;
    }

    public Entrance entrance() {
        return entrance;
    }

    /** The key this client shows: people's programs have one. */
    public Optional<IdentityKey> key() {
        return entrance.kind() == PlayerKind.PERSON ? passport.keyIfRead() : Optional.empty();
    }

    /** The stage is connected; called by it before anything else. */
    void connected(Channel connected) {
        if (ended) {
            connected.close();
        } else {
            channel = connected;
            listener.connected();
        }
    }

    /** The host's machine has had time enough. */
    void giveUpConnecting() {
        if (channel == null) {
            end(problems.noOneAnswers());
        }
    }
}
