package org.tiengow.protocol.succession;

import static org.tiengow.protocol.succession.ModelProgram.host;
import static org.tiengow.protocol.succession.ModelProgram.key;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.ModelProgram.Ballot;
import org.tiengow.protocol.succession.ModelProgram.Node;
import org.tiengow.protocol.succession.ModelProgram.Office;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;

/**
 * All that can happen between programs of the model, each step by the decisions of this package. A step that cannot be taken gives
 * null. What is sent may be lost at any time and any number of times: a signature that never arrives is one that waits for ever,
 * and a confirmation may be written by the one and never heard by the other. Nobody rests after signing here: that is for nights to
 * come to something soon, and without it more can happen.
 */
final class ModelSteps {
    /** Which rules are tried: those that hold, or one that is known to be wrong, so that the exploration is seen to find that. */
    enum Kind {
        /** As they are. */
        REAL,
        /** As they were: each link held against the promise, no proof brought along, nobody told of a promise. */
        OLD,
        /** Who has promised something still confirms to the host before. */
        NO_PROMISE
    }

    /** How much of a confirmation gets through. */
    enum Heard {
        /** All. */
        ALL,
        /** It was written, and nobody heard of it. */
        WRITTEN,
        /** The host is followed, and nothing confirmed. */
        FOLLOWED
    }

    private final Kind kind;
    private final int epochs;
    private final int rounds;

    ModelSteps(Kind kind, int epochs, int rounds) {
        this.kind = kind;
        this.epochs = epochs;
        this.rounds = rounds;
    }

