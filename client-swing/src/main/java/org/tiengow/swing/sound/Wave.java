package org.tiengow.swing.sound;

import java.util.Arrays;

/** A piece of sound: one channel of samples between −1 and 1, {@link #RATE} a second. Immutable. */
final class Wave {
    /** Samples a second. */
    static final int RATE = 44_100;

    /** The loudest a sound may be: −12 dB of the most there is, and a little less. */
    static final double PEAK = 0.24;

    private static final double LONGEST_DECAYS = 6;
    private static final double ATTACK_MILLIS = 0.8;
    private static final double FADE_MILLIS = 4;

    private final float[] samples;

    private Wave(float[] samples) {
        this.samples = samples;
    }

    /**
     * A tone that dies away.
     *
     * @param hertz its pitch
     * @param decayMillis after which it has fallen to a third
     * @param strength beside the others
     */
    record Partial(double hertz, double decayMillis, double strength) {}

    /** Tones struck together; the loudest moment is at {@link #PEAK}. */
    static Wave of(Partial... partials) {
        double longest =
                Arrays.stream(partials).mapToDouble(Partial::decayMillis).max().orElse(0);
        float[] samples = new float[samples(longest * LONGEST_DECAYS)];
        for (Partial partial : partials) {
            double step = 2 * Math.PI * partial.hertz() / RATE;
            double decay = samples(partial.decayMillis());
            for (int i = 0; i < samples.length; i++) {
                samples[i] += (float) (partial.strength() * Math.sin(step * i) * Math.exp(-i / decay));
            }
        }
        return new Wave(smoothed(samples)).at(PEAK);
    }

    /** The noise of a touch, the same each time. */
    static Wave noise(double decayMillis, double strength) {
        float[] samples = new float[samples(decayMillis * LONGEST_DECAYS)];
        long state = 0x9E3779B97F4A7C15L;
        double decay = samples(decayMillis);
        double soft = 0;
        for (int i = 0; i < samples.length; i++) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            double white = (state >> 33) / (double) (1L << 30);
            soft += 0.35 * (white - soft); // without the hiss
            samples[i] = (float) (soft * Math.exp(-i / decay));
        }
        return new Wave(smoothed(samples)).at(PEAK * strength);
    }

    /** This and another one that begins some milliseconds later; quieter where both together would be too loud. */
    Wave with(Wave other, double laterMillis) {
        int later = samples(laterMillis);
        float[] sum = Arrays.copyOf(samples, Math.max(samples.length, later + other.samples.length));
        for (int i = 0; i < other.samples.length; i++) {
            sum[later + i] += other.samples[i];
        }
        Wave both = new Wave(sum);
        return both.peak() > PEAK ? both.at(PEAK) : both;
    }

    /** The same, so many times as loud. */
    Wave louder(double factor) {
        float[] changed = new float[samples.length];
        for (int i = 0; i < changed.length; i++) {
            changed[i] = (float) (samples[i] * factor);
        }
        return new Wave(changed);
    }

    /** How many samples there are. */
    int length() {
        return samples.length;
    }

    /** One sample. */
    float sample(int index) {
        return samples[index];
    }

    /** How long it is. */
    double millis() {
        return samples.length * 1000.0 / RATE;
    }

    /** Its loudest moment. */
    double peak() {
        double peak = 0;
        for (float sample : samples) {
            peak = Math.max(peak, Math.abs(sample));
        }
        return peak;
    }

    private Wave at(double peak) {
        return louder(peak / peak());
    }

    /** Without a click at either end. */
    private static float[] smoothed(float[] samples) {
        int attack = samples(ATTACK_MILLIS);
        int fade = Math.min(samples(FADE_MILLIS), samples.length / 2);
        for (int i = 0; i < attack; i++) {
            samples[i] *= i / (float) attack;
        }
        for (int i = 0; i < fade; i++) {
            samples[samples.length - 1 - i] *= i / (float) fade;
        }
        return samples;
    }

    private static int samples(double millis) {
        return (int) Math.round(millis * RATE / 1000);
    }
}
