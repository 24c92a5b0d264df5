package org.tiengow.swing.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.concurrent.atomic.AtomicInteger;
import javax.sound.sampled.LineUnavailableException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The thread that plays. */
@Tag("slow")
class SpeakerTest {
    private final Tape tape = new Tape();

    @Test
    void playsWhatItIsGiven() {
        try (Speaker speaker = new Speaker(() -> tape)) {
            speaker.play(Sound.TILE);

            int length = Sound.TILE.waves().get(0).length();
            await().untilAsserted(() -> assertThat(tape.samples.get()).isGreaterThanOrEqualTo(length));
            assertThat(tape.loudest).isEqualTo((float) Wave.PEAK);
        }
    }

    @Test
    void playsAtTheVolumeThatIsSet() {
        try (Speaker speaker = new Speaker(() -> tape)) {
            speaker.setVolume(0.5f);
            speaker.play(Sound.TILE);

            int length = Sound.TILE.waves().get(0).length();
            await().untilAsserted(() -> assertThat(tape.samples.get()).isGreaterThanOrEqualTo(length));
            assertThat(tape.loudest).isEqualTo((float) Wave.PEAK / 2);
        }
    }

    @Test
    void playsSoundsOverOneAnother() {
        try (Speaker speaker = new Speaker(tape::openLater)) {
            speaker.play(Sound.WON);
            speaker.play(Sound.WON);
            tape.ready = true;

            int length = Sound.WON.waves().get(0).length();
            await().untilAsserted(() -> assertThat(tape.samples.get()).isGreaterThanOrEqualTo(length));
            assertThat(tape.samples.get()).isLessThan(length + length / 2);
            assertThat(tape.loudest).isEqualTo((float) (2 * Wave.PEAK));
        }
    }

    @Test
    void isSilentWithoutAMixer() {
        AtomicInteger tries = new AtomicInteger();
        try (Speaker speaker = new Speaker(() -> {
            tries.incrementAndGet();
            throw new IllegalArgumentException("no mixer");
        })) {
            speaker.play(Sound.YOUR_TURN);
            await().until(() -> !speaker.isPlaying());
            speaker.play(Sound.YOUR_TURN);

            assertThat(speaker.isPlaying()).isFalse();
            assertThat(tries).hasValue(1);
        }
    }

    @Test
    void isSilentWhenTheLineIsTaken() {
        try (Speaker speaker = new Speaker(() -> {
            throw new LineUnavailableException("taken");
        })) {
            speaker.play(Sound.TICK);

            await().until(() -> !speaker.isPlaying());
        }
    }

    @Test
    void neverMakesItsCallerWait() {
        try (Speaker speaker = new Speaker(tape::openLater)) {
            for (int i = 0; i < 1_000; i++) {
                speaker.play(Sound.CHIPS);
            }
            tape.ready = true;

            await().until(() -> tape.samples.get() > 0);
            assertThat(tape.loudest).isLessThanOrEqualTo((float) (9 * Wave.PEAK));
        }
    }

    @Test
    void hasNoThreadWhenNothingIsHeardForAWhile() {
        try (Speaker speaker = new Speaker(() -> tape)) {
            speaker.play(Sound.TICK);

            await().until(() -> tape.closed);
            assertThat(speaker.isPlaying()).isFalse();
            speaker.play(Sound.TICK);
            assertThat(speaker.isPlaying()).isTrue();
        }
    }

    @Test
    void whatIsTooLoudBecomesTheMostThereIs() {
        assertThat(SystemLine.bytes(new float[] {0, 1, -1, 2, -0.5f}))
                .containsExactly(0, 0, 0xFF, 0x7F, 0x01, 0x80, 0xFF, 0x7F, 0x01, 0xC0);
    }

    /** Keeps what would be heard. */
    private static final class Tape implements Speaker.Line {
        private final AtomicInteger samples = new AtomicInteger();
        private volatile float loudest;
        private volatile boolean ready;
        private volatile boolean closed;

        Speaker.Line openLater() {
            await().until(() -> ready);
            return this;
        }

        @Override
        public void write(float[] block) {
            for (float sample : block) {
                loudest = Math.max(loudest, Math.abs(sample));
            }
            samples.addAndGet(block.length);
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
