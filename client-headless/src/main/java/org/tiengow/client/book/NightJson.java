package org.tiengow.client.book;

import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringReader;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.engine.seat.Seats;

/**
 * The JSON of a night, read without reflection: to open the history for the first time takes mostly the loading of classes. A round is
 * {@code {"round":1,"winner":0,"change":[5,-5],"paid":[[1,0,5]]}}, where each payment has payer, payee and chips.
 */
final class NightJson extends TypeAdapter<BookNight> {
    private static final NightJson NIGHT = new NightJson();

    /**
     * Reads a night.
     *
     * @throws RuntimeException if the text is no night
     */
    static BookNight read(String text) {
        try {
            JsonReader in = new JsonReader(new StringReader(text));
            BookNight night = NIGHT.read(in);
            if (in.peek() != JsonToken.END_DOCUMENT) {
                throw new JsonParseException("Something follows the night.");
            }
            return night;
        } catch (IOException malformed) {
            throw new JsonParseException(malformed);
        }
    }

    /** Returns a night as one line. */
    static String write(BookNight night) {
        return NIGHT.toJson(night);
    }

    @Override
    public void write(JsonWriter out, BookNight night) throws IOException {
        out.beginObject();
        out.name("night").value(night.night());
        out.name("host").value(night.host());
        out.name("hostKey").value(night.hostKey());
        if (!night.chip().isEmpty()) {
            out.name("chip").value(night.chip());
        }
        out.name("matches").beginArray();
        for (BookMatch match : night.matches()) {
            write(out, match);
        }
        out.endArray();
        out.endObject();
    }

    private static void write(JsonWriter out, BookMatch match) throws IOException {
        out.beginObject();
        out.name("at").value(match.at().toString());
        out.name("me").value(match.me());
        out.name("result").beginObject();
        out.name("match").value(match.result().match());
        out.name("rulesId").value(match.result().rulesId());
        out.name("rounds").value(match.result().rounds());
        out.name("players").beginArray();
        for (FinishedMatch.Player player : match.result().players()) {
            write(out, player);
        }
        out.endArray();
        out.endObject();
        out.name("keys").beginArray();
        for (String key : match.keys()) {
            out.value(key);
        }
        out.endArray();
        out.name("rounds").beginArray();
        for (BookRound round : match.rounds()) {
            write(out, round);
        }
        out.endArray();
        out.endObject();
    }

    private static void write(JsonWriter out, FinishedMatch.Player player) throws IOException {
        out.beginObject();
        out.name("name").value(player.name());
        out.name("bot").value(player.bot());
        if (player.colour() != null) {
            out.name("colour").value(player.colour().name());
        }
        if (player.face() != null) {
            out.name("face").value(player.face().name());
        }
        out.name("chips").value(player.chips());
        out.name("place").value(player.place());
        out.name("captures").value(player.captures());
        out.name("longestBank").value(player.longestBank());
        out.name("bestRound").value(player.bestRound());
        out.name("lastTricks").value(player.lastTricks());
        out.endObject();
    }

    private static void write(JsonWriter out, BookRound round) throws IOException {
        out.beginObject();
        out.name("round").value(round.round());
        out.name("winner").value(round.winner());
        out.name("change");
        write(out, round.change());
        out.name("paid").beginArray();
        for (BookRound.Transfer paid : round.paid()) {
            write(out, List.of(paid.from(), paid.to(), paid.chips()));
        }
        out.endArray();
        out.endObject();
    }

    private static void write(JsonWriter out, List<Integer> numbers) throws IOException {
        out.beginArray();
        for (int number : numbers) {
            out.value(number);
        }
        out.endArray();
    }

