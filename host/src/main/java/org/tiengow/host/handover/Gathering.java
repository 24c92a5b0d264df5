package org.tiengow.host.handover;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.tiengow.host.stage.Agreements;
import org.tiengow.host.table.Answer;
import org.tiengow.host.table.Guest;
import org.tiengow.host.table.HostRefusal;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.Claim;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.succession.Moment;
import org.tiengow.protocol.succession.Seals;
import org.tiengow.protocol.succession.Seals.Opened;
import org.tiengow.protocol.succession.SuccessionRules;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.AgreementAsked;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Takeover;

/**
 * Those who would go on with a match at this host, since its own is gone. First people only say that they would, which binds
 * nobody; when enough are here at one time, they are asked to sign, after which nobody of them goes back.
 *
 * <pre>
 *   willing ─▶ (enough, and this host is the first of theirs) ─▶ signed ─▶ (enough) ─▶ over
 * </pre>
 */
public final class Gathering implements Agreements {
    private final ByteString host;
    private final Consumer<Takeover> enough;
    private final Map<Identity, Guest> here = new HashMap<>();
    private final Map<Identity, Integer> willing = new HashMap<>();
    private final Map<Identity, Agreement> signed = new HashMap<>();
    private Sealed sealed;
    private Opened<Standing, ByteString> newest;
    private AgreementAsked told;
    private int epoch;
    private boolean over;

    /**
     * Nobody is here yet.
     *
     * @param held the newest standing this program holds
     * @param host its fingerprint
     * @param enough told once, on the thread of whoever was the last to sign
     * @throws IllegalArgumentException when the standing is none
     */
    public Gathering(Sealed held, ByteString host, Consumer<Takeover> enough) {
        this.sealed = held;
        this.newest = Seals.openStanding(held)
                .orElseThrow(() -> new IllegalArgumentException("What is held is no standing."));
        this.host = host;
        this.enough = enough;
        this.told = asked();
    }

    @Override
    public boolean isAsked() {
        return true;
    }

    @Override
    public synchronized boolean concern(Identity key) {
        return everybody().contains(key);
    }

    @Override
    public synchronized AgreementAsked come(Guest guest) {
        guest.identity().ifPresent(key -> here.put(key, guest));
        return asked();
    }

    @Override
    public Answer agree(Guest guest, Agree agree) {
        Optional<Takeover> done;
        synchronized (this) {
            Optional<Identity> key = guest.identity().filter(counting()::contains);
            if (key.isEmpty() || over || !brings(agree.getStanding()) || !takes(key.get(), agree.getAgreement())) {
                return HostRefusal.NO_AGREEMENT.answer();
            }
            look();
            done = takeover();
        }
        done.ifPresent(enough);
        return Answer.GRANTED;
    }

    @Override
    public synchronized void gone(Guest guest) {
        guest.identity().filter(key -> here.get(key) == guest).ifPresent(key -> {
            here.remove(key);
            willing.remove(key);
            look();
        });
    }

    /** Nobody is asked any more; false when enough have agreed before. */
    public synchronized boolean stop() {
        boolean waited = !over;
        over = true;
        return waited;
    }

    /** Takes a newer standing of the same host; false when it is another host's, about whose rights nothing is known here. */
    private boolean brings(Sealed held) {
        Optional<Opened<Standing, ByteString>> opened = Seals.openStanding(held);
        Standing mine = newest.message();
        if (opened.isEmpty()
                || !opened.get().message().getMatch().equals(mine.getMatch())
                || opened.get().message().getEpoch() > mine.getEpoch()) {
            return false;
        }
        boolean newer = Moment.of(opened.get().message()).compareTo(Moment.of(mine)) > 0;
        if (newer && !opened.get().signer().equals(newest.signer())) {
            return false;
        }
        if (newer) {
            sealed = held;
            newest = opened.get();
        }
        return true;
    }

