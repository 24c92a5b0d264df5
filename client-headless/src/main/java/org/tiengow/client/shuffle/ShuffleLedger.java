package org.tiengow.client.shuffle;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonDeserializer;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.home.WholeFile;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * The persistent ledger of a user's programs. It keeps the {@link Fact facts} of their shuffles, one JSON object a line, in a file that
 * only its owner can read. One program at a time holds the file; another program with the same data folder takes no part in shuffles.
 *
 * <p>A secret, an opened link and a signature are on the disk before {@link #append} returns. Opening the file drops matches that owe
 * nothing and whose links were opened more than two weeks ago.
 */
public final class ShuffleLedger implements AutoCloseable {
    /** The name of the ledger file in the data folder. */
    static final String FILE = "shuffles.jsonl";

    /** The name of the lock file, which the one program that takes part holds. */
    static final String LOCK = "shuffles.lock";

    private static final Logger LOG = LoggerFactory.getLogger(ShuffleLedger.class);
    private static final Map<String, Class<?>> KINDS = Stream.of(Fact.class.getPermittedSubclasses())
            .collect(Collectors.toMap(Class::getSimpleName, kind -> kind));
    private static final Gson GSON = new GsonBuilder()
            .registerTypeAdapter(
                    Bytes32.class, (JsonSerializer<Bytes32>) (bytes, type, context) -> new JsonPrimitive(bytes.toHex()))
            .registerTypeAdapter(
                    Bytes32.class, (JsonDeserializer<Bytes32>) (hex, type, context) -> Bytes32.ofHex(hex.getAsString()))
            .create();

    /**
     * The largest number of matches kept in which no link was opened. They were played at the user's own host or never dealt, and a restart
     * needs the latest.
     */
    private static final int MOST_UNOPENED = 32;

    /**
     * The folders whose ledgers this process holds. Many systems release a lock when the process closes a second channel to the file, so
     * none is opened.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final @Nullable Path folder;
    private @Nullable Path taken;
    private @Nullable FileChannel held;
    private @Nullable FileChannel channel;

    private ShuffleLedger(@Nullable Path folder) {
        this.folder = folder;
    }

    /** Returns a ledger in a data folder. Null disables persistence, and lets every program take part. */
    public static ShuffleLedger in(@Nullable Path folder) {
        return new ShuffleLedger(folder);
    }

    /** Checks whether this program may take part: it holds the file, or persistence is disabled. */
    public synchronized boolean isHeld() {
        return folder == null || channel != null;
    }

    /**
     * Locks the file and returns its facts. Returns an empty list when another program holds the file, or it cannot be used. Blocks on file
     * access.
     *
     * @param now the time, in milliseconds since 1970
     */
    public synchronized List<Fact> open(long now) {
        if (folder == null) {
            return List.of();
        }
        Path file = folder.resolve(FILE);
        try {
            OwnersAlone.createFolder(folder);
            if (!isTaken(folder)) {
                LOG.info("Another program of this data folder takes part in shuffles; this one does not.");
                close();
                return List.of();
            }
            List<Fact> all = Files.exists(file) ? read(file) : List.of();
            List<Fact> wanted = wanted(all, now);
            WholeFile.write(file, lines(wanted)); // also removes a line that a crash cut short
            channel = OwnersAlone.open(file, StandardOpenOption.APPEND);
            return wanted;
        } catch (IOException cause) {
            LOG.warn("The ledger of shuffles cannot be used in {}: {}", folder, cause.toString());
            close();
            return List.of();
        }
    }

    private boolean isTaken(Path where) throws IOException {
        Path real = where.toRealPath();
        if (!HELD.add(real)) {
            return false;
        }
        taken = real;
        FileChannel lock = OwnersAlone.open(real.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        held = lock;
        return lock.tryLock() != null;
    }

    private static List<Fact> read(Path file) throws IOException {
        List<Fact> all = new ArrayList<>();
        // decoded leniently, since a crash may cut a line in the middle of a character
        for (String line : new String(Files.readAllBytes(file), StandardCharsets.UTF_8).split("\n")) {
            try {
                if (!line.isBlank()) {
                    all.add(read(line));
                }
            } catch (RuntimeException damaged) {
                LOG.warn("A line of {} cannot be read: {}", file, damaged.toString());
            }
        }
        return all;
    }

    /**
     * Returns the facts to keep. It drops matches whose links were opened long ago, that owe nothing, and that met no debt of a match that
     * is kept. Of matches in which no link was opened it keeps the last {@value #MOST_UNOPENED}.
     */
    static List<Fact> wanted(List<Fact> all, long now) {
        ShuffleJudge judge = ShuffleJudge.of(all);
        judge.forget(each -> !each.isOpened(), MOST_UNOPENED);
        Set<ShuffleContext> kept = new HashSet<>(judge.contexts());
        kept.removeAll(judge.forgettable(now - ShufflePresence.NAMED_FOR.toMillis()));
        return all.stream().filter(fact -> kept.contains(fact.context())).toList();
    }

    /**
     * Appends facts to the file, and returns whether they are kept. Blocks until the disk holds a fact that must not be lost. After a
     * failure this program takes no part any more.
     */
    public synchronized boolean append(List<Fact> facts) {
        if (folder == null) {
            return true;
        }
        FileChannel open = channel;
        if (open == null) {
            return false;
        }
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(lines(facts));
            while (bytes.hasRemaining()) {
                open.write(bytes);
            }
            if (facts.stream().anyMatch(ShuffleLedger::mustLast)) {
                open.force(false);
            }
            return true;
        } catch (IOException cause) {
            LOG.warn("The ledger of shuffles cannot be written in {}: {}", folder, cause.toString());
            close(); // a truncated line would corrupt the next one
            return false;
        }
    }

    static boolean mustLast(Fact fact) {
        return fact instanceof Fact.Secret || fact instanceof Fact.Opened || fact instanceof Fact.Signed;
    }

    private static String lines(List<Fact> facts) {
        StringBuilder lines = new StringBuilder();
        facts.forEach(fact -> lines.append(write(fact)).append('\n'));
        return lines.toString();
    }

    static String write(Fact fact) {
        JsonObject line = new JsonObject();
        line.addProperty("fact", fact.getClass().getSimpleName());
        JsonElement members = GSON.toJsonTree(fact);
        members.getAsJsonObject().entrySet().forEach(member -> line.add(member.getKey(), member.getValue()));
        return GSON.toJson(line);
    }

    static Fact read(String line) {
        JsonObject members = JsonParser.parseString(line).getAsJsonObject();
        Class<?> kind = KINDS.get(members.get("fact").getAsString());
        if (kind == null) {
            throw new JsonParseException("There is no such fact.");
        }
        for (RecordComponent member : kind.getRecordComponents()) {
            if (!members.has(member.getName())) {
                throw new JsonParseException("The line lacks " + member.getName() + ".");
            }
        }
        return GSON.fromJson(members, kind.asSubclass(Fact.class));
    }

    /** Releases the file and its lock. */
    @Override
    public synchronized void close() {
        close(channel);
        close(held);
        channel = null;
        held = null;
        if (taken != null) {
            HELD.remove(taken);
            taken = null;
        }
    }

    private static void close(@Nullable FileChannel file) {
        try {
            if (file != null) {
                file.close();
            }
        } catch (IOException cause) {
            LOG.debug("The ledger of shuffles was not closed", cause);
        }
    }
}
