package org.tiengow.client.check;

/**
 * The first thing that is wrong in a record file.
 *
 * @param file the file, as it was called
 * @param line the line, 1 for the first; 0 for the file as a whole
 * @param sentence where in the round and what, with the paragraph of the rules where one applies
 */
public record FileFault(String file, int line, String sentence) {
    /** Such as {@code night.jsonl:12: round 3, trick 2, play 4: …}. */
    @Override
    public String toString() {
        return (line == 0 ? file : file + ":" + line) + ": " + sentence;
    }
}
