package org.tiengow.swing.sound;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sound.sampled.LineUnavailableException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays sounds over one another, on a thread of its own that runs only while something is heard. A machine that cannot play
 * any is silent.
 */
public final class Speaker implements AutoCloseable {
    private static final int BLOCK = Wave.RATE / 100;
    private static final int MOST_WAITING = 8;
    private static final int MOST_VOICES = 12;
    /** How long the line is kept after the last sound. */
    private static final int IDLE_SECONDS = 3;

    private final Lines lines;
    private final BlockingQueue<Sound> wanted = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Map<Sound, List<Wave>> waves = new EnumMap<>(Sound.class);
    private final List<Voice> voices = new ArrayList<>();
    private @Nullable Thread player;
    private int played;
    private boolean silent;

    /** A way to the machine's loudspeakers. */
    interface Line extends AutoCloseable {
        /** Takes samples, waiting until there is room; what is lost is lost. */
        void write(float[] samples);

        @Override
        void close();
    }

    /** Opens such a way. */
    interface Lines {
        /**
         * Opens it.
         *
         * @throws LineUnavailableException when there is none now
         * @throws IllegalArgumentException when there is none at all
         */
        Line open() throws LineUnavailableException;
    }

    /** The machine's own loudspeakers. */
    public Speaker() {
        this(SystemLine::open);
    }

    Speaker(Lines lines) {
        this.lines = lines;
    }

    /** Plays a sound soon; what cannot be played soon is left out. Never waits. */
    public synchronized void play(Sound sound) {
        if (silent || !wanted.offer(sound)) {
            return;
        }
        if (player == null) {
            player = new Thread(this::run, "tiengow-sound");
            player.setDaemon(true);
            player.start();
        }
    }

    /** Whether a thread is at work. */
    synchronized boolean isPlaying() {
        return player != null;
    }

    /** Plays nothing more. */
    @Override
    public synchronized void close() {
        silent = true;
        wanted.clear();
        if (player != null) {
            player.interrupt();
        }
    }

    private void run() {
        try (Line line = lines.open()) {
            Sound next = wanted.poll(IDLE_SECONDS, TimeUnit.SECONDS);
            while (next != null || !isDone()) {
                for (; next != null; next = wanted.poll()) {
                    begin(next);
                }
                line.write(mixed());
                next = voices.isEmpty() ? wanted.poll(IDLE_SECONDS, TimeUnit.SECONDS) : wanted.poll();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // closed
        } catch (LineUnavailableException | IllegalArgumentException | SecurityException e) {
            keepSilent(e);
        }
    }

    /** Ends the thread if nothing is to be played; decided under the lock, so that no sound falls between two threads. */
    private synchronized boolean isDone() {
        boolean done = voices.isEmpty() && wanted.isEmpty();
        if (done) {
            player = null;
        }
        return done;
    }

    private synchronized void keepSilent(Exception why) {
        silent = true;
        player = null;
        wanted.clear();
        log().info("There is no sound here.");
        log().debug("Why there is no sound", why);
    }

    private void begin(Sound sound) {
        if (voices.size() < MOST_VOICES) {
            List<Wave> variants = waves.computeIfAbsent(sound, Sound::waves);
            voices.add(new Voice(variants.get(played++ % variants.size())));
        }
    }

    private float[] mixed() {
        float[] block = new float[BLOCK];
        voices.forEach(voice -> voice.addTo(block));
        voices.removeIf(Voice::isOver);
        return block;
    }

    // Only when there is something to say: the first logger takes its time.
    private static Logger log() {
        return LoggerFactory.getLogger(Speaker.class);
    }

    /** A sound that is being played. */
    private static final class Voice {
        private final Wave wave;
        private int at;

        Voice(Wave wave) {
            this.wave = wave;
        }

        void addTo(float[] block) {
            for (int i = 0; i < block.length && at < wave.length(); i++) {
                block[i] += wave.sample(at++);
            }
        }

        boolean isOver() {
            return at >= wave.length();
        }
    }
}
