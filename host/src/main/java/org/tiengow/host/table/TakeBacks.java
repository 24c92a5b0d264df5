package org.tiengow.host.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.host.table.seats.TableSeat;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TakeBackRequest;

/**
 * Takes plays back by agreement. A player may take back their latest play until another person has acted. Every other person must agree;
 * bots agree always. Play continues meanwhile: a person who acts has refused. All times are those of the table, which stand still during
 * a pause.
 */
final class TakeBacks {
    /** The time in milliseconds for all answers. */
    static final long MILLIS = 20_000;

    private final TableData state;
    private @Nullable Request request;

    /**
     * A request to take a play back.
     *
     * @param number a number that no decision of the table has
     * @param seat the seat that asks
     * @param place the place of the play in the round
     * @param agreed the seats that have agreed
     * @param ends the time at which it is void
     */
    private record Request(long number, int seat, int place, Set<Integer> agreed, long ends) {}

    TakeBacks(TableData state) {
        this.state = state;
    }

    /** Makes or withdraws the request of a guest. */
    Reply wish(Participant participant, boolean wish, long now) {
        int seat = state.seats().of(participant).orElseThrow();
        Request open = request;
        if (!wish) {
            if (open != null && open.seat() == seat) {
                end();
            }
            return Reply.GRANTED;
        }
        OptionalInt place = undoable(seat);
        if (place.isEmpty()) {
            return HostRefusal.NOTHING_TO_TAKE_BACK.answer();
        }
        if (open == null || !isValid(open, now)) {
            request = new Request(state.nextNumber(), seat, place.getAsInt(), new TreeSet<>(), now + MILLIS);
            state.changes().forEverybody();
        }
        return Reply.GRANTED;
    }

    /** Takes the answer of a guest to a request of another seat. */
    Reply answer(Participant participant, long number, boolean agree, long now) {
        int seat = state.seats().of(participant).orElseThrow();
        Request open = request;
        if (open == null
                || open.number() != number
                || !isValid(open, now)
                || !missing(open).contains(seat)) {
            return HostRefusal.NOTHING_TO_TAKE_BACK.answer();
        }
        if (agree) {
            open.agreed().add(seat);
            state.changes().forEverybody();
        } else {
            end();
        }
        return Reply.GRANTED;
    }

    /** Ends a request that is void, or takes the play back once everybody has agreed. Returns whether there was something to do. */
    boolean step(long now) {
        Request open = request;
        if (open == null) {
            return false;
        }
        if (!isValid(open, now)) {
            end();
            return true;
        }
        if (!missing(open).isEmpty()) {
            return false;
        }
        end();
        running().ifPresent(match -> match.takeBack(open.seat(), List.copyOf(open.agreed()), now));
        return true;
    }

    /** Returns the time at which {@link #step} must be called at the latest; {@link Long#MAX_VALUE} if nothing is asked. */
    long nextStep() {
        return request == null ? Long.MAX_VALUE : request.ends();
    }

    /** Checks whether a seat may ask to take a play back now. */
    boolean isPossible(int seat) {
        return state.seats().has(seat) && undoable(seat).isPresent();
    }

    /** Returns the open request for the guests; empty without one. */
    Optional<TakeBackRequest> message(long now) {
        return Optional.ofNullable(request)
                .filter(open -> isValid(open, now))
                .map(open -> TakeBackRequest.newBuilder()
                        .setNumber(open.number())
                        .setSeat(open.seat())
                        .addAllMissing(missing(open))
                        .setMillisLeft((int) Math.max(1, open.ends() - now))
                        .build());
    }

    private void end() {
        request = null;
        state.changes().forEverybody();
    }

    private boolean isValid(Request open, long now) {
        OptionalInt place = undoable(open.seat());
        return now < open.ends() && place.isPresent() && place.getAsInt() == open.place();
    }

    private OptionalInt undoable(int seat) {
        boolean allowed = state.options().getTakeBack() && state.options().getTurnSeconds() == 0;
        return allowed && state.seats().get(seat).hasPersonHere()
                ? running().map(match -> match.undoable(seat)).orElse(OptionalInt.empty())
                : OptionalInt.empty();
    }

    private Optional<RunningMatch> running() {
        return state.match().filter(match -> state.stage() == TableStage.TABLE_STAGE_PLAYING && match.isDealt());
    }

    /** Returns the seats of the people who have not agreed yet. A person who is lost is waited for until a bot plays for them. */
    private List<Integer> missing(Request open) {
        return IntStream.range(0, state.seats().size())
                .filter(seat -> seat != open.seat() && !open.agreed().contains(seat))
                .filter(seat -> isAsked(state.seats().get(seat)))
                .boxed()
                .toList();
    }

    private static boolean isAsked(TableSeat seat) {
        return seat.isPersons() && !seat.isPlayedByStandIn();
    }
}
