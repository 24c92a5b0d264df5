package org.tiengow.client.lab.arena;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tiengow.client.json.RecordJson;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.TableRules;

/** Writes the games of an arena as records, each a match of one round (contracts 1). */
public final class RecordWriter implements Closeable {
    private final TableRules rules;
    private final BufferedWriter file;

    /**
     * Begins a file; one that is there already is replaced.
     *
     * @param rules the rules of every game
     */
    public RecordWriter(TableRules rules, Path path) throws IOException {
        this.rules = rules;
        this.file = Files.newBufferedWriter(path, StandardCharsets.UTF_8);
    }

    /** Writes one game as one line. */
    public void write(Game game) throws IOException {
        file.write(RecordJson.write(record(game)));
        file.write('\n');
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    private RoundRecord record(Game game) {
        List<PlayerTag> players =
                game.names().stream().map(name -> new PlayerTag(name, true)).toList();
        return RoundRecord.of(game.match(), null, rules, players, game.finished());
    }
}
