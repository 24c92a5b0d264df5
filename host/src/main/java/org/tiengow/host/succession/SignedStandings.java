package org.tiengow.host.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.journal.wire.StandingSnapshot;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.telling.Changes;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.Acks;
import org.tiengow.protocol.succession.SuccessionRules;
import org.tiengow.protocol.succession.SuccessionSignatures;
import org.tiengow.protocol.succession.TakeoverChain;
import org.tiengow.protocol.wire.Agree;
import org.tiengow.protocol.wire.HoldStanding;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/**
 * The signed standing of the match after each round, and the clients that hold it. The next round waits until enough people hold
 * the newest standing. Nobody can then have continued elsewhere from an older one.
 */
public final class SignedStandings {
    private final StandingSigner signer;
    private final TableSeats seats;
    private final Changes changes;
    private final Consumer<HostMessage> toPeople;
    private @Nullable Sealed sealed;
    private @Nullable Standing newest;
    private Acks acks = Acks.NONE;

    /** The people who have left for good, among those who have to hold the current or a future standing. */
    private final Set<Identity> leavers = new HashSet<>();

    private @Nullable EpochRenewal epochRenewal;

    /**
     * Creates the standings of one table.
     *
     * @param changes the clients to be informed when the next round may begin, or may no longer begin
     * @param toPeople sends a message to the people at the table once its cause is in the journal
     */
    public SignedStandings(StandingSigner signer, TableSeats seats, Changes changes, Consumer<HostMessage> toPeople) {
        this.signer = signer;
        this.seats = seats;
        this.changes = changes;
        this.toPeople = toPeople;
    }

    /**
     * Signs the first standing of a match. There is no earlier one, so nobody has to confirm it.
     *
     * @param score the match, its round, score and rules, without seats and host
     */
    public void begin(Standing.Builder score) {
        leavers.clear();
        tell(standing(score), List.of());
    }

    /** Signs the standing after a round. The voters of the previous standing have to confirm it. */
    public void finished(Standing.Builder score) {
        tell(standing(score), newest == null ? List.of() : List.of(SuccessionRules.voters(newest)));
    }

    /**
     * Signs the newest standing of another host's match in the name of this host. Nobody is connected yet, so the people and the
     * hosts that their programs would start are taken from that standing.
     *
     * @param from the newest standing, with the signature of any host
     */
    public void inherits(Sealed from) {
        Optional<Standing> opened =
                SuccessionSignatures.verifyStanding(from).map(SuccessionSignatures.Verified::message);
        if (opened.isEmpty()) {
            return;
        }
        List<Set<Identity>> electorates = SuccessionRules.electorates(opened.get());
        Succession succession = signer.succession(opened.get().getMatch());
        Standing.Builder inherited = opened.get().toBuilder()
                .setEpoch(TakeoverChain.epoch(succession))
                .setHost(signer.fingerprint())
                .setHostName(signer.hostName());
        signer.night().ifPresent(inherited::setNight);
        tell(inherited.build(), electorates);
        acks = heldByLeavers(electorates, isFirstAgreedTo(succession));
    }

    /**
     * Takes the message of a program that has promised a later epoch and cannot follow this host, or the signature of a program for
     * a later epoch of this host. No user is prompted: the match, the host and the people stay the same.
     */
    public Reply agree(Participant participant, Agree agree) {
        Optional<Identity> key = participant.identity();
        if (newest == null || sealed == null || key.filter(this::isSeated).isEmpty()) {
            return HostRefusal.NO_AGREEMENT.answer();
        }
        boolean isFirst = epochRenewal == null;
        if (epochRenewal == null) {
            epochRenewal = new EpochRenewal(sealed, signer, newest.getEpoch());
        }
        boolean granted = epochRenewal.agree(key.orElseThrow(), agree);
        // The other programs are asked only for what the first program can follow.
        if (isFirst) {
            acks.holding().forEach(epochRenewal::holds);
        }
        renewed();
        return granted ? Reply.GRANTED : HostRefusal.NO_AGREEMENT.answer();
    }

    private boolean isSeated(Identity key) {
        return IntStream.range(0, seats.size())
                .mapToObj(seats::get)
                .anyMatch(seat -> seat.identity().filter(key::equals).isPresent());
    }

    /** Asks the guests for new signatures if necessary. Once enough of them have signed, this host has the match in a later epoch. */
    private void renewed() {
        EpochRenewal running = epochRenewal;
        if (running == null || newest == null || sealed == null) {
            return;
        }
        Optional<Succession> done = running.outcome();
        if (done.isPresent()) {
            Sealed from = sealed;
            epochRenewal = null;
            signer.tookOver(newest.getMatch(), done.get());
            toPeople.accept(HostMessage.newBuilder().setSuccession(done.get()).build());
            inherits(from);
            changes.forEverybody();
        } else {
            running.news().ifPresent(toPeople);
        }
    }

