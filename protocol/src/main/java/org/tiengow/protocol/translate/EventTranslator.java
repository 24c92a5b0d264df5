package org.tiengow.protocol.translate;

import java.util.Optional;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.protocol.wire.Declared;
import org.tiengow.protocol.wire.Event;
import org.tiengow.protocol.wire.RoundBegan;
import org.tiengow.protocol.wire.TakenBack;
import org.tiengow.protocol.wire.TrickWon;

/** Translates the events of a round. */
public final class EventTranslator {
    private static final Writer WRITER = new Writer();

    /** The most plays of a round: each of at most four seats has at most 13 tiles. */
    private static final int MOST_PLAYS = 52;

    private EventTranslator() {}

    /** Returns the message of an event. */
    public static Event write(SeatEvent event) {
        return event.match(WRITER);
    }

    /**
     * Returns the event of a message.
     *
     * @param players the number of players
     * @return empty for a kind of event that a newer host knows and this program does not
     * @throws Malformed when a seat or a number is out of range
     */
    public static Optional<SeatEvent> read(Event message, int players) {
        FieldChecks.players(players);
        return switch (message.getEventCase()) {
            case ROUND_BEGAN -> Optional.of(read(message.getRoundBegan(), players));
            case DECLARED -> Optional.of(read(message.getDeclared(), players));
            case PLAYED -> Optional.of(new SeatEvent.Played(SeenTranslator.read(message.getPlayed(), players)));
            case PAID -> Optional.of(new SeatEvent.Paid(ResultTranslator.read(message.getPaid(), players)));
            case TRICK_WON -> Optional.of(read(message.getTrickWon(), players));
            case SETTLED -> Optional.of(new SeatEvent.Settled(ResultTranslator.read(message.getSettled(), players)));
            case TAKEN_BACK -> Optional.of(read(message.getTakenBack(), players));
            case EVENT_NOT_SET -> Optional.empty();
        };
    }

    private static SeatEvent read(RoundBegan message, int players) {
        return new SeatEvent.RoundBegan(
                FieldChecks.atLeast("round", 1, message.getRound()),
                FieldChecks.seat("banker", players, message.getBanker()),
                FieldChecks.atLeast("term", 1, message.getTerm()),
                FieldChecks.atLeast("wins", 0, message.getWins()),
                FieldChecks.step(message.getStep()),
                TileTranslator.read(message.getHand()));
    }

    private static SeatEvent read(Declared message, int players) {
        return new SeatEvent.Declared(
                FieldChecks.seat("seat", players, message.getSeat()), TileTranslator.read(message.getHand()));
    }

    private static SeatEvent read(TrickWon message, int players) {
        return new SeatEvent.TrickWon(
                FieldChecks.seat("winner", players, message.getWinner()),
                FieldChecks.within("stacks", 1, FieldChecks.LARGEST_PLAY, message.getStacks()));
    }

    private static SeatEvent read(TakenBack message, int players) {
        return new SeatEvent.TakenBack(
                FieldChecks.seat("seat", players, message.getSeat()),
                FieldChecks.within("plays", 1, MOST_PLAYS, message.getPlays()));
    }

    private static final class Writer implements SeatEvent.Cases<Event> {
        @Override
        public Event roundBegan(SeatEvent.RoundBegan event) {
            return Event.newBuilder()
                    .setRoundBegan(RoundBegan.newBuilder()
                            .setRound(event.round())
                            .setBanker(event.banker())
                            .setTerm(event.term())
                            .setWins(event.wins())
                            .setStep(event.step())
                            .setHand(TileTranslator.write(event.hand())))
                    .build();
        }

        @Override
        public Event declared(SeatEvent.Declared event) {
            return Event.newBuilder()
                    .setDeclared(
                            Declared.newBuilder().setSeat(event.seat()).setHand(TileTranslator.write(event.hand())))
                    .build();
        }

        @Override
        public Event played(SeatEvent.Played event) {
            return Event.newBuilder()
                    .setPlayed(SeenTranslator.write(event.play()))
                    .build();
        }

        @Override
        public Event paid(SeatEvent.Paid event) {
            return Event.newBuilder()
                    .setPaid(ResultTranslator.write(event.payment()))
                    .build();
        }

        @Override
        public Event trickWon(SeatEvent.TrickWon event) {
            return Event.newBuilder()
                    .setTrickWon(TrickWon.newBuilder().setWinner(event.winner()).setStacks(event.stacks()))
                    .build();
        }

        @Override
        public Event settled(SeatEvent.Settled event) {
            return Event.newBuilder()
                    .setSettled(ResultTranslator.write(event.result()))
                    .build();
        }

        @Override
        public Event takenBack(SeatEvent.TakenBack event) {
            return Event.newBuilder()
                    .setTakenBack(TakenBack.newBuilder().setSeat(event.seat()).setPlays(event.plays()))
                    .build();
        }
    }
}
