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

    private static final int LAST_ASCII = 0x7e;

    private BotLines() {}

    /**
     * Returns the first line, which tells the program where it sits.
     *
     * @param seed a seed for the program's random numbers. The program is told its upper 53 bits, since JavaScript has no longer whole
     * numbers.
     */
    public static String hello(BotSeat seat, long seed) {
        return ascii(line("hello")
                .with("protocol", PROTOCOL)
                .with("seat", seat.seat())
                .with("players", seat.players(), player -> PlayerJson.write(player.name(), player.bot()))
                .with("rules", RulesJson.write(seat.rules()))
                .with("seed", seed >>> 11));
    }

    /** Returns the line after which a program that has played a match plays another one. */
    public static String reset() {
        return ascii(line("reset"));
    }

    /** Returns the line about an event. Empty for a payment during the round, which {@code settled} lists. */
    public static Optional<String> event(SeatEvent event) {
        return EventJson.write(event).map(BotLines::ascii);
    }

    /**
     * Returns the line that asks for a decision.
     *
     * @param decision the number that the answer repeats
     * @param millis the time limit in milliseconds
     */
    public static String decide(int decision, long millis, SeatView view, LegalPlays legal) {
        return ascii(line("decide")
                .with("decision", decision)
                .with("millis", millis)
                .with("view", ViewJson.write(view))
                .with("legal", legal.plays(), BotLines::legalPlay));
    }

    /** Returns the line about a void round, which is dealt again. */
    public static String voided() {
        return ascii(line("void"));
    }

    /** Returns the line about an answer that was not used; a safe play was made instead. */
    public static String warning(int decision, String reason) {
        return ascii(line("warning").with("decision", decision).with("reason", reason));
    }

    /** Returns the line that says that another player continues in this seat. */
    public static String replaced() {
        return ascii(line("replaced"));
    }

    /** Returns the line about the end of the match. */
    public static String end(List<Integer> chips, List<Integer> places) {
        return ascii(line("end").with("chips", chips).with("places", places));
    }

    /** Returns the line with which a program answers a decision. */
    public static String answer(int decision, int play) {
        return Members.oneLine(new BotAnswer(decision, play));
    }

    static Members line(String type) {
        return new Members().with("type", type);
    }

    /** Returns an object as a line of ASCII, so that it can be read in any encoding. Only texts in JSON can have other characters. */
    private static String ascii(Members members) {
        String json = Members.oneLine(members);
        if (json.chars().allMatch(c -> c <= LAST_ASCII)) {
            return json;
        }
        StringBuilder line = new StringBuilder();
        json.chars().forEach(c -> line.append(c <= LAST_ASCII ? String.valueOf((char) c) : "\\u%04x".formatted(c)));
        return line.toString();
    }

    private static Members legalPlay(Play play) {
        return switch (play.act()) {
            case FACE_UP, FORFEIT -> new Members().with("tiles", play.tiles()).with("faceDown", play.isForfeit());
            case DECLARE -> new Members().with("declare", true);
            case DECLINE -> new Members().with("declare", false);
        };
    }
}
