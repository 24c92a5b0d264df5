package org.tiengow.lab.arena;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordJson;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.TableRules;

/** Writes the games of an arena as records, each as a match of one round. */
public final class RecordWriter implements Closeable {
    private final TableRules rules;
    private final Path path;
    private @Nullable BufferedWriter file;

    /**
     * Creates a writer. The first game creates the file, and replaces an existing one.
     *
     * @param rules the rules of every game
     * @param path the file
     */
    public RecordWriter(TableRules rules, Path path) {
        this.rules = rules;
        this.path = path;
    }

    /** Writes one game as one line. */
    public void write(Game game) throws IOException {
        if (file == null) {
            file = Files.newBufferedWriter(
                    path,
                    StandardCharsets.UTF_8); // opened late, so that a series that fails at once leaves no empty file
        }
        file.write(RecordJson.write(record(game)));
        file.write('\n');
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }

    private RoundRecord record(Game game) {
        List<PlayerTag> players =
                game.names().stream().map(name -> new PlayerTag(name, true)).toList();
        return RoundRecord.of(game.match(), null, rules, players, game.finished());
    }
}
