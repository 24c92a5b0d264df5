package org.tiengow.client.json;

/**
 * The answer of a bot program to a decision.
 *
 * @param decision the number of the decision
 * @param play an index into the legal plays of the decision
 */
public record BotAnswer(int decision, int play) {
    /**
     * Reads an answer from a line that a program wrote.
     *
     * @throws TextFlaw when the line is not an answer
     */
    public static BotAnswer read(String line) {
        Node answer = Json.read(line);
        return new BotAnswer(
                answer.get("decision").wholeNumber(), answer.get("play").wholeNumber());
    }
}
