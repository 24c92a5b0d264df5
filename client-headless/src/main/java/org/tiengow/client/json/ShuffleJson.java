package org.tiengow.client.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.protocol.identity.Identity;

/** The translator of the member {@code shuffle} of a record ({@code docs/fair-shuffle-spec.md}), which holds the data for a verifier. */
public final class ShuffleJson {
    /** The value of the member {@code format} inside it. */
    public static final String FORMAT = "tiengow-shuffle/3";

    private static final Set<String> OLDER = Set.of("tiengow-shuffle/1", "tiengow-shuffle/2");
    private static final int MOST_LEFT_OUT = 255;

    /** The times at which records become public. The ordinal of a constant is the number that is hashed. */
    private enum Reveal {
        UNSPECIFIED,
        ROUND,
        MATCH,
        NEVER
    }

    private ShuffleJson() {}

    /** Returns the member as one line of JSON. The match and the round are members of the record around it. */
    public static String write(ShuffleProof proof) {
        ShuffleList list = proof.list();
        return Members.oneLine(new Members()
                .with("format", FORMAT)
                .with("host", list.context().host().toHex())
                .with("epoch", list.context().epoch())
                .with("reveal", Reveal.values()[list.reveal()])
                .with("anchor", list.hostAnchor().toHex())
                .with("link", proof.links().host().toHex())
                .with(
                        "seats",
                        IntStream.range(0, list.players())
                                .mapToObj(seat -> seat(
                                        list.seats().get(seat), proof.links().of(seat)))
                                .toList()));
    }

    private static Members seat(ListedSeat seat, Optional<Bytes32> link) {
        return new Members()
                .with("kind", seat.kind())
                .with("leftOut", seat.leftOut())
                .with("name", seat.name())
                .with("key", hex(seat.key()))
                .with("anchor", hex(seat.anchor()))
                .with("signature", seat.signature().isEmpty() ? null : seat.signature())
                .with("link", hex(link));
    }

    /** Returns the epoch in the member of a record; empty without a fair shuffle, and in older formats. */
    public static OptionalInt epoch(@Nullable String shuffle) {
        Optional<Node> epoch =
                shuffle == null ? Optional.empty() : Json.read(shuffle).find("epoch");
        return epoch.map(node -> OptionalInt.of(node.number(0, Integer.MAX_VALUE)))
                .orElse(OptionalInt.empty());
    }

    /** Checks whether the member of a record has an older format, which this version does not read. */
    public static boolean isOlder(@Nullable String shuffle) {
        return shuffle != null
                && OLDER.contains(Json.read(shuffle).get("format").text());
    }

    private static @Nullable String hex(Optional<Bytes32> bytes) {
        return bytes.map(Bytes32::toHex).orElse(null);
    }

    /**
     * Reads the member of a record. It does not check whether the member proves anything.
     *
     * @param shuffle the member as JSON
     * @param match the id of the match in the record
     * @param round the round in the record
     * @throws TextFlaw when the member is not of this format
     */
    public static ShuffleProof read(String shuffle, String match, int round) {
        try {
            return read(Json.read(shuffle), match, round);
        } catch (IllegalArgumentException e) {
            throw new TextFlaw(1, "shuffle: " + e.getMessage());
        }
    }

    private static ShuffleProof read(Node root, String match, int round) {
        String format = root.get("format").text();
        if (!format.equals(FORMAT)) {
            throw root.get("format").flaw("must be " + FORMAT + ", not \"" + format + "\"");
        }
        if (round > FairShuffle.ROUNDS) {
            throw root.get("format").flaw("is not possible after round " + FairShuffle.ROUNDS);
        }
        ShuffleContext context = new ShuffleContext(
                bytes(root.get("host")), match, root.get("epoch").number(0, Integer.MAX_VALUE));
        List<ListedSeat> seats = new ArrayList<>();
        List<Optional<Bytes32>> links = new ArrayList<>();
        for (Node seat : root.get("seats").items()) {
            seats.add(new ListedSeat(
                    seat.get("kind").oneOf(ListedSeat.Kind.class),
                    seat.get("leftOut").number(0, MOST_LEFT_OUT),
                    seat.get("name").text(),
                    optional(seat.get("key")),
                    optional(seat.get("anchor")),
                    digits(seat.get("signature"), Identity.BYTES_OF_SIGNATURE)));
            links.add(optional(seat.get("link")));
        }
        return new ShuffleProof(
                new ShuffleList(
                        context,
                        round,
                        root.get("reveal").oneOf(Reveal.class).ordinal(),
                        bytes(root.get("anchor")),
                        seats),
                new Links(bytes(root.get("link")), links));
    }

    /** Reads the hexadecimal digits of {@code bytes} bytes; returns an empty text for a JSON null. */
    static String digits(Node digits, int bytes) {
        if (digits.isNull()) {
            return "";
        }
        if (!digits.text().matches("[0-9a-f]{" + 2 * bytes + "}")) {
            throw digits.flaw("must have " + 2 * bytes + " small hexadecimal digits");
        }
        return digits.text();
    }

    private static Optional<Bytes32> optional(Node digits) {
        return digits.isNull() ? Optional.empty() : Optional.of(bytes(digits));
    }

    static Bytes32 bytes(Node digits) {
        String text = digits(digits, Bytes32.LENGTH);
        if (text.isEmpty()) {
            throw digits.flaw("must have " + 2 * Bytes32.LENGTH + " small hexadecimal digits");
        }
        return Bytes32.ofHex(text);
    }
}
