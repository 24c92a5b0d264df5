package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.tiengow.client.check.SignedMatch;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ListedSeat.Kind;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.shuffle.ShuffleSignatures;

/**
 * The test vectors of the fair shuffle, which other languages read too. {@code -Dgolden.update=true} writes them anew; they
 * change only with the version in the labels.
 */
class VectorsTest {
    private static final Path FILE = Path.of("..", "docs", "verify", "vectors.json");
    private static final FairShuffle SHUFFLE = RecordCheck.SHUFFLE;
    private static final List<ShuffleContext> CONTEXTS = List.of(
            new ShuffleContext(Bytes32.ZERO, "f", 0),
            new ShuffleContext(Bytes32.ofHex("5a".repeat(32)), "0123456789abcdef".repeat(4), Integer.MAX_VALUE),
            new ShuffleContext(Bytes32.ofHex("c0".repeat(32)), "9f2c04d1e77a3b65", 1));

    private final SplittableRandom random = new SplittableRandom(5);

    @Test
    void theVectorsAreWhatTheProgramMakes() throws IOException {
        JsonObject made = new JsonObject();
        made.addProperty("format", ShuffleJson.FORMAT);
        made.add("chains", chains());
        made.add("deals", deals());
        made.add("anchors", anchors());
        made.add("records", records());
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(
                    FILE,
                    new GsonBuilder()
                                    .setPrettyPrinting()
                                    .serializeNulls()
                                    .create()
                                    .toJson(made) + "\n");
        }
        assertThat(JsonParser.parseString(Files.readString(FILE))).isEqualTo(made);
    }

    @Test
    void dealsFollowFromWhatIsInTheFile() throws IOException {
        JsonArray deals =
                JsonParser.parseString(Files.readString(FILE)).getAsJsonObject().getAsJsonArray("deals");
        assertThat(deals).hasSize(12);
        deals.forEach(each -> {
            JsonObject vector = each.getAsJsonObject();
            ShuffleProof proof = ShuffleJson.read(
                    vector.toString(),
                    vector.get("match").getAsString(),
                    vector.get("round").getAsInt());
            assertThat(deal(proof)).isEqualTo(vector);
        });
    }

    /** The links of some rounds, made from the secrets of some parties. */
    private JsonArray chains() {
        JsonArray vectors = new JsonArray();
        for (ShuffleContext context : CONTEXTS) {
            for (int party : List.of(FairShuffle.HOST, 0, 3)) {
                Bytes32 secret = drawn();
                LinkChain chain = new LinkChain(SHUFFLE, context, party, secret);
                JsonObject vector = vector(context);
                vector.addProperty("party", party & 0xFF);
                vector.addProperty("secret", secret.toHex());
                JsonArray links = new JsonArray();
                for (int round : List.of(1, 100, 101, 9_999, FairShuffle.ROUNDS)) {
                    links.add(link(round, chain.link(round)));
                }
                links.add(link(0, chain.anchor()));
                vector.add("links", links);
                vectors.add(vector);
            }
        }
        return vectors;
    }

    private static JsonObject link(int round, Bytes32 link) {
        JsonObject vector = new JsonObject();
        vector.addProperty("round", round);
        vector.addProperty("link", link.toHex());
        return vector;
    }

    /** Lists with their links, and what is dealt from them, for each number of players and some sets of people. */
    private JsonArray deals() {
        JsonArray vectors = new JsonArray();
        for (int players = 2; players <= 4; players++) {
            for (int people : List.of(0, 1, (1 << players) - 2, (1 << players) - 1)) {
                List<ListedSeat> seats = new ArrayList<>();
                List<Optional<Bytes32>> links = new ArrayList<>();
                for (int seat = 0; seat < players; seat++) {
                    boolean isAsked = (people >> seat & 1) == 1;
                    seats.add(
                            isAsked
                                    ? person(seat)
                                    : ListedSeat.without(
                                            Kind.values()[random.nextInt(Kind.values().length)], 255, "七 \"\\\u0001"));
                    links.add(isAsked && random.nextInt(4) > 0 ? Optional.of(drawn()) : Optional.empty());
                }
                int round = people == 0 ? FairShuffle.ROUNDS : 1 + random.nextInt(300);
                vectors.add(deal(new ShuffleProof(
                        new ShuffleList(CONTEXTS.get(players - 2), round, random.nextInt(4), drawn(), seats),
                        new Links(drawn(), links))));
            }
        }
        return vectors;
    }

    private ListedSeat person(int seat) {
        return new ListedSeat(
                Kind.PERSON,
                random.nextInt(3),
                "Mei " + seat,
                Optional.of(drawn()),
                Optional.of(drawn()),
                (drawn().toHex() + drawn().toHex()));
    }

    private static JsonObject deal(ShuffleProof proof) {
        ShuffleList list = proof.list();
        JsonObject vector = JsonParser.parseString(ShuffleJson.write(proof)).getAsJsonObject();
        vector.addProperty("match", list.context().match());
        vector.addProperty("round", list.round());
        Bytes32 seed = SHUFFLE.seed(SHUFFLE.digest(list), proof.links());
        vector.addProperty("list", SHUFFLE.digest(list).toHex());
        vector.addProperty("seed", seed.toHex());
        vector.addProperty("lot", SHUFFLE.lot(seed, list.players()));
        Deal deal = SHUFFLE.deal(seed, list.players());
        JsonArray hands = new JsonArray();
        deal.hands().forEach(hand -> hands.add(TileNotation.write(hand)));
        vector.add("deal", hands);
        vector.addProperty("leftOver", TileNotation.write(deal.leftOver()));
        return vector;
    }

    /** Signed anchors; some signatures are not right. */
    private JsonArray anchors() {
        JsonArray vectors = new JsonArray();
        IdentityKey key = SignedMatch.KEYS.get(0);
        for (ShuffleContext context : CONTEXTS) {
            for (int seat = 0; seat < 4; seat++) {
                Bytes32 anchor = drawn();
                int signed = vectors.size() % 3 == 1 ? (seat + 1) % 4 : seat;
                String signature = altered(ShuffleSignatures.anchor(key, context, signed, anchor), vectors.size());
                JsonObject vector = vector(context);
                vector.addProperty("seat", seat);
                vector.addProperty("anchor", anchor.toHex());
                vector.addProperty("key", key.identity().hex());
                vector.addProperty("signature", signature);
                vector.addProperty(
                        "right", ShuffleSignatures.isAnchor(key.identity(), context, seat, anchor, signature));
                assertThat(vector.get("right").getAsBoolean()).isEqualTo(vectors.size() % 3 == 0);
                vectors.add(vector);
            }
        }
        return vectors;
    }

    /** Signed records of the example; some signatures are not right. */
    private static JsonArray records() {
        JsonArray vectors = new JsonArray();
        Identity key = SignedMatch.KEYS.get(1).identity();
        for (String line : SignedMatch.example()) {
            for (boolean saw : List.of(true, false)) {
                Bytes32 digest = RecordChain.read(line).digest();
                boolean signed = vectors.size() % 3 != 1 == saw;
                String signature =
                        altered(ShuffleSignatures.record(SignedMatch.KEYS.get(1), signed, digest), vectors.size());
                JsonObject vector = new JsonObject();
                vector.addProperty("record", line);
                vector.addProperty("digest", digest.toHex());
                vector.addProperty("saw", saw);
                vector.addProperty("key", key.hex());
                vector.addProperty("signature", signature);
                vector.addProperty("right", ShuffleSignatures.isRecord(key.hex(), saw, digest, signature));
                assertThat(vector.get("right").getAsBoolean()).isEqualTo(vectors.size() % 3 == 0);
                vectors.add(vector);
            }
        }
        return vectors;
    }

    private static String altered(String signature, int number) {
        return number % 3 == 2
                ? signature.substring(0, 9) + (signature.charAt(9) == 'a' ? "b" : "a") + signature.substring(10)
                : signature;
    }

    private static JsonObject vector(ShuffleContext context) {
        JsonObject vector = new JsonObject();
        vector.addProperty("host", context.host().toHex());
        vector.addProperty("match", context.match());
        vector.addProperty("epoch", context.epoch());
        return vector;
    }

    private Bytes32 drawn() {
        byte[] bytes = new byte[Bytes32.LENGTH];
        random.nextBytes(bytes);
        return Bytes32.of(bytes);
    }
}
