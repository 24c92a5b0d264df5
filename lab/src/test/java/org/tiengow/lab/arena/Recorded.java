package org.tiengow.lab.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.tiengow.client.level.Level;
import org.tiengow.engine.rules.TableRules;

/** Plays small arenas into files, for tests. */
final class Recorded {
    private Recorded() {}

    /** Levels by their names against each other. */
    static ArenaPlan plan(String rules, int deals, long seed, String... levels) {
        List<Entrant> entrants = Arrays.stream(levels)
                .map(name -> new Entrant(name, Level.named(name).orElseThrow()::bot))
                .toList();
        return new ArenaPlan(TableRules.named(rules), entrants, deals, seed, Duration.ofSeconds(5));
    }

    /** Plays and writes every round. */
    static List<CandidateResult> to(Path file, ArenaPlan plan, int threads) {
        try (RecordWriter records = new RecordWriter(plan.rules(), file)) {
            return new Arena(plan, threads).play(game -> {
                try {
                    records.write(game);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
