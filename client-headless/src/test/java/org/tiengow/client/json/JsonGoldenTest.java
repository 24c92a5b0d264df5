package org.tiengow.client.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.hash.Sha256;

/**
 * What is written for whole rounds under every rule set, byte by byte, and what is said of texts that are not what they should be:
 * each member in turn is taken away, or is of another type. {@code -Dgolden.update=true} writes the files anew.
 */
class JsonGoldenTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final List<String> NAMES = List.of("Mei", "Bo \"the <bot>\"", "天九", "An");
    private static final String SHUFFLE = "{\"format\":\"tiengow-shuffle/2\",\"x\":[1,2.50,null,\"<'>\"]}";
    private static final List<JsonElement> WRONG =
            List.of(JsonNull.INSTANCE, new JsonPrimitive("?"), new JsonPrimitive(99), new JsonPrimitive(true));

    @Test
    void recordsRulesAndBotLinesMatchTheGoldenBytes() throws IOException {
        List<String> told = new ArrayList<>();
        for (String id : RuleSets.ids()) {
            PlayerRange range = RuleSets.get(id).players();
            for (int players = range.min(); players <= range.max(); players++) {
                told.add(id + " " + players + " " + digest(lines(id, players)));
            }
        }
        told.add("rules "
                + digest(List.of(
                        RulesJson.pretty(
                                RuleSets.ids().stream().map(TableRules::named).toList()),
                        RulesJson.prettyDifferences(TableRules.named("lai"), TableRules.named("ming")))));
        // One round as it stands, so that a person can see what has changed.
        told.addAll(lines("pagat-hk", 4));
        assertGolden("json-lines.txt", told);
    }

    @Test
    void theFlawsOfRecordsAreThoseWrittenDown() throws IOException {
        RoundRecord record = record(round("pagat", 4, new ArrayList<>())).withShuffle(SHUFFLE);
        assertGolden("record-flaws.txt", flaws(RecordJson.write(record), RecordJson::read));
    }

    @Test
    void whatTheContentsOfAFileShowOfARecordIsWrittenDown() throws IOException {
        RoundRecord record = record(round("ming", 3, new ArrayList<>()));
        assertGolden("replay-contents.txt", flaws(RecordJson.write(record), line -> {
            Replay replay = Replay.of("", List.of(line));
            throw new TextFlaw(
                    1,
                    replay.flaws().toString()
                            + replay.matches().stream()
                                    .map(match ->
                                            match.id() + " " + match.at() + " " + match.rules() + " " + match.players()
                                                    + match.rounds().get(0).chips())
                                    .toList());
        }));
    }

    @Test
    void theFlawsOfLinesToBotsAreThoseWrittenDown() throws IOException {
        List<String> lines = new ArrayList<>();
        round("pagat", 4, lines);
        BotLineReader reader = new BotLineReader(new Silent());
        List<String> told = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            boolean last = i == lines.size() - 1 || !type(lines.get(i)).equals(type(lines.get(i + 1)));
            reader.read(lines.get(i));
            if (last) {
                told.addAll(flaws(lines.get(i), reader::read));
            }
        }
        assertGolden("bot-line-flaws.txt", told.stream().distinct().toList());
    }

    @Test
    void theFlawsOfShufflesAndRulesFilesAreThoseWrittenDown() throws IOException {
        Path example = Path.of("..", "docs", "verify", "example.jsonl");
        RoundRecord record = RecordJson.read(Files.readAllLines(example).get(0));
        List<String> told =
                flaws(String.valueOf(record.shuffle()), text -> ShuffleJson.read(text, record.match(), record.round()));
        told.addAll(flaws(RulesJson.pretty(TableRules.named("wong")), RulesFile::read));
        assertGolden("shuffle-and-rules-flaws.txt", told);
    }

    private static String type(String line) {
        return JsonParser.parseString(line).getAsJsonObject().get("type").getAsString();
    }

    private static List<String> lines(String id, int players) {
        List<String> lines = new ArrayList<>();
        RoundRecord record = record(round(id, players, lines));
        lines.add(RecordJson.write(record));
        lines.add(RecordJson.write(record.withShuffle(SHUFFLE)));
        return lines;
    }

    /** Plays a round, and writes down the lines to the program in seat 0 and the decisions of all. */
    private static Round round(String id, int players, List<String> lines) {
        SplittableRandom random = new SplittableRandom(29L * players + id.hashCode());
        TableRules rules = TableRules.named(id);
        lines.add(BotLines.hello(
                new BotSeat(
                        0,
                        rules,
                        NAMES.subList(0, players).stream()
                                .map(name -> new BotSeat.Player(name, name.length() > 3))
                                .toList()),
                1L << 40));
        Round round = Plays.begun(rules.set(), players, Deal.shuffled(players, random::nextInt));
        tell(round.opening(), lines);
        while (round.phase() != Phase.SETTLED) {
            SeatView view = round.viewFor(Plays.asked(round));
            LegalPlays legal = LegalPlays.of(view);
            lines.add(BotLines.decide(lines.size(), 4800, view, legal));
            Outcome.Accepted next = Plays.accepted(round.play(view.seat(), legal.get(random.nextInt(legal.size()))));
            tell(next.events(), lines);
            round = next.next();
        }
        return round;
    }

    private static void tell(List<RoundEvent> events, List<String> lines) {
        events.forEach(event -> BotLines.event(event.seenBy(0)).ifPresent(lines::add));
    }

    private static RoundRecord record(Round finished) {
        TableRules rules = TableRules.named(RuleSets.ids().stream()
                .filter(id -> RuleSets.get(id).equals(finished.setup().rules()))
                .findFirst()
                .orElseThrow());
        List<PlayerTag> players = NAMES.subList(0, finished.setup().players()).stream()
                .map(name -> new PlayerTag(name, name.length() > 3))
                .toList();
        return RoundRecord.of("m<1>", "2026-11-20T20:15:00Z", rules, players, finished);
    }

    /** What a reader says of each text that differs from a good one in one member or one item. */
    private static List<String> flaws(String good, Consumer<String> reader) {
        JsonObject root = JsonParser.parseString(good).getAsJsonObject();
        List<String> told = new ArrayList<>();
        told.add(answer("as it is", root, reader));
        alter(root, "", what -> told.add(answer(what, root, reader)));
        return told;
    }

    private static String answer(String what, JsonObject root, Consumer<String> reader) {
        try {
            reader.accept(root.toString());
            return what + ": read";
        } catch (TextFlaw flaw) {
            return what + ": " + flaw.line() + " " + flaw.sentence();
        } catch (RuntimeException e) {
            return what + ": " + e;
        }
    }

    private static void alter(JsonElement element, String path, Consumer<String> altered) {
        if (element instanceof JsonObject object) {
            for (String member : List.copyOf(object.keySet())) {
                JsonElement kept = object.get(member);
                String place = path + "/" + member;
                object.remove(member);
                altered.accept(place + " away");
                for (JsonElement wrong : WRONG) {
                    object.add(member, wrong);
                    altered.accept(place + " " + wrong);
                }
                object.add(member, kept);
                alter(kept, place, altered);
            }
        } else if (element instanceof JsonArray array && !array.isEmpty()) {
            // The others would be told of in the same words.
            JsonElement kept = array.get(0);
            for (JsonElement wrong : WRONG) {
                array.set(0, wrong);
                altered.accept(path + "[0] " + wrong);
            }
            array.set(0, kept);
            array.add(kept);
            altered.accept(path + " longer");
            array.remove(array.size() - 1);
            alter(kept, path + "[0]", altered);
        }
    }

    private static String digest(List<String> lines) {
        return HexFormat.of().formatHex(Sha256.of(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)));
    }

    private static void assertGolden(String name, List<String> told) throws IOException {
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(FOLDER);
            Files.write(file, told);
        }
        assertThat(told).as(file.toString()).isEqualTo(Files.readAllLines(file));
    }

    private static final class Silent implements Bot {
        @Override
        public int choose(SeatView view, LegalPlays legal, Duration limit) {
            return 0;
        }
    }
}
