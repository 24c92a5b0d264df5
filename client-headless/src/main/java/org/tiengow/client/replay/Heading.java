package org.tiengow.client.replay;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.replay.ReplayFlaw.Reason;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.engine.rules.Parameter;

/**
 * The members of a record line that the contents of a file need. The rest of the line is skipped, so that large files are read quickly; it
 * is checked when the round is opened.
 */
final class Heading {
    /** The longest id, time or name, in chars. It is twice what this program writes, and as much as a line of a list can show. */
    private static final int LONGEST_TEXT = 64;

    private static final int FEWEST_PLAYERS = 2;
    private static final int MOST_PLAYERS = 4;

    private String format = "";
    private @Nullable String match;
    private int round;
    private boolean broken;
    private @Nullable String at;
    private String rules = "";
    private final Set<String> parameters = new HashSet<>();
    private final List<ReplayMatch.Player> players = new ArrayList<>();
    private int winner = -1;
    private List<Integer> change = List.of();
    private List<Integer> chips = List.of();

    private Heading() {}

    /**
     * Reads the members from a line.
     *
     * @throws IOException when the line is not JSON
     * @throws IllegalStateException when a member has another type
     * @throws NumberFormatException when a number is malformed
     */
    static Heading of(String line) throws IOException {
        Heading heading = new Heading();
        try (JsonReader in = new JsonReader(new StringReader(line))) {
            in.setStrictness(Strictness.STRICT);
            object(in, name -> heading.member(name, in));
            if (in.peek() != JsonToken.END_DOCUMENT) {
                throw new IOException("There is something after the record.");
            }
        }
        return heading;
    }

    /** Returns the reason why the round cannot be shown; empty as far as these members can tell. */
    Optional<ReplayFlaw> flaw(int line) {
        if (!format.equals(RecordJson.FORMAT)) {
            String detail = "The member format is not " + RecordJson.FORMAT + ".";
            return Optional.of(new ReplayFlaw(line, Reason.NOT_A_RECORD, detail));
        }
        if (broken) {
            String detail = "Round " + round + " was broken off: there is nothing to show.";
            return Optional.of(new ReplayFlaw(line, Reason.BROKEN_OFF, detail));
        }
        List<String> missing = Stream.of(Parameter.values())
                .filter(parameter -> !parameter.isLater())
                .map(Parameter::key)
                .filter(key -> !parameters.contains(key))
                .toList();
        if (!missing.isEmpty()) {
            String detail = "Its rules lack " + String.join(", ", missing) + ".";
            return Optional.of(new ReplayFlaw(line, Reason.LACKS_PARAMETERS, detail));
        }
        int seats = players.size();
        boolean whole = match != null
                && isShown(match)
                && isShown(rules)
                && isShown(at == null ? "" : at)
                && players.stream().allMatch(player -> isShown(player.name()))
                && seats >= FEWEST_PLAYERS
                && seats <= MOST_PLAYERS
                && round > 0
                && winner >= 0
                && winner < seats
                && change.size() == seats
                && chips.size() == seats;
        return whole
                ? Optional.empty()
                : Optional.of(new ReplayFlaw(line, Reason.INCOMPLETE, "It lacks match, round, players or the end."));
    }

    /** Checks whether a text may be shown. Strangers may have written it, lists show it, and a file is named after it. */
    private static boolean isShown(String text) {
        return text.length() <= LONGEST_TEXT && ShownText.isHarmless(text);
    }

    String match() {
        return match == null ? "" : match;
    }

    /** Checks whether the round has as many players as another one, as rounds of one match have. */
    boolean isAsManyAs(Heading other) {
        return players.size() == other.players.size();
    }

    ReplayEntry entry(int line, ReplayEntry.Place place) {
        return new ReplayEntry(match(), round, line, winner, change, chips, place);
    }

    /** Returns the match whose first round this is. */
    ReplayMatch match(List<ReplayEntry> rounds) {
        return new ReplayMatch(match(), at, rules, players, rounds);
    }

    private void member(String name, JsonReader in) throws IOException {
        switch (name) {
            case "format" -> format = in.nextString();
            case "match" -> match = in.nextString();
            case "round" -> round = in.nextInt();
            case RecordJson.BROKEN -> broken = in.nextBoolean();
            case "at" -> at = textOrNull(in);
            case "rules" -> object(in, member -> ofRules(member, in));
            case "players" -> list(in, () -> players.add(player(in)));
            case "winner" -> winner = in.nextInt();
            case "change" -> change = numbers(in);
            case "chips" -> chips = numbers(in);
            default -> in.skipValue();
        }
    }

    private void ofRules(String name, JsonReader in) throws IOException {
        switch (name) {
            case "id" -> rules = in.nextString();
            case "parameters" ->
                object(in, parameter -> {
                    parameters.add(parameter);
                    in.skipValue();
                });
            default -> in.skipValue();
        }
    }

    private static ReplayMatch.Player player(JsonReader in) throws IOException {
        Map<String, String> texts = new HashMap<>();
        object(in, name -> {
            if (name.equals("name") || name.equals("kind")) {
                texts.put(name, in.nextString());
            } else {
                in.skipValue();
            }
        });
        return new ReplayMatch.Player(
                texts.getOrDefault("name", ""), texts.getOrDefault("kind", "").equals("BOT"));
    }

    private static @Nullable String textOrNull(JsonReader in) throws IOException {
        if (in.peek() == JsonToken.NULL) {
            in.nextNull();
            return null;
        }
        return in.nextString();
    }

    private static List<Integer> numbers(JsonReader in) throws IOException {
        List<Integer> numbers = new ArrayList<>();
        list(in, () -> numbers.add(in.nextInt()));
        return numbers;
    }

    private static void object(JsonReader in, Member each) throws IOException {
        in.beginObject();
        while (in.hasNext()) {
            each.read(in.nextName());
        }
        in.endObject();
    }

    private static void list(JsonReader in, Item each) throws IOException {
        in.beginArray();
        while (in.hasNext()) {
            each.read();
        }
        in.endArray();
    }

    /** A reader for the value of a member that was just named. */
    private interface Member {
        void read(String name) throws IOException;
    }

    private interface Item {
        void read() throws IOException;
    }
}