    private boolean takes(Identity key, Agreement agreement) {
        Optional<AgreedTo> to = read(agreement.getContent());
        boolean mine = to.isPresent()
                && to.get().getMatch().equals(newest.message().getMatch())
                && to.get().getTo().equals(host)
                && to.get().getEpoch() > newest.message().getEpoch()
                && to.get().getEpoch() <= SuccessionRules.MOST_EPOCH;
        if (!mine) {
            return false;
        }
        if (agreement.getSignature().isEmpty()) {
            willing.put(key, to.get().getEpoch());
            return true;
        }
        boolean right = to.get().getEpoch() == epoch
                && Seals.open(agreement)
                        .filter(opened -> opened.signer().equals(key))
                        .isPresent();
        if (right) {
            signed.put(key, agreement);
        }
        return right;
    }

    /** Asks for signatures as soon as there would be enough, in an epoch in which all of them can still agree. */
    private void look() {
        int common = commonEpoch();
        if (common > epoch) {
            epoch = common;
            signed.clear();
        }
        AgreementAsked now = asked();
        if (!now.equals(told)) {
            told = now;
            HostMessage message = HostMessage.newBuilder().setAsked(now).build();
            here.values().forEach(guest -> guest.send(message));
        }
    }

    /**
     * The greatest epoch that enough of those who are willing would sign; 0 when there is none. Whoever names one far above those of
     * the others, where none of them would follow, is passed over.
     */
    private int commonEpoch() {
        return willing.values().stream()
                .filter(named -> isEnough(willingAt(named)))
                .mapToInt(named -> named)
                .max()
                .orElse(0);
    }

    private Set<Identity> willingAt(int common) {
        return willing.entrySet().stream()
                .filter(each -> SuccessionRules.isSigned(common, each.getValue()))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    private Optional<Takeover> takeover() {
        List<Opened<AgreedTo, Identity>> agreements = new ArrayList<>();
        signed.values().forEach(each -> Seals.open(each).ifPresent(agreements::add));
        Standing from = newest.message();
        KnownMatch known = KnownMatch.met(from.getMatch(), from.getEpoch(), newest.signer());
        Verdict verdict = SuccessionRules.agreed(known, new Claim(epoch, false, host), newest, agreements);
        if (over || verdict != Verdict.TRUSTED) {
            return Optional.empty();
        }
        over = true;
        return Optional.of(Takeover.newBuilder()
                .setStanding(sealed)
                .addAllAgreements(signed.values())
                .build());
    }

    private boolean isEnough(Set<Identity> agreeing) {
        return SuccessionRules.electorates(newest.message()).stream()
                        .allMatch(voters ->
                                SuccessionRules.isMajority(voters.size(), SuccessionRules.count(voters, agreeing)))
                && SuccessionRules.successor(newest.message(), agreeing)
                        .filter(seat -> seat.getOffer().getFingerprint().equals(host))
                        .isPresent();
    }

    private Set<Identity> agreeing() {
        Set<Identity> agreeing = new LinkedHashSet<>(willing.keySet());
        agreeing.addAll(signed.keySet());
        return agreeing;
    }

    private AgreementAsked asked() {
        AgreementAsked.Builder asked =
                AgreementAsked.newBuilder().setMatch(newest.message().getMatch());
        agreeing().stream()
                .map(key -> ByteString.copyFrom(key.bytes()))
                .sorted(ByteString.unsignedLexicographicalComparator())
                .forEach(asked::addWilling);
        return asked.setEpoch(isEnough(agreeing()) ? epoch : 0).build();
    }

    private Set<Identity> counting() {
        Set<Identity> counting = new HashSet<>();
        SuccessionRules.electorates(newest.message()).forEach(counting::addAll);
        return counting;
    }

    /** All who have a seat, or count. */
    private Set<Identity> everybody() {
        Set<Identity> all = counting();
        newest.message().getSeatsList().stream()
                .map(StandingSeat::getKey)
                .filter(key -> key.size() == Identity.BYTES)
                .forEach(key -> all.add(Identity.of(key.toByteArray())));
        return all;
    }

    private static Optional<AgreedTo> read(ByteString content) {
        try {
            return Optional.of(AgreedTo.parseFrom(content));
        } catch (InvalidProtocolBufferException none) {
            return Optional.empty();
        }
    }
}
