package org.tiengow.swing.sound;

import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import org.tiengow.swing.sound.Wave.Partial;

/** A sound of the table: short, soft and dry. */
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
    /** Two low wooden notes for the start of the player's turn. */
    YOUR_TURN(1, pitch -> note(Sound.G3).with(note(Sound.C4), 130).louder(0.9)),
    /** A tick for each of the last seconds of a turn. */
    TICK(
            1,
            pitch -> Wave.of(new Partial(1_900, 7, 1), new Partial(3_100, 4, 0.4))
                    .louder(0.4)),
    /** Chips changing hands. */
    CHIPS(1, pitch -> {
        Wave chip = Wave.of(new Partial(2_900, 14, 1), new Partial(4_350, 10, 0.7), new Partial(6_100, 6, 0.4));
        return chip.louder(0.7).with(chip, 55).with(chip.louder(0.6), 120).louder(0.5);
    }),
    /** A rising fourth for a round that the player won. */
    WON(1, pitch -> note(Sound.G4).with(note(Sound.C5), 170)),
    /** One low note for a round that another player won. */
    ROUND_OVER(1, pitch -> note(Sound.C4).louder(0.6)),
    /** A knock and a falling fourth for a captured tile. */
    CAPTURE(
            1,
            pitch -> knock(pitch, 300, 700, 1_400, 0.4)
                    .with(note(Sound.C5).louder(0.6), 70)
                    .with(note(Sound.G4).louder(0.6), 210)
                    .louder(0.8)),
    /** A rising fifth for the Supreme. */
    SUPREME(1, pitch -> note(Sound.C4).with(note(Sound.G4), 150).louder(0.8)),
    /** Four knocks for a quartet, each a little higher. */
    QUARTET(
            1,
            pitch -> knock(0.9, 380, 900, 1_700, 0.35)
                    .with(knock(1, 380, 900, 1_700, 0.35), 80)
                    .with(knock(1.12, 380, 900, 1_700, 0.35), 160)
                    .with(knock(1.26, 380, 900, 1_700, 0.35), 240)
                    .louder(0.8)),
    /** Slabs laid on one another, and a note, for winning all stacks. */
    ALL_STACKS(
            1,
            pitch -> knock(1, 380, 900, 1_700, 0.3)
                    .louder(0.6)
                    .with(knock(1, 380, 900, 1_700, 0.3).louder(0.7), 60)
                    .with(knock(1, 380, 900, 1_700, 0.3).louder(0.8), 120)
                    .with(note(Sound.E4), 200)
                    .louder(0.8)),
    /** Two falling notes for a lost connection. */
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

    /**
     * A sound with a number of variants.
     *
     * @param wave computes the wave for a pitch factor; 1 is the normal pitch
     */
    Sound(int variants, DoubleFunction<Wave> wave) {
        this.variants = variants;
        this.wave = wave;
    }

    /** Computes all variants of this sound, from the lowest pitch to the highest. */
    List<Wave> waves() {
        if (variants == 1) {
            return List.of(wave.apply(1));
        }
        return IntStream.range(0, variants)
                .mapToObj(variant -> wave.apply(1 - SPREAD + 2 * SPREAD * variant / (variants - 1)))
                .toList();
    }

    /**
     * Computes a knock of a hard object on wood. It mixes the low tone of the wood, two higher tones of the object, and the noise of
     * the contact. The three tones are in hertz at pitch 1.
     */
    private static Wave knock(double pitch, double wood, double body, double edge, double noise) {
        return Wave.of(
                        new Partial(wood * pitch, 30, 0.8),
                        new Partial(body * pitch, 16, 1),
                        new Partial(edge * pitch, 9, 0.5))
                .with(Wave.noise(4, noise), 0);
    }

    /** Computes the note of a wooden bar: nearly a pure tone, with its fourth harmonic at the start. */
    private static Wave note(double hertz) {
        return Wave.of(
                new Partial(hertz, 150, 1), new Partial(hertz * 3.95, 35, 0.35), new Partial(hertz * 9.2, 8, 0.1));
    }
}
