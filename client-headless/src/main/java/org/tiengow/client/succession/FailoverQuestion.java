package org.tiengow.client.succession;

import com.google.protobuf.ByteString;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.SuccessionRules;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

/**
 * The question whether the remaining people continue a running match whose host is gone: at the program of one of them, from the end of the
 * last finished round. Immutable.
 *
 * @param step the progress of the agreement
 * @param round number of finished rounds; plays of the next round are void
 * @param people the seats of the people who played, in order
 * @param heir the seat whose program becomes the host: the first in order that can host, among those who agreed. While none of them can,
 *     the first among all who may still be there. Empty when nobody's program can.
 * @param missing the least number of further agreements that are needed; 0 when enough have agreed
 * @param outlook whether enough can ever agree
 */
public record FailoverQuestion(
        Step step, int round, List<Person> people, OptionalInt heir, int missing, Outlook outlook) {
    public FailoverQuestion {
        people = List.copyOf(people);
    }

    /**
     * The progress of the agreement. OFFERED and AGREED may alternate any number of times. The question disappears when the host is back.
     */
    public enum Step {
        /** This client's player has not agreed. */
        OFFERED,
        /** This client's player has agreed and waits for enough others; the agreement may be withdrawn. */
        AGREED,
        /** Enough have agreed, and this program has signed: it does not follow the lost host any more. */
        SIGNED
    }

    /** The prospects of the agreement. */
    public enum Outlook {
        /** The people who may still be there are enough. */
        POSSIBLE,
        /** The people who may still be there, without the owner of the host, are not more than half of the voters. */
        TOO_FEW,
        /** No person who may still be there has a program that can host. */
        NOBODY_CAN_HOST
    }

    /**
     * A person in a seat.
     *
     * @param seat the number of the seat
     * @param name the name shown
     * @param mine whether this is the seat of this client
     * @param counts whether the person is a voter: has a key, and was there when one of the last two rounds ended
     * @param owner whether the person owned the host
     * @param canHost whether the person's program can become the host
     * @param agreed whether the person has agreed, as far as this client knows
     */
    public record Person(
            int seat, String name, boolean mine, boolean counts, boolean owner, boolean canHost, boolean agreed) {}

    /** Checks whether this client's player may agree now. */
    public boolean canAgree() {
        return step == Step.OFFERED
                && outlook != Outlook.NOBODY_CAN_HOST
                && people.stream().anyMatch(person -> person.mine() && person.counts());
    }

    /**
     * Returns the question that follows from a standing.
     *
     * @param newest the newest standing that this client holds
     * @param mySeat this client's seat
     * @param agreed the keys of the people who have agreed
     */
    public static FailoverQuestion of(Step step, Standing newest, int mySeat, Set<Identity> agreed) {
        List<Set<Identity>> electorates = SuccessionRules.electorates(newest);
        Set<Identity> counting = new HashSet<>();
        electorates.forEach(counting::addAll);
        List<Person> people = newest.getSeatsList().stream()
                .filter(seat -> seat.getHolder() == Holder.HOLDER_PERSON)
                .map(seat -> person(seat, newest.getHost(), mySeat, counting, agreed))
                .toList();
        Set<Identity> left = new HashSet<>(counting);
        newest.getSeatsList().stream()
                .filter(StandingSeat::getOwner)
                .map(StandingSeat::getKey)
                .filter(key -> key.size() == Identity.BYTES)
                .forEach(key -> left.remove(Identity.of(key.toByteArray())));
        OptionalInt heir = heir(people);
        Outlook outlook = heir.isEmpty()
                ? Outlook.NOBODY_CAN_HOST
                : missing(electorates, left) > 0 ? Outlook.TOO_FEW : Outlook.POSSIBLE;
        return new FailoverQuestion(step, newest.getRound(), people, heir, missing(electorates, agreed), outlook);
    }

    /**
     * Returns a copy for a program that has signed for a certain host. The people who are visible at the moment do not change its heir any
     * more.
     *
     * @param seat the seat whose program it follows
     */
    public FailoverQuestion following(int seat) {
        return new FailoverQuestion(step, round, people, OptionalInt.of(seat), missing, outlook);
    }

    private static Person person(
            StandingSeat seat, ByteString host, int mySeat, Set<Identity> counting, Set<Identity> agreed) {
        boolean keyed = seat.getKey().size() == Identity.BYTES;
        boolean counts = keyed && counting.contains(Identity.of(seat.getKey().toByteArray()));
        return new Person(
                seat.getSeat(),
                seat.getName(),
                mySeat != Seats.NONE && seat.getSeat() == mySeat,
                counts,
                seat.getOwner(),
                keyed && seat.hasOffer() && !seat.getOffer().getFingerprint().equals(host),
                counts && agreed.contains(Identity.of(seat.getKey().toByteArray())));
    }

    private static OptionalInt heir(List<Person> people) {
        OptionalInt willing = people.stream()
                .filter(person -> person.agreed() && person.canHost())
                .mapToInt(Person::seat)
                .findFirst();
        return willing.isPresent()
                ? willing
                : people.stream()
                        .filter(person -> person.canHost() && !person.owner())
                        .mapToInt(Person::seat)
                        .findFirst();
    }

    private static int missing(List<Set<Identity>> electorates, Set<Identity> agreed) {
        return electorates.stream()
                .mapToInt(voters -> voters.size() / 2 + 1 - SuccessionRules.count(voters, agreed))
                .map(missing -> Math.max(0, missing))
                .max()
                .orElse(0);
    }
}
