package org.tiengow.swing.theme;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Breaks a text into lines that fit a width. */
public final class Wrapping {
    private Wrapping() {}

    /** The lines of a text at a size of scale 1 in a width of pixels; a word too long for a line stands alone. */
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
            // The last end that fits is found by halving, since each line that is tried has to be set.
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
            lines.add(line(text, start, end, weight, size));
            start = end;
            first = least + 1;
        }
    }

    /** Where lines may end; the last is the end of the text. */
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
