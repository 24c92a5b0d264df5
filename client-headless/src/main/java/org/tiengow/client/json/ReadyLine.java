package org.tiengow.client.json;

import java.util.Optional;

/**
 * The line {@code {"ready":true}}, which a program may write before anything else, once it has started.
 *
 * @param canReset whether the program plays further sittings in the same process, as {@code {"ready":true,"reset":true}} says
 */
public record ReadyLine(boolean canReset) {
    /** Reads a line that a program wrote; empty when it is another line. */
    public static Optional<ReadyLine> read(String line) {
        try {
            Node ready = Json.read(line);
            if (ready.find("ready").filter(Node::flag).isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(
                    new ReadyLine(ready.find("reset").filter(Node::flag).isPresent()));
        } catch (TextFlaw flaw) {
            return Optional.empty();
        }
    }
}
