package org.tiengow.client.book;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.home.LineFile;
import org.tiengow.client.home.WholeFile;
import org.tiengow.protocol.kept.FileTrouble;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * The files of the book: one file of JSON for each night, one for the people, and one with the ids of deleted matches, so that a host that
 * still lists them does not bring them back. Several programs may use one book. Files are replaced as a whole.
 *
 * <p>A night whose file could not be written is kept in memory, and is written with the next one. All methods block, and may be called
 * from any thread.
 */
public final class NightBook {
    /** The folder in the data folder. */
    public static final String FOLDER = "book";

    /** Time after which further matches at the same host are another night. */
    static final Duration LONGEST_BREAK = Duration.ofHours(12);

    private static final String PEOPLE = "people.json";
    private static final String DELETED = "deleted.txt";
    private static final String LOCK = "lock";
    private static final String JSON = ".json";
    private static final String SET_ASIDE = ".damaged";

    /** Locks exclude other programs, but throw within one program. */
    private static final Object THIS_PROGRAM = new Object();

    private final Path folder;
    private final LineFile deleted;
    private final List<BookNight> unwritten = new ArrayList<>();

    private NightBook(Path folder) {
        this.folder = folder;
        this.deleted = new LineFile(folder, DELETED);
    }

    /** Returns the book of a data folder, whose folder is created with the first night. */
    public static NightBook in(Path data) {
        return new NightBook(data.resolve(FOLDER));
    }

    /**
     * The contents of the book.
     *
     * @param nights the nights, the latest first; each match is in one of them
     * @param people the people with a chosen name
     * @param setAside the names of damaged files, which were renamed and will not be found again; the nights of the others are complete
     * @param unwritten the number of nights that are in memory only, because the disk refused them
     */
    public record Contents(List<BookNight> nights, BookPeople people, List<String> setAside, int unwritten) {
        public Contents {
            nights = List.copyOf(nights);
            setAside = List.copyOf(setAside);
        }

        /**
         * Returns what the holder of a key may see of the book: the nights in which that person played, without the keys of others, the
         * payments between others, and the names that this program's user has given people.
         *
         * @param key the key in hexadecimal digits; there are no nights without one
         */
        public Contents seenBy(String key) {
            List<BookNight> seen = nights.stream()
                    .filter(night -> night.hasKey(key))
                    .map(night -> night.seenBy(key))
                    .toList();
            return new Contents(seen, BookPeople.NONE, List.of(), 0);
        }

        /** Returns everybody in the book, those with the most nights first. */
        public List<BookPerson> everybody() {
            return BookPerson.all(nights, people);
        }
    }

    /** A night and its file. */
    private record Kept(Path file, BookNight night) {}

    /** Returns the folder of the files. */
    public Path folder() {
        return folder;
    }

    /** Reads all files, and renames those that are damaged. */
    public Contents read() {
        List<String> setAside = new ArrayList<>();
        BookPeople people = people(setAside);
        List<BookNight> nights = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        List<BookNight> waiting = waiting();
        Stream.concat(kept(setAside).stream().map(Kept::night), waiting.stream())
                .forEach(night -> {
                    List<BookMatch> once = night.matches().stream()
                            .filter(match -> seen.add(match.id()))
                            .toList();
                    if (once.size() == night.matches().size()) {
                        nights.add(night);
                    } else if (!once.isEmpty()) {
                        nights.add(new BookNight(night.night(), night.host(), night.hostKey(), night.chip(), once));
                    }
                });
        nights.sort(Comparator.comparing(BookNight::began).reversed());
        return new Contents(nights, people, setAside, waiting.size());
    }

    /**
     * Reads the files of the latest nights. Damaged ones stay for {@link #read}, which reports them.
     *
     * @param nights at most this number of files
     */
    public Contents latest(int nights) {
        List<Path> files = files();
        List<BookNight> latest = files.subList(Math.max(0, files.size() - nights), files.size()).parallelStream()
                .flatMap(file -> tryToRead(file, NightJson::read).stream())
                .sorted(Comparator.comparing(BookNight::began).reversed())
                .toList();
        BookPeople people = tryToRead(folder.resolve(PEOPLE), NightBook::people).orElse(BookPeople.NONE);
        return new Contents(latest, people, List.of(), 0);
    }

