package org.tiengow.host.succession;

import com.google.protobuf.ByteString;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.SignedElection;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Succession;

/**
 * The request of a host to continue its own match in a later epoch. It is necessary if a player at its table, voter or not, has
 * promised an epoch above the host's own and may not come back otherwise. Players who hold the newest standing count as pre-votes.
 * A {@link SignedElection} decides everything else.
 */
public final class EpochRenewal {
    private final StandingSigner standingSigner;
    private final int epoch;
    private final Map<Identity, Integer> told;
    private SignedElection election;
    private AgreementAsked asked;

    /**
     * A request to which nobody has agreed yet.
     *
     * @param standing the newest standing of this host
     * @param epoch the current epoch of this host
     */
    public EpochRenewal(Sealed standing, StandingSigner standingSigner, int epoch) {
        this(standing, standingSigner, epoch, new HashMap<>());
    }

    private EpochRenewal(Sealed standing, StandingSigner standingSigner, int epoch, Map<Identity, Integer> told) {
        this.standingSigner = standingSigner;
        this.epoch = epoch;
        this.told = told;
        NavigableMap<Integer, ByteString> hosts = new TreeMap<>(Map.of(epoch, standingSigner.fingerprint()));
        SignedElection open =
                SignedElection.open(standingSigner.fingerprint(), hosts, standing, Succession.getDefaultInstance());
        this.asked = open.request();
        SignedElection all = open;
        for (Map.Entry<Identity, Integer> each : told.entrySet()) {
            all = all.withPreVote(each.getKey(), each.getValue());
        }
        this.election = all;
    }

    /** Returns the request for a newer standing of this host. Signatures for the older standing have to be given again. */
    public EpochRenewal from(Sealed newer) {
        return new EpochRenewal(newer, standingSigner, epoch, told);
    }

    /**
     * Records that a player holds the newest standing. The player is assumed to sign the next epoch, unless the player has named a
     * later one.
     */
    public void holds(Identity key) {
        election = election.withPreVote(key, told.getOrDefault(key, epoch + 1));
    }

    /** Removes a disconnected player. */
    public void gone(Identity key) {
        told.remove(key);
        election = election.withoutPreVote(key);
    }

    /** Takes the agreement of a player: its signature, or the earliest epoch that it could follow. Returns false if this is refused. */
    public boolean agree(Identity key, Agree agree) {
        // A player who holds a newer standing has to continue at another host.
        Optional<SignedElection> agreed =
                election.agree(key, agree).filter(now -> now.standing().equals(election.standing()));
        agreed.ifPresent(now -> {
            election = now;
            Optional.ofNullable(now.election().preVotes().get(key)).ifPresent(least -> told.put(key, least));
        });
        return agreed.isPresent();
    }

    /** Returns the message that asks a newcomer for a signature; empty while nobody is asked. */
    public Optional<HostMessage> open() {
        return Optional.of(election.request())
                .filter(open -> open.getEpoch() > 0)
                .map(open -> HostMessage.newBuilder().setAsked(open).build());
    }

    /** Returns the message that asks for signatures, if it has changed since the last call. */
    public Optional<HostMessage> news() {
        AgreementAsked now = election.request();
        if (now.equals(asked)) {
            return Optional.empty();
        }
        asked = now;
        return Optional.of(HostMessage.newBuilder().setAsked(now).build());
    }

    /** Returns all takeovers of the match including the renewal, once enough players have signed. */
    public Optional<Succession> outcome() {
        return election.outcome()
                .map(done -> standingSigner.succession(election.match()).toBuilder()
                        .addAllTakeovers(done.getTakeoversList())
                        .build());
    }
}
