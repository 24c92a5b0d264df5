package org.tiengow.host.succession;

import com.google.protobuf.ByteString;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.SignedElection;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.succession.SuccessionSignatures.Verified;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;

/**
 * The election of this host as the new host of a match whose host is gone. Clients first send pre-votes, which are not binding. When
 * enough are connected at the same time, they are asked to sign. {@link SignedElection} decides what is requested and when the election is
 * over; this class knows the connected clients, and sends the requests. All methods may be called from any thread.
 */
public final class CandidateElection {
    /**
     * Milliseconds that this host leaves to a host with an earlier seat to ask first. It is longer than it takes to reach that host, or to
     * find it unreachable.
     */
    private static final int PATIENCE_MILLIS = 5_000;

    private final Consumer<Succession> enough;
    private final Executor later;
    private final Map<Identity, Participant> here = new HashMap<>();
    private SignedElection election;
    private AgreementAsked sent;
    private boolean waiting;
    private boolean over;

    /**
     * Starts the election without any client.
     *
     * @param known what this program knows of the match, with the newest standing it holds
     * @param host the fingerprint of this host
     * @param enough called once with the takeovers by which this host has the match, on the thread of the last signer
     * @throws IllegalArgumentException when there is no standing
     */
    public CandidateElection(KnownMatch known, ByteString host, Consumer<Succession> enough) {
        this(known, host, enough, CompletableFuture.delayedExecutor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS));
    }

    /** Starts the election with another timer for the host with an earlier seat. */
    CandidateElection(KnownMatch known, ByteString host, Consumer<Succession> enough, Executor later) {
        Sealed held = Optional.ofNullable(known.held())
                .orElseThrow(() -> new IllegalArgumentException("There is nothing to go on from."));
        this.election = SignedElection.open(host, known.hosts(), held, known.proof());
        this.enough = enough;
        this.later = later;
        this.sent = election.request();
    }

    /** Checks whether a key belongs to a seat or a voter of the match. */
    public synchronized boolean concerns(Identity key) {
        return election.election().basis().isVoter(key)
                || SuccessionSignatures.verifyStanding(election.standing())
                        .map(Verified::message)
                        .map(Standing::getSeatsList)
                        .stream()
                        .flatMap(seats -> seats.stream().map(StandingSeat::getKey))
                        .anyMatch(each -> each.equals(ByteString.copyFrom(key.bytes())));
    }

    /** Adds a person of the match, and returns what they are asked. Changes are sent to them. */
    public synchronized AgreementAsked come(Participant participant) {
        participant.identity().ifPresent(key -> here.put(key, participant));
        return election.request();
    }

    /** Records a person's signature or pre-vote. */
    public Reply agree(Participant participant, Agree agree) {
        Optional<Succession> done;
        synchronized (this) {
            Optional<SignedElection> agreed = over
                    ? Optional.empty()
                    : participant.identity().filter(this::concerns).flatMap(key -> election.agree(key, agree));
            if (agreed.isEmpty()) {
                return HostRefusal.NO_AGREEMENT.answer();
            }
            look(agreed.get());
            done = election.outcome();
            over = done.isPresent();
        }
        done.ifPresent(enough);
        return Reply.GRANTED;
    }

    /** Removes a person whose connection has ended. */
    public synchronized void gone(Participant participant) {
        participant.identity().filter(key -> here.get(key) == participant).ifPresent(key -> {
            here.remove(key);
            look(election.withoutPreVote(key));
        });
    }

    /** Ends the election. Returns false when enough people have already agreed. */
    public synchronized boolean stop() {
        boolean waited = !over;
        over = true;
        return waited;
    }

    private void look(SignedElection now) {
        election = now;
        AgreementAsked request = now.request();
        if (!request.equals(sent)) {
            sent = request;
            HostMessage message = HostMessage.newBuilder().setAsked(request).build();
            here.values().forEach(participant -> participant.send(message));
        }
        if (now.election().isHeldBack() && !waiting) {
            waiting = true;
            later.execute(this::waitedInVain);
        }
    }

    private synchronized void waitedInVain() {
        waiting = false;
        if (!over && election.election().isHeldBack()) {
            look(election.impatient());
        }
    }
}
