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
 * A mixer that plays sounds over one another. Its thread runs only while something is audible. A machine without audio output stays
 * silent.
 */
public final class Speaker implements AutoCloseable {
    private static final int BLOCK = Wave.RATE / 100;
    private static final int MOST_WAITING = 8;
    private static final int MOST_VOICES = 12;
    /** Seconds for which the line stays open after the last sound. */
    private static final int IDLE_SECONDS = 3;

    private final Lines lines;
    private final BlockingQueue<Sound> wanted = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Map<Sound, List<Wave>> waves = new EnumMap<>(Sound.class);
    private final List<Voice> voices = new ArrayList<>();
    private @Nullable Thread player;
    private int played;
    private boolean silent;
    private volatile float volume = 1;

    /** An open audio line to the loudspeakers of the machine. */
    interface Line extends AutoCloseable {
        /** Plays samples and blocks until there is room for them. Samples that cannot be played are dropped without an error. */
        void write(float[] samples);

        @Override
        void close();
    }

    /** A factory of audio lines. */
    interface Lines {
        /**
         * Opens a line.
         *
         * @throws LineUnavailableException if no line is free at present
         * @throws IllegalArgumentException if the machine has no suitable line
         */
        Line open() throws LineUnavailableException;
    }

    /** Creates a speaker for the loudspeakers of this machine. */
    public Speaker() {
        this(SystemLine::open);
    }

    Speaker(Lines lines) {
        this.lines = lines;
    }

    /** Sets the volume, 0 to 1, of all sounds from the next block of samples on. */
    public void setVolume(float share) {
        volume = share;
    }

    /** Queues a sound without blocking. A sound that does not fit into the queue is dropped. */
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

    /** Checks whether the player thread runs. */
    synchronized boolean isPlaying() {
        return player != null;
    }

    /** Stops playing; later calls of {@link #play} have no effect. */
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

    /**
     * Ends the thread if nothing is left to play. The lock prevents a sound from being queued between this check and the end of the
     * thread.
     */
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
        float share = volume;
        for (int i = 0; i < block.length; i++) {
            block[i] *= share;
        }
        return block;
    }

    // Created on demand: the first logger takes time to initialize.
    private static Logger log() {
        return LoggerFactory.getLogger(Speaker.class);
    }

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
