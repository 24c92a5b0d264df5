package org.tiengow.engine.deal;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The list of a round: the seats that are asked for a link. All clients get the whole list before any link is opened, and it never
 * changes after that.
 *
 * @param context the match and epoch
 * @param round the round to be dealt, 1 to {@value FairShuffle#ROUNDS}
 * @param reveal the time when records become public: 1 after the round, 2 after the match
 * @param hostAnchor the anchor of the host's own chain
 * @param seats the seats, in the order of play of round 1
 */
public record ShuffleList(ShuffleContext context, int round, int reveal, Bytes32 hostAnchor, List<ListedSeat> seats) {
    /** Checks the ranges. */
    public ShuffleList {
        seats = List.copyOf(seats);
        Deal.handSize(seats.size()); // throws for a wrong number of seats
        if (round < 1 || round > FairShuffle.ROUNDS) {
            throw new IllegalArgumentException(
                    "A shuffled round is 1 to " + FairShuffle.ROUNDS + ", and not " + round + ".");
        }
        if (reveal < 0 || reveal > 255) {
            throw new IllegalArgumentException("The time of revealing fits a byte, and is not " + reveal + ".");
        }
    }

    public int players() {
        return seats.size();
    }

    /** The anchor of a seat or of {@link FairShuffle#HOST}; empty for a seat that is not asked for a link. */
    public Optional<Bytes32> anchor(int party) {
        return party == FairShuffle.HOST
                ? Optional.of(hostAnchor)
                : seats.get(party).anchor();
    }

    /** Checks whether a seat is asked for a link. */
    public boolean asks(int seat) {
        return anchor(seat).isPresent();
    }

    /** Returns the seats asked for a link, in order. */
    public IntStream asked() {
        return IntStream.range(0, seats.size()).filter(this::asks);
    }
}
