package org.tiengow.client.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Participant;
import org.tiengow.engine.deal.Shares;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.protocol.identity.Identity;

/** The member {@code shuffle} of a record ({@code docs/fair-shuffle.md}): what a verifier of the fair shuffle needs. */
public final class ShuffleJson {
    /** The value of its member {@code format}. */
    public static final String FORMAT = "tiengow-shuffle/2";

    /** The same arithmetic, at a host that might end a list as it liked. */
    private static final String FORMAT_1 = "tiengow-shuffle/1";

    private static final String HOST_GONE = "HOST_GONE";

    private ShuffleJson() {}

    /** The member as one line of JSON. The match, the round and the number of players stand in the record around it. */
    public static String write(ShuffleProof proof) {
        ShuffleAttempt attempt = proof.list().attempt();
        Members members = new Members()
                .with("format", FORMAT)
                .with("attempt", attempt.number())
                .with("host", party(proof, FairShuffle.HOST))
                .with(
                        "seats",
                        IntStream.range(0, attempt.players())
                                .mapToObj(seat -> party(proof, seat))
                                .toList())
                .with("voided", proof.voided(), ShuffleJson::voided);
        return Members.oneLine(
                proof.people().isEmpty() ? members : members.with("people", proof.people(), ShuffleJson::person));
    }

    /**
     * Reads the member of a record; empty when it has none. Whether it proves anything is not checked here.
     *
     * @throws TextFlaw when it is there and not of this format
     */
    public static Optional<ShuffleProof> read(RoundRecord record) {
        if (record.shuffle() == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(read(record, Json.read(record.shuffle())));
        } catch (IllegalArgumentException e) {
            throw new TextFlaw(1, "shuffle: " + e.getMessage());
        }
    }

    private static ShuffleProof read(RoundRecord record, Node root) {
        String format = root.get("format").text();
        if (!format.equals(FORMAT) && !format.equals(FORMAT_1)) {
            throw root.get("format").flaw("must be " + FORMAT + ", not \"" + format + "\"");
        }
        int players = record.players().size();
        ShuffleAttempt attempt = new ShuffleAttempt(
                record.match(), record.round(), root.get("attempt").number(1, Integer.MAX_VALUE), players);
        List<Optional<Bytes32>> commitments = new ArrayList<>();
        List<Optional<Bytes32>> shares = new ArrayList<>();
        for (Node seat : root.get("seats").items()) {
            commitments.add(seat.isNull() ? Optional.empty() : Optional.of(bytes(seat, "commitment")));
            shares.add(seat.isNull() ? Optional.empty() : Optional.of(bytes(seat, "share")));
        }
        Node host = root.get("host");
        return new ShuffleProof(
                new Commitments(attempt, bytes(host, "commitment"), commitments),
                new Shares(bytes(host, "share"), shares),
                root.get("voided").items().stream()
                        .map(each -> voided(each, players))
                        .toList(),
                root.find("people").map(Node::items).orElse(List.of()).stream()
                        .map(ShuffleJson::person)
                        .toList());
    }

    private static Members person(Participant person) {
        return PlayerJson.write(person.name(), person.bot())
                .with("key", person.key().isEmpty() ? null : person.key())
                .with("signature", person.signature().isEmpty() ? null : person.signature());
    }

    private static Participant person(Node person) {
        return new Participant(
                PlayerJson.name(person),
                PlayerJson.isBot(person),
                digits(person.get("key"), Identity.BYTES),
                digits(person.get("signature"), Identity.BYTES_OF_SIGNATURE));
    }

    /** Hexadecimal digits of so many bytes; empty for null. */
    static String digits(Node digits, int bytes) {
        if (digits.isNull()) {
            return "";
        }
        if (!digits.text().matches("[0-9a-f]{" + 2 * bytes + "}")) {
            throw digits.flaw("must have " + 2 * bytes + " small hexadecimal digits");
        }
        return digits.text();
    }

    private static @Nullable Members party(ShuffleProof proof, int party) {
        Optional<Bytes32> commitment = proof.list().of(party);
        Optional<Bytes32> share = proof.shares().of(party);
        if (commitment.isEmpty() || share.isEmpty()) {
            return null;
        }
        return new Members()
                .with("commitment", commitment.get().toHex())
                .with("share", share.get().toHex());
    }

    private static Members voided(VoidAttempt attempt) {
        Members object = new Members().with("attempt", attempt.number()).with("missing", attempt.missing());
        return attempt.isHostGone() ? object.with("reason", HOST_GONE) : object;
    }

    private static VoidAttempt voided(Node attempt, int players) {
        VoidAttempt read = new VoidAttempt(
                attempt.get("attempt").number(1, Integer.MAX_VALUE),
                attempt.get("missing").items().stream()
                        .map(each -> new VoidAttempt.Missing(
                                each.get("seat").seat(players), each.get("name").text()))
                        .toList());
        boolean saysSo = attempt.find("reason")
                .filter(reason -> reason.text().equals(HOST_GONE))
                .isPresent();
        if (saysSo != read.isHostGone()) {
            throw attempt.flaw("must name either whose share was missing or, as its reason, " + HOST_GONE);
        }
        return read;
    }

    private static Bytes32 bytes(Node party, String member) {
        Node digits = party.get(member);
        try {
            return Bytes32.ofHex(digits.text());
        } catch (IllegalArgumentException e) {
            throw digits.flaw("must have " + 2 * Bytes32.LENGTH + " hexadecimal digits");
        }
    }
}
