package org.tiengow.host.table;

import java.time.Duration;
import java.util.Map;
import java.util.WeakHashMap;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.limit.TokenBucket;

/** The limit on how often each participant of a table may talk. Everybody at the table gets each line. */
final class TalkLimit {
    private final int atOnce;
    private final Duration pause;
    private final Map<Participant, TokenBucket> buckets = new WeakHashMap<>();
    private long now;

    /**
     * Creates a limit.
     *
     * @param atOnce the most lines at once
     * @param pause the time after which one more line is allowed
     */
    TalkLimit(int atOnce, Duration pause) {
        this.atOnce = atOnce;
        this.pause = pause;
    }

    /** Returns the limit of players, who may answer several lines quickly. */
    static TalkLimit ofPlayers() {
        return new TalkLimit(5, Duration.ofSeconds(1));
    }

    /** Returns the limit of spectators: as long as it takes to read a line. The game does not wait for spectators. */
    static TalkLimit ofSpectators() {
        return new TalkLimit(1, Duration.ofSeconds(2));
    }

    /** Checks whether a participant may talk now. If so, the line is counted. */
    boolean mayTalk(Participant participant, long millis) {
        now = millis;
        return buckets.computeIfAbsent(participant, each -> new TokenBucket(atOnce, 1, pause, () -> now))
                .take(1);
    }
}
