package org.tiengow.lab.arena.report;

import org.tiengow.lab.arena.Estimate;
import org.tiengow.lab.arena.Printed;

/** Formats numbers and texts for a page. */
final class Figures {
    private Figures() {}

    /** Formats a number with a sign and a true minus, such as {@code +1.28}. */
    static String signed(double value, int digits) {
        String text = Printed.text("%+." + digits + "f", value);
        return isNought(text) ? text.substring(1) : text.replace('-', '−');
    }

    /** Formats an estimate such as {@code +1.28 ± 0.44}; the mean alone if it is exact or its spread is unknown. */
    static String withHalfWidth(Estimate estimate, int digits) {
        return signed(estimate.mean(), digits)
                + (estimate.halfWidth() > 0 ? Printed.text(" ± %." + digits + "f", estimate.halfWidth()) : "");
    }

    /** Formats an interval such as {@code +0.84 to +1.72}; a dash if its spread is unknown. */
    static String interval(Estimate estimate, int digits) {
        return Double.isNaN(estimate.halfWidth())
                ? "–"
                : signed(estimate.low(), digits) + " to " + signed(estimate.high(), digits);
    }

    /** Formats a count such as {@code 12,000}. */
    static String count(long number) {
        return Printed.text("%,d", number);
    }

    /** Formats a fraction as a percentage for columns, such as {@code 62.0 %}. */
    static String share(double part) {
        return Printed.text("%.1f %%", 100 * part);
    }

    /** Formats a fraction as a percentage for sentences, such as {@code 95 %}. */
    static String percent(double part) {
        return Printed.text("%.1f", 100 * part).replaceFirst("\\.0$", "") + " %";
    }

    /** Escapes arbitrary text for HTML. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static boolean isNought(String text) {
        return text.chars().allMatch(each -> "+-0.".indexOf(each) >= 0);
    }
}
