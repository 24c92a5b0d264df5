package org.tiengow.swing.view.shell.frame;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.house.KeptRules;
import org.tiengow.engine.rules.TableRules;

/** The house rules of the window's user. Files are read and written in the background; outcomes are reported on the event thread. */
public final class HouseDesk {
    private static final Logger LOG = LoggerFactory.getLogger(HouseDesk.class);

    private final HouseRules rules;
    private final Executor background;

    public HouseDesk(HouseRules rules, Executor background) {
        this.rules = rules;
        this.background = background;
    }

    /** Returns the house rules that were read or saved so far. */
    public List<KeptRules> known() {
        return rules.known();
    }

    /** Reads the house rules, and reports the names of damaged files, which are set aside. */
    public void read(Consumer<List<String>> damaged) {
        background.execute(() -> {
            List<String> found = rules.read();
            SwingUtilities.invokeLater(() -> damaged.accept(found));
        });
    }

    /**
     * Saves house rules.
     *
     * @param id the id of those to replace; empty to save new ones
     * @param saved receives them; empty if the file could not be written
     */
    public void save(TableRules named, String id, Consumer<Optional<KeptRules>> saved) {
        attempt(() -> id.isEmpty() ? rules.save(named) : rules.replace(id, named), saved);
    }

    /** Deletes house rules. {@code done} receives whether that succeeded. */
    public void delete(String id, Consumer<Boolean> done) {
        attempt(
                () -> {
                    rules.delete(id);
                    return id;
                },
                deleted -> done.accept(deleted.isPresent()));
    }

    /** Writes rules into a file. {@code done} receives whether that succeeded. */
    public void exportTo(Path file, TableRules written, Consumer<Boolean> done) {
        attempt(
                () -> {
                    HouseRules.exportTo(file, written);
                    return file;
                },
                exported -> done.accept(exported.isPresent()));
    }

    /** Reads rules from a file and saves them. {@code failed} receives the reason if they cannot be read. */
    public void importFrom(Path file, Consumer<Optional<KeptRules>> saved, Consumer<IOException> failed) {
        background.execute(() -> {
            TableRules read;
            try {
                read = HouseRules.importFrom(file);
            } catch (IOException cause) {
                SwingUtilities.invokeLater(() -> failed.accept(cause));
                return;
            }
            SwingUtilities.invokeLater(() -> save(read, "", saved));
        });
    }

    private <T> void attempt(Work<T> work, Consumer<Optional<T>> done) {
        background.execute(() -> {
            Optional<T> result;
            try {
                result = Optional.of(work.run());
            } catch (IOException failure) {
                LOG.warn("House rules: {}", failure.getMessage());
                result = Optional.empty();
            }
            Optional<T> outcome = result;
            SwingUtilities.invokeLater(() -> done.accept(outcome));
        });
    }

    private interface Work<T> {
        T run() throws IOException;
    }
}
