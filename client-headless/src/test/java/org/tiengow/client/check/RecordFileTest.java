package org.tiengow.client.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.rules.Direction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;

class RecordFileTest {
    private static List<String> lines = List.of();

    @TempDir
    private static Path folder;

    @BeforeAll
    static void play() {
        lines = written(Plays.records("pagat", 4, 5, 11));
    }

    @Test
    void aGoodFilePasses() throws IOException {
        assertThat(check(lines)).isEmpty();
    }

    @Test
    void theOrderOfMembersTilesAndPaymentsIsFree() throws IOException {
        JsonObject record = JsonParser.parseString(lines.get(0)).getAsJsonObject();
        JsonObject other = new JsonObject();
        other.addProperty("unknown", "member");
        List<String> members = new ArrayList<>(record.keySet());
        Collections.reverse(members);
        members.forEach(member -> other.add(member, record.get(member)));
        JsonArray hands = other.getAsJsonArray("deal");
        hands.set(0, new JsonPrimitive(reversedWords(hands.get(0).getAsString())));
        JsonArray payments = other.getAsJsonArray("payments");
        payments.add(payments.remove(0));

        assertThat(check(List.of(other.toString()))).isEmpty();
    }

    @Test // rules 7: supremeCaptureBonus came later
    void recordWithoutALaterParameterIsOfItsNeutralValue() throws IOException {
        JsonObject record = JsonParser.parseString(lines.get(0)).getAsJsonObject();
        JsonObject parameters = record.getAsJsonObject("rules").getAsJsonObject("parameters");
        assertThat(parameters.has("supremeCaptureBonus")).isFalse();
        parameters.addProperty("supremeCaptureBonus", 0);
        assertThat(check(List.of(record.toString()))).isEmpty();

        parameters.remove("supremeBonus");
        assertThat(check(List.of(record.toString()))).isNotEmpty();
    }

    @Test
    void everyFacingIsHeldToTheRules() throws IOException {
        everyPlay((record, play) ->
                play.addProperty("faceDown", !play.get("faceDown").getAsBoolean()));
    }

    @Test
    void everyTurnIsHeldToTheRules() throws IOException {
        everyPlay((record, play) -> play.addProperty("seat", (play.get("seat").getAsInt() + 1) % 4));
    }

    @Test
    void everyTileIsHeldToTheDeal() throws IOException {
        everyPlay((record, play) -> {
            String tiles = play.get("tiles").getAsString();
            play.addProperty("tiles", (tiles.startsWith("21") ? "42" : "21") + tiles.substring(2));
        });
    }

    @Test
    void everyTileOfTheDealCounts() throws IOException {
        for (int seat = 0; seat < 4; seat++) {
            int hand = seat;
            assertCaught(record -> {
                JsonArray deal = record.getAsJsonArray("deal");
                String tiles = deal.get(hand).getAsString();
                deal.set(hand, new JsonPrimitive((tiles.startsWith("66") ? "11" : "66") + tiles.substring(2)));
            });
        }
    }

    @Test
    void everyPaymentCounts() throws IOException {
        for (String member : List.of("chips", "to")) {
            assertCaught(record -> {
                JsonObject payment = record.getAsJsonArray("payments").get(0).getAsJsonObject();
                payment.addProperty(member, (payment.get(member).getAsInt() + 1) % 4);
            });
        }
        assertCaught(record -> record.getAsJsonArray("payments").remove(0));
    }

    @Test
    void everyFigureCounts() throws IOException {
        assertCaught(
                record -> record.addProperty("winner", (record.get("winner").getAsInt() + 1) % 4));
        assertCaught(
                record -> record.addProperty("banker", (record.get("banker").getAsInt() + 1) % 4));
        assertCaught(record -> record.addProperty("factor", record.get("factor").getAsInt() + 1));
        assertCaught(record -> record.addProperty("step", -record.get("step").getAsInt()));
        for (String member : List.of("stacks", "change", "chips")) {
            assertCaught(record -> {
                JsonArray figures = record.getAsJsonArray(member);
                figures.set(2, new JsonPrimitive(figures.get(2).getAsInt() + 1));
            });
        }
    }

