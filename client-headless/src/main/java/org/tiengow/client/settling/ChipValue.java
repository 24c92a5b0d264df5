package org.tiengow.client.settling;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.Normalizer;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The value of a chip, in the money or the counters in which people settle.
 *
 * @param amount the value, more than 0, with as many decimals as the user typed
 * @param unit the unit, up to three letters; may be empty
 */
public record ChipValue(BigDecimal amount, String unit) {
    /** The most digits of a value. */
    private static final int DIGITS = 9;

    /** A number with a unit before or behind it. */
    private static final Pattern PARTS =
            Pattern.compile("(?<before>[^-+.,0-9]*)(?<number>[-+]?[.,0-9]*)(?<behind>.*)", Pattern.DOTALL);

    private static final Pattern NUMBER = Pattern.compile("[-+]?(\\d+\\.?\\d*|\\.\\d+)");
    private static final Pattern UNIT = Pattern.compile("[\\p{L}\\p{M}\\p{Sc}]{0,3}");

    /** A reason why a text is not the value of a chip. */
    public enum Problem {
        NO_NUMBER,
        NOT_POSITIVE,
        TOO_LONG,
        BAD_UNIT
    }

    /** Reads a value such as "0.50 HKD"; empty if the text is blank or has a problem. */
    public static Optional<ChipValue> read(String typed) {
        if (typed.isBlank() || problem(typed).isPresent()) {
            return Optional.empty();
        }
        Matcher parts = parts(typed);
        return Optional.of(new ChipValue(new BigDecimal(parts.group("number")), unit(parts)));
    }

    /** Returns why a text is not the value of a chip; empty if it is one, and if it is blank. */
    public static Optional<Problem> problem(String typed) {
        if (typed.isBlank()) {
            return Optional.empty();
        }
        Matcher parts = parts(typed);
        String number = parts.group("number");
        if (!NUMBER.matcher(number).matches()) {
            return Optional.of(Problem.NO_NUMBER);
        }
        if (number.chars().filter(Character::isDigit).count() > DIGITS) {
            return Optional.of(Problem.TOO_LONG);
        }
        if (new BigDecimal(number).signum() <= 0) {
            return Optional.of(Problem.NOT_POSITIVE);
        }
        return UNIT.matcher(unit(parts)).matches() ? Optional.empty() : Optional.of(Problem.BAD_UNIT);
    }

    /** Returns a multiple of the smallest amount that these decimals can write, such as 12.50 for 1250. */
    public BigDecimal number(BigInteger smallest) {
        return new BigDecimal(smallest, amount.scale());
    }

    /** Returns such a multiple with its unit, such as "12.50 HKD" for 1250. */
    public String written(BigInteger smallest) {
        return written(number(smallest));
    }

    /** Returns the value itself, such as "0.50 HKD". */
    public String written() {
        return written(amount);
    }

    private String written(BigDecimal sum) {
        return sum.toPlainString() + (unit.isEmpty() ? "" : " " + unit);
    }

    private static Matcher parts(String typed) {
        // full-width digits and letters become plain ones
        String plain = Normalizer.normalize(typed, Normalizer.Form.NFKC).strip().replace('−', '-');
        Matcher parts = PARTS.matcher(plain);
        if (!parts.matches()) {
            throw new IllegalStateException("The pattern matches every text.");
        }
        return parts;
    }

    /** Returns what stands before and behind the number; only one of them can be a unit. */
    private static String unit(Matcher parts) {
        String before = parts.group("before").strip();
        String behind = parts.group("behind").strip();
        return before.isEmpty() || behind.isEmpty() ? before + behind : before + " " + behind;
    }
}
