package org.tiengow.protocol.discovery;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tiengow.protocol.pipeline.Limits;

/**
 * An IPv4 address and a TCP port, encoded in a few letters that can be called across a room, such as {@code BBV-PVB}. Home networks need
 * six letters. The last two are check letters: they detect any one or two wrong letters, and two swapped letters. There are no vowels,
 * hence no words, and no letters that look like a digit.
 *
 * <pre>
 *   letters   address            port      number written with the letters before the last two
 *      6      192.168.c.d        47913     c·2⁸ + d
 *      7      172.16–31.c.d      47913     (b − 16)·2¹⁶ + c·2⁸ + d
 *      8      10.b.c.d           47913     b·2¹⁶ + c·2⁸ + d
 *     10      any other          47913     the address
 *     10      192.168.c.d        another   2³² + port·2¹⁶ + the number above
 *     11      172.16–31.c.d      another   port·2²⁰ + the number above
 *     12      10.b.c.d           another   port·2²⁴ + the number above
 *     14      any other          another   port·2³² + the address
 * </pre>
 *
 * <p>Each pair of address and port has exactly one code.
 *
 * @param address the four numbers of the address, as in {@code 192.168.1.20}
 * @param port the TCP port, 1 to 65535
 */
public record JoinCode(String address, int port) {
    /** The letters, whose index is their value. Their number is prime, which the check letters require. */
    public static final String LETTERS = "BCDFGHJKMNPRSTVWXYZ";

    /** The prefix of a code that a program is to open, such as in a QR code. */
    public static final String SCHEME = "TIENGOW:";

    private static final int BASE = LETTERS.length();
    private static final int CHECKS = 2;
    private static final int GROUP = 4;
    private static final int LAST_PORT = 65_535;
    private static final long OTHER_PORT = 1L << 32;
    private static final Pattern IPV4 = Pattern.compile("(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?!$)|$)){4}");
    private static final Pattern SEPARATORS = Pattern.compile("[\\s\\p{Pd}]+");
    private static final Pattern LIKE_A_CODE =
            Pattern.compile("[" + LETTERS + "]{6,8}|[" + LETTERS + "]{10,12}|[" + LETTERS + "]{14}");

    /** Any letters in the groups of {@link #letters}. */
    private static final Pattern GROUPED =
            Pattern.compile("[A-Z]{3}-[A-Z]{3}|([A-Z]{4}-){1,2}[A-Z]{3,4}|([A-Z]{4}-){1,2}[A-Z]{3}-[A-Z]{3}");

    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException with a sentence for the user
     */
    public JoinCode {
        number(address);
        if (port < 1 || port > LAST_PORT) {
            throw new IllegalArgumentException("A port is a number from 1 to " + LAST_PORT + ", not " + port + ".");
        }
    }

    /** A range of addresses, with the number of bits that differ within it, and the number of letters of its codes. */
    private enum Kind {
        HOME("192.168.0.0", 16, 4, 8, OTHER_PORT),
        MIDDLE("172.16.0.0", 20, 5, 9, 0),
        LARGE("10.0.0.0", 24, 6, 10, 0),
        ANY("0.0.0.0", 32, 8, 12, 0);

        private final long first;
        private final int bits;
        private final int letters;
        private final int lettersWithPort;
        private final long added;

        Kind(String first, int bits, int letters, int lettersWithPort, long added) {
            this.first = number(first);
            this.bits = bits;
            this.letters = letters;
            this.lettersWithPort = lettersWithPort;
            this.added = added;
        }

        /** Returns the kind with the shortest codes: the first that contains the address. */
        static Kind of(long address) {
            return Arrays.stream(values())
                    .filter(kind -> kind.first >> kind.bits == address >> kind.bits)
                    .findFirst()
                    .orElseThrow();
        }

        String letters(long address, int port) {
            long low = address - first;
            return port == Limits.DEFAULT_PORT
                    ? digits(low, letters)
                    : digits(added + ((long) port << bits) + low, lettersWithPort);
        }
    }

    /** Returns the code of a host's first IPv4 address; empty without one. */
    public static Optional<JoinCode> of(Iterable<String> addresses, int port) {
        for (String each : addresses) {
            if (isIpv4(each)) {
                return Optional.of(new JoinCode(each, port));
            }
        }
        return Optional.empty();
    }

    /**
     * Checks whether a text looks like a code, possibly with a typing error, rather than an address: it consists of a valid number of code
     * letters, or of any letters in the groups of a code. Hyphens, blanks, lower-case letters, full-width letters and a leading
     * {@link #SCHEME} are accepted.
     */
    public static boolean isLike(String text) {
        String plain = plain(text);
        return LIKE_A_CODE.matcher(bare(plain)).matches()
                || GROUPED.matcher(SEPARATORS.matcher(plain).replaceAll("-")).matches();
    }