    @Test
    void aFindingSaysFileLinePlaceAndParagraph() throws IOException {
        JsonObject record = JsonParser.parseString(lines.get(1)).getAsJsonObject();
        JsonObject lead =
                record.getAsJsonArray("tricks").get(0).getAsJsonArray().get(0).getAsJsonObject();
        lead.addProperty("faceDown", true);
        Optional<FileFault> finding = check(List.of(lines.get(0), record.toString()));

        assertThat(finding.orElseThrow().toString())
                .endsWith(
                        "tried.jsonl:2: match sample-1, round 1, trick 1, play 1: A lead is played face up. (rules 3.1)");
    }

    @Test
    void whatIsNoRecordIsNamedWithItsLine() throws IOException {
        assertThat(check(List.of(lines.get(0), "{\"format\":")).orElseThrow().toString())
                .contains("tried.jsonl:2: This is not JSON");
        assertThat(check(List.of("{\"format\":\"tiengow-record/2\"}"))
                        .orElseThrow()
                        .sentence())
                .isEqualTo("format must be \"tiengow-record/1\".");
        assertThat(check(List.of("{\"format\":\"tiengow-record/1\"}"))
                        .orElseThrow()
                        .sentence())
                .isEqualTo("players is missing.");
    }

    @Test
    void aFileThatIsNoTextIsRefused() throws IOException {
        Path file = folder.resolve("binary");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
        assertThat(new RecordFile(file).check(record -> {}).orElseThrow().sentence())
                .isEqualTo("The file is not UTF-8 text.");
    }

    @Test
    void aWholeMatchIsFollowedFromRoundToRound() throws IOException {
        List<RoundRecord> match = match(TableRules.named("lai").with(Parameter.DIRECTION, Direction.ALTERNATING));
        assertThat(match).hasSize(8);
        assertThat(check(written(match))).isEmpty();
    }

    @Test
    void aRoundLeftOutOfAMatchIsMissed() throws IOException {
        List<String> match = new ArrayList<>(written(match(TableRules.named("lai"))));
        match.remove(3);
        assertThat(check(match).orElseThrow().sentence())
                .endsWith("round 5, round: After the round before, it should be 4, not 5. (rules 6.2)");
    }

    @Test
    void aRoundOfAnotherMatchDoesNotFit() throws IOException {
        List<RoundRecord> match = match(TableRules.named("lai"));
        RoundRecord second = match.get(1);
        // The same round, with nobody having had a chip before: right in itself, but not after round 1.
        RoundRecord altered = replayed(second, second.change());
        assertThat(check(written(List.of(match.get(0), altered))).orElseThrow().sentence())
                .contains("round 2, chips before the round: After the round before, it should be");
    }

    @Test
    void aMatchHasNoRoundAfterItsLast() throws IOException {
        TableRules rules = TableRules.named("lai");
        List<RoundRecord> match = match(rules.with(Parameter.ROUNDS, 3));
        List<RoundRecord> longer = match(rules.with(Parameter.ROUNDS, 4));
        List<String> text = new ArrayList<>(written(match));
        text.add(RecordJson.write(longer.get(3))
                .replace("\"rounds\":4", "\"rounds\":3")
                .replaceAll(",\"digest.*", "}"));
        assertThat(check(text).orElseThrow().sentence()).endsWith("round 4, round: The match was over. (rules 6.2)");
    }

    @Test
    void aRoundThatWasBrokenOffIsPassedOver() throws IOException {
        SignedMatch match =
                new SignedMatch("broken", SignedMatch.KEYS, 3).playTo(2).breakOff(true);
        List<String> broken = match.lines();
        List<Integer> good = new ArrayList<>();
        Path file = Files.write(folder.resolve("broken.jsonl"), broken);
        assertThat(new RecordFile(file).check(record -> good.add(record.round())))
                .isEmpty();
        assertThat(good).containsExactly(1, 2);
        StringWriter printed = new StringWriter();
        assertThat(new RoundPrinter(new PrintWriter(printed, true)).check(file)).isEmpty();
        assertThat(printed.toString()).contains("match broken, round 3: broken off, nothing was paid.");
        List<String> undealt =
                new SignedMatch("broken", SignedMatch.KEYS, 3).breakOff(false).lines();
        assertThat(check(undealt)).isEmpty();
        List<String> goneOn = new ArrayList<>(broken);
        goneOn.addAll(match.goneOn(3).playTo(4).lines());
        assertThat(check(goneOn)).as("another epoch").isEmpty();
        goneOn.addAll(1, match.goneOn(2).playTo(2).lines());
        assertThat(check(goneOn).orElseThrow().sentence())
                .as("an epoch begun before")
                .contains("should be 3, not 2");
    }

