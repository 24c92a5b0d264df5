package org.tiengow.client.bridge;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/** The counts of the failures of one strategy's programs. Any thread may use them. */
public final class BotTroubles {
    private final Map<Trouble, AtomicLong> counts = new EnumMap<>(Trouble.class);

    BotTroubles() {
        for (Trouble trouble : Trouble.values()) {
            counts.put(trouble, new AtomicLong());
        }
    }

    /** The kinds of failures. */
    enum Trouble {
        /** No answer came in time. */
        LATE("late"),
        /** The answer was not a legal play of this decision. */
        WRONG("wrong"),
        /** The program had ended. */
        GONE("missing because the program had ended"),
        /** The program failed too often, and a substitute played on. */
        REPLACED("replaced for the rest of a match");

        private final String words;

        Trouble(String words) {
            this.words = words;
        }
    }

    void count(Trouble trouble) {
        counts.getOrDefault(trouble, new AtomicLong()).incrementAndGet();
    }

    /**
     * Returns a summary as a sentence; empty when nothing failed.
     *
     * @param logs the folder of the programs' logs
     */
    public Optional<String> sentence(Path logs) {
        return Optional.of(summary())
                .filter(wrong -> !wrong.isEmpty())
                .map(wrong -> "Answers: " + wrong
                        + (Files.isDirectory(logs)
                                ? "; what was said on standard error is in " + logs + "."
                                : "; nothing was said on standard error."));
    }

    /** Returns a summary such as {@code 4 late, 1 replaced for the rest of a match}; an empty text when nothing failed. */
    public String summary() {
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue().get() > 0)
                .map(entry -> entry.getValue() + " " + entry.getKey().words)
                .collect(Collectors.joining(", "));
    }
}
