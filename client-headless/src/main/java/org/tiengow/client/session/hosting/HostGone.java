package org.tiengow.client.session.hosting;

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
 * The host of a running match is gone, and the people left may agree to go on without it, at the program of one of them, from the
 * end of the last finished round. Immutable.
 *
 * @param step how far it is
 * @param round how many rounds are finished; what was played of the next one counts no more
 * @param people the seats of the people who played, in order
 * @param heir the seat whose program goes on: the first in order that can host, of those who agreed; while none of them can, of
 *     all who may still be there; none: nobody's can
 * @param missing how many more must agree at least; 0: enough have
 * @param outlook whether enough can ever agree
 */
public record HostGone(Step step, int round, List<Person> people, OptionalInt heir, int missing, Outlook outlook) {
    /** Copies the list. */
    public HostGone {
        people = List.copyOf(people);
    }

    /** How far it is. OFFERED and AGREED may follow one another any number of times; so may nothing, when the host is back. */
    public enum Step {
        /** This client's person has not agreed. */
        OFFERED,
        /** This client's person has agreed, and enough others are waited for; it may be taken back. */
        AGREED,
        /** Enough have agreed, and this program has signed it: it follows the host that was gone no more. */
        SIGNED
    }

    /** Whether enough can ever agree. */
    public enum Outlook {
        /** Those who may still be there are enough. */
        POSSIBLE,
        /** Those who may still be there, the owner of the host not counted, are not more than half of those who count. */
        TOO_FEW,
        /** Nobody who may still be there has a program that can host. */
        NOBODY_CAN_HOST
    }

    /**
     * Somebody in a seat.
     *
     * @param seat which one
     * @param name the name shown
     * @param mine whether it is this client's
     * @param counts whether it counts here: a person with a key who was there when one of the last two rounds ended
     * @param owner whether the host was this person's
     * @param canHost whether the match could go on at this person's program
     * @param agreed whether this person has agreed, as far as is known here
     */
    public record Person(
            int seat, String name, boolean mine, boolean counts, boolean owner, boolean canHost, boolean agreed) {}

    /** Whether this client's person may agree now. */
    public boolean canAgree() {
        return step == Step.OFFERED
                && outlook != Outlook.NOBODY_CAN_HOST
                && people.stream().anyMatch(person -> person.mine() && person.counts());
    }

    /** How many have agreed of those who count. */
    public int agreed() {
        return (int) people.stream().filter(Person::agreed).count();
    }

    /**
     * What a standing says of it.
     *
     * @param newest the newest standing this client holds
     * @param mySeat this client's seat
     * @param agreed who has agreed
     */
    public static HostGone of(Step step, Standing newest, int mySeat, Set<Identity> agreed) {
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
        return new HostGone(step, newest.getRound(), people, heir, missing(electorates, agreed), outlook);
    }

    /**
     * The same for a program that has signed where it goes on: whoever is visible for the moment counts no more.
     *
     * @param seat whose program it follows
     */
    public HostGone following(int seat) {
        return new HostGone(step, round, people, OptionalInt.of(seat), missing, outlook);
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