    @Test
    void noRoundOfItsEpochFollowsABrokenOne() throws IOException {
        List<String> lines = new SignedMatch("broken", SignedMatch.KEYS, 3)
                .playTo(2)
                .breakOff(true)
                .playTo(3)
                .lines();
        assertThat(check(lines).orElseThrow().sentence())
                .endsWith("round 3, round: The round before it was broken off, and ended the match. (rules 6.2)");
        List<String> twice = new SignedMatch("broken", SignedMatch.KEYS, 3)
                .breakOff(true)
                .breakOff(true)
                .lines();
        assertThat(check(twice).orElseThrow().sentence()).contains("was broken off");
        List<String> other = new SignedMatch("broken", SignedMatch.KEYS, 3)
                .playTo(2)
                .breakOff(true)
                .lines();
        JsonObject banker = JsonParser.parseString(other.get(2)).getAsJsonObject();
        banker.addProperty("banker", (banker.get("banker").getAsInt() + 1) % 4);
        assertThat(check(List.of(other.get(0), other.get(1), banker.toString()))
                        .orElseThrow()
                        .sentence())
                .contains("round 3, banker: After the round before");
    }

    private static RoundRecord replayed(RoundRecord record, List<Integer> chips) {
        return new RoundRecord(
                record.match(),
                record.round(),
                null,
                record.rules(),
                record.players(),
                record.step(),
                record.banker(),
                record.term(),
                record.wins(),
                record.deal(),
                record.declared(),
                record.tricks(),
                record.payments(),
                record.winner(),
                record.stacks(),
                record.factor(),
                record.change(),
                chips,
                List.of(),
                null);
    }

    private interface Alteration {
        void apply(JsonObject record, JsonObject play);
    }

    private static void everyPlay(Alteration alteration) throws IOException {
        int tricks = JsonParser.parseString(lines.get(0))
                .getAsJsonObject()
                .getAsJsonArray("tricks")
                .size();
        for (int trick = 0; trick < tricks; trick++) {
            for (int play = 0; play < 4; play++) {
                int t = trick;
                int p = play;
                assertCaught(record -> alteration.apply(
                        record,
                        record.getAsJsonArray("tricks")
                                .get(t)
                                .getAsJsonArray()
                                .get(p)
                                .getAsJsonObject()));
            }
        }
    }

    private static void assertCaught(Consumer<JsonObject> alteration) throws IOException {
        JsonObject record = JsonParser.parseString(lines.get(0)).getAsJsonObject();
        alteration.accept(record);
        Optional<FileFault> finding = check(List.of(record.toString()));
        assertThat(finding).as("altered: %s", record).isPresent();
        assertThat(finding.orElseThrow().line()).isEqualTo(1);
    }

    private static Optional<FileFault> check(List<String> text) throws IOException {
        Path file = folder.resolve("tried.jsonl");
        Files.write(file, text, StandardCharsets.UTF_8);
        return new RecordFile(file).check(record -> {});
    }

    private static String reversedWords(String text) {
        List<String> words = new ArrayList<>(List.of(text.split(" ", -1)));
        Collections.reverse(words);
        return String.join(" ", words);
    }

    private static List<String> written(List<RoundRecord> match) {
        return match.stream().map(RecordJson::write).toList();
    }

    private static List<RoundRecord> match(TableRules rules) {
        SplittableRandom random = new SplittableRandom(1);
        List<PlayerTag> players = List.of(
                new PlayerTag("Mei", false),
                new PlayerTag("Bo", true),
                new PlayerTag("Li", true),
                new PlayerTag("An", true));
        List<RoundRecord> records = new ArrayList<>();
        Match match = Match.begin(rules.set(), 4, 2);
        while (!match.isOver()) {
            Round round = Plays.toTheEnd(
                    Round.begin(match.next(), Deal.shuffled(4, random::nextInt)), Plays.byChance(random));
            records.add(RoundRecord.of("night", "2026-11-20T20:15:00Z", rules, players, round));
            match = match.after(round.result().orElseThrow());
        }
        return records;
    }
}
