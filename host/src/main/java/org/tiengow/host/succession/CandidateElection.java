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
import org.tiengow.protocol.succession.SuccessionSignatures.Opened;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;

/**
 * The people who may continue a match at this host after its own host is gone. At first they only state that they would, which is not
 * binding. When enough are here at the same time, they are asked to sign. {@link SignedElection} decides what is asked and when the vote is
 * over; this class knows who is here, and tells them.
 * All methods may be called from any thread.
 */
public final class CandidateElection {
    /**
     * Milliseconds for which a host with an earlier seat is left to ask first: longer than it takes to reach it, or to find it unreachable.
     */
    private static final int PATIENCE_MILLIS = 5_000;

    private final Consumer<Succession> enough;
    private final Executor later;
    private final Map<Identity, Participant> here = new HashMap<>();
    private SignedElection election;
    private AgreementAsked told;
    private boolean waiting;
    private boolean over;

    /**
     * Starts the vote; nobody is here yet.
     *
     * @param known what this program knows of the match, with the newest standing it holds
     * @param host the fingerprint of this host
     * @param enough called once with the takeovers by which this host has the match, on the thread of the last signer
     * @throws IllegalArgumentException when there is no standing
     */
    public CandidateElection(KnownMatch known, ByteString host, Consumer<Succession> enough) {
        this(known, host, enough, CompletableFuture.delayedExecutor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS));
    }

    /** Starts the vote with another timer for the host with an earlier seat. */
    CandidateElection(KnownMatch known, ByteString host, Consumer<Succession> enough, Executor later) {
        Sealed held = Optional.ofNullable(known.held())
                .orElseThrow(() -> new IllegalArgumentException("There is nothing to go on from."));
        this.election = SignedElection.open(host, known.hosts(), held, known.proof());
        this.enough = enough;
        this.later = later;
        this.told = election.asked();
    }

    /** Checks whether a key belongs to a seat or a voter of the match. */
    public synchronized boolean concerns(Identity key) {
        return election.election().basis().isVoter(key)
                || SuccessionSignatures.openStanding(election.standing())
                        .map(Opened::message)
                        .map(Standing::getSeatsList)
                        .stream()
                        .flatMap(seats -> seats.stream().map(StandingSeat::getKey))
                        .anyMatch(each -> each.equals(ByteString.copyFrom(key.bytes())));
    }

    /** Adds a person of the match, and returns what they are asked. Changes are sent to them. */
    public synchronized AgreementAsked come(Participant participant) {
        participant.identity().ifPresent(key -> here.put(key, participant));
        return election.asked();
    }

    /** Records a person's signature, or their statement that they would sign. */
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
            look(election.gone(key));
        });
    }

    /** Ends the vote; returns false when enough people have agreed before. */
    public synchronized boolean stop() {
        boolean waited = !over;
        over = true;
        return waited;
    }

    private void look(SignedElection now) {
        election = now;
        AgreementAsked asked = now.asked();
        if (!asked.equals(told)) {
            told = asked;
            HostMessage message = HostMessage.newBuilder().setAsked(asked).build();
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
