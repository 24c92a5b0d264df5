package org.tiengow.web.door;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;

/** A factory of browsers that records what they say, and {@code gone} when their connection has ended. */
final class RecordingBrowsers implements Function<Browser.Line, Browser> {
    static final String GONE = "gone";

    final List<String> said = new CopyOnWriteArrayList<>();
    final List<Browser.Line> lines = new CopyOnWriteArrayList<>();

    /** The threads on which browsers were called. */
    final Set<Thread> threads = ConcurrentHashMap.newKeySet();

    @Override
    public Browser apply(Browser.Line line) {
        lines.add(line);
        threads.add(Thread.currentThread());
        return new Browser() {
            @Override
            public void says(String act) {
                threads.add(Thread.currentThread());
                said.add(act);
            }

            @Override
            public void gone() {
                said.add(GONE);
            }
        };
    }

    /** Returns how many connections have ended. */
    int gone() {
        return Collections.frequency(said, GONE);
    }
}
