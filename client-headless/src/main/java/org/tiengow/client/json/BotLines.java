package org.tiengow.client.json;

import java.util.List;
import java.util.Optional;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/** The writer of the lines that a bot program reads ({@code docs/bot-lines.md}). The lines have no line end. */
public final class BotLines {
    /** The version of this format, told in the first line. */
    public static final int PROTOCOL = 1;

    private BotLines() {}

    /** Returns the first line, which tells the program where it sits. */
    public static String hello(BotSeat seat) {
        return Members.oneLine(line("hello")
                .with("protocol", PROTOCOL)
                .with("seat", seat.seat())
                .with("players", seat.players(), player -> PlayerJson.write(player.name(), player.bot()))
                .with("rules", RulesJson.write(seat.rules())));
    }

    /** Returns the line about an event. Empty for a payment during the round, which {@code settled} lists. */
    public static Optional<String> event(SeatEvent event) {
        return EventJson.write(event).map(Members::oneLine);
    }

    /**
     * Returns the line that asks for a decision.
     *
     * @param decision the number that the answer repeats
     * @param millis the time limit in milliseconds
     */
    public static String decide(int decision, long millis, SeatView view, LegalPlays legal) {
        return Members.oneLine(line("decide")
                .with("decision", decision)
                .with("millis", millis)
                .with("view", ViewJson.write(view))
                .with("legal", legal.plays(), BotLines::legalPlay));
    }

    /** Returns the line about a void round, which is dealt again. */
    public static String voided() {
        return Members.oneLine(line("void"));
    }

    /** Returns the line about an answer that was not used; a safe play was made instead. */
    public static String warning(int decision, String reason) {
        return Members.oneLine(line("warning").with("decision", decision).with("reason", reason));
    }

    /** Returns the line that says that another player continues in this seat. */
    public static String replaced() {
        return Members.oneLine(line("replaced"));
    }

    /** Returns the line about the end of the match. */
    public static String end(List<Integer> chips, List<Integer> places) {
        return Members.oneLine(line("end").with("chips", chips).with("places", places));
    }

    /** Returns the line with which a program answers a decision. */
    public static String answer(int decision, int play) {
        return Members.oneLine(new BotAnswer(decision, play));
    }

    static Members line(String type) {
        return new Members().with("type", type);
    }

    private static Members legalPlay(Play play) {
        return switch (play.act()) {
            case FACE_UP, FORFEIT -> new Members().with("tiles", play.tiles()).with("faceDown", play.isForfeit());
            case DECLARE -> new Members().with("declare", true);
            case DECLINE -> new Members().with("declare", false);
        };
    }
}
