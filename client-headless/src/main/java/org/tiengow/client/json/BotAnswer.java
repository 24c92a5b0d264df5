package org.tiengow.client.json;

/**
 * What a bot program answers.
 *
 * @param decision which decision
 * @param play an index into its legal plays
 */
public record BotAnswer(int decision, int play) {
    /**
     * Reads a line that a program wrote.
     *
     * @throws TextFlaw when it is no answer
     */
    public static BotAnswer read(String line) {
        Node answer = Json.read(line);
        return new BotAnswer(answer.get("decision").number(), answer.get("play").number());
    }
}
