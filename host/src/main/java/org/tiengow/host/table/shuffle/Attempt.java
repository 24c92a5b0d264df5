package org.tiengow.host.table.shuffle;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Participant;
import org.tiengow.engine.deal.Shares;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.host.journal.wire.ParticipantSnapshot;
import org.tiengow.host.journal.wire.ShufflePartSnapshot;
import org.tiengow.host.journal.wire.ShuffleSnapshot;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShuffleSeat;

/** One attempt at a fair shuffle: which seats are asked, what each has committed itself to, and the share it gave. */
final class Attempt {
    private final FairShuffle arithmetic;
    private final ShuffleAttempt id;
    private final Bytes32 hostShare;
    private final List<Part> parts;
    private @Nullable Commitments published;

    /** Who held the seats when the list was published; empty before that, and without one by an older host. */
    private List<Participant> people = List.of();

    /** What one seat does in it, and who held it when it was asked: that one's share is missing, whoever sits there later. */
    private static final class Part {
        private final boolean asked;
        private final boolean bot;
        private final String name;
        private @Nullable Bytes32 commitment;
        private @Nullable Bytes32 share;

        private Part(boolean asked, boolean bot, String name) {
            this.asked = asked;
            this.bot = bot;
            this.name = name;
        }

        static Part asked(TableSeat seat) {
            return new Part(true, seat.isBots(), seat.name());
        }

        static Part empty() {
            return new Part(false, false, "");
        }

        static Part kept(ShufflePartSnapshot snapshot) {
            Part part = new Part(snapshot.getAsked(), snapshot.getBot(), snapshot.getName());
            part.commitment = ifAny(snapshot.getCommitment());
            part.share = ifAny(snapshot.getShare());
            return part;
        }

        ShufflePartSnapshot snapshot() {
            return ShufflePartSnapshot.newBuilder()
                    .setAsked(asked)
                    .setBot(bot)
                    .setName(name)
                    .setCommitment(commitment == null ? ByteString.EMPTY : ShuffleTranslator.write(commitment))
                    .setShare(share == null ? ByteString.EMPTY : ShuffleTranslator.write(share))
                    .build();
        }

        ShufflePart word() {
            if (share != null) {
                return ShufflePart.SHUFFLE_PART_SHARED;
            }
            if (commitment != null) {
                return ShufflePart.SHUFFLE_PART_COMMITTED;
            }
            return asked ? ShufflePart.SHUFFLE_PART_ASKED : ShufflePart.SHUFFLE_PART_EMPTY;
        }

        private static @Nullable Bytes32 ifAny(ByteString bytes) {
            return bytes.isEmpty() ? null : ShuffleTranslator.read(bytes);
        }
    }

    private Attempt(FairShuffle arithmetic, ShuffleAttempt id, Bytes32 hostShare, List<Part> parts) {
        this.arithmetic = arithmetic;
        this.id = id;
        this.hostShare = hostShare;
        this.parts = parts;
    }

    /** A fresh one, in which these seats are asked. */
    static Attempt begun(
            FairShuffle arithmetic, ShuffleAttempt id, Bytes32 hostShare, TableSeats seats, IntPredicate asked) {
        return new Attempt(
                arithmetic,
                id,
                hostShare,
                IntStream.range(0, id.players())
                        .mapToObj(seat -> asked.test(seat) ? Part.asked(seats.get(seat)) : Part.empty())
                        .toList());
    }

    /** As it was kept. */
    static Attempt kept(FairShuffle arithmetic, ShuffleSnapshot snapshot) {
        Attempt kept = new Attempt(
                arithmetic,
                new ShuffleAttempt(
                        snapshot.getMatch(), snapshot.getRound(), snapshot.getAttempt(), snapshot.getPartsCount()),
                ShuffleTranslator.read(snapshot.getHostShare()),
                snapshot.getPartsList().stream().map(Part::kept).toList());
        kept.people = snapshot.getPeopleList().stream()
                .map(each -> new Participant(
                        each.getName(),
                        each.getBot(),
                        ShuffleTranslator.hex(each.getKey()),
                        ShuffleTranslator.hex(each.getSignature())))
                .toList();
        return kept;
    }

    /** Which one it is. */
    ShuffleAttempt id() {
        return id;
    }

    /** Whether this is the one a message is about. */
    boolean is(String match, int round, int number) {
        return id.match().equals(match) && id.round() == round && id.number() == number;
    }

    /** Whether a seat is asked to take part. */
    boolean isAsked(int seat) {
        return parts.get(seat).asked;
    }

