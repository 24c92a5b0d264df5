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
 * A poll as it comes over the wire, with the signatures that others are to see. It decides nothing: the {@link Poll} does. Immutable.
 *
 * @param match the id of the match
 * @param poll who would agree, and who has
 * @param standing what the poll goes on from, as it was signed
 * @param before the takeovers that led there
 * @param agreements what those have signed who have
 */
public record SignedPoll(
        String match, Poll poll, Sealed standing, Succession before, Map<Identity, Agreement> agreements) {
    /** Copies the map. */
    public SignedPoll {
        agreements = Map.copyOf(agreements);
    }

    /**
     * Nobody is there yet.
     *
     * @param host the fingerprint of the host that would go on
     * @param hosts those the match had, as far as they are known
     * @param before the takeovers that led to the newest of them
     * @throws IllegalArgumentException when the standing is none
     */
    public static SignedPoll open(
            ByteString host, NavigableMap<Integer, ByteString> hosts, Sealed standing, Succession before) {
        Standing from = Seals.openStanding(standing)
                .map(Opened::message)
                .orElseThrow(() -> new IllegalArgumentException("What is held is no standing."));
        return new SignedPoll(from.getMatch(), Poll.open(host, hosts, Basis.of(from)), standing, before, Map.of());
    }

    /** Somebody agrees, or would; empty when that is refused. */
    public Optional<SignedPoll> agree(Identity key, Agree agree) {
        Optional<SignedPoll> brought = bringing(agree.getStanding(), agree.getProof());
        Optional<AgreedTo> content = read(agree.getAgreement().getContent());
        if (brought.isEmpty() || content.isEmpty()) {
            return Optional.empty();
        }
        Poll there = brought.get().poll;
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
        Moment held = new Moment(to.getHeldEpoch(), to.getHeldRound());
        Poll signed = there.signed(key, to.getEpoch(), held);
        boolean right = to.getEpoch() == there.epoch()
                && Seals.open(agree.getAgreement())
                        .filter(opened -> opened.signer().equals(key))
                        .isPresent();
        return right ? Optional.of(brought.get().with(key, agree.getAgreement()).with(signed)) : Optional.empty();
    }

    /** With somebody who would agree, as is known without being told. */
    public SignedPoll willing(Identity key, int least) {
        return with(poll.willing(key, least));
    }

    /** Somebody is not there any more. */
    public SignedPoll gone(Identity key) {
        return with(poll.gone(key));
    }

    /** Waits no longer for a host that comes before it. */
    public SignedPoll impatient() {
        return with(poll.impatient());
    }

    /** What all who are there are told. */
    public AgreementAsked asked() {
        AgreementAsked.Builder asked =
                AgreementAsked.newBuilder().setMatch(match).setEpoch(poll.asks());
        poll.agreeing().stream()
                .map(key -> ByteString.copyFrom(key.bytes()))
                .sorted(ByteString.unsignedLexicographicalComparator())
                .forEach(asked::addWilling);
        return asked.build();
    }

    /** All takeovers of the match with the new one, once enough have signed. */
    public Optional<Succession> outcome() {
        return poll.outcome()
                .map(done -> before.toBuilder()
                        .addTakeovers(
                                Takeover.newBuilder().setStanding(standing).addAllAgreements(agreements.values()))
                        .build());
    }

    /** From a newer standing of a host that had the match; empty when it is of another, about whose right nothing is known here. */
    private Optional<SignedPoll> bringing(Sealed held, Succession proof) {
        Optional<Standing> opened = Seals.openStanding(held).map(Opened::message);
        if (opened.isEmpty() || !opened.get().getMatch().equals(match)) {
            return Optional.empty();
        }
        Basis brought = Basis.of(opened.get());
        if (brought.moment().compareTo(poll.basis().moment()) <= 0) {
            return Optional.of(this);
        }
        KnownMatch known = new KnownMatch(
                match, poll.hosts(), Claim.first(poll.hosts().lastEntry().getValue()), null);
        Poll adopted = poll.adopting(brought, known.unfollowed(proof));
        if (adopted == poll) {
            return Optional.empty();
        }
        boolean sameHost = brought.moment().epoch() == poll.basis().moment().epoch();
        return Optional.of(new SignedPoll(match, adopted, held, sameHost ? before : proof, agreements).with(adopted));
    }

    private SignedPoll with(Poll changed) {
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
