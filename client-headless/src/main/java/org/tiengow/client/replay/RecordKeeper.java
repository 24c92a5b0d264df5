package org.tiengow.client.replay;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.home.WholeFile;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.FinishedMatch;

/**
 * Keeps the records that other hosts reveal, so that a guest can watch a match later. A match is written when its host lists it among the
 * finished ones, into a file named as a host names its own. A match that a host on this machine has recorded is left to that host.
 */
public final class RecordKeeper {
    private static final Logger LOG = LoggerFactory.getLogger(RecordKeeper.class);

    /** The ids of matches. Another host's id of any other form is not used in a file name. */
    private static final Pattern ID = Pattern.compile("[0-9A-Za-z]{1,64}");

    private final Path folder;
    private final Executor background;
    private final InstantSource clock;

    /**
     * Creates a keeper.
     *
     * @param folder the folder of the records, created with the first file
     * @param background runs the writing; tasks run one at a time
     * @param clock the time of the user's machine
     */
    public RecordKeeper(Path folder, Executor background, InstantSource clock) {
        this.folder = folder;
        this.background = background;
        this.clock = clock;
    }

    /** Keeps the records of a session until it is closed, and returns the session. */
    public GameSession watch(GameSession session) {
        session.onUpdate(watching());
        return session;
    }

    /** Returns a listener for one session. */
    Consumer<SessionState> watching() {
        return new Watching()::see;
    }

    /** The records of one session. Confined to the session's thread, except for the files. */
    private final class Watching {
        private final Map<String, Integer> lines = new HashMap<>();
        /** The files that were written for this session, by match. Used in the background only. */
        private final Map<String, Path> files = new HashMap<>();

        private List<FinishedMatch> finished = List.of();
        private List<String> revealed = List.of();

        void see(SessionState state) {
            if (state.finishedMatches() == finished && state.revealed() == revealed) {
                return;
            }
            finished = state.finishedMatches();
            revealed = state.revealed();
            for (FinishedMatch match : finished) {
                String id = match.match();
                List<String> records = revealed.stream()
                        .filter(line -> line.contains("\"" + id + "\""))
                        .toList();
                if (ID.matcher(id).matches() && records.size() > lines.getOrDefault(id, 0)) {
                    lines.put(id, records.size());
                    inBackground(() -> write(id, records));
                }
            }
        }

        private void write(String id, List<String> records) {
            if (!files.containsKey(id) && !RecordShelf.of(folder, id).isEmpty()) {
                return;
            }
            LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneId.systemDefault());
            Path file = files.computeIfAbsent(id, any -> folder.resolve(today + "_" + id + ".jsonl"));
            try {
                WholeFile.write(file, String.join("\n", records) + "\n");
            } catch (IOException unwritten) {
                LOG.warn("The records of a match at another host are not kept: {}", unwritten.toString());
            }
        }
    }

    private void inBackground(Runnable work) {
        try {
            background.execute(work);
        } catch (RejectedExecutionException ending) {
            // the program ends, and an update that came after its last work is not kept
        }
    }
}