    @Override
    public BookNight read(JsonReader in) throws IOException {
        String night = "";
        String host = "";
        String hostKey = "";
        String chip = "";
        List<BookMatch> matches = List.of();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "night" -> night = in.nextString();
                case "host" -> host = in.nextString();
                case "hostKey" -> hostKey = in.nextString();
                case "chip" -> chip = in.nextString();
                case "matches" -> matches = list(in, NightJson::match);
                default -> in.skipValue();
            }
        }
        in.endObject();
        return new BookNight(night, host, hostKey, chip, matches);
    }

    private static BookMatch match(JsonReader in) throws IOException {
        String at = "";
        int me = Seats.NONE;
        FinishedMatch result = new FinishedMatch("", "", 0, List.of());
        List<String> keys = List.of();
        List<BookRound> rounds = List.of();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "at" -> at = in.nextString();
                case "me" -> me = in.nextInt();
                case "result" -> result = result(in);
                case "keys" -> keys = list(in, JsonReader::nextString);
                case "rounds" -> rounds = list(in, NightJson::round);
                default -> in.skipValue();
            }
        }
        in.endObject();
        return new BookMatch(Instant.parse(at), me, result, keys, rounds);
    }

    private static FinishedMatch result(JsonReader in) throws IOException {
        String match = "";
        String rulesId = "";
        int rounds = 0;
        List<FinishedMatch.Player> players = List.of();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "match" -> match = in.nextString();
                case "rulesId" -> rulesId = in.nextString();
                case "rounds" -> rounds = in.nextInt();
                case "players" -> players = list(in, NightJson::player);
                default -> in.skipValue();
            }
        }
        in.endObject();
        return new FinishedMatch(match, rulesId, rounds, players);
    }

    private static FinishedMatch.Player player(JsonReader in) throws IOException {
        String name = "";
        boolean bot = false;
        SeatColour colour = null;
        SeatFace face = null;
        int chips = 0;
        int place = 0;
        int captures = 0;
        int longestBank = 0;
        int bestRound = 0;
        int lastTricks = 0;
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "name" -> name = in.nextString();
                case "bot" -> bot = in.nextBoolean();
                case "colour" -> colour = named(in, SeatColour.values());
                case "face" -> face = named(in, SeatFace.values());
                case "chips" -> chips = in.nextInt();
                case "place" -> place = in.nextInt();
                case "captures" -> captures = in.nextInt();
                case "longestBank" -> longestBank = in.nextInt();
                case "bestRound" -> bestRound = in.nextInt();
                case "lastTricks" -> lastTricks = in.nextInt();
                default -> in.skipValue();
            }
        }
        in.endObject();
        return new FinishedMatch.Player(
                name, bot, colour, face, chips, place, captures, longestBank, bestRound, lastTricks);
    }

    /** Returns the constant with the name that is read; null for a name of a later version. */
    private static <E extends Enum<E>> @Nullable E named(JsonReader in, E[] values) throws IOException {
        String name = in.nextString();
        for (E value : values) {
            if (value.name().equals(name)) {
                return value;
            }
        }
        return null;
    }

    private static BookRound round(JsonReader in) throws IOException {
        int number = 0;
        int winner = Seats.NONE;
        List<Integer> change = List.of();
        List<BookRound.Transfer> paid = List.of();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "round" -> number = in.nextInt();
                case "winner" -> winner = in.nextInt();
                case "change" -> change = list(in, JsonReader::nextInt);
                case "paid" -> paid = list(in, NightJson::transfer);
                default -> in.skipValue();
            }
        }
        in.endObject();
        return new BookRound(number, winner, change, paid);
    }

    private static BookRound.Transfer transfer(JsonReader in) throws IOException {
        in.beginArray();
        BookRound.Transfer paid = new BookRound.Transfer(in.nextInt(), in.nextInt(), in.nextInt());
        in.endArray();
        return paid;
    }

    /** A reader of one element. */
    private interface Element<T> {
        T read(JsonReader in) throws IOException;
    }

    private static <T> List<T> list(JsonReader in, Element<T> element) throws IOException {
        List<T> list = new ArrayList<>();
        in.beginArray();
        while (in.hasNext()) {
            list.add(element.read(in));
        }
        in.endArray();
        return list;
    }
}
