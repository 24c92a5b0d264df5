package org.tiengow.client.check;

/**
 * The first error in a record file.
 *
 * @param file the name of the file, as it was given
 * @param line the number of the line, 1 for the first; 0 for the file as a whole
 * @param sentence the place in the round and the error, with the paragraph of the rules if one applies
 */
public record FileFault(String file, int line, String sentence) {
    /** Returns a text such as {@code night.jsonl:12: round 3, trick 2, play 4: …}. */
    @Override
    public String toString() {
        return (line == 0 ? file : file + ":" + line) + ": " + sentence;
    }
}
