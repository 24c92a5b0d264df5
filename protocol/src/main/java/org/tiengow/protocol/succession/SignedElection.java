package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.SuccessionSignatures.Opened;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/**
 * A vote in the form of its messages, with the signatures for others to verify. The decisions are those of {@link Election}. Immutable.
 *
 * @param match the id of the match
 * @param election the people who would agree, and those who have signed
 * @param standing the signed standing from which the match would continue
 * @param before the takeovers that led there
 * @param agreements the signed agreements
 */
public record SignedElection(
        String match, Election election, Sealed standing, Succession before, Map<Identity, Agreement> agreements) {
    public SignedElection {
        agreements = Map.copyOf(agreements);
    }

    /**
     * Returns a vote without people.
     *
     * @param host the fingerprint of the host that would continue
     * @param hosts the known hosts of the match by epoch
     * @param before the takeovers that led to the newest of them
     * @throws IllegalArgumentException when the standing is invalid
     */
    public static SignedElection open(
            ByteString host, NavigableMap<Integer, ByteString> hosts, Sealed standing, Succession before) {
        Standing from = SuccessionSignatures.openStanding(standing)
                .map(Opened::message)
                .orElseThrow(() -> new IllegalArgumentException("What is held is no standing."));
        return new SignedElection(
                from.getMatch(), Election.open(host, hosts, ElectionBasis.of(from)), standing, before, Map.of());
    }

    /** Returns this vote with an agreement, or with a person who would agree; empty when the message is refused. */
    public Optional<SignedElection> agree(Identity key, Agree agree) {
        Optional<SignedElection> brought = bringing(agree.getStanding(), agree.getProof());
        Optional<AgreedTo> content = read(agree.getAgreement().getContent());
        if (brought.isEmpty() || content.isEmpty()) {
            return Optional.empty();
        }
        Election there = brought.get().election;
        AgreedTo to = content.get();
        boolean signs = !agree.getAgreement().getSignature().isEmpty();
        boolean mine = (there.basis().isVoter(key) || !signs)
                && to.getMatch().equals(match)
                && to.getTo().equals(there.host())
                && to.getEpoch() > there.basis().position().epoch()
                && to.getEpoch() <= SuccessionRules.MOST_EPOCH;
        if (!mine) {
            return Optional.empty();
        }
        if (!signs) {
            return Optional.of(brought.get().with(there.willing(key, to.getEpoch())));
        }
        LogPosition held = new LogPosition(to.getHeldEpoch(), to.getHeldRound());
        Election signed = there.signed(key, to.getEpoch(), held);
        boolean right = to.getEpoch() == there.epoch()
                && SuccessionSignatures.open(agree.getAgreement())
                        .filter(opened -> opened.signer().equals(key))
                        .isPresent();
        return right ? Optional.of(brought.get().with(key, agree.getAgreement()).with(signed)) : Optional.empty();
    }

    /** Returns this vote with a person who would agree, as is known without a message. */
    public SignedElection willing(Identity key, int least) {
        return with(election.willing(key, least));
    }

    /** Returns this vote without a departed person. */
    public SignedElection gone(Identity key) {
        return with(election.gone(key));
    }

    /** Returns this vote without waiting for a host with an earlier seat. */
    public SignedElection impatient() {
        return with(election.impatient());
    }

    /** Returns the message to all people here. */
    public AgreementAsked asked() {
        AgreementAsked.Builder asked =
                AgreementAsked.newBuilder().setMatch(match).setEpoch(election.asks());
        election.agreeing().stream()
                .map(key -> ByteString.copyFrom(key.bytes()))
                .sorted(ByteString.unsignedLexicographicalComparator())
                .forEach(asked::addWilling);
        return asked.build();
    }

    /** Returns all takeovers of the match including the new one, once enough people have signed. */
    public Optional<Succession> outcome() {
        return election.outcome()
                .map(done -> before.toBuilder()
                        .addTakeovers(
                                Takeover.newBuilder().setStanding(standing).addAllAgreements(agreements.values()))
                        .build());
    }

    /** Returns this vote on the basis of a newer standing; empty when its host is not known to have had the match. */
    private Optional<SignedElection> bringing(Sealed held, Succession proof) {
        Optional<Standing> opened = SuccessionSignatures.openStanding(held).map(Opened::message);
        if (opened.isEmpty() || !opened.get().getMatch().equals(match)) {
            return Optional.empty();
        }
        ElectionBasis brought = ElectionBasis.of(opened.get());
        if (brought.position().compareTo(election.basis().position()) <= 0) {
            return Optional.of(this);
        }
        KnownMatch known = new KnownMatch(
                match,
                election.hosts(),
                EpochClaim.first(election.hosts().lastEntry().getValue()),
                null);
        Election adopted = election.adopting(brought, known.unfollowed(proof));
        if (adopted == election) {
            return Optional.empty();
        }
        boolean sameHost =
                brought.position().epoch() == election.basis().position().epoch();
        return Optional.of(
                new SignedElection(match, adopted, held, sameHost ? before : proof, agreements).with(adopted));
    }

    private SignedElection with(Election changed) {
        Map<Identity, Agreement> counting = new HashMap<>(agreements);
        counting.keySet().retainAll(changed.signed().keySet());
        return new SignedElection(match, changed, standing, before, counting);
    }

    private SignedElection with(Identity key, Agreement agreement) {
        Map<Identity, Agreement> more = new HashMap<>(agreements);
        more.put(key, agreement);
        return new SignedElection(match, election, standing, before, more);
    }

    private static Optional<AgreedTo> read(ByteString content) {
        try {
            return Optional.of(AgreedTo.parseFrom(content));
        } catch (InvalidProtocolBufferException none) {
            return Optional.empty();
        }
    }
}
