package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.match.Match;
import org.tiengow.host.journal.wire.StandingStand;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.Seals;
import org.tiengow.protocol.succession.SuccessionRules;
import org.tiengow.protocol.succession.Takeovers;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.HoldStanding;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;
import org.tiengow.protocol.wire.Succession;
import org.tiengow.protocol.wire.Takeover;

/**
 * How the match stands after each round, signed, and who holds it: the next round waits until enough of the people do, so that
 * nobody can have gone on elsewhere from an older standing meanwhile.
 */
final class Standings {
    private final TableState state;
    private @Nullable Sealed sealed;
    private @Nullable Standing newest;
    private List<Set<Identity>> electorates = List.of();
    private boolean needsMore;
    private final Set<Identity> holding = new HashSet<>();

    Standings(TableState state) {
        this.state = state;
    }

    /** A match begins here: there is no standing before its first, so nobody need confirm that. */
    void begin(RunningMatch match) {
        electorates = List.of();
        needsMore = false;
        tell(standing(match));
    }

    /** A round is over: the people of the standing before are to confirm the new one. */
    void finished(RunningMatch match) {
        electorates = newest == null ? List.of() : List.of(SuccessionRules.voters(newest));
        needsMore = false;
        tell(standing(match));
    }

    /**
     * A match goes on here that came from elsewhere: its people are to hold its newest standing in the name of this host. Who
     * they are and whose programs could host is as it was there, since nobody is here yet.
     *
     * @param from that standing, whoever signed it
     */
    void inherits(Sealed from) {
        Optional<Standing> opened = Seals.openStanding(from).map(Seals.Opened::message);
        if (opened.isEmpty()) {
            return;
        }
        Notary notary = state.services().notary();
        electorates = SuccessionRules.electorates(opened.get());
        Succession succession = notary.succession(opened.get().getMatch());
        tell(opened.get().toBuilder()
                .setEpoch(Takeovers.epoch(succession))
                .setHost(notary.fingerprint())
                .setHostName(notary.hostName())
                .build());
        needsMore = isFirstAgreedTo(succession);
    }

    /** Whether the match came here from another host. */
    boolean isTakenOver() {
        return newest != null
                && state.services().notary().succession(newest.getMatch()).getTakeoversCount() > 0;
    }

    /** Whether the newest standing is the first of a host that was agreed to: then more than half are to hold it. */
    private boolean isFirstAgreedTo(Succession succession) {
        int round = newest == null ? 0 : newest.getRound();
        return lastAgreedTo(succession)
                .flatMap(last -> Seals.openStanding(last.getStanding()))
                .filter(from -> from.message().getRound() == round)
                .isPresent();
    }

    private static Optional<Takeover> lastAgreedTo(Succession succession) {
        return succession.getTakeoversList().stream()
                .reduce((before, after) -> after)
                .filter(last -> !last.hasNamed());
    }

    /** As a journal keeps it; empty before the first. */
    Optional<StandingStand> stand() {
        if (sealed == null || newest == null) {
            return Optional.empty();
        }
        return Optional.of(StandingStand.newBuilder()
                .setSealed(sealed)
                .setSuccession(state.services().notary().succession(newest.getMatch()))
                .build());
    }

    /** As it was kept; those who come back say again that they hold it. */
    void goOn(StandingStand stand) {
        if (!stand.hasSealed()) {
            return;
        }
        newest = read(stand);
        sealed = stand.getSealed();
        electorates = SuccessionRules.electorates(newest);
        needsMore = isFirstAgreedTo(stand.getSuccession());
    }

    /**
     * The standing that was kept.
     *
     * @throws IllegalArgumentException when it is none
     */
    static Standing read(StandingStand stand) {
        try {
            return Standing.parseFrom(stand.getSealed().getContent());
        } catch (InvalidProtocolBufferException wrong) {
            throw new IllegalArgumentException("what was kept as a standing is none", wrong);
        }
    }

    /** Somebody holds a standing. */
    void hold(Guest guest, HoldStanding held) {
        if (newest != null
                && held.getMatch().equals(newest.getMatch())
                && held.getEpoch() == newest.getEpoch()
                && held.getRound() == newest.getRound()) {
            guest.identity().ifPresent(this::confirm);
        }
    }

