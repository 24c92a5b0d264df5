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
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.GiveAnchor;

/** The seats of a table as a shuffle sees them: who may take part, with which anchor, and how often each was left out. */
final class ShuffleSeats {
    private final TableSeats seats;
    private final Map<Integer, Integer> leftOut = new TreeMap<>();
    private final Map<Integer, Anchor> anchors = new TreeMap<>();

    /** Those whose anchors a list did not wait for again. */
    private final Set<Guest> silent = new HashSet<>();

    private record Anchor(Identity key, Bytes32 value, String signature) {}

    ShuffleSeats(TableSeats seats) {
        this.seats = seats;
    }

    /** Another match begins: nobody was left out in it. */
    void beginMatch() {
        leftOut.clear();
    }

    /** Another epoch begins: its anchors are other ones. */
    void beginEpoch() {
        anchors.clear();
    }

    /** Another round begins: those who are gone need not be known any more. */
    void beginRound() {
        silent.removeIf(guest -> seats.of(guest).isEmpty());
    }

    /** The seats whose anchors are waited for. */
    IntStream awaited(boolean mayReturn) {
        return IntStream.range(0, seats.size()).filter(seat -> isAwaited(seat, mayReturn));
    }

    /** A program that did not answer while a list waited for it is not waited for again; one that may yet find the host again is. */
    private boolean isAwaited(int seat, boolean mayReturn) {
        Guest guest = seats.get(seat).guest();
        return mayTakePart(seat) && (guest == null ? mayReturn : anchorOf(seat).isEmpty() && !silent.contains(guest));
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

    /** Lists the seats for a round. */
    List<ListedSeat> list() {
        List<ListedSeat> listed = new ArrayList<>();
        for (int number = 0; number < seats.size(); number++) {
            TableSeat seat = seats.get(number);
            Optional<Anchor> anchor = mayTakePart(number) && seat.guest() != null ? anchorOf(number) : Optional.empty();
            if (anchor.isEmpty() && seat.guest() != null && mayTakePart(number)) {
                silent.add(seat.guest());
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

    /** The anchor of a seat came; a later one of the same seat replaces it. */
    Reply anchor(ShuffleContext context, int seat, Guest guest, GiveAnchor message) {
        Optional<Identity> key = seats.get(seat).identity();
        boolean fits = key.isPresent()
                && guest.identity().equals(key)
                && seats.get(seat).isPersons()
                && !guest.throughPage()
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
        boolean awaited = anchorOf(seat).isEmpty();
        anchors.put(seat, new Anchor(key.get(), ShuffleTranslator.read(message.getAnchor()), signature));
        silent.remove(guest);
        if (context.epoch() > 0) { // what was left out after the standing that came here, only its people know
            count(message.getLeftOutList());
        }
        return Reply.granted(awaited);
    }

    /** How often in this match each seat was left out; empty: never any. */
    List<Integer> leftOut() {
        return leftOut.isEmpty()
                ? List.of()
                : IntStream.range(0, seats.size())
                        .map(seat -> leftOut.getOrDefault(seat, 0))
                        .boxed()
                        .toList();
    }

    /** A seat is left out of a deal. */
    void leaveOut(int seat) {
        leftOut.merge(seat, 1, Integer::sum);
    }

    /** Somebody knows how often each seat was left out, and the highest count holds. */
    void count(List<Integer> counts) {
        for (int seat = 0; seat < Math.min(seats.size(), counts.size()); seat++) {
            if (counts.get(seat) > 0) {
                leftOut.merge(seat, Math.min(FairShuffle.MOST_LEFT_OUT, counts.get(seat)), Math::max);
            }
        }
    }

    /** Adds the anchors as a journal keeps them. */
    void write(ShuffleSnapshot.Builder snapshot) {
        anchors.forEach((seat, anchor) -> snapshot.addAnchors(AnchorSnapshot.newBuilder()
                .setSeat(seat)
                .setKey(ByteString.copyFrom(anchor.key().bytes()))
                .setAnchor(ShuffleTranslator.write(anchor.value()))
                .setSignature(ShuffleTranslator.bytes(anchor.signature()))));
    }

    /** The anchors as they were kept. */
    void goOn(List<AnchorSnapshot> kept) {
        kept.forEach(each -> anchors.put(
                each.getSeat(),
                new Anchor(
                        Identity.of(each.getKey().toByteArray()),
                        ShuffleTranslator.read(each.getAnchor()),
                        ShuffleTranslator.hex(each.getSignature()))));
    }
}
