package org.tiengow.swing.sound;

import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import org.tiengow.swing.sound.Wave.Partial;

/** What can be heard at the table: short, soft and dry. */
public enum Sound {
    /** A tile laid on wood, in three variants. */
    TILE(3, pitch -> knock(pitch, 520, 1_180, 2_350, 0.5)),
    /** Tiles laid face down: duller than face up. */
    TILE_TURNED_DOWN(1, pitch -> knock(pitch, 240, 560, 900, 0.25).louder(0.8)),
    /** A trick gathered to its pile: four slabs, one on the other. */
    PILE(1, pitch -> {
        Wave slab = knock(pitch, 380, 900, 1_700, 0.35);
        return slab.louder(0.5)
                .with(slab.louder(0.6), 48)
                .with(slab.louder(0.7), 92)
                .with(slab, 140)
                .louder(0.8);
    }),
    /** Two low wooden notes: it is your turn. */
    YOUR_TURN(1, pitch -> note(Sound.G3).with(note(Sound.C4), 130).louder(0.9)),
    /** One of the last seconds. */
    TICK(
            1,
            pitch -> Wave.of(new Partial(1_900, 7, 1), new Partial(3_100, 4, 0.4))
                    .louder(0.4)),
    /** Chips that change hands. */
    CHIPS(1, pitch -> {
        Wave chip = Wave.of(new Partial(2_900, 14, 1), new Partial(4_350, 10, 0.7), new Partial(6_100, 6, 0.4));
        return chip.louder(0.7).with(chip, 55).with(chip.louder(0.6), 120).louder(0.5);
    }),
    /** A rising fourth: a round won. */
    WON(1, pitch -> note(Sound.G4).with(note(Sound.C5), 170)),
    /** Somebody else has won a round: one low note. */
    ROUND_OVER(1, pitch -> note(Sound.C4).louder(0.6)),
    /** A tile captured: a knock, and a falling fourth. */
    CAPTURE(
            1,
            pitch -> knock(pitch, 300, 700, 1_400, 0.4)
                    .with(note(Sound.C5).louder(0.6), 70)
                    .with(note(Sound.G4).louder(0.6), 210)
                    .louder(0.8)),
    /** The Supreme: a rising fifth. */
    SUPREME(1, pitch -> note(Sound.C4).with(note(Sound.G4), 150).louder(0.8)),
    /** A quartet: four knocks, each a little higher. */
    QUARTET(
            1,
            pitch -> knock(0.9, 380, 900, 1_700, 0.35)
                    .with(knock(1, 380, 900, 1_700, 0.35), 80)
                    .with(knock(1.12, 380, 900, 1_700, 0.35), 160)
                    .with(knock(1.26, 380, 900, 1_700, 0.35), 240)
                    .louder(0.8)),
    /** All stacks: slabs laid on one another, and a note. */
    ALL_STACKS(
            1,
            pitch -> knock(1, 380, 900, 1_700, 0.3)
                    .louder(0.6)
                    .with(knock(1, 380, 900, 1_700, 0.3).louder(0.7), 60)
                    .with(knock(1, 380, 900, 1_700, 0.3).louder(0.8), 120)
                    .with(note(Sound.E4), 200)
                    .louder(0.8)),
    /** Two falling notes: the connection is lost. */
    LOST(1, pitch -> note(Sound.E4).with(note(Sound.B3), 220).louder(0.8));

    static final double G3 = 196.00;
    static final double B3 = 246.94;
    static final double C4 = 261.63;
    static final double E4 = 329.63;
    static final double G4 = 392.00;
    static final double C5 = 523.25;

    private static final double SPREAD = 0.03;

    private final int variants;
    private final DoubleFunction<Wave> wave;

    /** A sound in some variants, each at a pitch; 1 is its own. */
    Sound(int variants, DoubleFunction<Wave> wave) {
        this.variants = variants;
        this.wave = wave;
    }

    /** All variants of this sound, from the lowest to the highest. */
    List<Wave> waves() {
        if (variants == 1) {
            return List.of(wave.apply(1));
        }
        return IntStream.range(0, variants)
                .mapToObj(variant -> wave.apply(1 - SPREAD + 2 * SPREAD * variant / (variants - 1)))
                .toList();
    }

    /** Something hard on wood: the wood's own low tone, the thing's higher ones, and the noise of the touch. */
    private static Wave knock(double pitch, double wood, double body, double edge, double noise) {
        return Wave.of(
                        new Partial(wood * pitch, 30, 0.8),
                        new Partial(body * pitch, 16, 1),
                        new Partial(edge * pitch, 9, 0.5))
                .with(Wave.noise(4, noise), 0);
    }

    /** A note of a wooden bar: nearly a pure tone, with its fourth harmonic at the start. */
    private static Wave note(double hertz) {
        return Wave.of(
                new Partial(hertz, 150, 1), new Partial(hertz * 3.95, 35, 0.35), new Partial(hertz * 9.2, 8, 0.1));
    }
}
