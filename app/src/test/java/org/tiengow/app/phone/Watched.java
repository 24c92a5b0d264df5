package org.tiengow.app.phone;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.tiengow.app.phone.ConnectionView.Kind;

/** A {@link WatchedPhone} or {@link WatchedProgram} that runs, with every {@link ConnectionView} that it has printed. */
final class Watched implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 20;

    private final String name;
    private final Process process;
    private final List<ConnectionView> views = new CopyOnWriteArrayList<>();

    Watched(String name, Process process) {
        this.name = name;
        this.process = process;
        Thread reader = new Thread(this::read, "watched-" + name);
        reader.setDaemon(true);
        reader.start();
    }

    String name() {
        return name;
    }

    /** Checks whether it shows the table now, and says nothing of the connection. */
    boolean isAtTable() {
        return !views.isEmpty() && views.get(views.size() - 1).kind() == Kind.TABLE;
    }

    /** The first moment from this one on at which it began to show this. */
    Optional<Long> first(Kind kind, long from) {
        return moments(kind, from).stream().findFirst();
    }

    /** How often it began to show this from a moment on. */
    int count(Kind kind, long from) {
        return moments(kind, from).size();
    }

    private List<Long> moments(Kind kind, long from) {
        return views.stream()
                .filter(view -> view.kind() == kind && view.nanos() >= from)
                .map(ConnectionView::nanos)
                .toList();
    }

    private void read() {
        try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
            said.lines().forEach(line -> {
                if (ConnectionView.isOne(line)) {
                    views.add(ConnectionView.parse(line));
                } else {
                    System.out.println(name + ": " + line);
                }
            });
        } catch (IOException | UncheckedIOException gone) {
            // the trial is over
        }
    }

    /** Ends its input, and what is left of it after a while. */
    @Override
    public void close() {
        List<ProcessHandle> helpers = process.descendants().toList();
        try {
            process.getOutputStream().close();
            process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (IOException gone) {
            // it has ended already
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        helpers.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
