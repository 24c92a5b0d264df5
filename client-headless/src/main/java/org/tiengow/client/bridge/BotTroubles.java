package org.tiengow.client.bridge;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.tiengow.client.bot.DecisionSource;

/** The counts of the failures of one strategy's programs. Any thread may use them. */
public final class BotTroubles {
    private final Map<DecisionSource, AtomicLong> counts = new EnumMap<>(DecisionSource.class);

    BotTroubles() {
        for (DecisionSource source : DecisionSource.values()) {
            if (!source.isOwn()) {
                counts.put(source, new AtomicLong());
            }
        }
    }

    private static String words(DecisionSource failure) {
        return switch (failure) {
            case LATE -> "late";
            case WRONG -> "wrong";
            case GONE -> "missing because the program had ended";
            case REPLACED -> "replaced for the rest of a match";
            case OWN, CUT_SHORT -> "its own";
        };
    }

    /** Counts a failure. {@link DecisionSource#REPLACED} is counted once a match. */
    void count(DecisionSource failure) {
        counts.getOrDefault(failure, new AtomicLong()).incrementAndGet();
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
                .map(entry -> entry.getValue() + " " + words(entry.getKey()))
                .collect(Collectors.joining(", "));
    }
}