    /** Checks whether the match was taken over from another host. */
    public boolean isTakenOver() {
        return newest != null && signer.succession(newest.getMatch()).getTakeoversCount() > 0;
    }

    /**
     * Checks whether the newest standing is the first one of a host that was not named but agreed to. More than half of the voters
     * must then hold it.
     */
    private boolean isFirstAgreedTo(Succession succession) {
        int round = newest == null ? 0 : newest.getRound();
        return lastAgreedTo(succession)
                .flatMap(last -> SuccessionSignatures.verifyStanding(last.getStanding()))
                .filter(from -> from.message().getRound() == round)
                .isPresent();
    }

    private static Optional<Takeover> lastAgreedTo(Succession succession) {
        return succession.getTakeoversList().stream()
                .reduce((before, after) -> after)
                .filter(last -> !last.hasNamed());
    }

    /** Returns the standing for the journal; empty before the first one. */
    public Optional<StandingSnapshot> snapshot() {
        if (sealed == null || newest == null) {
            return Optional.empty();
        }
        StandingSnapshot.Builder snapshot =
                StandingSnapshot.newBuilder().setSealed(sealed).setSuccession(signer.succession(newest.getMatch()));
        leavers.forEach(key -> snapshot.addLeft(ByteString.copyFrom(key.bytes())));
        return Optional.of(snapshot.build());
    }

    /** Restores the standing from the journal. Clients that reconnect report again that they hold it. */
    public void goOn(StandingSnapshot snapshot) {
        if (!snapshot.hasSealed()) {
            return;
        }
        newest = read(snapshot);
        sealed = snapshot.getSealed();
        snapshot.getLeftList().forEach(key -> leavers.add(Identity.of(key.toByteArray())));
        acks = heldByLeavers(SuccessionRules.electorates(newest), isFirstAgreedTo(snapshot.getSuccession()));
    }

    /**
     * Parses the standing in a snapshot.
     *
     * @throws IllegalArgumentException if the snapshot contains no valid standing
     */
    public static Standing read(StandingSnapshot snapshot) {
        try {
            return Standing.parseFrom(snapshot.getSealed().getContent());
        } catch (InvalidProtocolBufferException wrong) {
            throw new IllegalArgumentException("what was kept as a standing is none", wrong);
        }
    }

    /** Records that a guest holds a standing. Reports about other standings are ignored. */
    public Reply hold(Participant participant, HoldStanding held) {
        Identity key = participant.identity().orElse(null);
        if (key == null
                || newest == null
                || !held.getMatch().equals(newest.getMatch())
                || held.getEpoch() != newest.getEpoch()
                || held.getRound() != newest.getRound()) {
            return Reply.GRANTED;
        }
        boolean awaited = !acks.holding().contains(key);
        confirm(key);
        return Reply.granted(awaited);
    }

    /**
     * Handles a lost connection. The guest may be agreeing to a takeover elsewhere. Its confirmation counts again only after it has
     * come back and reported it.
     */
    public void lost(Participant participant) {
        boolean before = isConfirmed();
        participant.identity().filter(key -> !isPlayedBesides(participant, key)).ifPresent(key -> {
            acks = acks.without(key);
            if (epochRenewal != null) {
                epochRenewal.gone(key);
            }
        });
        if (isConfirmed() != before) {
            changes.forEverybody();
        }
    }

    /**
     * Handles a guest that has left for good and will not agree to anything any more. This is equivalent to holding the newest
     * standing and all later ones.
     */
    public void left(Participant participant) {
        participant.identity().filter(key -> !isPlayedBesides(participant, key)).ifPresent(key -> {
            if (isVoter(key)) {
                leavers.add(key);
            }
            confirm(key);
        });
    }

    /**
     * Checks whether a person with this key plays from a seat over another connection, as a user does who also watches from the
     * same machine. Then that connection reports which standing it holds.
     */
    private boolean isPlayedBesides(Participant participant, Identity key) {
        return seats.any(seat -> seat.hasPersonHere()
                && seat.guest() != participant
                && seat.identity().filter(key::equals).isPresent());
    }

    private boolean isVoter(Identity key) {
        return newest != null && SuccessionRules.voters(newest).contains(key)
                || acks.electorates().stream().anyMatch(voters -> voters.contains(key));
    }

    private Acks heldByLeavers(List<Set<Identity>> electorates, boolean needsMore) {
        leavers.removeIf(this::isSeated);
        Acks held = Acks.of(electorates, needsMore);
        for (Identity key : leavers) {
            held = held.with(key);
        }
        return held;
    }

    /** Checks whether enough people hold the newest standing for the next round to begin. */
    public boolean isConfirmed() {
        return acks.isEnough();
    }

    /** Returns the epoch: the number of takeovers of the match. */
    public int epoch() {
        return newest == null ? 0 : newest.getEpoch();
    }

    /** Returns the newest signed standing; empty before the first one, and at a host without a key. */
    public Optional<Sealed> newest() {
        return Optional.ofNullable(sealed);
    }

