package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.Seals.Opened;
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
 * @param poll the people who would agree, and those who have signed
 * @param standing the signed standing from which the match would continue
 * @param before the takeovers that led there
 * @param agreements the signed agreements
 */
public record SignedPoll(
        String match, Election poll, Sealed standing, Succession before, Map<Identity, Agreement> agreements) {
    public SignedPoll {
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
    public static SignedPoll open(
            ByteString host, NavigableMap<Integer, ByteString> hosts, Sealed standing, Succession before) {
        Standing from = Seals.openStanding(standing)
                .map(Opened::message)
                .orElseThrow(() -> new IllegalArgumentException("What is held is no standing."));
        return new SignedPoll(
                from.getMatch(), Election.open(host, hosts, ElectionBasis.of(from)), standing, before, Map.of());
    }

    /** Returns this vote with an agreement, or with a person who would agree; empty when the message is refused. */
    public Optional<SignedPoll> agree(Identity key, Agree agree) {
        Optional<SignedPoll> brought = bringing(agree.getStanding(), agree.getProof());
        Optional<AgreedTo> content = read(agree.getAgreement().getContent());
        if (brought.isEmpty() || content.isEmpty()) {
            return Optional.empty();
        }
        Election there = brought.get().poll;
        AgreedTo to = content.get();
        boolean signs = !agree.getAgreement().getSignature().isEmpty();
        boolean mine = (there.basis().counts(key) || !signs)
                && to.getMatch().equals(match)
                && to.getTo().equals(there.host())
                && to.getEpoch() > there.basis().moment().epoch()
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
                && Seals.open(agree.getAgreement())
                        .filter(opened -> opened.signer().equals(key))
                        .isPresent();
        return right ? Optional.of(brought.get().with(key, agree.getAgreement()).with(signed)) : Optional.empty();
    }

    /** Returns this vote with a person who would agree, as is known without a message. */
    public SignedPoll willing(Identity key, int least) {
        return with(poll.willing(key, least));
    }

    /** Returns this vote without a departed person. */
    public SignedPoll gone(Identity key) {
        return with(poll.gone(key));
    }

    /** Returns this vote without waiting for a host with an earlier seat. */
    public SignedPoll impatient() {
        return with(poll.impatient());
    }

    /** Returns the message to all people here. */
    public AgreementAsked asked() {
        AgreementAsked.Builder asked =
                AgreementAsked.newBuilder().setMatch(match).setEpoch(poll.asks());
        poll.agreeing().stream()
                .map(key -> ByteString.copyFrom(key.bytes()))
                .sorted(ByteString.unsignedLexicographicalComparator())
                .forEach(asked::addWilling);
        return asked.build();
    }

    /** Returns all takeovers of the match including the new one, once enough people have signed. */
    public Optional<Succession> outcome() {
        return poll.outcome()
                .map(done -> before.toBuilder()
                        .addTakeovers(
                                Takeover.newBuilder().setStanding(standing).addAllAgreements(agreements.values()))
                        .build());
    }

    /** Returns this vote on the basis of a newer standing; empty when its host is not known to have had the match. */
    private Optional<SignedPoll> bringing(Sealed held, Succession proof) {
        Optional<Standing> opened = Seals.openStanding(held).map(Opened::message);
        if (opened.isEmpty() || !opened.get().getMatch().equals(match)) {
            return Optional.empty();
        }
        ElectionBasis brought = ElectionBasis.of(opened.get());
        if (brought.moment().compareTo(poll.basis().moment()) <= 0) {
            return Optional.of(this);
        }
        KnownMatch known = new KnownMatch(
                match, poll.hosts(), Claim.first(poll.hosts().lastEntry().getValue()), null);
        Election adopted = poll.adopting(brought, known.unfollowed(proof));
        if (adopted == poll) {
            return Optional.empty();
        }
        boolean sameHost = brought.moment().epoch() == poll.basis().moment().epoch();
        return Optional.of(new SignedPoll(match, adopted, held, sameHost ? before : proof, agreements).with(adopted));
    }

    private SignedPoll with(Election changed) {
        Map<Identity, Agreement> counting = new HashMap<>(agreements);
        counting.keySet().retainAll(changed.signed().keySet());
        return new SignedPoll(match, changed, standing, before, counting);
    }

    private SignedPoll with(Identity key, Agreement agreement) {
        Map<Identity, Agreement> more = new HashMap<>(agreements);
        more.put(key, agreement);
        return new SignedPoll(match, poll, standing, before, more);
    }

    private static Optional<AgreedTo> read(ByteString content) {
        try {
            return Optional.of(AgreedTo.parseFrom(content));
        } catch (InvalidProtocolBufferException none) {
            return Optional.empty();
        }
    }
}
