package org.tiengow.client.connection;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.home.JsonLines;
import org.tiengow.client.home.MatchFiles;
import org.tiengow.client.home.WholeFile;
import org.tiengow.client.shuffle.ShuffleLedger;
import org.tiengow.protocol.identity.IdentityFile;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.succession.EpochClaim;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Succession;

/**
 * The identity of this person's programs at every table: their one key, and what they have confirmed and agreed to. It is stored on disk,
 * since an agreement holds after a restart too. Each match has a file with one line:
 *
 * <pre>
 *   {"match":"9f2c41d07be3a865","hosts":{"0":"3a91…"},"promised":{"epoch":1,"named":false,"host":"77be…"},"held":"0a10…","proof":"0a8b…"}
 * </pre>
 *
 * <p>A folder that cannot be read or written is logged. The programs then show no key, or do not confirm.
 */
public final class IdentityStore {
    /** A store without a key, which remembers nothing. */
    public static final IdentityStore NONE = new IdentityStore(null, Clock.systemUTC());

    private static final Logger LOG = LoggerFactory.getLogger(IdentityStore.class);

    private final @Nullable Path folder;
    private final MatchFiles
            files; // without a limit on their number: a host could make that many, and so have a match forgotten
    private volatile @Nullable IdentityKey key;
    private boolean tried;
    private boolean failed;

    private IdentityStore(@Nullable Path folder, Clock clock) {
        this.folder = folder;
        this.files = new MatchFiles(folder == null ? null : matchesFolder(folder), ".jsonl", clock);
    }

    /** Returns the store of a data folder. */
    public static IdentityStore in(Path dataFolder) {
        return in(dataFolder, Clock.systemUTC());
    }

    public static IdentityStore in(Path dataFolder, Clock clock) {
        return new IdentityStore(dataFolder, clock);
    }

    /** Returns a store with a fresh key, in memory only, for a person other than this program's user. Takes some milliseconds. */
    public static IdentityStore fresh() {
        return of(IdentityKey.fresh());
    }

    /**
     * Returns a store with the key that {@link #secret} has written, in memory only. Takes some milliseconds.
     *
     * @throws IllegalArgumentException when the text is not a key
     */
    public static IdentityStore withSecret(String secret) {
        return of(IdentityKey.read(secret));
    }

    private static IdentityStore of(IdentityKey key) {
        IdentityStore identityStore = new IdentityStore(null, Clock.systemUTC());
        identityStore.key = key;
        return identityStore;
    }

    /** Returns the key as text, for storage elsewhere; empty without a key. A program that has it is this person at every table. */
    public String secret() {
        return keyIfRead().map(IdentityKey::write).orElse("");
    }

    /** Returns the key; empty without one. Reads a file, and creates it the first time. */
    public synchronized Optional<IdentityKey> key() {
        if (!tried && folder != null) {
            tried = true;
            try {
                key = IdentityFile.in(folder);
            } catch (IOException cause) {
                LOG.warn("This program comes without a key. {}", cause.getMessage());
            }
        }
        return Optional.ofNullable(key);
    }

    /** Returns the public key in hexadecimal digits, if the key has been read already; empty without one. */
    public String publicKey() {
        return keyIfRead().map(read -> read.identity().hex()).orElse("");
    }

    /** Returns the key if it has been read already. Never blocks. */
    public Optional<IdentityKey> keyIfRead() {
        return Optional.ofNullable(key);
    }

    /** Returns the ledger of this person's shuffles. One program at a time holds it. */
    public ShuffleLedger shuffles() {
        return ShuffleLedger.in(folder);
    }

    /** Returns the keys of the people whom this person has met. */
    public KnownKeys knownKeys() {
        return new KnownKeys(folder);
    }

    /** Returns all kept matches, the oldest first. Omits damaged files, and deletes those that are too old. Reads files. */
    public synchronized List<KnownMatch> matches() {
        return files.read(line -> JsonLines.read(line, Kept.class).known());
    }

    /** Keeps the known state of a match, and returns false when the write failed. Writes a file, but nothing without a folder. */
    public synchronized boolean keep(KnownMatch known) {
        if (folder == null) {
            return true;
        }
        try {
            WholeFile.write(files.of(known.match()), JsonLines.write(Kept.of(known)) + "\n");
            failed = false;
            return true;
        } catch (IOException cause) {
            if (!failed) { // the write is retried again and again
                LOG.warn("What is known of match {} is not kept in {}: {}", known.match(), folder, cause.toString());
            }
            failed = true;
            return false;
        }
    }

    /** Forgets a match that was left. Deletes a file. */
    public synchronized void forget(KnownMatch known) {
        try {
            if (folder != null) {
                Files.deleteIfExists(files.of(known.match()));
            }
        } catch (IOException cause) {
            LOG.warn("Match {} is not forgotten in {}: {}", known.match(), folder, cause.toString());
        }
    }

    private static Path matchesFolder(Path dataFolder) {
        return dataFolder.resolve("matches");
    }

    /**
     * The known state of a match, as its file has it; bytes are hexadecimal.
     *
     * @param hosts keys by epoch
     * @param held the standing that is held; empty for none
     */
    private record Kept(String match, Map<Integer, String> hosts, Promise promised, String held, String proof) {
        Kept {
            if (match.isEmpty() || hosts.isEmpty()) {
                throw new IllegalArgumentException("A member is empty.");
            }
        }

        static Kept of(KnownMatch known) {
            TreeMap<Integer, String> hosts = new TreeMap<>();
            known.hosts().forEach((epoch, host) -> hosts.put(epoch, hex(host)));
            EpochClaim promised = known.promised();
            Sealed held = known.held();
            return new Kept(
                    known.match(),
                    hosts,
                    new Promise(promised.epoch(), promised.named(), hex(promised.host())),
                    held == null ? "" : hex(held.toByteString()),
                    hex(known.proof().toByteString()));
        }

        KnownMatch known() {
            TreeMap<Integer, ByteString> keys = new TreeMap<>();
            hosts.forEach((epoch, host) -> keys.put(epoch, bytes(host)));
            EpochClaim claim = new EpochClaim(promised.epoch, promised.named, bytes(promised.host));
            return new KnownMatch(match, keys, claim, held.isEmpty() ? null : sealed(held), succession(proof));
        }
    }

    private record Promise(int epoch, boolean named, String host) {}

    private static Sealed sealed(String hex) {
        try {
            return Sealed.parseFrom(bytes(hex));
        } catch (InvalidProtocolBufferException damaged) {
            throw new IllegalArgumentException("The standing is damaged.", damaged);
        }
    }

    private static Succession succession(String hex) {
        try {
            return Succession.parseFrom(bytes(hex));
        } catch (InvalidProtocolBufferException damaged) {
            throw new IllegalArgumentException("The takeovers are damaged.", damaged);
        }
    }

    private static String hex(ByteString bytes) {
        return HexFormat.of().formatHex(bytes.toByteArray());
    }

    private static ByteString bytes(String hex) {
        return ByteString.copyFrom(HexFormat.of().parseHex(hex));
    }
}
