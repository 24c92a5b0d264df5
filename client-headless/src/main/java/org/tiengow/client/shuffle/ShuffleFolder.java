package org.tiengow.client.shuffle;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.home.MatchFiles;
import org.tiengow.client.home.WholeFile;
import org.tiengow.engine.deal.Bytes32;

/**
 * What a person's programs have seen of shuffles, a file a match, so that a program that is started again holds the host to it, and
 * still has the share it has committed itself to. A file is what {@link MatchSeen} is, as JSON, readable by its owner alone.
 */
public final class ShuffleFolder {
    /** Keeps nothing. */
    public static final ShuffleFolder NONE = new ShuffleFolder(null, Clock.systemUTC());

    private static final Logger LOG = LoggerFactory.getLogger(ShuffleFolder.class);
    private static final Gson GSON = new GsonBuilder()
            .registerTypeAdapter(Bytes32.class, text(Bytes32::toHex, Bytes32::ofHex))
            .registerTypeAdapter(
                    new TypeToken<Optional<Bytes32>>() {}.getType(),
                    text(
                            bytes -> bytes.map(Bytes32::toHex).orElse(""),
                            hex -> hex.isEmpty() ? Optional.<Bytes32>empty() : Optional.of(Bytes32.ofHex(hex))))
            .create();

    private final MatchFiles files;

    private ShuffleFolder(@Nullable Path folder, Clock clock) {
        files = new MatchFiles(folder, ".shuffle", clock);
    }

    /** A folder; it is made when something is kept. */
    public static ShuffleFolder in(Path folder) {
        return new ShuffleFolder(folder, Clock.systemUTC());
    }

    /** All that was kept, the oldest first; what is damaged is left out, what is too old deleted. Reads files. */
    List<MatchSeen> all() {
        return files.read(ShuffleFolder::read);
    }

    /**
     * Keeps what was seen of a match; of more matches than an evening has, the oldest are forgotten. Writes a file; when it cannot the
     * log says so, and a program that is started again knows less.
     */
    void keep(MatchSeen seen) {
        if (files.folder() == null) {
            return;
        }
        Path file = files.of(seen.match());
        try {
            if (!Files.exists(file)) {
                makeRoom();
            }
            WholeFile.write(file, write(seen));
        } catch (IOException cause) {
            LOG.warn("What was seen of the shuffles of match {} is not kept: {}", seen.match(), cause.toString());
        }
    }

    /** A host that makes up matches fills no disk. */
    private void makeRoom() throws IOException {
        List<Path> all = files.all();
        for (Path file : all.subList(0, Math.max(0, all.size() - SeenShuffles.MATCHES + 1))) {
            Files.deleteIfExists(file);
        }
    }

    static String write(MatchSeen seen) {
        return GSON.toJson(seen);
    }

    /** As {@link #write} wrote it. */
    static MatchSeen read(String text) {
        MatchSeen seen = GSON.fromJson(text, MatchSeen.class);
        if (seen == null) {
            throw new JsonParseException("The file is empty.");
        }
        return seen.fromEarlier();
    }

    private static <V> TypeAdapter<V> text(Function<V, String> write, Function<String, V> read) {
        return new TypeAdapter<V>() {
            @Override
            public void write(JsonWriter out, V value) throws IOException {
                out.value(write.apply(value));
            }

            @Override
            public V read(JsonReader in) throws IOException {
                return read.apply(in.nextString());
            }
        }.nullSafe();
    }
}
