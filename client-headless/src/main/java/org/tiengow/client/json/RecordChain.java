package org.tiengow.client.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.identity.Identity;

/**
 * How the records of a match hold together: each has the digest of the one before, and people have signed digests. The digest is
 * that of a record's whole line, so that nothing in it can be altered: SHA-256 over
 *
 * <pre>
 *   | "tiengow-record/1 digest" 00 | the line without its member "signatures", its names sorted, without blanks, in UTF-8 |
 * </pre>
 */
public final class RecordChain {
    /** The member with the digest of the record before. */
    public static final String BEFORE = "before";

    /** The member with what has been signed since the record before; the only one that is not signed itself. */
    public static final String SIGNATURES = "signatures";

    private static final byte[] LABEL = "tiengow-record/1 digest\0".getBytes(StandardCharsets.US_ASCII);
    private static final int DIGITS_OF_LONG = 19;

    private RecordChain() {}

    /**
     * Somebody has signed a record.
     *
     * @param round which one of the match, 1 for the first
     * @param key the identity key, 64 small hexadecimal digits
     * @param saw whether the signer's program saw the end of the round
     * @param signature 128 small hexadecimal digits
     */
    public record Signature(int round, String key, boolean saw, String signature) {}

    /**
     * The line of a record, joined to those before.
     *
     * @param line a line without these two members
     * @param before the digest of the record before; null for the first, and where it is not known
     */
    public static String linked(String line, @Nullable Bytes32 before, List<Signature> signatures) {
        return signed(with(line, BEFORE, before == null ? null : before.toHex()), signatures);
    }

    /** The line with what has been signed, beside what stands in it already, at its end; the same line when nothing has. */
    public static String signed(String line, List<Signature> signatures) {
        if (signatures.isEmpty()) {
            return line;
        }
        String bare = unsigned(line);
        List<Signature> all = new ArrayList<>();
        if (bare.length() < line.length()) {
            all.addAll(read(line).signatures());
        }
        all.addAll(signatures);
        return with(bare, SIGNATURES, all);
    }

    /** The line without what has been signed, which may be longer than the record itself; its digest is the same. */
    public static String unsigned(String line) {
        return withoutSignatures(line) + "}";
    }

    /** How many bytes of such a line come before what has been signed; all but its end where nothing has. */
    public static int signedFrom(String line) {
        return utf8(withoutSignatures(line)).length;
    }

    /** Without its end, too. They stand last; inside a text their quotes would be escaped. */
    private static String withoutSignatures(String line) {
        int there = line.lastIndexOf(",\"" + SIGNATURES + "\":[");
        return line.substring(0, there < 0 ? line.length() - 1 : there);
    }

    private static String with(String line, String member, @Nullable Object value) {
        String rest = Members.oneLine(new Members().with(member, value));
        return line.substring(0, line.length() - 1) + "," + rest.substring(1);
    }

    /**
     * What stands in a line beside the record itself.
     *
     * @param digest its own
     * @param isLinked whether it says anything of the record before, as older ones do not
     * @param before the digest of the record before; null when it names none
     * @param signatures what has been signed of this record and earlier ones
     */
    public record Link(
            Bytes32 digest, boolean isLinked, @Nullable Bytes32 before, List<Signature> signatures) {
        /** Copies the list. */
        public Link {
            signatures = List.copyOf(signatures);
        }

        /** Whether it names the record of this digest as the one before. */
        public boolean isAfter(Bytes32 other) {
            return before != null && before.equals(other);
        }
    }

    /**
     * Reads what joins a line to the others.
     *
     * @throws TextFlaw when it is no JSON object, has a number that is not whole, or one of these members is not what it should be
     */
    public static Link read(String line) {
        Node record = Json.read(line);
        Optional<Node> before = record.find(BEFORE);
        return new Link(
                digest(record),
                before.isPresent(),
                before.filter(node -> !node.isNull()).map(ShuffleJson::bytes).orElse(null),
                record.find(SIGNATURES).map(Node::items).orElse(List.of()).stream()
                        .map(RecordChain::signature)
                        .toList());
    }