    /**
     * Sends a newcomer the takeovers that prove why this host has the match, then the newest standing. The takeovers must precede
     * every other message about the match.
     *
     * @param shuffled the match of the shuffle, which before its first deal is not yet that of the newest standing
     */
    public void tellNewcomer(Participant participant, String shuffled) {
        participant.identity().filter(leavers::remove).ifPresent(key -> {
            // The player gets the newest standing again, and may agree to a takeover again.
            acks = acks.without(key);
        });
        if (participant.kind() == Kind.KIND_BOT) {
            return;
        }
        Stream.concat(Stream.ofNullable(newest).map(Standing::getMatch), Stream.of(shuffled))
                .distinct()
                .map(signer::succession)
                .filter(succession -> succession.getTakeoversCount() > 0)
                .forEach(succession -> participant.send(
                        HostMessage.newBuilder().setSuccession(succession).build()));
        newest().ifPresent(standing -> participant.send(message(standing)));
        Optional.ofNullable(epochRenewal).flatMap(EpochRenewal::open).ifPresent(participant::send);
    }

    private void confirm(Identity identity) {
        boolean before = isConfirmed();
        acks = acks.with(identity);
        if (isConfirmed() != before) {
            changes.forEverybody();
        }
        if (epochRenewal != null) {
            epochRenewal.holds(identity);
            renewed();
        }
    }

    private void tell(Standing standing, List<Set<Identity>> electorates) {
        newest = standing;
        sealed = signer.seal(newest).orElse(null);
        if (sealed == null) {
            newest = null; // no host can continue from an unsigned standing
            acks = Acks.NONE;
            return;
        }
        acks = heldByLeavers(electorates, false);
        leavers.removeIf(key -> !isVoter(key)); // only voters are needed
        epochRenewal = epochRenewal == null ? null : epochRenewal.from(sealed);
        toPeople.accept(message(sealed));
    }

    private static HostMessage message(Sealed standing) {
        return HostMessage.newBuilder().setStanding(standing).build();
    }

    private Standing standing(Standing.Builder standing) {
        String match = standing.getMatch();
        standing.setEpoch(TakeoverChain.epoch(signer.succession(match)))
                .setHost(signer.fingerprint())
                .setHostName(signer.hostName());
        signer.night().ifPresent(standing::setNight);
        if (newest != null && newest.getMatch().equals(match)) {
            SuccessionRules.voters(newest).stream()
                    .map(voter -> ByteString.copyFrom(voter.bytes()))
                    .sorted(ByteString.unsignedLexicographicalComparator())
                    .forEach(standing::addBefore);
        }
        Set<Identity> voters = votersNow(match);
        for (int seat = 0; seat < seats.size(); seat++) {
            TableSeat held = seats.get(seat);
            StandingSeat.Builder written = seat(seat, held, voters);
            offer(seat, held, match).ifPresent(written::setOffer);
            standing.addSeats(written);
        }
        return standing.build();
    }

    /**
     * Returns the people who are connected with a program of their own. If there are none, returns the previous voters, since
     * otherwise nobody could ever continue the match.
     */
    private Set<Identity> votersNow(String match) {
        Set<Identity> here = new HashSet<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            TableSeat held = seats.get(seat);
            if (held.hasPersonHere() && !held.isThroughPage()) {
                held.identity().ifPresent(here::add);
            }
        }
        return here.isEmpty() && newest != null && newest.getMatch().equals(match)
                ? SuccessionRules.voters(newest)
                : here;
    }

    /**
     * Returns the host that the program at a seat would start. For a lost person the last known offer applies, since that program
     * may be running where the others look for it.
     */
    private Optional<HostOffer> offer(int number, TableSeat held, String match) {
        if (held.hasPersonHere() || newest == null || !newest.getMatch().equals(match)) {
            return held.offer();
        }
        return newest.getSeatsList().stream()
                .filter(before -> before.getSeat() == number && before.hasOffer() && held.isPersons())
                .filter(before -> held.identity()
                        .filter(key -> ByteString.copyFrom(key.bytes()).equals(before.getKey()))
                        .isPresent())
                .map(StandingSeat::getOffer)
                .findFirst();
    }

    private static StandingSeat.Builder seat(int number, TableSeat held, Set<Identity> voters) {
        StandingSeat.Builder seat = StandingSeat.newBuilder()
                .setSeat(number)
                .setHolder(held.isPersons() ? Holder.HOLDER_PERSON : Holder.HOLDER_BOT)
                .setName(held.name())
                .setLevel(held.level().name())
                .setLevelDigest(held.level().digest())
                .setColor(held.color())
                .setFace(held.face())
                .setKey(held.identity()
                        .map(Identity::bytes)
                        .map(ByteString::copyFrom)
                        .orElse(ByteString.EMPTY))
                .setVotes(held.identity().filter(voters::contains).isPresent())
                .setOwner(held.isOwners())
                .setThroughPage(held.isThroughPage());
        return seat;
    }
}
