package org.tiengow.protocol.text;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/**
 * The visual form of a name. Names of equal likeness cannot be distinguished on a screen, or hardly. They differ only in invisible
 * characters, in the width or composition of letters, or in Cyrillic or Greek letters that look like Latin ones. A unique likeness
 * therefore prevents impersonation. Capitals and merely similar letters make a difference.
 */
public final class Likeness {
    /** Letters of the first string, each with the Latin letter below it that looks the same. */
    private static final Map<Integer, Integer> LATIN = alike(
            "АВЕЅІЈКМНОРСТУХԌԚԜаеѕіјорсухһԁԛԝӏ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοιν",
            "ABESIJKMHOPCTYXGQWaesijopcyxhdqwl" + "ABEZHIKMNOPTYXoiv");

    private static final int COMBINING_GRAPHEME_JOINER = 0x034F;
    private static final int HANGUL_FILLER_FIRST = 0x115F;
    private static final int HANGUL_FILLER_SECOND = 0x1160;
    private static final int BRAILLE_BLANK = 0x2800;

    private Likeness() {}

    /** Returns the likeness of a name; empty when nothing of it is visible. */
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

    /** Checks for variation selectors, which choose a shape of the preceding character. */
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