    /** Somebody is lost, and may be agreeing to something elsewhere: what it held counts again when it is back and says so. */
    void lost(Guest guest) {
        boolean before = isConfirmed();
        guest.identity().ifPresent(holding::remove);
        if (isConfirmed() != before) {
            state.changes().forEverybody();
        }
    }

    /** Somebody has left for good, and will agree to nothing any more: that is as good as to hold the newest. */
    void left(Guest guest) {
        guest.identity().ifPresent(this::confirm);
    }

    /** Whether enough of the people hold how the match stands for another round to begin. */
    boolean isConfirmed() {
        return electorates.stream().allMatch(this::isConfirmedBy);
    }

    private boolean isConfirmedBy(Set<Identity> voters) {
        int held = SuccessionRules.count(voters, holding);
        return needsMore
                ? SuccessionRules.isMajority(voters.size(), held)
                : SuccessionRules.mayBegin(voters.size(), held);
    }

    /** How often the match was taken over. */
    int epoch() {
        return newest == null ? 0 : newest.getEpoch();
    }

    /** The newest standing, signed; empty before the first, and at a host without a key. */
    Optional<Sealed> newest() {
        return Optional.ofNullable(sealed);
    }

    /** Tells somebody who has just come why this host has the match, before anything else of it, and how it stands. */
    void tellNewcomer(Guest guest) {
        if (newest != null && guest.kind() != Kind.KIND_BOT) {
            Succession succession = state.services().notary().succession(newest.getMatch());
            if (succession.getTakeoversCount() > 0) {
                guest.send(HostMessage.newBuilder().setSuccession(succession).build());
            }
            newest().ifPresent(standing -> guest.send(message(standing)));
        }
    }

    private void confirm(Identity identity) {
        boolean before = isConfirmed();
        if (holding.add(identity) && isConfirmed() != before) {
            state.changes().forEverybody();
        }
    }

    private void tell(Standing standing) {
        holding.clear();
        newest = standing;
        sealed = state.services().notary().seal(newest).orElse(null);
        if (sealed == null) {
            newest = null; // nobody can go on from what nobody signs
            electorates = List.of();
            return;
        }
        HostMessage message = message(sealed);
        state.guests().stream()
                .filter(guest -> guest.kind() != Kind.KIND_BOT)
                .forEach(guest -> state.books().tell(guest, message));
    }

    private static HostMessage message(Sealed standing) {
        return HostMessage.newBuilder().setStanding(standing).build();
    }

    private Standing standing(RunningMatch running) {
        Notary notary = state.services().notary();
        Match match = running.match();
        Standing.Builder standing = Standing.newBuilder()
                .setMatch(running.id())
                .setEpoch(Takeovers.epoch(notary.succession(running.id())))
                .setRound(match.round() - 1)
                .setTable(state.settings().number())
                .setRules(RulesTranslator.write(running.rules()))
                .setOptions(state.options())
                .addAllChips(match.chips())
                .setBanker(match.banker())
                .setTerm(match.term())
                .setWins(match.wins())
                .setStep(match.step())
                .setHost(notary.fingerprint())
                .setHostName(notary.hostName())
                .addAllVoids(state.shuffling().voids());
        if (newest != null && newest.getMatch().equals(running.id())) {
            SuccessionRules.voters(newest).stream()
                    .map(voter -> ByteString.copyFrom(voter.bytes()))
                    .sorted(ByteString.unsignedLexicographicalComparator())
                    .forEach(standing::addBefore);
        }
        for (int seat = 0; seat < state.seats().size(); seat++) {
            standing.addSeats(seat(seat, state.seats().get(seat)));
        }
        return standing.build();
    }

    private static StandingSeat seat(int number, TableSeat held) {
        StandingSeat.Builder seat = StandingSeat.newBuilder()
                .setSeat(number)
                .setHolder(held.isPersons() ? Holder.HOLDER_PERSON : Holder.HOLDER_BOT)
                .setName(held.name())
                .setLevel(held.level())
                .setColor(held.color())
                .setKey(held.identity()
                        .map(Identity::bytes)
                        .map(ByteString::copyFrom)
                        .orElse(ByteString.EMPTY))
                .setVotes(held.hasPersonHere() && held.identity().isPresent())
                .setOwner(held.isOwners());
        held.offer().ifPresent(seat::setOffer);
        return seat.build();
    }
}
