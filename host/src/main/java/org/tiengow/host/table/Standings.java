package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.match.Match;
import org.tiengow.host.journal.wire.StandingStand;
import org.tiengow.protocol.identity.Identity;
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

/**
 * How the match stands after each round, signed, and who holds it: the next round waits until enough of the people do, so that
 * nobody can have gone on elsewhere from an older standing meanwhile.
 */
final class Standings {
    private final TableState state;
    private @Nullable Sealed sealed;
    private @Nullable Standing newest;
    private Set<Identity> voters = Set.of();
    private boolean majority;
    private final Set<Identity> holding = new HashSet<>();

    Standings(TableState state) {
        this.state = state;
    }

    /** A match begins here: there is no standing before its first, so nobody need confirm that. */
    void begin(RunningMatch match) {
        voters = Set.of();
        majority = false;
        tell(match);
    }

    /** A round is over: the people of the standing before are to confirm the new one. */
    void finished(RunningMatch match) {
        voters = newest == null ? Set.of() : SuccessionRules.voters(newest);
        majority = false;
        tell(match);
    }

    /**
     * A match goes on here that another host began: the people of its last standing are to confirm the first one of this host.
     *
     * @param from that last standing
     * @param named whether the host before named this one; otherwise more than half are to confirm
     */
    void takenOver(RunningMatch match, Standing from, boolean named) {
        voters = SuccessionRules.voters(from);
        majority = !named;
        tell(match);
    }

    /** As a journal keeps it; empty before the first. */
    Optional<StandingStand> stand() {
        if (sealed == null || newest == null) {
            return Optional.empty();
        }
        StandingStand.Builder stand = StandingStand.newBuilder()
                .setSealed(sealed)
                .setSuccession(state.services().notary().succession(newest.getMatch()))
                .setMajority(majority);
        voters.stream()
                .map(voter -> ByteString.copyFrom(voter.bytes()))
                .sorted(ByteString.unsignedLexicographicalComparator())
                .forEach(stand::addVoters);
        return Optional.of(stand.build());
    }

    /** As it was kept; those who come back say again that they hold it. */
    void goOn(StandingStand stand) {
        if (!stand.hasSealed()) {
            return;
        }
        try {
            newest = Standing.parseFrom(stand.getSealed().getContent());
        } catch (InvalidProtocolBufferException wrong) {
            throw new IllegalArgumentException("what was kept as a standing is none", wrong);
        }
        sealed = stand.getSealed();
        majority = stand.getMajority();
        voters = stand.getVotersList().stream()
                .map(voter -> Identity.of(voter.toByteArray()))
                .collect(Collectors.toSet());
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

    /** Somebody has left for good, and will agree to nothing any more: that is as good as to hold the newest. */
    void left(Guest guest) {
        guest.identity().ifPresent(this::confirm);
    }

    /** Whether enough of the people hold how the match stands for another round to begin. */
    boolean isConfirmed() {
        return majority
                ? SuccessionRules.isMajority(voters.size(), holding.size())
                : SuccessionRules.mayBegin(voters.size(), holding.size());
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
        if (voters.contains(identity) && holding.add(identity) && isConfirmed() != before) {
            state.changes().forEverybody();
        }
    }

    private void tell(RunningMatch match) {
        holding.clear();
        newest = standing(match);
        sealed = state.services().notary().seal(newest).orElse(null);
        if (sealed == null) {
            newest = null; // nobody can go on from what nobody signs
            voters = Set.of();
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
                .setHostName(notary.hostName());
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