    /** Decodes a text that {@link #isLike} a code; empty when a letter is wrong or missing. */
    public static Optional<JoinCode> read(String text) {
        String letters = bare(text);
        if (!LIKE_A_CODE.matcher(letters).matches() || !isChecked(letters)) {
            return Optional.empty();
        }
        long value = 0;
        for (int i = 0; i < letters.length() - CHECKS; i++) {
            value = value * BASE + LETTERS.indexOf(letters.charAt(i));
        }
        // Rejects numbers that would be encoded differently.
        return meaning(letters.length() - CHECKS, value)
                .filter(code -> code.bare().equals(letters));
    }

    /** Returns the letters in groups of at most four, as equal as possible: {@code BBV-PVB}, {@code DBRG-ZPS}. */
    public String letters() {
        String letters = bare();
        StringBuilder grouped = new StringBuilder();
        int groups = (letters.length() + GROUP - 1) / GROUP;
        for (int group = 0, at = 0; group < groups; group++) {
            int left = letters.length() - at;
            int length = (left + groups - group - 1) / (groups - group);
            grouped.append(group == 0 ? "" : "-").append(letters, at, at + length);
            at += length;
        }
        return grouped.toString();
    }

    /** Returns the content of a QR code: capital letters make the smallest picture. */
    public String uri() {
        return SCHEME + bare();
    }

    private String bare() {
        long number = number(address);
        String payload = Kind.of(number).letters(number, port);
        return payload + checks(payload);
    }

    private static Optional<JoinCode> meaning(int letters, long value) {
        for (Kind kind : Kind.values()) {
            long size = 1L << kind.bits;
            if (letters == kind.letters && value < size) {
                return Optional.of(new JoinCode(text(kind.first + value), Limits.DEFAULT_PORT));
            }
            long rest = value - kind.added;
            long port = rest >> kind.bits;
            if (letters == kind.lettersWithPort && rest >= 0 && port >= 1 && port <= LAST_PORT) {
                return Optional.of(new JoinCode(text(kind.first + (rest & (size - 1))), (int) port));
            }
        }
        return Optional.empty();
    }

    /** Returns a text in capital letters of usual width, without {@link #SCHEME}. */
    private static String plain(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).strip().toUpperCase(Locale.ROOT);
        return plain.startsWith(SCHEME) ? plain.substring(SCHEME.length()) : plain;
    }

    private static String bare(String text) {
        return SEPARATORS.matcher(plain(text)).replaceAll("");
    }

    private static String digits(long value, int letters) {
        StringBuilder reversed = new StringBuilder();
        long rest = value;
        for (int i = 0; i < letters; i++) {
            reversed.append(LETTERS.charAt((int) (rest % BASE)));
            rest /= BASE;
        }
        return reversed.reverse().toString();
    }

    /**
     * Returns two check letters that make two sums of a code multiples of 19. The first sum adds the values of all letters; the second adds
     * each value times its position, counted from 1. Any change of one or two letters changes one of the sums, since no code has 19
     * letters.
     */
    private static String checks(String payload) {
        int sum = Math.floorMod(-sum(payload, false), BASE);
        int weighted = Math.floorMod(-sum(payload, true), BASE);
        int n = payload.length() + 1;
        // a + b = sum and n·a + (n + 1)·b = weighted, so b = weighted − n·sum
        int b = Math.floorMod(weighted - n * sum, BASE);
        int a = Math.floorMod(sum - b, BASE);
        return "" + LETTERS.charAt(a) + LETTERS.charAt(b);
    }

    private static boolean isChecked(String letters) {
        return sum(letters, false) % BASE == 0 && sum(letters, true) % BASE == 0;
    }

    private static int sum(String letters, boolean weighted) {
        int sum = 0;
        for (int i = 0; i < letters.length(); i++) {
            sum += (weighted ? i + 1 : 1) * LETTERS.indexOf(letters.charAt(i));
        }
        return sum;
    }

    private static boolean isIpv4(String address) {
        return IPV4.matcher(address).matches();
    }

    private static long number(String address) {
        if (!isIpv4(address)) {
            throw new IllegalArgumentException("\"" + address + "\" is not an address like 192.168.1.20.");
        }
        long number = 0;
        for (String part : address.split("\\.")) {
            number = number * 256 + Integer.parseInt(part);
        }
        return number;
    }

    private static String text(long number) {
        return number / (1 << 24) + "." + number / (1 << 16) % 256 + "." + number / 256 % 256 + "." + number % 256;
    }
}
