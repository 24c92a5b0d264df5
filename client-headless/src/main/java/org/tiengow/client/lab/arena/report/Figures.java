package org.tiengow.client.lab.arena.report;

import org.tiengow.client.lab.arena.Estimate;
import org.tiengow.client.lab.arena.Printed;

/** Numbers and words as they stand on a page. */
final class Figures {
    private Figures() {}

    /** Such as {@code +1.28}, with a sign and a real minus. */
    static String signed(double value, int digits) {
        String text = Printed.text("%+." + digits + "f", value);
        return isNought(text) ? text.substring(1) : text.replace('-', '−');
    }

    /** Such as {@code +1.28 ± 0.44}; the mean alone when it is exact, or nothing is known of the spread. */
    static String withHalfWidth(Estimate estimate, int digits) {
        return signed(estimate.mean(), digits)
                + (estimate.halfWidth() > 0 ? Printed.text(" ± %." + digits + "f", estimate.halfWidth()) : "");
    }

    /** Such as {@code +0.84 to +1.72}; a dash when nothing is known of the spread. */
    static String interval(Estimate estimate, int digits) {
        return Double.isNaN(estimate.halfWidth())
                ? "–"
                : signed(estimate.low(), digits) + " to " + signed(estimate.high(), digits);
    }

    /** Such as {@code 12,000}. */
    static String count(long number) {
        return Printed.text("%,d", number);
    }

    /** Such as {@code 62.0 %}: for columns. */
    static String share(double part) {
        return Printed.text("%.1f %%", 100 * part);
    }

    /** Such as {@code 95 %}: for sentences. */
    static String percent(double part) {
        return Printed.text("%.1f", 100 * part).replaceFirst("\\.0$", "") + " %";
    }

    /** Text that may hold anything. */
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
