package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;

/**
 * One person's program in the model of a night: the values of the decisions themselves, without a wire and without signatures.
 *
 * @param seat of its person
 * @param up whether it runs
 * @param voterState what is on its disk of what it has promised
 * @param held the newest standing it has confirmed, on the disk
 * @param proof the takeovers that led there, on the disk
 * @param sent a signature on its way; null when none is
 * @param election those who gather at it; null while nobody does
 * @param from what the election goes on from, with its past; null without an election
 * @param electionProof the takeovers that led there
 * @param office the host it runs, on the disk; null when it runs none
 */
record ModelProgram(
        int seat,
        boolean up,
        VoterState voterState,
        Node held,
        List<VerifiedTakeover> proof,
        @Nullable Ballot sent,
        @Nullable Election election,
        @Nullable Node from,
        List<VerifiedTakeover> electionProof,
        @Nullable Office office) {

    /** A standing, and the one it came from. */
    record Node(ElectionBasis basis, @Nullable Node parent) {
        boolean leadsTo(Node later) {
            Node at = later;
            while (at != null && !at.equals(this)) {
                at = at.parent;
            }
            return at != null;
        }
    }

    /** A signature, and the standing that comes with it. */
    record Ballot(int to, int epoch, Node held, List<VerifiedTakeover> proof) {
        @Override
        public String toString() {
            return epoch + "@" + to;
        }
    }

    /**
     * A host that has the match, or takes itself for it.
     *
     * @param dealt whether a round is played
     * @param renewal those who sign a new epoch of it; null when nobody was asked
     */
    record Office(
            List<VerifiedTakeover> chain,
            Node newest,
            Acks confirmed,
            boolean dealt,
            @Nullable Election renewal) {
        int epoch() {
            return newest.basis().position().epoch();
        }

        Office with(@Nullable Election changed) {
            return new Office(chain, newest, confirmed, dealt, changed);
        }

        Office with(Acks changed) {
            return new Office(chain, newest, changed, dealt, renewal);
        }
    }

    ModelProgram with(boolean running) {
        return new ModelProgram(seat, running, voterState, held, proof, sent, election, from, electionProof, office);
    }

    ModelProgram with(VoterState changed) {
        return new ModelProgram(seat, up, changed, held, proof, sent, election, from, electionProof, office);
    }

    ModelProgram with(@Nullable Ballot changed) {
        return new ModelProgram(seat, up, voterState, held, proof, changed, election, from, electionProof, office);
    }

    ModelProgram with(@Nullable Office changed) {
        return new ModelProgram(seat, up, voterState, held, proof, sent, election, from, electionProof, changed);
    }

    ModelProgram polling(@Nullable Election changed, @Nullable Node node, List<VerifiedTakeover> chain) {
        return new ModelProgram(seat, up, voterState, held, proof, sent, changed, node, chain, office);
    }

    ModelProgram holding(Node node, List<VerifiedTakeover> chain) {
        return new ModelProgram(
                seat,
                up,
                voterState.holding(node.basis().position()),
                node,
                chain,
                sent,
                election,
                from,
                electionProof,
                office);
    }

    /** What is left of it when it is killed: what is on the disk. A journal keeps the round that is played, not who was there. */
    ModelProgram crashed() {
        Office kept = office == null
                ? null
                : new Office(
                        office.chain,
                        office.newest,
                        Acks.of(office.confirmed.electorates(), office.confirmed.needsMore()),
                        office.dealt,
                        null);
        return new ModelProgram(seat, false, voterState, held, proof, null, null, null, List.of(), kept);
    }

    /** The same program with two people exchanged who can host nothing, and of whom the night knows nothing else. */
    ModelProgram exchanged(int a, int b) {
        return new Exchange(a, b).of(this);
    }

    /** A standing with the same two exchanged. */
    static Node exchanged(Node node, int a, int b) {
        return new Exchange(a, b).of(node);
    }

    static Identity key(int seat) {
        return KEYS.get(seat);
    }

    static ByteString host(int seat) {
        return HOSTS.get(seat);
    }

    static int seatOf(Identity key) {
        return KEYS.indexOf(key);
    }

    private static final List<Identity> KEYS = new ArrayList<>();
    private static final List<ByteString> HOSTS = new ArrayList<>();

    static {
        for (int seat = 0; seat < 4; seat++) {
            byte[] bytes = new byte[Identity.BYTES];
            bytes[0] = (byte) seat;
            KEYS.add(Identity.of(bytes));
            HOSTS.add(ByteString.copyFrom(new byte[] {(byte) seat}));
        }
    }

    /** Exchanges two people in everything that names them. */
    private record Exchange(int a, int b) {
        ModelProgram of(ModelProgram program) {
            int seat = program.seat == a ? b : program.seat == b ? a : program.seat;
            return new ModelProgram(
                    seat,
                    program.up,
                    program.voterState,
                    of(program.held),
                    of(program.proof),
                    of(program.sent),
                    of(program.election),
                    program.from == null ? null : of(program.from),
                    of(program.electionProof),
                    of(program.office));
        }

        private Identity of(Identity key) {
            return key.equals(key(a)) ? key(b) : key.equals(key(b)) ? key(a) : key;
        }

        private Set<Identity> of(Set<Identity> keys) {
            Set<Identity> changed = new HashSet<>();
            keys.forEach(key -> changed.add(of(key)));
            return changed;
        }

        private <T> Map<Identity, T> of(Map<Identity, T> keyed) {
            Map<Identity, T> changed = new HashMap<>();
            keyed.forEach((key, value) -> changed.put(of(key), value));
            return changed;
        }

        private ElectionBasis of(ElectionBasis electionBasis) {
            return new ElectionBasis(
                    electionBasis.position(),
                    electionBasis.host(),
                    electionBasis.electorates().stream().map(this::of).toList(),
                    electionBasis.order());
        }

        private Node of(Node node) {
            Node parent = node.parent;
            return new Node(of(node.basis), parent == null ? null : of(parent));
        }

        private List<VerifiedTakeover> of(List<VerifiedTakeover> chain) {
            return chain.stream()
                    .map(link -> {
                        ElectionBasis from = link.from();
                        return new VerifiedTakeover(
                                link.claim(), link.namedBy(), from == null ? null : of(from), of(link.agreed()));
                    })
                    .toList();
        }

        private @Nullable Election of(@Nullable Election election) {
            return election == null
                    ? null
                    : new Election(
                            election.host(),
                            election.hosts(),
                            of(election.basis()),
                            of(election.preVotes()),
                            election.epoch(),
                            of(election.signed()),
                            election.patient());
        }

        private @Nullable Ballot of(@Nullable Ballot ballot) {
            return ballot == null ? null : new Ballot(ballot.to, ballot.epoch, of(ballot.held), of(ballot.proof));
        }

        private @Nullable Office of(@Nullable Office office) {
            return office == null
                    ? null
                    : new Office(
                            of(office.chain),
                            of(office.newest),
                            new Acks(
                                    office.confirmed.electorates().stream()
                                            .map(this::of)
                                            .toList(),
                                    office.confirmed.needsMore(),
                                    of(office.confirmed.holding())),
                            office.dealt,
                            of(office.renewal));
        }
    }

    /** The programs at the beginning: the first one's host has the match, all hold its first standing, and a round is played. */
    static List<ModelProgram> night(int people, Set<Integer> canHost) {
        Set<Identity> all = new HashSet<>(KEYS.subList(0, people));
        List<ElectionBasis.Candidacy> order = canHost.stream()
                .sorted()
                .map(seat -> new ElectionBasis.Candidacy(key(seat), host(seat)))
                .toList();
        Node first = new Node(new ElectionBasis(new LogPosition(0, 0), host(0), List.of(all), order), null);
        Map<Integer, ByteString> hosts = new LinkedHashMap<>();
        hosts.put(0, host(0));
        VoterState voterState = new VoterState(new TreeMap<>(hosts), EpochClaim.first(host(0)), new LogPosition(0, 0));
        List<ModelProgram> programs = new ArrayList<>();
        for (int seat = 0; seat < people; seat++) {
            Office office =
                    seat == 0 ? new Office(List.of(), first, new Acks(List.of(all), false, all), true, null) : null;
            programs.add(
                    new ModelProgram(seat, true, voterState, first, List.of(), null, null, null, List.of(), office));
        }
        return programs;
    }
}
