package org.tiengow.client.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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

    private static final String LABEL = "tiengow-record/1 digest\0";

    /** Characters that JSON writes as a backslash and a letter, and those letters. */
    private static final String ESCAPED = "\"\\\b\f\n\r\t";

    private static final String ESCAPES = "\"\\bfnrt";

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
        List<Signature> signatures = record.find(SIGNATURES).map(Node::items).orElse(List.of()).stream()
                .map(RecordChain::signature)
                .toList();
        record.element().getAsJsonObject().remove(SIGNATURES);
        return new Link(
                digest(record.element()),
                before.isPresent(),
                before.filter(node -> !node.isNull()).map(ShuffleJson::bytes).orElse(null),
                signatures);
    }

    private static Bytes32 digest(JsonElement bare) {
        String text = canonical(bare);
        if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
            throw new TextFlaw(1, "A record has whole characters alone, and no half of a pair (U+D800 to U+DFFF).");
        }
        return Bytes32.of(Sha256.of(utf8(LABEL + text)));
    }

    private static String canonical(JsonElement element) {
        if (element instanceof JsonObject object) {
            return object.keySet().stream()
                    .sorted(Comparator.comparing(RecordChain::utf8, Arrays::compareUnsigned))
                    .map(name -> quoted(name) + ":" + canonical(object.get(name)))
                    .collect(Collectors.joining(",", "{", "}"));
        } else if (element instanceof JsonArray array) {
            return array.asList().stream().map(RecordChain::canonical).collect(Collectors.joining(",", "[", "]"));
        } else if (element instanceof JsonPrimitive value && value.isString()) {
            return quoted(value.getAsString());
        } else if (element instanceof JsonPrimitive value && value.isNumber()) {
            return whole(value.getAsString());
        }
        return element.toString(); // true, false, null
    }

    private static String whole(String digits) {
        try {
            return new BigInteger(digits).toString();
        } catch (NumberFormatException fraction) {
            throw new TextFlaw(1, "A record has whole numbers alone, and not " + digits + ".");
        }
    }

    /** As short as JSON allows: only what must be is written with a backslash. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char each : text.toCharArray()) {
            int place = ESCAPED.indexOf(each);
            if (place >= 0) {
                quoted.append('\\').append(ESCAPES.charAt(place));
            } else if (each < ' ') {
                quoted.append(String.format("\\u%04x", (int) each));
            } else {
                quoted.append(each);
            }
        }
        return quoted.append('"').toString();
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
