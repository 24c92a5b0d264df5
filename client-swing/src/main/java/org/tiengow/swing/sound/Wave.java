package org.tiengow.swing.sound;

import java.util.Arrays;

/** An immutable mono sound of samples between −1 and 1, at {@link #RATE} samples a second. */
final class Wave {
    static final int RATE = 44_100;

    /** Largest amplitude of a sound: slightly below −12 dB of full scale. */
    static final double PEAK = 0.24;

    private static final double LONGEST_DECAYS = 6;
    private static final double ATTACK_MILLIS = 0.8;
    private static final double FADE_MILLIS = 4;

    private final float[] samples;

    private Wave(float[] samples) {
        this.samples = samples;
    }

    /**
     * A sine tone that decays exponentially.
     *
     * @param hertz its frequency
     * @param decayMillis the time in which its amplitude falls to 1/e, about a third
     * @param strength its amplitude relative to the other partials
     */
    record Partial(double hertz, double decayMillis, double strength) {}

    /** Mixes tones that start together and scales the result to {@link #PEAK}. */
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

    /** Computes the noise of a contact. The generator has a fixed seed, so the noise is the same each time. */
    static Wave noise(double decayMillis, double strength) {
        float[] samples = new float[samples(decayMillis * LONGEST_DECAYS)];
        long state = 0x9E3779B97F4A7C15L;
        double decay = samples(decayMillis);
        double soft = 0;
        for (int i = 0; i < samples.length; i++) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            double white = (state >> 33) / (double) (1L << 30);
            soft += 0.35 * (white - soft); // low-pass filter, removes the hiss
            samples[i] = (float) (soft * Math.exp(-i / decay));
        }
        return new Wave(smoothed(samples)).at(PEAK * strength);
    }

    /** Mixes this wave with another one that starts later. The result is scaled down to {@link #PEAK} if it would exceed it. */
    Wave with(Wave other, double laterMillis) {
        int later = samples(laterMillis);
        float[] sum = Arrays.copyOf(samples, Math.max(samples.length, later + other.samples.length));
        for (int i = 0; i < other.samples.length; i++) {
            sum[later + i] += other.samples[i];
        }
        Wave both = new Wave(sum);
        return both.peak() > PEAK ? both.at(PEAK) : both;
    }

    /** Returns this wave with its amplitude multiplied by a factor. */
    Wave louder(double factor) {
        float[] changed = new float[samples.length];
        for (int i = 0; i < changed.length; i++) {
            changed[i] = (float) (samples[i] * factor);
        }
        return new Wave(changed);
    }

    /** Returns the number of samples. */
    int length() {
        return samples.length;
    }

    float sample(int index) {
        return samples[index];
    }

    /** Returns the duration in milliseconds. */
    double millis() {
        return samples.length * 1000.0 / RATE;
    }

    /** Returns the largest absolute sample. */
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

    /** Fades both ends in place, so that neither clicks. */
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