    private static <R> Optional<R> tryToRead(Path file, Function<String, @Nullable R> reader) {
        try {
            return Optional.ofNullable(reader.apply(Files.readString(file)));
        } catch (IOException | RuntimeException | StackOverflowError damaged) {
            return Optional.empty();
        }
    }

    /**
     * Adds matches to the book, and what is new about known ones. New matches join the night that has one of these matches, has the same id,
     * or was the last one at the same host, unless that ended more than twelve hours earlier. Deleted matches are ignored.
     *
     * @throws IOException with a sentence for the user, when a file cannot be written; the night is written with the next one
     */
    public void note(BookNight seen) throws IOException {
        synchronized (unwritten) {
            BookNight all = unwritten.stream()
                    .filter(night -> night.night().equals(seen.night()))
                    .reduce(seen, (night, earlier) -> earlier.with(night.matches()));
            unwritten.removeIf(night -> night.night().equals(seen.night()));
            unwritten.add(all);
        }
        locked(() -> {
            for (BookNight night : waiting()) {
                add(night);
                synchronized (unwritten) {
                    unwritten.remove(night);
                }
            }
        });
    }

    private List<BookNight> waiting() {
        synchronized (unwritten) {
            return List.copyOf(unwritten);
        }
    }

    private void add(BookNight seen) throws IOException {
        Set<String> gone = Set.copyOf(deleted.lines());
        List<BookMatch> fresh = new ArrayList<>(seen.matches().stream()
                .filter(match -> !gone.contains(match.id()))
                .toList());
        List<Kept> near = new ArrayList<>();
        boolean isNoted = false;
        for (Kept kept : kept(new ArrayList<>())) {
            List<BookMatch> known =
                    fresh.stream().filter(match -> kept.night.has(match.id())).toList();
            fresh.removeAll(known);
            BookNight changed = kept.night.with(known);
            if (!changed.equals(kept.night)) {
                write(kept.file, changed);
            }
            isNoted |= kept.night.night().equals(seen.night());
            if (!known.isEmpty() || kept.night.isLike(seen)) {
                near.add(new Kept(kept.file, changed));
            }
        }
        if (fresh.isEmpty()) {
            return;
        }
        String id = isNoted
                ? fresh.get(0).id()
                : seen.night(); // a host that runs for days has several evenings in its night
        BookNight rest = new BookNight(id, seen.host(), seen.hostKey(), seen.chip(), fresh);
        Optional<Kept> going = near.stream()
                .filter(kept -> kept.night.ended().plus(LONGEST_BREAK).isAfter(rest.began()))
                .max(Comparator.comparing(kept -> kept.night.ended()));
        if (going.isPresent()) {
            write(going.get().file, going.get().night.with(fresh, seen.chip()));
        } else {
            write(file(rest), rest);
        }
    }

    /**
     * Sets the value of a chip of the night that has a match. Does nothing if no night has it.
     *
     * @param match the id of the match
     * @param chip the value; empty for none
     * @throws IOException with a sentence for the user, when the book cannot be written
     */
    public void setChip(String match, String chip) throws IOException {
        locked(() -> {
            for (Kept kept : kept(new ArrayList<>())) {
                if (kept.night.has(match) && !kept.night.chip().equals(chip)) {
                    write(kept.file, kept.night.withChip(chip));
                }
            }
        });
    }

    /**
     * Deletes a night.
     *
     * @param night its id
     * @throws IOException with a sentence for the user, when the file cannot be deleted
     */
    public void delete(String night) throws IOException {
        synchronized (unwritten) {
            unwritten.removeIf(each -> each.night().equals(night));
        }
        locked(() -> {
            for (Kept kept : kept(new ArrayList<>())) {
                if (kept.night.night().equals(night)) {
                    for (BookMatch match : kept.night.matches()) {
                        if (!deleted.add(match.id())) {
                            throw new IOException(folder.resolve(DELETED) + " cannot be written.");
                        }
                    }
                    try {
                        Files.deleteIfExists(kept.file);
                    } catch (IOException cause) {
                        throw trouble(kept.file, cause);
                    }
                }
            }
        });
    }

