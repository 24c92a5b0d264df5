package org.tiengow.client.arena;

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

/** Writes the games of an arena as records, each a match of one round (contracts 1). */
public final class RecordWriter implements Closeable {
    private final ArenaPlan plan;
    private final BufferedWriter file;

    /** Begins a file; one that is there already is replaced. */
    public RecordWriter(ArenaPlan plan, Path path) throws IOException {
        this.plan = plan;
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
        String match = "arena-" + plan.seed() + "-" + game.deal() + "-" + game.rotation();
        return RoundRecord.of(match, null, plan.rules(), players, game.finished());
    }
}
