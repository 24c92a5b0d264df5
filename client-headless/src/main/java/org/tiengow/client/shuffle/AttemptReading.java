package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.shuffle.AttemptSeen.Phase;
import org.tiengow.client.shuffle.ShuffleState.Absence;
import org.tiengow.client.shuffle.ShuffleState.Listed;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Participant;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/**
 * What an update says of an attempt, held against what was seen of its match before. Used once, by one thread; it changes nothing
 * but itself.
 */
final class AttemptReading {
    private final Attendance attendance;
    private final Here here;
    private final Supplier<Bytes32> chance;
    private final TableUpdate update;
    private final Shuffle shuffle;
    private final ShuffleAttempt id;
    private final List<VoidAttempt> told;
    private final List<Participant> people;
    private final List<ClientMessage.Builder> toSend = new ArrayList<>();
    private MatchSeen match;

    /**
     * Of a match as it was seen so far.
     *
     * @param attendance as it was before this update
     * @param chance draws a fresh share, which nobody else may know
     */
    AttemptReading(MatchSeen match, Attendance attendance, Here here, Supplier<Bytes32> chance, TableUpdate update) {
        this.match = match;
        this.attendance = attendance;
        this.here = here;
        this.chance = chance;
        this.update = update;
        this.shuffle = update.getShuffle();
        this.id = ShuffleMessages.attempt(shuffle);
        this.told = ShuffleMessages.voided(shuffle);
        this.people = ShuffleTranslator.people(shuffle);
        if (update.getYourSeat() >= id.players()) {
            throw new Malformed("shuffle", "There is no seat " + update.getYourSeat() + " in the shuffle.");
        }
    }

    /** What is to be sent, in order. */
    List<ClientMessage.Builder> toSend() {
        return toSend;
    }

    /** What was seen of the match then. */
    MatchSeen follow() {
        MatchSeen.Terms terms = ShuffleMessages.terms(update);
        match = match.under(terms);
        if (!match.terms().equals(terms)) {
            match = match.strictly(
                    Math.max(match.terms().rules(), terms.rules())); // who knows the new rules keeps them
            found(ShuffleFault.Kind.TERMS_CHANGED);
        }
        AttemptSeen last = match.attempt();
        int order = last == null ? 1 : compare(id, last.id());
        if (order < 0 || id.round() < match.from() || order == 0 && isBack(last)) {
            found(isListTakenBack(order, last) ? ShuffleFault.Kind.LIST_DIFFERS : ShuffleFault.Kind.ROUND_REPEATED);
            return match;
        }
        if (order > 0) {
            match = NextAttempt.after(match, attendance, here, id, told);
        } else if (!told.equals(match.voided())) {
            found(ShuffleFault.Kind.VOID_DIFFERS);
        }
        attempt(current().seenIn(attendance.presence(), update.getTable(), here.host()));
        read();
        return match;
    }

    /** Whether an attempt has come further, or to another end, than it is shown again. */
    private boolean isBack(@Nullable AttemptSeen last) {
        Phase reached = last == null ? Phase.ASKED : last.phase();
        return switch (shuffle.getPhase()) {
            case SHUFFLE_PHASE_COMMITTING -> reached != Phase.ASKED;
            case SHUFFLE_PHASE_SHARING -> reached == Phase.DEALT || reached == Phase.ENDED;
            case SHUFFLE_PHASE_DEALT -> reached == Phase.ENDED;
            case SHUFFLE_PHASE_UNSPECIFIED, UNRECOGNIZED -> true;
        };
    }

    private boolean isListTakenBack(int order, @Nullable AttemptSeen last) {
        return order == 0 && last != null && last.isOpen();
    }

    private static int compare(ShuffleAttempt one, ShuffleAttempt other) {
        return one.round() == other.round()
                ? Integer.compare(one.number(), other.number())
                : Integer.compare(one.round(), other.round());
    }

