package org.tiengow.host.table.succession;

import com.google.protobuf.ByteString;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.SignedPoll;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Succession;

/**
 * A host that has the match asks for a later epoch, since somebody at its table, who counts or does not, has promised one above its
 * own and may not come back before. Those who hold its newest standing are taken to be willing; a {@link SignedPoll} decides the rest.
 */
public final class Renewal {
    private final Notary notary;
    private final int epoch;
    private final Map<Identity, Integer> told;
    private SignedPoll poll;
    private AgreementAsked asked;

    /**
     * Nobody is willing yet.
     *
     * @param standing the newest, of this host
     * @param epoch its own
     */
    public Renewal(Sealed standing, Notary notary, int epoch) {
        this(standing, notary, epoch, new HashMap<>());
    }

    private Renewal(Sealed standing, Notary notary, int epoch, Map<Identity, Integer> told) {
        this.notary = notary;
        this.epoch = epoch;
        this.told = told;
        NavigableMap<Integer, ByteString> hosts = new TreeMap<>(Map.of(epoch, notary.fingerprint()));
        SignedPoll open = SignedPoll.open(notary.fingerprint(), hosts, standing, Succession.getDefaultInstance());
        this.asked = open.asked();
        SignedPoll all = open;
        for (Map.Entry<Identity, Integer> each : told.entrySet()) {
            all = all.willing(each.getKey(), each.getValue());
        }
        this.poll = all;
    }

    /** The same from a newer standing of this host; what was signed for the older one has to be signed again. */
    public Renewal from(Sealed newer) {
        return new Renewal(newer, notary, epoch, told);
    }

    /** Somebody holds the newest standing, and would sign the next epoch unless it says otherwise. */
    public void holds(Identity key) {
        poll = poll.willing(key, told.getOrDefault(key, epoch + 1));
    }

    /** Somebody is lost. */
    public void gone(Identity key) {
        told.remove(key);
        poll = poll.gone(key);
    }

    /** Somebody says from which epoch on it could follow, or signs; false when that is refused. */
    public boolean agree(Identity key, Agree agree) {
        Optional<SignedPoll> agreed = poll.agree(key, agree)
                .filter(now -> now.standing().equals(poll.standing())); // who holds something newer is led elsewhere
        agreed.ifPresent(now -> {
            poll = now;
            Optional.ofNullable(now.poll().willing().get(key)).ifPresent(least -> told.put(key, least));
        });
        return agreed.isPresent();
    }

    /** What is to be signed, for somebody who has just come; empty while nobody is asked to. */
    public Optional<HostMessage> open() {
        return Optional.of(poll.asked())
                .filter(open -> open.getEpoch() > 0)
                .map(open -> HostMessage.newBuilder().setAsked(open).build());
    }

    /** What is to be signed, when that has changed. */
    public Optional<HostMessage> news() {
        AgreementAsked now = poll.asked();
        if (now.equals(asked)) {
            return Optional.empty();
        }
        asked = now;
        return Optional.of(HostMessage.newBuilder().setAsked(now).build());
    }

    /** All takeovers of the match with the renewal, once enough have signed. */
    public Optional<Succession> outcome() {
        return poll.outcome()
                .map(done -> notary.succession(poll.match()).toBuilder()
                        .addAllTakeovers(done.getTakeoversList())
                        .build());
    }
}
