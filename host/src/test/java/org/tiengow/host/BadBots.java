package org.tiengow.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.engine.seat.Play;

/**
 * Programs that play badly from bots' seats. In a seat that several share, each is bad for some decisions and is then gone
 * without a word; the next one comes with the token of the seat. The last one stays until the seat is taken from it.
 */
final class BadBots implements AutoCloseable {
    /** Fewer than cost the seat. */
    private static final int MOMENTS_EACH = 2;

    private final Host host;
    private final long botMillis;
    private final List<GameSession> sessions = new CopyOnWriteArrayList<>();
    private final Map<Badness, Integer> moments = new ConcurrentSkipListMap<>();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "bad-bots");
        thread.setDaemon(true);
        return thread;
    });

    /** How a bot misbehaves. */
    enum Badness {
        CRASHES,
        HANGS,
        LIES,
        FLOODS,
        IS_LATE
    }

    /**
     * For one host.
     *
     * @param botMillis the time of a bot there
     */
    BadBots(Host host, long botMillis) {
        this.host = host;
        this.botMillis = botMillis;
    }

    /** Takes a free seat of the first table for these, one after the other. */
    void sit(int seat, Badness... those) throws Exception {
        GameSession first = come(Token.NONE, Arrays.asList(those).iterator());
        await().until(() -> first.state().isIn());
        assertThat(first.sit(0, OptionalInt.of(seat)).get()).isInstanceOf(Answer.Granted.class);
    }

    /** How many decisions met each kind so far; what was never met is not in it. */
    Map<Badness, Integer> moments() {
        return Map.copyOf(moments);
    }

    private GameSession come(Token token, Iterator<Badness> those) {
        Badness bad = those.next();
        AtomicInteger times = new AtomicInteger();
        GameSession bot = new Connector()
                .open(JoinTarget.of(
                                new HostAddress("127.0.0.1", host.port()),
                                PlayerKind.BOT,
                                bad.name().toLowerCase(Locale.ROOT))
                        .withFingerprint(host.fingerprint().orElse(""))
                        .withSeatToken(token));
        sessions.add(bot);
        long[] last = {0};
        bot.onUpdate(state -> {
            Decision decision = state.decision().orElse(null);
            if (decision == null || decision.number() == last[0]) {
                return;
            }
            last[0] = decision.number();
            moments.merge(bad, 1, Integer::sum);
            int time = times.incrementAndGet();
            if (bad == Badness.CRASHES || time > MOMENTS_EACH && those.hasNext()) {
                go(bot, state.self().seatToken(), those);
            } else {
                misbehave(bot, decision, bad);
            }
        });
        return bot;
    }

    private void go(GameSession bot, Token token, Iterator<Badness> those) {
        timer.execute(() -> {
            bot.close();
            if (those.hasNext()) {
                come(token, those);
            }
        });
    }

    private void misbehave(GameSession bot, Decision decision, Badness bad) {
        switch (bad) {
            case CRASHES, HANGS -> {
                // says nothing, for ever
            }
            case LIES -> lie(bot, decision);
            case FLOODS -> {
                for (int i = 0; i < 300; i++) {
                    bot.say("flood");
                }
            }
            case IS_LATE ->
                timer.schedule(() -> bot.play(decision.number(), 0), botMillis + 200, TimeUnit.MILLISECONDS);
        }
    }

    /** Answers another decision, and this one with a play that it may not make. */
    private static void lie(GameSession bot, Decision decision) {
        bot.play(
                decision.number() + new Random(decision.number()).nextInt(5) + 1,
                decision.legal().get(0));
        bot.play(decision.number(), Play.DECLARE);
    }

    @Override
    public void close() {
        timer.shutdownNow();
        sessions.forEach(GameSession::close);
    }
}
