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
 * The chain of the records of a match: each record has the digest of the previous one, and people have signed digests. The digest
 * covers the whole line of a record apart from its signatures, so that nothing in it can be altered. It is SHA-256 over
 *
 * <pre>
 *   | "tiengow-record/1 digest" 00 | the line without its member "signatures", its names sorted, without blanks, in UTF-8 |
 * </pre>
 */
public final class RecordChain {
    /** The member that holds the digest of the previous record. */
    public static final String BEFORE = "before";

    /** The member that holds the signatures made since the previous record was written. It alone is not covered by the digest. */
    public static final String SIGNATURES = "signatures";

    private static final String LABEL = "tiengow-record/1 digest\0";

    /** The characters that JSON writes as a backslash and a letter; {@link #ESCAPES} holds the letters in the same order. */
    private static final String ESCAPED = "\"\\\b\f\n\r\t";

    private static final String ESCAPES = "\"\\bfnrt";

    private RecordChain() {}

    /**
     * A signature of a record.
     *
     * @param round the signed round of the match, 1 for the first
     * @param key the identity key of the signer, 64 lower-case hexadecimal digits
     * @param saw whether the signer's program saw the end of the round
     * @param signature the signature, 128 lower-case hexadecimal digits
     */
    public record Signature(int round, String key, boolean saw, String signature) {}

    /**
     * Returns the line of a record with the digest of the previous record and with signatures.
     *
     * @param line a line without these two members
     * @param before the digest of the previous record; null for the first record, and when it is not known
     */
    public static String linked(String line, @Nullable Bytes32 before, List<Signature> signatures) {
        return signed(with(line, BEFORE, before == null ? null : before.toHex()), signatures);
    }

    /** Returns the line with signatures added after those that it has. Returns the line unchanged when there are none to add. */
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

    /** Returns the line without its signatures, which may be longer than the record itself. The digest stays the same. */
    public static String unsigned(String line) {
        return withoutSignatures(line) + "}";
    }

    /** Returns the number of bytes before the signatures of a line. Without signatures that is all but the closing brace. */
    public static int signedFrom(String line) {
        return utf8(withoutSignatures(line)).length;
    }

    /**
     * Returns the line without its signatures and its closing brace. The signatures stand last; inside a text their quotes would be
     * escaped.
     */
    private static String withoutSignatures(String line) {
        int there = line.lastIndexOf(",\"" + SIGNATURES + "\":[");
        return line.substring(0, there < 0 ? line.length() - 1 : there);
    }

    private static String with(String line, String member, @Nullable Object value) {
        String rest = Members.oneLine(new Members().with(member, value));
        return line.substring(0, line.length() - 1) + "," + rest.substring(1);
    }

    /**
     * The part of a line that links it to other records.
     *
     * @param digest the digest of the record
     * @param isLinked whether the line has the member {@link #BEFORE}, which older records lack
     * @param before the digest of the previous record; null when the line names none
     * @param signatures the signatures of this record and earlier ones
     */
    public record Link(
            Bytes32 digest, boolean isLinked, @Nullable Bytes32 before, List<Signature> signatures) {
        public Link {
            signatures = List.copyOf(signatures);
        }

        /** Checks whether the line names this digest as that of the previous record. */
        public boolean isAfter(Bytes32 other) {
            return before != null && before.equals(other);
        }
    }

    /**
     * Reads the part of a line that links it to other records.
     *
     * @throws TextFlaw when the line is not a JSON object, has a number that is not whole, or one of these members is malformed
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

    /** Returns a text as a JSON string, with a backslash only where JSON requires one. */
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
                signature.find("saw").filter(Node::flag).isPresent(), // older signatures lack this member
                ShuffleJson.digits(signature.get("signature"), Identity.BYTES_OF_SIGNATURE));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