    /** Whether a seat is asked and has not committed itself. */
    boolean lacksCommitment(int seat) {
        return isAsked(seat) && parts.get(seat).commitment == null;
    }

    /** Whether a seat has committed itself and not given its share. */
    boolean lacksShare(int seat) {
        return parts.get(seat).commitment != null && parts.get(seat).share == null;
    }

    /** Takes what a seat commits itself to; a later one replaces it. */
    void commit(int seat, Bytes32 commitment) {
        parts.get(seat).commitment = commitment;
    }

    /** Forgets what a seat has committed itself to, before the list is laid open. */
    void withdraw(int seat) {
        parts.get(seat).commitment = null;
    }

    /**
     * Takes the share of a seat that has committed itself; says whether it is what it committed itself to, and whether the
     * signature is that of the seat's key. What is unsigned is taken too, but replaces no signature.
     */
    boolean give(int seat, Bytes32 share, String signature, List<VoidAttempt> before) {
        Bytes32 committed = parts.get(seat).commitment;
        boolean fits = committed != null
                && arithmetic.commitment(id, seat, share).equals(committed)
                && (signature.isEmpty() || signs(seat, signature, before));
        if (fits) {
            parts.get(seat).share = share;
        }
        return fits;
    }

    private boolean signs(int seat, String signature, List<VoidAttempt> before) {
        if (people.isEmpty()) {
            return false;
        }
        List<Participant> signed = new ArrayList<>(people);
        signed.set(seat, people.get(seat).with(signature));
        boolean right = ShuffleSignatures.isPart(seat, commitments(), before, signed);
        if (right) {
            people = List.copyOf(signed);
        }
        return right;
    }

    /** Whether a seat has committed itself. */
    boolean hasCommitted(int seat) {
        return parts.get(seat).commitment != null;
    }

    /** The name of who held a seat when it was asked; empty when it was not. */
    String name(int seat) {
        return parts.get(seat).name;
    }

    /** Whether a bot from outside held a seat when it was asked. */
    boolean isBots(int seat) {
        return parts.get(seat).bot;
    }

    /** Lays open what everybody has committed itself to, the host included, and who they are; nobody commits itself after that. */
    void publish(TableSeats seats) {
        people = IntStream.range(0, id.players())
                .mapToObj(seats::get)
                .map(seat -> new Participant(
                        seat.name(),
                        !seat.isPersons(),
                        seat.identity().map(Identity::hex).orElse(""),
                        ""))
                .toList();
        publish();
    }

    /** The same with the people who were kept. */
    void publish() {
        published = commitments();
    }

    /** What a verifier needs, when all shares are there. */
    ShuffleProof proof(List<VoidAttempt> before) {
        return new ShuffleProof(commitments(), new Shares(hostShare, ofEach(part -> part.share)), before, people);
    }

    /** Adds what everybody may know of it. */
    void write(Shuffle.Builder message) {
        message.setAttempt(id.number());
        Commitments list = published;
        if (list != null) {
            message.setHostCommitment(ShuffleTranslator.write(list.host()));
        }
        for (int seat = 0; seat < parts.size(); seat++) {
            ShuffleSeat.Builder told =
                    message.addSeatsBuilder().setPart(parts.get(seat).word());
            if (list != null) {
                list.of(seat).map(ShuffleTranslator::write).ifPresent(told::setCommitment);
                if (!people.isEmpty()) {
                    ShuffleTranslator.write(people.get(seat), told);
                }
            }
        }
    }

    /** Adds what a journal keeps of it. */
    void write(ShuffleSnapshot.Builder snapshot) {
        snapshot.setAttempt(id.number()).setHostShare(ShuffleTranslator.write(hostShare));
        parts.forEach(part -> snapshot.addParts(part.snapshot()));
        people.forEach(each -> snapshot.addPeople(ParticipantSnapshot.newBuilder()
                .setName(each.name())
                .setBot(each.bot())
                .setKey(ShuffleTranslator.bytes(each.key()))
                .setSignature(ShuffleTranslator.bytes(each.signature()))));
    }

    private Commitments commitments() {
        return new Commitments(
                id, arithmetic.commitment(id, FairShuffle.HOST, hostShare), ofEach(part -> part.commitment));
    }

    private List<Optional<Bytes32>> ofEach(Function<Part, @Nullable Bytes32> bytes) {
        return parts.stream()
                .map(part -> Optional.ofNullable(bytes.apply(part)))
                .toList();
    }
}
