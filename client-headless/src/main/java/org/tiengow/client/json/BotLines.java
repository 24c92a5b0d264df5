package org.tiengow.client.json;

import java.util.List;
import java.util.Optional;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/** The lines a bot program reads ({@code docs/bots.md}), each without its end. */
public final class BotLines {
    /** The version of these lines, told in the first of them. */
    public static final int PROTOCOL = 1;

    private BotLines() {}

    /** The first line: where the program sits. */
    public static String hello(BotSeat seat) {
        return Members.oneLine(line("hello")
                .with("protocol", PROTOCOL)
                .with("seat", seat.seat())
                .with("players", seat.players(), player -> PlayerJson.write(player.name(), player.bot()))
                .with("rules", RulesJson.write(seat.rules())));
    }

    /** Something happened. Payments during the round have no line of their own; they stand in {@code settled}. */
    public static Optional<String> event(SeatEvent event) {
        return EventJson.write(event).map(Members::oneLine);
    }

    /**
     * The program must act.
     *
     * @param decision the number that its answer repeats
     * @param millis how long it may take
     */
    public static String decide(int decision, long millis, SeatView view, LegalPlays legal) {
        return Members.oneLine(line("decide")
                .with("decision", decision)
                .with("millis", millis)
                .with("view", ViewJson.write(view))
                .with("legal", legal.plays(), BotLines::legalPlay));
    }

    /** The round is dealt anew. */
    public static String voided() {
        return Members.oneLine(line("void"));
    }

    /** An answer was not used, and a safe play was made for it. */
    public static String warning(int decision, String reason) {
        return Members.oneLine(line("warning").with("decision", decision).with("reason", reason));
    }

    /** Somebody else plays on in this seat. */
    public static String replaced() {
        return Members.oneLine(line("replaced"));
    }

    /** The match is over. */
    public static String end(List<Integer> chips, List<Integer> places) {
        return Members.oneLine(line("end").with("chips", chips).with("places", places));
    }

    /** The answer to a decision, as a program writes it. */
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
