package org.tiengow.client.connection;

import io.netty.channel.Channel;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;

/**
 * One connection to a host, from the look-up of its name to the last byte, opened by a {@link Dialer}. A link ends once, with a reason, and
 * cannot be used again. Everything here, the listener included, runs on one event loop. A link does not know its stages.
 */
public final class HostConnection {
    private final JoinTarget joinTarget;
    private final Timeouts timeouts;
    private Listener listener;
    private final Problems problems;
    private final IdentityStore identityStore;
    private @Nullable Channel channel;
    private boolean ended;
    private volatile boolean isResolved;
    /** The key that the host showed instead of the expected one; otherwise empty. */
    private String otherKey = "";

    /** The listener of a link; nothing is called after {@link #ended}. */
    public interface Listener {
        /** Called when the TCP connection is established. */
        void connected();

        /** Called when the host has shown a certificate with this fingerprint. */
        void met(String fingerprint);

        /** Called for each message that the stage of the link allows. */
        void heard(HostMessage message);

        /** Called once, when the connection has ended. */
        void ended(ConnectionStatus how);
    }

    HostConnection(JoinTarget joinTarget, Timeouts timeouts, IdentityStore identityStore, Listener listener) {
        this.joinTarget = joinTarget;
        this.timeouts = timeouts;
        this.identityStore = identityStore;
        this.listener = listener;
        this.problems = new Problems(joinTarget.address());
    }

    /** Replaces the listener. */
    public void handTo(Listener next) {
        listener = next;
    }

    /** Sends a message. A message on a closed connection is dropped, since the listener hears of the end anyway. */
    public void send(ClientMessage message) {
        if (channel != null) {
            channel.writeAndFlush(message, channel.voidPromise());
        }
    }

    public void close() {
        end(problems.closedHere());
    }

    /** Ends the connection, unless it has ended already. */
    public void end(ConnectionStatus how) {
        if (!ended) {
            ended = true;
            if (channel != null) {
                channel.close();
            }
            listener.ended(how);
        }
    }

    /** Drops the connection without telling the listener. */
    public void abandon() {
        ended = true;
        if (channel != null) {
            channel.close();
        }
    }

    /** Passes on the host's fingerprint, unless the connection has ended. */
    void met(String fingerprint) {
        if (!ended) {
            listener.met(fingerprint);
        }
    }

    /** Passes on a message, unless the connection has ended. */
    void heard(HostMessage message) {
        if (!ended) {
            listener.heard(message);
        }
    }

    /** Records that the host's name has been resolved; runs on the thread of the look-up. */
    void resolved() {
        isResolved = true;
    }

    boolean hasEnded() {
        return ended;
    }

    /** Records a key that the host has shown instead of the expected one. */
    void shows(String fingerprint) {
        otherKey = fingerprint;
    }

    /** Returns the status for a host that does not have the expected key. */
    ConnectionStatus otherKey() {
        return otherKey.isEmpty() ? problems.otherKey() : problems.otherKey(joinTarget.fingerprint(), otherKey);
    }

    public Problems problems() {
        return problems;
    }

    Timeouts timeouts() {
        return timeouts;
    }

    public JoinTarget joinTarget() {
        return joinTarget;
    }

    /** Returns the key that this client shows. Only people's programs have one. */
    public Optional<IdentityKey> key() {
        return joinTarget.kind() == PlayerKind.PERSON ? identityStore.keyIfRead() : Optional.empty();
    }

    /** Takes the channel, or closes it when the link has ended. The first stage calls this before anything else. */
    void connected(Channel connected) {
        if (ended) {
            connected.close();
        } else {
            channel = connected;
            listener.connected();
        }
    }

    /** Ends the link when the time-out for connecting has passed. */
    void giveUpConnecting() {
        if (channel == null) {
            end(isResolved ? problems.noOneAnswers() : problems.nameNotResolved());
        }
    }
}