    private static Bytes32 digest(Node record) {
        StringBuilder text = new StringBuilder();
        canonical(record.element().getAsJsonObject(), name -> !name.equals(SIGNATURES), text);
        if (hasHalfCharacter(text)) {
            throw new TextFlaw(1, "A record has whole characters alone, and no half of a pair (U+D800 to U+DFFF).");
        }
        byte[] bytes = utf8(text.toString());
        byte[] input = Arrays.copyOf(LABEL, LABEL.length + bytes.length);
        System.arraycopy(bytes, 0, input, LABEL.length, bytes.length);
        return Bytes32.of(Sha256.of(input));
    }

    private static boolean hasHalfCharacter(StringBuilder text) {
        return text.codePoints().anyMatch(each -> each >= Character.MIN_SURROGATE && each <= Character.MAX_SURROGATE);
    }

    private static void canonical(JsonObject object, Predicate<String> counts, StringBuilder text) {
        String[] names = object.keySet().stream().filter(counts).toArray(String[]::new);
        Arrays.sort(names, RecordChain::compareAsBytes);
        text.append('{');
        for (int i = 0; i < names.length; i++) {
            if (i > 0) {
                text.append(',');
            }
            quoted(names[i], text);
            text.append(':');
            canonical(object.get(names[i]), text);
        }
        text.append('}');
    }

    /** As the bytes of UTF-8 compare: like the characters themselves, and so those of two chars come last. */
    private static int compareAsBytes(String one, String other) {
        int common = Math.min(one.length(), other.length());
        for (int i = 0; i < common; i++) {
            char here = one.charAt(i);
            char there = other.charAt(i);
            if (here != there) {
                int half = Boolean.compare(Character.isSurrogate(here), Character.isSurrogate(there));
                return half == 0 ? here - there : half;
            }
        }
        return one.length() - other.length();
    }

    private static void canonical(JsonElement element, StringBuilder text) {
        if (element instanceof JsonObject object) {
            canonical(object, name -> true, text);
        } else if (element instanceof JsonArray array) {
            char next = '[';
            for (JsonElement item : array) {
                text.append(next);
                canonical(item, text);
                next = ',';
            }
            text.append(next == '[' ? "[]" : "]");
        } else if (element instanceof JsonPrimitive value && value.isString()) {
            quoted(value.getAsString(), text);
        } else if (element instanceof JsonPrimitive value && value.isNumber()) {
            whole(value.getAsString(), text);
        } else {
            text.append(element); // true, false, null
        }
    }

    private static void whole(String digits, StringBuilder text) {
        try {
            if (digits.length() < DIGITS_OF_LONG) {
                text.append(Long.parseLong(digits));
            } else {
                text.append(new BigInteger(digits));
            }
        } catch (NumberFormatException fraction) {
            throw new TextFlaw(1, "A record has whole numbers alone, and not " + digits + ".");
        }
    }

    /** As short as JSON allows: only what must be is written with a backslash. */
    private static void quoted(String text, StringBuilder to) {
        to.append('"');
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            switch (each) {
                case '"' -> to.append("\\\"");
                case '\\' -> to.append("\\\\");
                case '\b' -> to.append("\\b");
                case '\f' -> to.append("\\f");
                case '\n' -> to.append("\\n");
                case '\r' -> to.append("\\r");
                case '\t' -> to.append("\\t");
                default -> {
                    if (each < ' ') {
                        to.append(String.format("\\u%04x", (int) each));
                    } else {
                        to.append(each);
                    }
                }
            }
        }
        to.append('"');
    }

    private static Signature signature(Node signature) {
        return new Signature(
                signature.get("round").number(1, Integer.MAX_VALUE),
                ShuffleJson.digits(signature.get("key"), Identity.BYTES),
                signature.find("saw").filter(Node::flag).isPresent(), // older ones do not say
                ShuffleJson.digits(signature.get("signature"), Identity.BYTES_OF_SIGNATURE));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
