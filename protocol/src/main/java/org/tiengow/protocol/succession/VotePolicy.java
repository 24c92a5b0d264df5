package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The messages of a program to the hosts that it sees when its own is gone. They are a pure function of its commitments and of these hosts.
 */
public final class VotePolicy {
    /**
     * The time after its own signature in which a program signs nothing else. In this time a takeover can be written, announced and
     * followed, before a host asks for the next epoch.
     */
    public static final Duration REST = Duration.ofSeconds(20);

    private VotePolicy() {}

    /**
     * A host that is reachable.
     *
     * @param host the fingerprint of the host
     * @param runs whether it has the match, in an epoch below the promised one; otherwise it asks whether to continue there
     * @param requestedEpoch the epoch that it wants signed; 0 while it asks for no signature
     */
    public record VisibleHost(ByteString host, boolean runs, int requestedEpoch) {}

    /** The kinds of messages to one host. */
    public enum Kind {
        /** No message. An earlier statement is withdrawn, if it was not binding. */
        NOTHING,
        /** No new message; an earlier one remains valid. */
        WAIT,
        /** The pre-vote: the program would agree from this epoch on. It is not binding. */
        PRE_VOTE,
        /** The signature of this epoch. */
        SIGN
    }

    /**
     * The message to one host.
     *
     * @param epoch the epoch of the message; 0 without one
     */
    public record Message(Kind kind, int epoch) {
        private static final Message NOTHING = new Message(Kind.NOTHING, 0);
        private static final Message WAIT = new Message(Kind.WAIT, 0);
    }

    /**
     * Returns the message to each host, in their order. A running host is told the promise that prevents this program from following it,
     * whether the user has agreed to anything or not. A host that holds an election gets a pre-vote if the user agrees. The
     * first host that asks for a signature gets it.
     *
     * @param resting whether less than {@link #REST} has passed since the last signature
     * @param agreed whether the user agrees to continue without the host
     * @param seen the reachable hosts, in the order of the seats
     */
    public static List<Message> messages(
            VoterState voterState, boolean resting, boolean agreed, List<VisibleHost> seen) {
        List<Message> messages = new ArrayList<>();
        boolean free = !resting;
        for (VisibleHost each : seen) {
            Message message = each.runs() || agreed ? message(voterState, free, each) : Message.NOTHING;
            free &= message.kind() != Kind.SIGN;
            messages.add(message);
        }
        return messages;
    }

    private static Message message(VoterState voterState, boolean free, VisibleHost seen) {
        int least = voterState.nextEpoch(seen.host());
        EpochClaim claim = new EpochClaim(seen.requestedEpoch(), false, seen.host());
        boolean again = claim.equals(voterState.promised());
        if (SuccessionRules.isSigned(seen.requestedEpoch(), least) && voterState.maySign(claim)) {
            return free || again ? new Message(Kind.SIGN, seen.requestedEpoch()) : Message.WAIT;
        }
        // a program that may not sign for now sends no pre-vote, except where its signature is wanted
        return free || seen.runs() || voterState.isPromisedTo(seen.host())
                ? new Message(Kind.PRE_VOTE, least)
                : Message.WAIT;
    }
}
