package org.tiengow.client.connection;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.home.DataFolder;
import org.tiengow.client.home.WholeFile;
import org.tiengow.client.shuffle.ShuffleFolder;
import org.tiengow.protocol.identity.IdentityFile;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.succession.Claim;
import org.tiengow.protocol.succession.KnownMatch;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Succession;

/**
 * Who this person's programs are at every table: their one key, and what they have confirmed and agreed to. It outlives the
 * program, since what was agreed to holds after a restart too. A file a match:
 *
 * <pre>
 *   match 9f2c41d07be3a865
 *   host 0 3a91…
 *   promised 1 false 77be…
 *   held 0a10…
 *   proof 0a8b…
 * </pre>
 *
 * <p>When the folder cannot be read or written the log says so, and the programs come without a key, or do not confirm.
 */
public final class Passport {
    /** Shows no key and remembers nothing. */
    public static final Passport NONE = new Passport(null, Clock.systemUTC());

    private static final Logger LOG = LoggerFactory.getLogger(Passport.class);
    private static final String SUFFIX = ".match";

    /**
     * For how long a match is kept after something of it was: longer than any evening, and than one that is broken off and goes on
     * the week after. Never forgotten for there being many: a host could make that many.
     */
    static final Duration LIFE = Duration.ofDays(14);

    private final @Nullable Path folder;
    private final Clock clock;
    private volatile @Nullable IdentityKey key;
    private boolean tried;

    private Passport(@Nullable Path folder, Clock clock) {
        this.folder = folder;
        this.clock = clock;
    }

    /** That of a data folder. */
    public static Passport in(Path dataFolder) {
        return in(dataFolder, Clock.systemUTC());
    }

    public static Passport in(Path dataFolder, Clock clock) {
        return new Passport(dataFolder, clock);
    }

    /** That of this user. */
    public static Passport ofUser() {
        return in(DataFolder.ofUser());
    }

    /** The key; empty when there is none. Reads, and the first time makes, a file. */
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

    /** The key, if it has been read; never waits. */
    public Optional<IdentityKey> keyIfRead() {
        return Optional.ofNullable(key);
    }

    /** Where this person's programs keep what they have seen of shuffles. */
    public ShuffleFolder shuffles() {
        return folder == null ? ShuffleFolder.NONE : ShuffleFolder.in(matchesFolder(folder));
    }

    /** All that was kept, the oldest first; what is damaged is left out, what is too old deleted. Reads files. */
    public synchronized List<KnownMatch> matches() {
        List<KnownMatch> read = new ArrayList<>();
        long oldest = clock.instant().minus(LIFE).toEpochMilli();
        for (Path file : files()) {
            try {
                if (written(file) < oldest) {
                    Files.deleteIfExists(file);
                    continue;
                }
                read.add(read(Files.readAllLines(file, StandardCharsets.UTF_8)));
            } catch (IOException | IllegalArgumentException damaged) {
                LOG.warn("What was kept in {} cannot be read: {}", file, damaged.toString());
            }
        }
        return read;
    }

    /** Keeps what is known of a match; says whether it is on the disk now. Writes a file. */
    public synchronized boolean keep(KnownMatch known) {
        if (folder == null) {
            return true;
        }
        try {
            WholeFile.write(matchesFolder(folder).resolve(nameOf(known)), write(known));
            return true;
        } catch (IOException cause) {
            LOG.warn("What is known of match {} is not kept in {}: {}", known.match(), folder, cause.toString());
            return false;
        }
    }

    /** Forgets a match that was left. Deletes a file. */
    public synchronized void forget(KnownMatch known) {
        try {
            if (folder != null) {
                Files.deleteIfExists(matchesFolder(folder).resolve(nameOf(known)));
            }
        } catch (IOException cause) {
            LOG.warn("Match {} is not forgotten in {}: {}", known.match(), folder, cause.toString());
        }
    }

    private List<Path> files() {
        if (folder == null || !Files.isDirectory(matchesFolder(folder))) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(matchesFolder(folder))) {
            return all.filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted(Comparator.comparing(Passport::written))
                    .toList();
        } catch (IOException cause) {
            LOG.warn("What is known of matches cannot be read in {}: {}", folder, cause.toString());
            return List.of();
        }
    }

    private static long written(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException gone) {
            return 0;
        }
    }

    private static Path matchesFolder(Path dataFolder) {
        return dataFolder.resolve("matches");
    }

    /** An id may be any line; the file is named by its bytes. */
    private static String nameOf(KnownMatch known) {
        return HexFormat.of().formatHex(known.match().getBytes(StandardCharsets.UTF_8)) + SUFFIX;
    }

    private static String write(KnownMatch known) {
        StringBuilder text = new StringBuilder("match " + known.match() + "\n");
        known.hosts().forEach((epoch, host) -> text.append("host " + epoch + " " + hex(host) + "\n"));
        Claim promised = known.promised();
        text.append("promised " + promised.epoch() + " " + promised.named() + " " + hex(promised.host()) + "\n");
        Sealed held = known.held();
        if (held != null) {
            text.append("held " + hex(held.toByteString()) + "\n");
        }
        if (known.proof().getTakeoversCount() > 0) {
            text.append("proof " + hex(known.proof().toByteString()) + "\n");
        }
        return text.toString();
    }

    private static KnownMatch read(List<String> lines) {
        String match = "";
        TreeMap<Integer, ByteString> hosts = new TreeMap<>();
        Claim promised = null;
        Sealed held = null;
        Succession proof = Succession.getDefaultInstance();
        for (String line : lines) {
            String[] words = line.split(" ");
            switch (words[0]) {
                case "match" -> match = line.substring("match ".length()); // an id may hold blanks
                case "host" -> hosts.put(Integer.parseInt(words[1]), bytes(words[2]));
                case "promised" ->
                    promised = new Claim(Integer.parseInt(words[1]), Boolean.parseBoolean(words[2]), bytes(words[3]));
                case "held" -> held = sealed(words[1]);
                case "proof" -> proof = succession(words[1]);
                default -> throw new IllegalArgumentException("\"" + words[0] + "\" is not known here.");
            }
        }
        if (match.isEmpty() || hosts.isEmpty() || promised == null) {
            throw new IllegalArgumentException("A line is missing.");
        }
        return new KnownMatch(match, hosts, promised, held, proof);
    }

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