    /**
     * Gives a person a name, or joins several people.
     *
     * @param name the name
     * @param ids ids of all of them
     * @throws IOException with a sentence for the user, when the file cannot be written
     */
    public void name(String name, List<String> ids) throws IOException {
        locked(() -> {
            BookPeople people = people(new ArrayList<>()).with(name, ids);
            write(folder.resolve(PEOPLE), BookJson.ONE_LINE.toJson(people));
        });
    }

    /** Returns a night as one line of JSON, as in its file. */
    public static String json(BookNight night) {
        return NightJson.write(night);
    }

    private Path file(BookNight night) {
        String id = night.night().matches("[0-9A-Za-z]{1,64}")
                ? night.night()
                : UUID.nameUUIDFromBytes(night.night().getBytes(StandardCharsets.UTF_8))
                        .toString();
        return folder.resolve(night.began().toString().substring(0, "2026-11-28".length()) + "-" + id + JSON);
    }

    /** Returns the files of the nights, the earliest first. */
    private List<Path> files() {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(JSON) && !file.endsWith(PEOPLE))
                    .sorted()
                    .toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    private List<Kept> kept(List<String> setAside) {
        // Reading is most of the time until the history is shown.
        List<String> damaged = Collections.synchronizedList(new ArrayList<>());
        List<Kept> kept = files().parallelStream()
                .flatMap(file -> readFile(file, NightJson::read, damaged).map(night -> new Kept(file, night)).stream())
                .toList();
        setAside.addAll(damaged);
        return kept;
    }

    private BookPeople people(List<String> setAside) {
        return readFile(folder.resolve(PEOPLE), NightBook::people, setAside).orElse(BookPeople.NONE);
    }

    private static @Nullable BookPeople people(String text) {
        return BookJson.ONE_LINE.fromJson(text, BookPeople.class);
    }

    private static <R> Optional<R> readFile(Path file, Function<String, @Nullable R> reader, List<String> setAside) {
        try {
            return Optional.ofNullable(reader.apply(Files.readString(file))).or(() -> setAside(file, setAside));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        } catch (CharacterCodingException damaged) {
            return setAside(file, setAside);
        } catch (IOException unreadable) {
            setAside.add(String.valueOf(file.getFileName()));
            return Optional.empty();
        } catch (RuntimeException | StackOverflowError damaged) {
            return setAside(file, setAside);
        }
    }

    /** Renames a damaged file, so that it stays for the user and is not read again. */
    private static <R> Optional<R> setAside(Path file, List<String> names) {
        names.add(String.valueOf(file.getFileName()));
        try {
            Files.move(file, Path.of(file + SET_ASIDE), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException stays) {
            // read-only: the file is reported again the next time
        }
        return Optional.empty();
    }

    private void write(Path file, BookNight night) throws IOException {
        write(file, json(night));
    }

    private static void write(Path file, String text) throws IOException {
        try {
            WholeFile.write(file, text + "\n");
        } catch (IOException cause) {
            throw trouble(file, cause);
        }
    }

    private static IOException trouble(Path file, IOException cause) {
        return new IOException(FileTrouble.cannotBeWritten(file, cause), cause);
    }

    /** A change of the files. */
    private interface Change {
        void make() throws IOException;
    }

    private void locked(Change change) throws IOException {
        synchronized (THIS_PROGRAM) {
            FileChannel channel;
            try {
                OwnersAlone.createFolder(folder);
                channel = OwnersAlone.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            } catch (IOException cause) {
                throw trouble(folder.resolve(LOCK), cause);
            }
            try (channel;
                    FileLock lock = channel.lock()) {
                change.make();
            }
        }
    }
}
