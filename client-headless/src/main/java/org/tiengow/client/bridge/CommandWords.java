package org.tiengow.client.bridge;

import java.util.ArrayList;
import java.util.List;

/** A splitter of commands into words. It splits at spaces, double quotes keep words together, and no shell is involved. */
public final class CommandWords {
    private CommandWords() {}

    /**
     * Returns the words of a command, at least one.
     *
     * @throws IllegalArgumentException with a sentence, when the command has no words or a quote is not closed
     */
    public static List<String> split(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inQuotes = false;
        boolean inWord = false;
        for (char c : command.toCharArray()) {
            if (c == '"') {
                inQuotes = !inQuotes;
                inWord = true;
            } else if (c == ' ' && !inQuotes) {
                if (inWord) {
                    words.add(word.toString());
                }
                word.setLength(0);
                inWord = false;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (inQuotes) {
            throw new IllegalArgumentException("A double quote is not closed in: " + command);
        }
        if (inWord) {
            words.add(word.toString());
        }
        if (words.isEmpty()) {
            throw new IllegalArgumentException("The command is empty.");
        }
        return List.copyOf(words);
    }
}
