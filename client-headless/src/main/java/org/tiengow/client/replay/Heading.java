package org.tiengow.client.replay;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.replay.ReplayFlaw.Reason;
import org.tiengow.client.session.hosting.ShownText;
import org.tiengow.engine.rules.Parameter;

/**
 * What the contents of a record file need of a line. The rest of the line is passed over, so that large files are read
 * quickly; it is judged when the round is opened.
 */
final class Heading {
    /** The longest id, time or name, in chars: twice what this program writes, and what a line of a list can show. */
    private static final int LONGEST_TEXT = 64;

    private static final int FEWEST_PLAYERS = 2;
    private static final int MOST_PLAYERS = 4;

    private String format = "";
    private @Nullable String match;
    private int round;
    private @Nullable String at;
    private String rules = "";
    private final Set<String> parameters = new HashSet<>();
    private final List<ReplayMatch.Player> players = new ArrayList<>();
    private int winner = -1;
    private List<Integer> change = List.of();
    private List<Integer> chips = List.of();

    private Heading() {}

    /**
     * Reads a line.
     *
     * @throws IOException when it is no JSON
     * @throws IllegalStateException when a member is of another type
     * @throws NumberFormatException when a number is none
     */
    static Heading of(String line) throws IOException {
        Heading heading = new Heading();
        try (JsonReader in = new JsonReader(new StringReader(line))) {
            in.setStrictness(Strictness.STRICT);
            in.beginObject();
            while (in.hasNext()) {
                heading.member(in);
            }
            in.endObject();
            if (in.peek() != JsonToken.END_DOCUMENT) {
                throw new IOException("There is something after the record.");
            }
        }
        return heading;
    }

    /** Why no round can be shown from this line; empty as far as the contents can tell. */
    Optional<ReplayFlaw> flaw(int line) {
        if (!format.equals(RecordJson.FORMAT)) {
            String detail = "The member format is not " + RecordJson.FORMAT + ".";
            return Optional.of(new ReplayFlaw(line, Reason.NOT_A_RECORD, detail));
        }
        List<String> missing = Stream.of(Parameter.values())
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

    /** What a stranger wrote is shown in lists, and names a file. */
    private static boolean isShown(String text) {
        return text.length() <= LONGEST_TEXT && ShownText.isHarmless(text);
    }

    String match() {
        return match == null ? "" : match;
    }

    int round() {
        return round;
    }

    @Nullable
    String at() {
        return at;
    }

    String rules() {
        return rules;
    }

    List<ReplayMatch.Player> players() {
        return List.copyOf(players);
    }

    int winner() {
        return winner;
    }

    List<Integer> change() {
        return change;
    }

    List<Integer> chips() {
        return chips;
    }

    private void member(JsonReader in) throws IOException {
        switch (in.nextName()) {
            case "format" -> format = in.nextString();
            case "match" -> match = in.nextString();
            case "round" -> round = in.nextInt();
            case "at" -> at = textOrNull(in);
            case "rules" -> readRules(in);
            case "players" -> readPlayers(in);
            case "winner" -> winner = in.nextInt();
            case "change" -> change = numbers(in);
            case "chips" -> chips = numbers(in);
            default -> in.skipValue();
        }
    }

    private void readRules(JsonReader in) throws IOException {
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "id" -> rules = in.nextString();
                case "parameters" -> {
                    in.beginObject();
                    while (in.hasNext()) {
                        parameters.add(in.nextName());
                        in.skipValue();
                    }
                    in.endObject();
                }
                default -> in.skipValue();
            }
        }
        in.endObject();
    }

    private void readPlayers(JsonReader in) throws IOException {
        in.beginArray();
        while (in.hasNext()) {
            String name = "";
            boolean bot = false;
            in.beginObject();
            while (in.hasNext()) {
                switch (in.nextName()) {
                    case "name" -> name = in.nextString();
                    case "kind" -> bot = in.nextString().equals("BOT");
                    default -> in.skipValue();
                }
            }
            in.endObject();
            players.add(new ReplayMatch.Player(name, bot));
        }
        in.endArray();
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
        in.beginArray();
        while (in.hasNext()) {
            numbers.add(in.nextInt());
        }
        in.endArray();
        return numbers;
    }
}