    private void read() {
        ownerIsTold();
        if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_COMMITTING) {
            asked();
            return;
        }
        Commitments list = ShuffleMessages.list(id, shuffle);
        if (current().list() == null) {
            listed(list);
        }
        boolean same = list.equals(current().list());
        if (!same) {
            found(ShuffleFault.Kind.LIST_DIFFERS);
        }
        if (seenRound().filter(seen -> !seen.isBy(people)).isPresent()) {
            found(ShuffleFault.Kind.PEOPLE_DIFFER);
        }
        if (shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT) {
            dealt();
        } else if (same) {
            attempt(current().waits(parts(ShufflePart.SHUFFLE_PART_SHARED), here.now() + shuffle.getMillisLeft()));
            give();
        }
    }

    private void asked() {
        Set<Integer> bots = IntStream.range(0, shuffle.getSeatsCount())
                .filter(seat -> partOf(seat) != ShufflePart.SHUFFLE_PART_EMPTY && isBots(seat))
                .boxed()
                .collect(Collectors.toSet());
        attempt(current().asked(bots));
        int seat = update.getYourSeat();
        if (seat == Seats.NONE || here.throughPage()) {
            return;
        }
        if (partOf(seat) == ShufflePart.SHUFFLE_PART_EMPTY) {
            absence(seat); // finds a fault where there is no reason
            return;
        }
        Mine mine = current().mine();
        if (mine == null || mine.seat() != seat) {
            mine = Mine.drawn(seat, chance.get());
        }
        if (mine.committedIn() != attendance.presence()) {
            Mine sent = mine.committed(attendance.presence());
            attempt(current().with(sent));
            toSend.add(ShuffleMessages.commit(id, current().commitmentOf(sent)));
        }
    }

    /** The list is seen for the first time. */
    private void listed(Commitments list) {
        AttemptSeen before = current();
        Mine mine = before.mine();
        attempt(before.listed(list, owner()));
        int seat = update.getYourSeat();
        Absence absence = Absence.NONE;
        if (!current().hasMine()) {
            absence = mine == null ? strangersOrNone(list, seat) : leftOut(list, mine);
            attempt(current().with((Mine) null));
        }
        for (int each = 0; each < id.players(); each++) {
            if (list.of(each).isPresent()) {
                mayBeListed(each);
            }
        }
        boolean isPlayed = update.getStage() == TableStage.TABLE_STAGE_PLAYING
                || update.hasView() && update.getView().getPhase() != org.tiengow.protocol.wire.Phase.PHASE_SETTLED;
        boolean isOver = shuffle.getPhase() == ShufflePhase.SHUFFLE_PHASE_DEALT && !isPlayed;
        if (isOver) {
            return; // whoever comes after a round has seen nothing to hold its record to
        }
        List<Integer> programs = IntStream.range(0, id.players())
                .filter(each -> list.of(each).isPresent() && each != current().owner() && isProgramOfPerson(each))
                .boxed()
                .toList();
        RoundSeen round = RoundSeen.listed(current(), told, new Listed(programs, absence), people);
        match = match.finding(all -> all.with(round));
    }

    /** What was committed to is not in the list. */
    private Absence leftOut(Commitments list, Mine mine) {
        boolean another = list.of(mine.seat()).isPresent() && mine.committedIn() != Mine.EARLIER;
        if (mine.commitmentArrived() || mine.committedIn() == attendance.presence() || another) {
            found(ShuffleFault.Kind.LEFT_OUT, mine.seat());
            return Absence.LEFT_OUT;
        }
        return Absence.AWAY;
    }

    /** This client has committed itself to nothing. */
    private Absence strangersOrNone(Commitments list, int seat) {
        if (seat == Seats.NONE) {
            return Absence.WATCHING;
        }
        if (list.of(seat).isPresent()) {
            if (!satBefore(seat)) {
                return Absence.AWAY; // what was sent from here before this program began, or from elsewhere
            }
            found(ShuffleFault.Kind.LEFT_OUT, seat);
            return Absence.LEFT_OUT;
        }
        return absence(seat);
    }

    /** Why this client's seat is empty. */
    private Absence absence(int seat) {
        if (here.throughPage()) {
            return Absence.PAGE;
        }
        if (hasMissed(seat)) {
            return Absence.MISSED;
        }
        if (voids(seat) >= MatchSeen.SHUT) {
            return Absence.SHUT;
        }
        if (!satBefore(seat)) {
            return Absence.AWAY;
        }
        found(ShuffleFault.Kind.NOT_ASKED, seat);
        return Absence.LEFT_OUT;
    }

    /** Whether this client sat there when the attempt began, and the host knew it. */
    private boolean satBefore(int seat) {
        return current().beganAt() == seat;
    }

    private boolean hasMissed(int seat) {
        return told.stream().flatMap(each -> each.missing().stream()).anyMatch(each -> each.seat() == seat);
    }

    /** A seat whose shares were missing is empty for the round, and for the match when that was too often. */
    private void mayBeListed(int seat) {
        int said = shuffle.getSeats(seat).getVoids();
        int seen = match.voids(seat);
        if (said < seen || match.whole() && said != seen) {
            found(ShuffleFault.Kind.VOID_DIFFERS, seat);
        }
        if (hasMissed(seat) || voids(seat) >= MatchSeen.SHUT) {
            found(ShuffleFault.Kind.SHUT_SEAT_LISTED, seat);
        }
    }

    /** What the host says counts only where this client may have missed something. */
    private int voids(int seat) {
        int seen = match.voids(seat);
        return match.whole() ? seen : Math.max(seen, shuffle.getSeats(seat).getVoids());
    }

    private void give() {
        AttemptSeen seen = current();
        Mine mine = seen.mine();
        if (mine != null
                && seen.hasMine()
                && mine.seat() == update.getYourSeat()
                && mine.givenIn() != attendance.presence()) {
            String signature = signature(mine.seat());
            attempt(seen.with(mine.given(attendance.presence(), !signature.isEmpty())));
            toSend.add(ShuffleMessages.give(id, mine.share(), signature));
        }
    }

    /** What this client signs of its part; empty when nobody asks it to, or it has no key, or is told to be somebody else. */
    private String signature(int seat) {
        IdentityKey key = here.key();
        Commitments list = current().list();
        if (people.isEmpty() || key == null || list == null) {
            return "";
        }
        Participant me = people.get(seat);
        if (me.key().isEmpty()) {
            return ""; // it has come without its key
        }
        boolean isMe = me.key().equals(key.identity().hex())
                && !me.bot()
                && seat < update.getSeatsCount()
                && me.name().equals(update.getSeats(seat).getName());
        if (!isMe) {
            found(ShuffleFault.Kind.PEOPLE_DIFFER, seat);
            return "";
        }
        return ShuffleSignatures.part(key, seat, list, told, people);
    }

    /** The tiles are dealt, and all that was signed is there. */
    private void signed(Commitments list) {
        List<Integer> right = new ArrayList<>();
        for (int seat = 0; seat < people.size(); seat++) {
            boolean isThere = !people.get(seat).signature().isEmpty();
            if (isThere && list.of(seat).isPresent() && ShuffleSignatures.isPart(seat, list, told, people)) {
                right.add(seat);
            } else if (isThere) {
                found(ShuffleFault.Kind.SIGNATURE_WRONG, seat);
            }
        }
        Mine mine = current().mine();
        if (mine != null && mine.signed() && !right.contains(mine.seat())) {
            found(ShuffleFault.Kind.SIGNATURE_WRONG, mine.seat());
        }
        seenRound().ifPresent(seen -> {
            List<Integer> shown = seen.listed().programs().stream()
                    .filter(right::contains)
                    .filter(this::isShownWithItsKey)
                    .toList();
            Listed listed = new Listed(seen.listed().programs(), seen.listed().absence(), shown);
            match = match.finding(all -> all.with(seen.with(listed, people)));
        });
    }

    /** Whether the table shows the key that has signed at that seat: else the name beside it is somebody else's. */
    private boolean isShownWithItsKey(int seat) {
        return seat < update.getSeatsCount()
                && ShuffleTranslator.hex(update.getSeats(seat).getIdentity())
                        .equals(people.get(seat).key());
    }

    private Optional<RoundSeen> seenRound() {
        return match.findings().round(id.round()).filter(seen -> seen.attempt() == id.number());
    }

    private void dealt() {
        Mine mine = current().mine();
        if (mine != null && !mine.isGiven()) {
            found(ShuffleFault.Kind.DEALT_UNGIVEN, mine.seat());
        }
        if (current().phase() != Phase.DEALT) {
            Optional.ofNullable(current().list()).ifPresent(this::signed);
            attempt(current().with(Phase.DEALT));
            match = match.finding(all -> all.round(id.round())
                    .filter(seen -> seen.attempt() == id.number())
                    .map(seen -> all.with(seen.isDealt()))
                    .orElse(all));
        }
    }

    /** Whose share proves nothing to the others is said of each seat, and this client knows it of its own. */
    private void ownerIsTold() {
        int seat = update.getYourSeat();
        if (seat != Seats.NONE
                && seat < update.getSeatsCount()
                && update.getSeats(seat).getOwner() != here.owns()) {
            found(ShuffleFault.Kind.OWNER_DIFFERS, seat);
        }
    }

    private int owner() {
        return update.getSeatsList().stream()
                .filter(SeatInfo::getOwner)
                .mapToInt(SeatInfo::getSeat)
                .findFirst()
                .orElse(FairShuffle.HOST);
    }

    private boolean isBots(int seat) {
        return seat < update.getSeatsCount() && update.getSeats(seat).getHolder() == Holder.HOLDER_BOT;
    }

    /** Whether a person holds the seat who has a program: a page has none but the door's, which may be the host itself. */
    private boolean isProgramOfPerson(int seat) {
        return !isBots(seat)
                && !(seat < update.getSeatsCount() && update.getSeats(seat).getThroughPage());
    }

    private ShufflePart partOf(int seat) {
        return seat < shuffle.getSeatsCount() ? shuffle.getSeats(seat).getPart() : ShufflePart.SHUFFLE_PART_EMPTY;
    }

    private Set<Integer> parts(ShufflePart part) {
        return IntStream.range(0, shuffle.getSeatsCount())
                .filter(seat -> partOf(seat) == part)
                .boxed()
                .collect(Collectors.toSet());
    }

    private AttemptSeen current() {
        return Optional.ofNullable(match.attempt()).orElseThrow();
    }

    private void attempt(AttemptSeen changed) {
        match = match.with(changed);
    }

    private void found(ShuffleFault.Kind kind) {
        match = match.found(new ShuffleFault(kind, id.round()));
    }

    private void found(ShuffleFault.Kind kind, int party) {
        match = match.found(new ShuffleFault(kind, id.round(), party));
    }
}
