package org.tiengow.host.lobby;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.journal.wire.MoveSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.night.SeatingPlan;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.wire.MovePerson;
import org.tiengow.protocol.wire.PlayWish;

/**
 * The proposals of a night: the one that stands, the owner's moves within it, and the tables at which everybody is seated already. Not safe
 * for use by several threads.
 */
final class NightProposals {
    /** The least milliseconds for which a changed proposal stands before everybody is seated. */
    private static final long LEAST_MILLIS = 5_000;

    private final Map<String, OptionalInt> moves = new LinkedHashMap<>();
    private final Set<Integer> due = new TreeSet<>();
    private @Nullable NightProposal open;
    private int last;
    private long seed;
    private long over;

    /** Begins a night, or goes on with one. */
    void begin(SeatingSnapshot kept, long freshSeed, long now) {
        seed = kept.getMatches() > 0 || kept.getSeed() != 0 ? kept.getSeed() : freshSeed;
        over = now;
        kept.getMovesList()
                .forEach(move -> moves.put(
                        move.getName(), move.hasTable() ? OptionalInt.of(move.getTable()) : OptionalInt.empty()));
        due.addAll(kept.getDueList());
    }

    void write(SeatingSnapshot.Builder snapshot) {
        snapshot.setSeed(seed).addAllDue(due);
        moves.forEach((name, table) -> {
            MoveSnapshot.Builder move = MoveSnapshot.newBuilder().setName(name);
            table.ifPresent(move::setTable);
            snapshot.addMoves(move);
        });
    }

    /** Returns the proposal that stands. */
    Optional<NightProposal> open() {
        return Optional.ofNullable(open);
    }

    /** Returns the seed of the lots of the next proposal. */
    long seed() {
        return seed;
    }

    /** Prepares for the next match: drops the moves of the owner, and draws the next lots. */
    void matchIsOver(long nextSeed, long now) {
        moves.clear();
        seed = nextSeed;
        over = now;
    }

    /** Returns why a request for a proposal is refused; empty while that proposal is open. */
    Optional<Reply> refusal(int number) {
        NightProposal current = open;
        if (current == null) {
            return Optional.of(HostRefusal.NO_PROPOSAL.answer());
        }
        return current.number() == number
                ? Optional.empty()
                : Optional.of(HostRefusal.PROPOSAL_CHANGED.about(current.number()));
    }

    /** Moves a person within the open proposal, to a table or to none. */
    Reply move(MovePerson wanted, NightPeople people, int seats) {
        NightProposal current = open;
        Optional<Reply> refusal = refusal(wanted.getProposal());
        if (current == null || refusal.isPresent()) {
            return refusal.orElseThrow();
        }
        String name = wanted.getName();
        OptionalInt table = wanted.hasTable() ? OptionalInt.of(wanted.getTable()) : OptionalInt.empty();
        if (!current.plan().names(name)) {
            return HostRefusal.NOT_HERE.about(SafeText.quoted(name));
        }
        if (table.isPresent() && people.wish(name) != PlayWish.PLAY_WISH_PLAY) {
            return HostRefusal.DOES_NOT_PLAY.about(SafeText.quoted(name));
        }
        if (table.isPresent() && table.getAsInt() >= current.plan().tables().size()) {
            return HostRefusal.NO_SUCH_TABLE.about(table.getAsInt());
        }
        if (current.plan().with(name, table, seats).isEmpty()) {
            return HostRefusal.TABLE_FULL.answer();
        }
        moves.remove(name); // the latest move is the last one
        moves.put(name, table);
        return Reply.GRANTED;
    }

    /** Forgets the moves and the seats that are filled, since people are seated in another way. */
    void forget() {
        moves.clear();
        due.clear();
    }

    /** Closes the proposal, since everybody is being seated at so many tables. */
    void fill(int tables) {
        open = null;
        due.clear();
        IntStream.range(0, tables).forEach(due::add);
    }

    /** Records that a match for which people were seated is over, or cannot be played. */
    void played(int table) {
        due.remove(table);
    }

    /** Forgets that seats are filled. */
    void empty() {
        due.clear();
    }

    /** Checks whether people are seated for a match that is not over. */
    boolean isFilled() {
        return !due.isEmpty();
    }

    /**
     * Returns a plan with the owner's moves, as far as they are still possible.
     *
     * @param plays tells whether a person is here and wants to play
     */
    SeatingPlan moved(SeatingPlan plan, Predicate<String> plays, int seats) {
        SeatingPlan moved = plan;
        for (Map.Entry<String, OptionalInt> move : moves.entrySet()) {
            if (move.getValue().isEmpty() || plays.test(move.getKey())) {
                moved = moved.with(move.getKey(), move.getValue(), seats).orElse(moved);
            }
        }
        return moved;
    }

    /**
     * Proposes a plan, if it is another than the one that stands; a plan without a table stands for none.
     *
     * @param seatsItself the least milliseconds from the end of the match until everybody is seated without a request;
     *     {@link NightProposal#NEVER} when the owner has to ask for it
     * @return the proposal, if it is new
     */
    Optional<NightProposal> propose(SeatingPlan plan, long seatsItself, long now) {
        if (plan.tables().isEmpty()) {
            open = null;
            return Optional.empty();
        }
        if (open != null && open.plan().equals(plan)) {
            return Optional.empty();
        }
        last++;
        long until = seatsItself == NightProposal.NEVER
                ? NightProposal.NEVER
                : Math.max(over + seatsItself, now + LEAST_MILLIS);
        open = new NightProposal(last, plan, until);
        return Optional.of(open);
    }
}