    /** The same with as many epochs and rounds as it takes. */
    ModelSteps unbounded() {
        return new ModelSteps(kind, Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    static @Nullable ModelProgram crashes(ModelProgram who) {
        return who.up() ? who.crashed() : null;
    }

    static @Nullable ModelProgram starts(ModelProgram who) {
        return who.up() ? null : who.with(true);
    }

    /** Its person agrees, and its program opens for those who agree too, unless it still runs a host. */
    static @Nullable ModelProgram opens(ModelProgram who) {
        boolean canHost =
                who.held().basis().order().stream().anyMatch(each -> each.key().equals(key(who.seat())));
        return who.up() && who.office() == null && who.election() == null && canHost
                ? who.polling(
                        Election.open(
                                        host(who.seat()),
                                        who.voterState().hosts(),
                                        who.held().basis())
                                .impatient(),
                        who.held(),
                        who.proof())
                : null;
    }

    /** Those who are there say that they would agree, with what they hold; it asks for signatures, perhaps. */
    @Nullable
    ModelProgram asks(ModelProgram at, List<ModelProgram> there) {
        Election election = at.election();
        Node from = at.from();
        if (election == null || from == null || !at.up()) {
            return null;
        }
        List<VerifiedTakeover> proof = at.electionProof();
        for (ModelProgram each : there) {
            List<VerifiedTakeover> brought = kind == Kind.OLD ? List.of() : each.proof();
            Election adopted = election.adopting(each.held().basis(), brought);
            if (adopted != election) {
                election = adopted;
                from = each.held();
                proof = each.proof();
            }
        }
        for (ModelProgram each : there) {
            VotePolicy.Message word = word(each, new VotePolicy.VisibleHost(host(at.seat()), false, election.epoch()));
            boolean newer =
                    each.held().basis().position().compareTo(election.basis().position()) > 0;
            if (word.kind() == VotePolicy.Kind.PRE_VOTE && !newer) {
                election = election.withPreVote(key(each.seat()), word.epoch());
            } else if (word.kind() == VotePolicy.Kind.SIGN) {
                election =
                        election.withPreVote(key(each.seat()), each.voterState().nextEpoch(host(at.seat())));
            }
        }
        if (election.requestedEpoch() == 0 || election.epoch() > epochs) {
            return null;
        }
        return at.polling(alone(election), from, proof);
    }

    /** A running host is told of a promise above its epoch, and has those who are there sign a new one. */
    @Nullable
    ModelProgram renews(ModelProgram at, List<ModelProgram> there) {
        Office office = at.office();
        if (office == null || !at.up() || kind == Kind.OLD) {
            return null;
        }
        boolean told = there.stream()
                .anyMatch(each -> each.voterState().promised().epoch() > office.epoch()
                        || each.voterState().promised().epoch() == office.epoch()
                                && !each.voterState().isFollowed(office.epoch(), host(at.seat())));
        Election before = office.renewal();
        Election election = before != null
                        && before.basis().equals(office.newest().basis())
                ? before
                : Election.open(host(at.seat()), hosts(office), office.newest().basis())
                        .impatient();
        if (!told) {
            return null;
        }
        for (ModelProgram each : there) {
            boolean newer =
                    each.held().basis().position().compareTo(election.basis().position()) > 0;
            if (!newer) {
                election =
                        election.withPreVote(key(each.seat()), each.voterState().nextEpoch(host(at.seat())));
            }
        }
        if (election.requestedEpoch() == 0 || election.epoch() > epochs) {
            return null;
        }
        return at.with(office.with(alone(election)));
    }

    /** Who was there is forgotten, so that there are fewer states; the signatures stay. */
    private static Election alone(Election election) {
        return new Election(
                election.host(),
                election.hosts(),
                election.basis(),
                java.util.Map.of(),
                election.epoch(),
                election.signed(),
                false);
    }

    private static TreeMap<Integer, ByteString> hosts(Office office) {
        TreeMap<Integer, ByteString> hosts = new TreeMap<>();
        for (VerifiedTakeover link : office.chain()) {
            ElectionBasis from = link.from();
            if (hosts.isEmpty() && from != null) {
                hosts.put(from.position().epoch(), from.host());
            }
            hosts.put(link.claim().epoch(), link.claim().host());
        }
        hosts.put(office.epoch(), office.newest().basis().host());
        return hosts;
    }

    /** Signs what is asked for there: first on the own disk, then on the way. */
    @Nullable
    ModelProgram signs(ModelProgram who, ModelProgram at) {
        Election election = asking(at);
        if (election == null || !who.up()) {
            return null;
        }
        VotePolicy.Message word =
                word(who, new VotePolicy.VisibleHost(host(at.seat()), at.office() != null, election.epoch()));
        Ballot ballot = new Ballot(at.seat(), word.epoch(), who.held(), who.proof());
        if (word.kind() != VotePolicy.Kind.SIGN || ballot.equals(who.sent())) {
            return null;
        }
        EpochClaim claim = new EpochClaim(word.epoch(), false, host(at.seat()));
        return who.with(who.voterState().signed(claim)).with(ballot);
    }

    private static @Nullable Election asking(ModelProgram at) {
        Office office = at.office();
        Election election = office == null ? at.election() : office.renewal();
        return election == null || election.epoch() == 0 ? null : election;
    }

    private static VotePolicy.Message word(ModelProgram who, VotePolicy.VisibleHost seen) {
        return VotePolicy.messages(who.voterState(), false, true, List.of(seen)).get(0);
    }

    /** A signature arrives; when it was the last that was needed the host is over, its takeover on the disk before it says so. */
    @Nullable
    ModelProgram receives(ModelProgram at, ModelProgram from) {
        Ballot ballot = from.sent();
        Election election = asking(at);
        if (ballot == null || election == null || !at.up() || ballot.to() != at.seat()) {
            return null;
        }
        Office office = at.office();
        ElectionBasis brought = ballot.held().basis();
        Election adopted = office == null && kind != Kind.OLD ? election.adopting(brought, ballot.proof()) : election;
        Node goingOnFrom = adopted == election ? at.from() : ballot.held();
        List<VerifiedTakeover> goingOnBy = adopted == election ? at.electionProof() : ballot.proof();
        if (brought.position().compareTo(adopted.basis().position()) > 0) {
            return null; // of another host, about whose right nothing is known there
        }
        Election signed = adopted.signed(key(from.seat()), ballot.epoch(), brought.position());
        if (signed.equals(election)) {
            return null;
        }
        Optional<VerifiedTakeover> outcome = signed.outcome();
        if (outcome.isPresent()) {
            return office == null
                    ? over(at, outcome.get(), Objects.requireNonNull(goingOnFrom), goingOnBy, false)
                    : over(at, outcome.get(), office.newest(), office.chain(), office.dealt());
        }
        return office == null ? at.polling(signed, goingOnFrom, goingOnBy) : at.with(office.with(signed));
    }

    private ModelProgram over(
            ModelProgram at, VerifiedTakeover link, Node from, List<VerifiedTakeover> chain, boolean dealt) {
        List<VerifiedTakeover> longer = new ArrayList<>(chain);
        longer.add(link);
        ElectionBasis old = from.basis();
        Node first = new Node(
                new ElectionBasis(
                        new LogPosition(link.claim().epoch(), old.position().round()),
                        host(at.seat()),
                        old.electorates(),
                        old.order()),
                from);
        Acks none = Acks.of(old.electorates(), true);
        return at.polling(null, null, List.of()).with(new Office(longer, first, none, dealt, null));
    }

    /** Somebody comes to a running host: follows it if it may, and confirms what it signs. */
    @Nullable
    ModelProgram meets(ModelProgram who, ModelProgram at, Heard heard) {
        Office office = at.office();
        if (office == null || !who.up() || !at.up()) {
            return null;
        }
        VoterState before = kind == Kind.NO_PROMISE
                ? new VoterState(
                        who.voterState().hosts(),
                        new EpochClaim(
                                who.voterState().epoch(),
                                false,
                                who.voterState().host()),
                        who.voterState().held())
                : who.voterState();
        VoterState.Followed followed = follow(before, office.chain());
        Node newest = office.newest();
        if (followed.verdict() != Verdict.TRUSTED
                || !followed.voterState()
                        .mayHold(newest.basis().position(), newest.basis().host())) {
            return null;
        }
        ModelProgram there = at.seat() == who.seat() ? who : who.polling(null, null, List.of());
        ModelProgram follows = there.with(followed.voterState());
        ModelProgram changed = heard == Heard.FOLLOWED ? follows : follows.holding(newest, office.chain());
        return changed.equals(who) ? null : changed;
    }

    /** The host hears that somebody holds its newest standing. */
    static @Nullable ModelProgram confirmed(ModelProgram at, ModelProgram who) {
        Office office = at.office();
        if (office == null
                || !at.up()
                || !who.up()
                || !who.held().equals(office.newest())
                || !who.voterState().isFollowed(office.epoch(), host(at.seat()))
                || office.confirmed().holding().contains(key(who.seat()))) {
            return null;
        }
        return at.with(office.with(office.confirmed().with(key(who.seat()))));
    }

    private VoterState.Followed follow(VoterState voterState, List<VerifiedTakeover> chain) {
        if (kind == Kind.OLD) {
            for (VerifiedTakeover link : chain) {
                if (link.claim().epoch() > voterState.epoch() && !link.claim().holdsAgainst(voterState.promised())) {
                    return new VoterState.Followed(Verdict.OLD_EPOCH, voterState);
                }
            }
        }
        return voterState.follow(chain);
    }

    /** The host begins another round. */
    static @Nullable ModelProgram deals(ModelProgram at) {
        Office office = at.office();
        return office != null
                        && at.up()
                        && !office.dealt()
                        && office.confirmed().isEnough()
                ? at.with(new Office(office.chain(), office.newest(), office.confirmed(), true, office.renewal()))
                : null;
    }

    /** The round is over; those who hold the standing before are there, and count from now on. */
    @Nullable
    ModelProgram finishes(ModelProgram at) {
        Office office = at.office();
        if (office == null || !at.up() || !office.dealt()) {
            return null;
        }
        ElectionBasis old = office.newest().basis();
        if (old.position().round() >= rounds) {
            return null;
        }
        Set<Identity> voters = old.electorates().get(0);
        Set<Identity> holding = office.confirmed().holding();
        Set<Identity> here =
                new HashSet<>(holding.isEmpty() ? voters : holding); // when nobody is there, all count who did
        List<Set<Identity>> electorates = here.equals(voters) ? List.of(voters) : List.of(here, voters);
        Node next = new Node(
                new ElectionBasis(
                        new LogPosition(old.position().epoch(), old.position().round() + 1),
                        old.host(),
                        electorates,
                        old.order()),
                office.newest());
        return at.with(new Office(office.chain(), next, Acks.of(List.of(voters), false), false, null));
    }

    /** Somebody's connection is lost: what it held counts again when it is back and says so. */
    static @Nullable ModelProgram loses(ModelProgram at, ModelProgram who) {
        Office office = at.office();
        return office != null && office.confirmed().holding().contains(key(who.seat()))
                ? at.with(office.with(office.confirmed().without(key(who.seat()))))
                : null;
    }
}
