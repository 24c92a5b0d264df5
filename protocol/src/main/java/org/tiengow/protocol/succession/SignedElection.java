package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.SuccessionSignatures.Verified;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/**
 * An election in the form of its messages, with the signatures for others to verify. The decisions are those of {@link Election}. Immutable.
 *
 * @param match the id of the match
 * @param election the pre-votes, and the voters who have signed
 * @param standing the signed standing from which the match would continue
 * @param priorTakeovers the takeovers that led there
 * @param agreements the signed agreements
 */
public record SignedElection(
        String match,
        Election election,
        Sealed standing,
        Succession priorTakeovers,
        Map<Identity, Agreement> agreements) {
    public SignedElection {
        agreements = Map.copyOf(agreements);
    }

    /**
     * Returns an election without pre-votes and signatures.
     *
     * @param host the fingerprint of the host that would continue
     * @param hosts the known hosts of the match by epoch
     * @param priorTakeovers the takeovers that led to the newest of them
     * @throws IllegalArgumentException when the standing is invalid
     */
    public static SignedElection open(
            ByteString host, NavigableMap<Integer, ByteString> hosts, Sealed standing, Succession priorTakeovers) {
        Standing from = SuccessionSignatures.verifyStanding(standing)
                .map(Verified::message)
                .orElseThrow(() -> new IllegalArgumentException("The held message is not a signed standing."));
        return new SignedElection(
                from.getMatch(),
                Election.open(host, hosts, ElectionBasis.of(from)),
                standing,
                priorTakeovers,
                Map.of());
    }

    /**
     * Adds a signature, or a pre-vote if the message has none. A non-voter may only pre-vote, to follow later. Empty when the message is
     * refused.
     */
    public Optional<SignedElection> agree(Identity key, Agree agree) {
        Optional<SignedElection> adopted = adopting(agree.getStanding(), agree.getProof());
        Optional<AgreedTo> content = read(agree.getAgreement().getContent());
        if (adopted.isEmpty() || content.isEmpty()) {
            return Optional.empty();
        }
        Election newest = adopted.get().election;
        AgreedTo to = content.get();
        boolean isSigned = !agree.getAgreement().getSignature().isEmpty();
        boolean isForThisElection = (newest.basis().isVoter(key) || !isSigned)
                && to.getMatch().equals(match)
                && to.getTo().equals(newest.host())
                && to.getEpoch() > newest.basis().position().epoch()
                && to.getEpoch() <= SuccessionRules.MOST_EPOCH;
        if (!isForThisElection) {
            return Optional.empty();
        }
        if (!isSigned) {
            return Optional.of(adopted.get().with(newest.withPreVote(key, to.getEpoch())));
        }
        LogPosition held = new LogPosition(to.getHeldEpoch(), to.getHeldRound());
        Election signed = newest.signed(key, to.getEpoch(), held);
        boolean isValid = to.getEpoch() == newest.epoch()
                && SuccessionSignatures.verify(agree.getAgreement())
                        .filter(verified -> verified.signer().equals(key))
                        .isPresent();
        return isValid
                ? Optional.of(adopted.get().with(key, agree.getAgreement()).with(signed))
                : Optional.empty();
    }

    /** Adds a pre-vote that is known without a message. */
    public SignedElection withPreVote(Identity key, int least) {
        return with(election.withPreVote(key, least));
    }

    /** Removes the pre-vote of a departed person. */
    public SignedElection withoutPreVote(Identity key) {
        return with(election.withoutPreVote(key));
    }

    /** Returns this election without the wait for a host with an earlier seat. */
    public SignedElection impatient() {
        return with(election.impatient());
    }

    /** Returns the request to all people here. */
    public AgreementAsked request() {
        AgreementAsked.Builder request =
                AgreementAsked.newBuilder().setMatch(match).setEpoch(election.requestedEpoch());
        election.agreeing().stream()
                .map(key -> ByteString.copyFrom(key.bytes()))
                .sorted(ByteString.unsignedLexicographicalComparator())
                .forEach(request::addWilling);
        return request.build();
    }

    /** Returns all takeovers of the match including the new one, once enough people have signed. */
    public Optional<Succession> outcome() {
        return election.outcome()
                .map(done -> priorTakeovers.toBuilder()
                        .addTakeovers(
                                Takeover.newBuilder().setStanding(standing).addAllAgreements(agreements.values()))
                        .build());
    }

    /**
     * Adopts the standing of a message if it is newer. Empty if the standing or its night is invalid, of another match, or of a host that
     * is not proven to have had the match.
     */
    private Optional<SignedElection> adopting(Sealed held, Succession proof) {
        Optional<Standing> verified = SuccessionSignatures.verifyStanding(held).map(Verified::message);
        if (verified.isEmpty()
                || !verified.get().getMatch().equals(match)
                || StandingNightCheck.isFlawed(verified.get())) {
            return Optional.empty();
        }
        ElectionBasis brought = ElectionBasis.of(verified.get());
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
                new SignedElection(match, adopted, held, sameHost ? priorTakeovers : proof, agreements).with(adopted));
    }

    private SignedElection with(Election changed) {
        Map<Identity, Agreement> counting = new HashMap<>(agreements);
        counting.keySet().retainAll(changed.signed().keySet());
        return new SignedElection(match, changed, standing, priorTakeovers, counting);
    }

    private SignedElection with(Identity key, Agreement agreement) {
        Map<Identity, Agreement> more = new HashMap<>(agreements);
        more.put(key, agreement);
        return new SignedElection(match, election, standing, priorTakeovers, more);
    }

    private static Optional<AgreedTo> read(ByteString content) {
        try {
            return Optional.of(AgreedTo.parseFrom(content));
        } catch (InvalidProtocolBufferException none) {
            return Optional.empty();
        }
    }
}
