package org.tiengow.swing.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What sounds are like, measured in their samples. */
class SoundTest {
    @ParameterizedTest
    @EnumSource
    void isSoftAndShortAndBeginsAndEndsInSilence(Sound sound) {
        assertThat(sound.waves()).isNotEmpty();
        for (Wave wave : sound.waves()) {
            assertThat(wave.peak()).as("−12 dB at the most").isBetween(0.05, 0.2512);
            assertThat(wave.millis()).isBetween(20.0, 1_200.0);
            assertThat(Math.abs(wave.sample(0))).isLessThan(0.001f);
            assertThat(Math.abs(wave.sample(wave.length() - 1))).isLessThan(0.001f);
        }
    }

    @Test
    void aTileHasThreeVariantsThatDifferInPitch() {
        List<Wave> waves = Sound.TILE.waves();

        assertThat(waves).hasSize(3);
        assertThat(strength(waves.get(0), 1_180 * 0.97)).isGreaterThan(strength(waves.get(2), 1_180 * 0.97));
        assertThat(strength(waves.get(2), 1_180 * 1.03)).isGreaterThan(strength(waves.get(0), 1_180 * 1.03));
    }

    @Test
    void aTileTurnedDownIsDullerThanOneFaceUp() {
        assertThat(brightness(Sound.TILE_TURNED_DOWN.waves().get(0)))
                .isLessThan(brightness(Sound.TILE.waves().get(1)));
    }

    @Test
    void aRoundWonRisesByAFourth() {
        Wave won = Sound.WON.waves().get(0);

        assertThat(strongest(won, 0, 160)).isEqualTo(Sound.G4);
        assertThat(strongest(won, 350, 500)).isEqualTo(Sound.C5);
        assertThat(Sound.C5 / Sound.G4).isBetween(1.333, 1.336);
    }

    private static double strongest(Wave wave, int fromMillis, int toMillis) {
        return List.of(Sound.G3, Sound.C4, Sound.E4, Sound.G4, Sound.C5).stream()
                .max((a, b) -> Double.compare(
                        strength(wave, a, fromMillis, toMillis), strength(wave, b, fromMillis, toMillis)))
                .orElseThrow();
    }

    private static double strength(Wave wave, double hertz) {
        return strength(wave, hertz, 0, (int) wave.millis());
    }

    /** How much of a tone is in a part of a wave. */
    private static double strength(Wave wave, double hertz, int fromMillis, int toMillis) {
        double sine = 0;
        double cosine = 0;
        for (int i = fromMillis * Wave.RATE / 1000; i < Math.min(wave.length(), toMillis * Wave.RATE / 1000); i++) {
            double angle = 2 * Math.PI * hertz * i / Wave.RATE;
            sine += wave.sample(i) * Math.sin(angle);
            cosine += wave.sample(i) * Math.cos(angle);
        }
        return Math.hypot(sine, cosine);
    }

    /** How often a wave changes its sign, a millisecond. */
    private static double brightness(Wave wave) {
        int changes = 0;
        int end = 20 * Wave.RATE / 1000;
        for (int i = 1; i < end; i++) {
            changes += wave.sample(i - 1) < 0 == wave.sample(i) < 0 ? 0 : 1;
        }
        return changes / 20.0;
    }
}
