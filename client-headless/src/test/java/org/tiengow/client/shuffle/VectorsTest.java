package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.check.SignedMatch;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Commitments;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.Shares;
import org.tiengow.engine.deal.ShuffleAttempt;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/**
 * The test vectors of the fair shuffle, which other languages read too. {@code -Dgolden.update=true} writes them anew; they
 * change only with the version in the labels.
 */
class VectorsTest {
    private static final Path FILE = Path.of("..", "docs", "verify", "vectors.json");
    private static final FairShuffle SHUFFLE = new FairShuffle(Sha256::of);

    @Test
    void allVectorsAgree() throws IOException {
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(
                    FILE,
                    new GsonBuilder()
                                    .setPrettyPrinting()
                                    .serializeNulls()
                                    .create()
                                    .toJson(all()) + "\n");
        }
        JsonArray vectors =
                JsonParser.parseString(Files.readString(FILE)).getAsJsonObject().getAsJsonArray("vectors");
        assertThat(vectors).hasSizeGreaterThan(10);
        for (JsonElement vector : vectors) {
            assertThat(made(vector.getAsJsonObject())).isEqualTo(vector);
        }
        assertThat(JsonParser.parseString(Files.readString(FILE))
                        .getAsJsonObject()
                        .get("signed"))
                .isEqualTo(signed());
    }

    /** What is signed of the example record, each once as it is and once with another digit in the signature. */
    private static JsonArray signed() {
        JsonArray vectors = new JsonArray();
        List<String> lines = new SignedMatch("9f2c04d1e77a3b65", TableRules.named("lai"), SignedMatch.KEYS, 21).lines();
        for (String line : lines) {
            RoundRecord record = RecordJson.read(line);
            ShuffleProof proof = ShuffleJson.read(record).orElseThrow();
            JsonObject shuffle = JsonParser.parseString(line).getAsJsonObject().getAsJsonObject("shuffle");
            for (int seat = 0; seat < SignedMatch.KEYS.size(); seat++) {
                IdentityKey key = SignedMatch.KEYS.get(seat);
                JsonObject part = new JsonObject();
                part.addProperty("seat", seat);
                part.addProperty("list", SHUFFLE.digest(proof.list()).toHex());
                part.add("voided", shuffle.get("voided"));
                part.add("people", shuffle.get("people"));
                part.addProperty(
                        "content",
                        HexFormat.of()
                                .formatHex(
                                        ShuffleSignatures.content(seat, proof.list(), proof.voided(), proof.people())));
                add(vectors, part, key, proof.people().get(seat).signature());
            }
            Bytes32 digest = RecordChain.read(line).digest();
            IdentityKey key = SignedMatch.KEYS.get(0);
            JsonObject whole = new JsonObject();
            whole.addProperty("record", line);
            whole.addProperty("digest", digest.toHex());
            add(vectors, whole, key, HexFormat.of().formatHex(ShuffleSignatures.record(key, digest)));
        }
        return vectors;
    }

    private static void add(JsonArray vectors, JsonObject vector, IdentityKey key, String signature) {
        String wrong = (signature.charAt(9) == 'a' ? "b" : "a") + signature.substring(10);
        for (String each : List.of(signature, signature.substring(0, 9) + wrong)) {
            JsonObject signed = vector.deepCopy();
            signed.addProperty("key", key.identity().hex());
            signed.addProperty("signature", each);
            signed.addProperty("right", each.equals(signature));
            vectors.add(signed);
        }
    }

    /** What Java makes of the attempt and the shares of a vector. */
    private static JsonObject made(JsonObject vector) {
        JsonArray seats = vector.getAsJsonArray("seats");
        ShuffleAttempt attempt = new ShuffleAttempt(
                vector.get("match").getAsString(),
                vector.get("round").getAsInt(),
                vector.get("attempt").getAsInt(),
                vector.get("players").getAsInt());
        List<Optional<Bytes32>> shares = new ArrayList<>();
        seats.forEach(seat -> shares.add(seat.isJsonNull() ? Optional.empty() : Optional.of(share(seat))));
        return vector(attempt, new Shares(share(vector.get("host")), shares));
    }

    private static Bytes32 share(JsonElement party) {
        return Bytes32.ofHex(party.getAsJsonObject().get("share").getAsString());
    }

    private static JsonObject all() {
        SplittableRandom random = new SplittableRandom(5);
        JsonArray vectors = new JsonArray();
        for (int players = 2; players <= 4; players++) {
            for (int present = 0; present < 1 << players; present += present == 0 ? 1 : 2) {
                String match = present == 0 ? "f" : present == 1 ? "0123456789abcdef".repeat(4) : "9f2c04d1e77a3b65";
                int round = present == 0 ? 1 : present == 1 ? Integer.MAX_VALUE : 1 + random.nextInt(300);
                ShuffleAttempt attempt = new ShuffleAttempt(match, round, 1 + random.nextInt(players), players);
                List<Optional<Bytes32>> seats = new ArrayList<>();
                for (int seat = 0; seat < players; seat++) {
                    seats.add((present >> seat & 1) == 1 ? Optional.of(drawn(random)) : Optional.empty());
                }
                vectors.add(vector(attempt, new Shares(present == 1 ? Bytes32.ZERO : drawn(random), seats)));
            }
        }
        JsonObject file = new JsonObject();
        file.addProperty("format", "tiengow-shuffle/1");
        file.add("vectors", vectors);
        file.add("signed", signed());
        return file;
    }

    private static Bytes32 drawn(SplittableRandom random) {
        byte[] bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        return Bytes32.of(bytes);
    }

    private static JsonObject vector(ShuffleAttempt attempt, Shares shares) {
        JsonArray seats = new JsonArray();
        List<Optional<Bytes32>> commitments = new ArrayList<>();
        for (int seat = 0; seat < attempt.players(); seat++) {
            int each = seat;
            Optional<Bytes32> share = shares.of(seat);
            commitments.add(share.map(bytes -> SHUFFLE.commitment(attempt, each, bytes)));
            seats.add(
                    share.<JsonElement>map(bytes -> party(attempt, each, bytes)).orElse(JsonNull.INSTANCE));
        }
        Commitments list =
                new Commitments(attempt, SHUFFLE.commitment(attempt, FairShuffle.HOST, shares.host()), commitments);
        assertThat(SHUFFLE.breach(list, shares)).isEmpty();
        Bytes32 seed = SHUFFLE.seed(list, shares);
        Deal deal = SHUFFLE.deal(seed, attempt.players());
        JsonArray hands = new JsonArray();
        deal.hands().forEach(hand -> hands.add(TileNotation.write(hand)));

        JsonObject vector = new JsonObject();
        vector.addProperty("match", attempt.match());
        vector.addProperty("round", attempt.round());
        vector.addProperty("attempt", attempt.number());
        vector.addProperty("players", attempt.players());
        vector.add("host", party(attempt, FairShuffle.HOST, shares.host()));
        vector.add("seats", seats);
        vector.addProperty("list", SHUFFLE.digest(list).toHex());
        vector.addProperty("seed", seed.toHex());
        vector.addProperty("lot", SHUFFLE.lot(seed, attempt.players()));
        vector.add("deal", hands);
        vector.addProperty("leftOver", TileNotation.write(deal.leftOver()));
        return vector;
    }

    private static JsonObject party(ShuffleAttempt attempt, int party, Bytes32 share) {
        JsonObject object = new JsonObject();
        object.addProperty("share", share.toHex());
        object.addProperty(
                "commitment", SHUFFLE.commitment(attempt, party, share).toHex());
        return object;
    }
}
