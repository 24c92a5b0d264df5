package org.tiengow.client.json;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/** The reader of the lines that {@link BotLines} writes. It runs in a bot program and passes the lines to a {@link Bot}. */
public final class BotLineReader {
    private final Bot bot;
    private @Nullable BotSeat seat;

    /** Creates a reader for one bot in one seat. */
    public BotLineReader(Bot bot) {
        this.bot = bot;
    }

    /**
     * A decision that the bot must make.
     *
     * @param number the number that the answer repeats
     * @param millis the time limit in milliseconds
     * @param view the view of the bot's seat
     */
    public record Decision(int number, int millis, SeatView view) {}

    /**
     * Reads one line and passes it to the bot. Ignores lines of unknown types, and all lines before the {@code hello} line.
     *
     * @return the decision that the line asks for; empty for all other lines
     * @throws TextFlaw when the line is malformed
     */
    public Optional<Decision> read(String text) {
        Node line = Json.read(text);
        String type = line.get("type").text();
        if (type.equals("hello")) {
            seat = seat(line);
            bot.begin(seat);
        } else if (seat != null) {
            return read(type, line, seat);
        }
        return Optional.empty();
    }

    private Optional<Decision> read(String type, Node line, BotSeat sitting) {
        int players = sitting.players().size();
        switch (type) {
            case "round" ->
                bot.saw(new SeatEvent.RoundBegan(
                        line.get("round").number(),
                        line.get("banker").seat(players),
                        line.get("term").number(),
                        line.get("wins").number(),
                        line.get("step").number(),
                        line.get("hand").tiles()));
            case "declared" ->
                bot.saw(new SeatEvent.Declared(
                        line.get("seat").seat(players), line.get("hand").tiles()));
            case "played" -> bot.saw(new SeatEvent.Played(ViewJson.play(line, new ViewJson.Box())));
            case "trick" ->
                bot.saw(new SeatEvent.TrickWon(
                        line.get("winner").seat(players), line.get("stacks").number()));
            case "settled" -> bot.saw(new SeatEvent.Settled(EventJson.result(line, players)));
            case "takenBack" ->
                bot.saw(new SeatEvent.TakenBack(
                        line.get("seat").seat(players), line.get("plays").number()));
            case "void" -> bot.voided();
            case "end" ->
                bot.end(line.get("chips").numbers(players), line.get("places").numbers(players));
            case "decide" -> {
                SeatView view = ViewJson.read(line.get("view"), sitting.rules().set());
                return Optional.of(new Decision(
                        line.get("decision").number(), line.get("millis").number(), view));
            }
            default -> {}
        }
        return Optional.empty();
    }

    private static BotSeat seat(Node line) {
        return new BotSeat(
                line.get("seat").number(),
                RulesJson.read(line.get("rules")),
                line.get("players").items().stream()
                        .map(player -> new BotSeat.Player(PlayerJson.name(player), PlayerJson.isBot(player)))
                        .toList());
    }
}
