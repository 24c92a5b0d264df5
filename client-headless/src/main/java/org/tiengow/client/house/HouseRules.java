package org.tiengow.client.house;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.WholeFile;
import org.tiengow.client.json.RulesFile;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.kept.FileTrouble;
import org.tiengow.protocol.text.SafeText;

/**
 * The house rules of a user: one rules file for each in a folder of the data folder. The list is read once, and kept in memory from then
 * on. Methods that take a file block; all may be called from any thread.
 */
public final class HouseRules {
    /** No house rules, and no folder for them. */
    public static final HouseRules NONE = new HouseRules(null);

    /** The folder in the data folder. */
    public static final String FOLDER = "rules";

    /** The most house rules: more do not fit a menu. Further files are not read. */
    public static final int MOST = 50;

    private static final Map<Path, HouseRules> OPEN = new ConcurrentHashMap<>();
    private static final String ENDING = ".json";
    private static final String SET_ASIDE = ".damaged";

    private final @Nullable Path folder;
    private volatile List<KeptRules> known = List.of();

    HouseRules(@Nullable Path folder) {
        this.folder = folder;
    }

    /** Returns the house rules of a data folder, whose folder is created with the first ones. All parts of this program share them. */
    public static HouseRules in(Path data) {
        return OPEN.computeIfAbsent(data.resolve(FOLDER).toAbsolutePath().normalize(), HouseRules::new);
    }

    /** Returns the house rules that were read or saved so far, by name. */
    public List<KeptRules> known() {
        return known;
    }

    /**
     * Reads all files, and renames those that are damaged or contradict themselves.
     *
     * @return the names of the renamed files; they are not found again
     */
    public synchronized List<String> read() {
        List<String> setAside = new ArrayList<>();
        List<KeptRules> found = new ArrayList<>();
        for (Path file : files()) {
            rulesOf(file, setAside).ifPresent(rules -> found.add(new KeptRules(id(file), rules)));
        }
        know(found);
        return setAside;
    }

    /**
     * Saves rules under their name, as new house rules.
     *
     * @throws IOException with a sentence for the user, when the file cannot be written
     */
    public synchronized KeptRules save(TableRules rules) throws IOException {
        return write(new KeptRules(UUID.randomUUID().toString(), rules));
    }

    /**
     * Replaces house rules.
     *
     * @throws IOException with a sentence for the user, when the file cannot be written; the old rules are then unchanged
     */
    public synchronized KeptRules replace(String id, TableRules rules) throws IOException {
        return write(new KeptRules(id, rules));
    }

    /**
     * Deletes house rules.
     *
     * @throws IOException with a sentence for the user, when the file cannot be deleted
     */
    public synchronized void delete(String id) throws IOException {
        Path file = file(id);
        try {
            Files.deleteIfExists(file);
        } catch (IOException cause) {
            throw new IOException(FileTrouble.cannotBeWritten(file, cause), cause);
        }
        know(known.stream().filter(kept -> !kept.id().equals(id)).toList());
    }

    /**
     * Reads a rules file. One without a name gets that of the file.
     *
     * @throws IOException with a sentence that names the file and, for an error in its text, the line and the parameter
     */
    public static TableRules importFrom(Path file) throws IOException {
        TableRules rules = RulesFiles.read(file);
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.[A-Za-z]+$", "");
        return rules.name().isEmpty() ? rules.called(SafeText.masked(name, SafeText.LONGEST_NAME), "") : rules;
    }

    /**
     * Writes a rules file for another program.
     *
     * @throws IOException with a sentence for the user, when it cannot be written
     */
    public static void exportTo(Path file, TableRules rules) throws IOException {
        try {
            Files.writeString(file, RulesFile.write(rules) + "\n");
        } catch (IOException cause) {
            throw new IOException(FileTrouble.cannotBeWritten(file, cause), cause);
        }
    }

    private KeptRules write(KeptRules kept) throws IOException {
        if (known.size() >= MOST && known.stream().noneMatch(other -> other.id().equals(kept.id()))) {
            throw new IOException("There are " + MOST + " house rules already; delete one first.");
        }
        Path file = file(kept.id());
        try {
            WholeFile.write(file, RulesFile.write(kept.rules()) + "\n");
        } catch (IOException cause) {
            throw new IOException(FileTrouble.cannotBeWritten(file, cause), cause);
        }
        know(Stream.concat(known.stream().filter(other -> !other.id().equals(kept.id())), Stream.of(kept))
                .toList());
        return kept;
    }

    private void know(List<KeptRules> rules) {
        known = rules.stream()
                .sorted(Comparator.comparing((KeptRules kept) -> kept.rules().name(), String.CASE_INSENSITIVE_ORDER)
                        .thenComparing(KeptRules::id))
                .toList();
    }

    private List<Path> files() {
        if (folder == null) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(ENDING))
                    .sorted()
                    .limit(MOST)
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    private static Optional<TableRules> rulesOf(Path file, List<String> setAside) {
        try {
            return Optional.of(importFrom(file));
        } catch (IOException unreadable) {
            if (unreadable.getCause() instanceof NoSuchFileException) {
                return Optional.empty(); // deleted meanwhile
            }
            setAside.add(String.valueOf(file.getFileName()));
            if (unreadable.getCause() instanceof TextFlaw
                    || unreadable.getCause() instanceof CharacterCodingException) {
                setAside(file);
            }
            return Optional.empty();
        }
    }

    /** Renames a damaged file, so that it stays for the user and is not read again. */
    private static void setAside(Path file) {
        try {
            Files.move(file, Path.of(file + SET_ASIDE), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException stays) {
            // read-only: the file is reported again the next time
        }
    }

    private Path file(String id) throws IOException {
        if (folder == null) {
            throw new IOException("This program keeps no house rules.");
        }
        return folder.resolve(id + ENDING);
    }

    private static String id(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(0, name.length() - ENDING.length());
    }
}
