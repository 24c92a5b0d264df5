package org.tiengow.host.table.shuffle;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.host.journal.wire.AnchorSnapshot;
import org.tiengow.host.journal.wire.ShuffleSnapshot;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.seats.TableSeats;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.GiveAnchor;

/**
 * The participants of a table's fair shuffle: the signed anchor (end of a hash chain) of each seat, and how often each seat was left out.
 * See {@code docs/fair-shuffle-spec.md}.
 */
final class ShuffleSeats {
    private final TableSeats seats;
    private final Map<Integer, Integer> leftOut = new TreeMap<>();
    private final Map<Integer, Anchor> anchors = new TreeMap<>();

    /** The participants whose anchor was missing when a list was made. No later list waits for them. */
    private final Set<Participant> unresponsive = new HashSet<>();

    private record Anchor(Identity key, Bytes32 value, String signature) {}

    ShuffleSeats(TableSeats seats) {
        this.seats = seats;
    }

    /** Clears the counts of left-out deals, which apply to one match. */
    void beginMatch() {
        leftOut.clear();
    }

    /** Clears the anchors, which apply to one epoch. */
    void beginEpoch() {
        anchors.clear();
    }

    /** Forgets the unresponsive participants that no longer have a seat. */
    void beginRound() {
        unresponsive.removeIf(participant -> seats.of(participant).isEmpty());
    }

    /**
     * Returns the seats whose anchors are awaited.
     *
     * @param mayReturn whether a player without a connection may still reconnect after a restart of the host
     */
    IntStream awaited(boolean mayReturn) {
        return IntStream.range(0, seats.size()).filter(seat -> isAwaited(seat, mayReturn));
    }

    /**
     * Checks whether the anchor of a seat is awaited. A program that has not answered while a list waited for it is not awaited
     * again. A program that may still reconnect after a restart is awaited.
     */
    private boolean isAwaited(int seat, boolean mayReturn) {
        Participant participant = seats.get(seat).guest();
        return mayTakePart(seat)
                && (participant == null ? mayReturn : anchorOf(seat).isEmpty() && !unresponsive.contains(participant));
    }

    private boolean mayTakePart(int number) {
        TableSeat seat = seats.get(number);
        return seat.isPersons()
                && !seat.isPlayedByBot()
                && !seat.isThroughPage()
                && !seat.isOwners()
                && seat.identity().isPresent()
                && leftOut.getOrDefault(number, 0) < FairShuffle.MOST_LEFT_OUT;
    }

    private Optional<Anchor> anchorOf(int seat) {
        return Optional.ofNullable(anchors.get(seat))
                .filter(anchor ->
                        seats.get(seat).identity().filter(anchor.key()::equals).isPresent());
    }

    /** Lists the seats for a round, and marks the participants without an anchor as unresponsive. */
    List<ListedSeat> list() {
        List<ListedSeat> listed = new ArrayList<>();
        for (int number = 0; number < seats.size(); number++) {
            TableSeat seat = seats.get(number);
            Optional<Anchor> anchor = mayTakePart(number) && seat.guest() != null ? anchorOf(number) : Optional.empty();
            if (anchor.isEmpty() && seat.guest() != null && mayTakePart(number)) {
                unresponsive.add(seat.guest());
            }
            listed.add(new ListedSeat(
                    kind(seat),
                    leftOut.getOrDefault(number, 0),
                    seat.name(),
                    seat.identity().map(key -> Bytes32.of(key.bytes())),
                    anchor.map(Anchor::value),
                    anchor.map(Anchor::signature).orElse("")));
        }
        return listed;
    }

    private static ListedSeat.Kind kind(TableSeat seat) {
        if (seat.isFree()) {
            return ListedSeat.Kind.FREE;
        }
        if (!seat.isPersons()) {
            return ListedSeat.Kind.BOT;
        }
        if (seat.isThroughPage()) {
            return ListedSeat.Kind.PAGE;
        }
        return seat.isOwners() ? ListedSeat.Kind.OWNER : ListedSeat.Kind.PERSON;
    }

    /** Takes the anchor of a seat. A later anchor of the same seat replaces it. */
    Reply anchor(ShuffleContext context, int seat, Participant participant, GiveAnchor message) {
        Optional<Identity> key = seats.get(seat).identity();
        boolean fits = key.isPresent()
                && participant.identity().equals(key)
                && seats.get(seat).isPersons()
                && !participant.throughPage()
                && !seats.get(seat).isOwners();
        if (!fits) {
            return HostRefusal.NOT_SHUFFLING.answer();
        }
        String signature = ShuffleTranslator.hex(message.getSignature());
        if (message.getAnchor().size() != Bytes32.LENGTH
                || message.getAnchor().equals(ShuffleTranslator.write(Bytes32.ZERO))
                || !ShuffleSignatures.isAnchor(
                        key.get(), context, seat, ShuffleTranslator.read(message.getAnchor()), signature)) {
            return HostRefusal.BAD_LINK.answer();
        }
        boolean isFirst = anchorOf(seat).isEmpty();
        anchors.put(seat, new Anchor(key.get(), ShuffleTranslator.read(message.getAnchor()), signature));
        unresponsive.remove(participant);
        // Only the clients know which seats were left out after the standing with which this host took over.
        if (context.epoch() > 0) {
            mergeLeftOut(message.getLeftOutList());
        }
        return Reply.granted(isFirst);
    }

    /** Returns how often each seat was left out in this match; empty if no seat was. */
    List<Integer> leftOut() {
        return leftOut.isEmpty()
                ? List.of()
                : IntStream.range(0, seats.size())
                        .map(seat -> leftOut.getOrDefault(seat, 0))
                        .boxed()
                        .toList();
    }

    /** Counts a deal without the given seat. */
    void leaveOut(int seat) {
        leftOut.merge(seat, 1, Integer::sum);
    }

    /** Takes over the counts of left-out deals that a client or a journal knows. The higher count of each seat wins. */
    void mergeLeftOut(List<Integer> counts) {
        for (int seat = 0; seat < Math.min(seats.size(), counts.size()); seat++) {
            if (counts.get(seat) > 0) {
                leftOut.merge(seat, Math.min(FairShuffle.MOST_LEFT_OUT, counts.get(seat)), Math::max);
            }
        }
    }

    /** Adds the anchors to a snapshot for the journal. */
    void writeTo(ShuffleSnapshot.Builder snapshot) {
        anchors.forEach((seat, anchor) -> snapshot.addAnchors(AnchorSnapshot.newBuilder()
                .setSeat(seat)
                .setKey(ByteString.copyFrom(anchor.key().bytes()))
                .setAnchor(ShuffleTranslator.write(anchor.value()))
                .setSignature(ShuffleTranslator.bytes(anchor.signature()))));
    }

    /** Restores the anchors from the journal. */
    void restore(List<AnchorSnapshot> kept) {
        kept.forEach(each -> anchors.put(
                each.getSeat(),
                new Anchor(
                        Identity.of(each.getKey().toByteArray()),
                        ShuffleTranslator.read(each.getAnchor()),
                        ShuffleTranslator.hex(each.getSignature()))));
    }
}
