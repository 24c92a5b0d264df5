package org.tiengow.presentation.table;

import java.util.ArrayList;
import java.util.List;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableSide.LogKind;
import org.tiengow.presentation.table.TableSide.LogLine;
import org.tiengow.presentation.words.PaymentWords;
import org.tiengow.presentation.words.People;
import org.tiengow.presentation.words.TileNames;

/**
 * The log of a round.
 *
 * @param people the people at the table
 */
public record LogLines(People people) {
    /**
     * Returns the lines, oldest first; the last one names the player on turn, if there is one.
     *
     * @param events the events seen; the beginning is missing for a client that joined late
     * @param view the round after these events
     */
    public List<LogLine> of(List<SeatEvent> events, SeatView view) {
        Writer writer = new Writer(view, events);
        for (SeatEvent event : events) {
            event.match(writer);
        }
        if (view.turn() != Seats.NONE) {
            writer.lines.add(about(LogKind.NOW, view.turn(), "log.toPlay", TileSet.EMPTY, 0));
        }
        return List.copyOf(writer.lines);
    }

    private LogLine about(LogKind kind, int seat, String key, TileSet tiles, int faceDown) {
        return new LogLine(kind, people.colour(seat), people.name(seat), people.sentence(key, seat), tiles, faceDown);
    }

    private static LogLine note(String words) {
        return new LogLine(LogKind.NOTE, 0, "", words, TileSet.EMPTY, 0);
    }

    /** The writer of one or two lines for each event; it tracks the position in the trick. */
    private final class Writer implements SeatEvent.Cases<Void> {
        private final List<LogLine> lines = new ArrayList<>();
        private final SeatView view;
        private int trick;
        private int playsInTrick;

        Writer(SeatView view, List<SeatEvent> events) {
            this.view = view;
            int finished = (int) events.stream()
                    .filter(event -> event instanceof SeatEvent.TrickWon)
                    .count();
            trick = Math.max(0, view.tricks().size() - finished);
            playsInTrick = playsMissed(events);
        }

        @Override
        public Void roundBegan(SeatEvent.RoundBegan event) {
            String name = people.name(event.banker());
            lines.add(note(people.sentence("log.begin", event.banker(), event.round(), name)));
            if (view.rate() != view.rateOtherwise()) {
                lines.add(note(people.sentence("log.rates", event.banker(), name, view.rate(), view.rateOtherwise())));
            }
            return null;
        }

        @Override
        public Void declared(SeatEvent.Declared event) {
            lines.add(note(people.sentence("log.declared", event.seat(), people.name(event.seat()))));
            return null;
        }

        @Override
        public Void played(SeatEvent.Played event) {
            SeenPlay play = event.play();
            if (playsInTrick == 0) {
                String heading = people.words().get("log.trick", trick + 1);
                lines.add(new LogLine(LogKind.HEADING, 0, "", heading, TileSet.EMPTY, 0));
            }
            String key = play.faceDown() ? "log.forfeit" : playsInTrick == 0 ? "log.lead" : "log.beat";
            TileSet shown = play.faceDown() ? TileSet.EMPTY : play.tiles();
            lines.add(about(LogKind.PLAY, play.seat(), key, shown, play.faceDown() ? play.count() : 0)
                    .spokenWith(
                            play.faceDown()
                                    ? people.words().get("tile.faceDown", play.count())
                                    : new TileNames(people.words()).name(play.tiles())));
            playsInTrick++;
            return null;
        }

        @Override
        public Void paid(SeatEvent.Paid event) {
            lines.add(note(new PaymentWords(people).sentence(event.payment(), view.banker())));
            return null;
        }

        @Override
        public Void trickWon(SeatEvent.TrickWon event) {
            lines.add(note(people.sentence("log.takes", event.winner(), people.name(event.winner()), event.stacks())));
            trick++;
            playsInTrick = 0;
            return null;
        }

        @Override
        public Void settled(SeatEvent.Settled event) {
            if (event.result().declared() == Seats.NONE) {
                int winner = event.result().winner();
                lines.add(note(people.sentence("log.wins", winner, people.name(winner))));
            }
            return null;
        }

        @Override
        public Void takenBack(SeatEvent.TakenBack event) {
            lines.add(note(people.sentence("log.takenBack", event.seat(), people.name(event.seat()))));
            return null;
        }

        /** Returns the number of plays in the first trick of the log that were made before this client joined. */
        private int playsMissed(List<SeatEvent> events) {
            int seen = 0;
            for (SeatEvent event : events) {
                if (event instanceof SeatEvent.TrickWon) {
                    break;
                }
                if (event instanceof SeatEvent.Played) {
                    seen++;
                }
            }
            List<SeenPlay> all =
                    trick < view.tricks().size() ? view.tricks().get(trick).plays() : view.table();
            return Math.max(0, all.size() - seen);
        }
    }
}
