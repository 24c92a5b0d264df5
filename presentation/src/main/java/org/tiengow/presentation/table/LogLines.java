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
 * What happened in a round, line by line.
 *
 * @param people those at the table
 */
public record LogLines(People people) {
    /**
     * The lines of a round, oldest first, the last one being whose turn it is.
     *
     * @param events what was seen; whoever came late has no beginning
     * @param view how the round stands after them
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

    /** Writes a line or two an event, and knows where in which trick it is. */
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

        /** How many plays of the first trick in the log were made before the reader came. */
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
