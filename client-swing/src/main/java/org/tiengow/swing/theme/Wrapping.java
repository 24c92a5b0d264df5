package org.tiengow.swing.theme;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A line breaker for texts. */
public final class Wrapping {
    private Wrapping() {}

    /**
     * Breaks a text into lines of at most a width in pixels, at a size for scale 1. A word too long for a line is broken between
     * letters.
     */
    public static List<Lettering> wrap(String text, Type.Weight weight, double size, double width) {
        List<Lettering> lines = new ArrayList<>();
        for (String paragraph : text.split("\n", -1)) {
            wrapInto(lines, paragraph, weight, size, width);
        }
        return lines;
    }

    private static void wrapInto(List<Lettering> lines, String text, Type.Weight weight, double size, double width) {
        List<Integer> ends = ends(text);
        int start = 0;
        int first = 0;
        while (first < ends.size()) {
            // A binary search finds the last end that fits, since each attempt has to typeset a line.
            int least = first;
            int most = ends.size() - 1;
            while (least < most) {
                int middle = (least + most + 1) / 2;
                if (line(text, start, ends.get(middle), weight, size).width() <= width) {
                    least = middle;
                } else {
                    most = middle - 1;
                }
            }
            int end = ends.get(least);
            Lettering line = line(text, start, end, weight, size);
            if (line.width() > width) {
                int broken = lettersThatFit(text, start, end, weight, size, width);
                lines.add(line(text, start, broken, weight, size));
                start = broken;
                first = broken == end ? least + 1 : least;
            } else {
                lines.add(line);
                start = end;
                first = least + 1;
            }
        }
    }

    /** Returns the end of the letters that fit on a line, at least one. */
    private static int lettersThatFit(String text, int start, int end, Type.Weight weight, double size, double width) {
        BreakIterator letters = BreakIterator.getCharacterInstance(Locale.ROOT);
        letters.setText(text);
        int fitting = letters.following(start);
        for (int next = letters.next(); next < end && next != BreakIterator.DONE; next = letters.next()) {
            if (line(text, start, next, weight, size).width() > width) {
                break;
            }
            fitting = next;
        }
        return Math.min(fitting, end);
    }

    /** Returns the width in pixels of the widest part of a text that is only broken if it is too long for a line. */
    public static double widestWord(String text, Type.Weight weight, double size) {
        double widest = 0;
        int start = 0;
        for (int end : ends(text)) {
            widest = Math.max(widest, line(text, start, end, weight, size).width());
            start = end;
        }
        return widest;
    }

    /** Returns the positions at which a line may end; the last one is the end of the text. */
    private static List<Integer> ends(String text) {
        if (text.isEmpty()) {
            return List.of(0);
        }
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        breaks.setText(text);
        List<Integer> ends = new ArrayList<>();
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            ends.add(end);
        }
        return ends;
    }

    private static Lettering line(String text, int start, int end, Type.Weight weight, double size) {
        return Lettering.of(text.substring(start, end).stripTrailing(), weight, size);
    }
}
