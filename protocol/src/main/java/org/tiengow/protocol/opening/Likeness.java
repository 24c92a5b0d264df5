package org.tiengow.protocol.opening;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/**
 * What a name looks like. Names of one likeness cannot be told apart on a screen, or hardly: they differ in characters that are
 * not seen, in how wide or from how many parts a letter is written, or in letters of Cyrillic or Greek that look like Latin
 * ones. So nobody passes for another by them. Capitals make a difference; letters that are merely similar do too.
 */
public final class Likeness {
    /** What stands below each other looks alike. */
    private static final Map<Integer, Integer> LATIN = alike(
            "АВЕЅІЈКМНОРСТУХԌԚԜаеѕіјорсухһԁԛԝӏ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοιν",
            "ABESIJKMHOPCTYXGQWaesijopcyxhdqwl" + "ABEZHIKMNOPTYXoiv");

    private static final int COMBINING_GRAPHEME_JOINER = 0x034F;
    private static final int HANGUL_FILLER_FIRST = 0x115F;
    private static final int HANGUL_FILLER_SECOND = 0x1160;
    private static final int BRAILLE_BLANK = 0x2800;

    private Likeness() {}

    /** The likeness of a name; empty when there is nothing to be seen of it. */
    public static String of(String name) {
        StringBuilder seen = new StringBuilder();
        Normalizer.normalize(name, Normalizer.Form.NFKC).codePoints().forEach(point -> {
            if (isBlank(point)) {
                seen.append(' ');
            } else if (!isUnseen(point)) {
                seen.appendCodePoint(LATIN.getOrDefault(point, point));
            }
        });
        return Normalizer.normalize(seen.toString().strip().replaceAll(" +", " "), Normalizer.Form.NFKC);
    }

    private static boolean isBlank(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point) || point == BRAILLE_BLANK;
    }

    private static boolean isUnseen(int point) {
        boolean filler =
                point == COMBINING_GRAPHEME_JOINER || point == HANGUL_FILLER_FIRST || point == HANGUL_FILLER_SECOND;
        return filler || isVariation(point) || Character.getType(point) == Character.FORMAT;
    }

    /** Which of the shapes of the character before is meant. */
    private static boolean isVariation(int point) {
        return point >= 0xFE00 && point <= 0xFE0F
                || point >= 0xE0100 && point <= 0xE01EF
                || point >= 0x180B && point <= 0x180F;
    }

    private static Map<Integer, Integer> alike(String strange, String latin) {
        Map<Integer, Integer> pairs = new HashMap<>();
        for (int i = 0; i < strange.length(); i++) {
            pairs.put((int) strange.charAt(i), (int) latin.charAt(i));
        }
        return Map.copyOf(pairs);
    }
}
