package org.tiengow.client.book;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The JSON of the book. Rounds are most of it, and are read without reflection:
 * {@code {"round":1,"winner":0,"change":[5,-5],"paid":[[1,0,5]]}}, where each payment has payer, payee and chips.
 */
final class BookJson {
    static final Gson ONE_LINE = new GsonBuilder()
            .disableHtmlEscaping()
            .registerTypeAdapter(BookRound.class, new Rounds())
            .create();
    static final Gson PRETTY = ONE_LINE.newBuilder().setPrettyPrinting().create();

    private BookJson() {}

    private static final class Rounds extends TypeAdapter<BookRound> {
        @Override
        public void write(JsonWriter out, BookRound round) throws IOException {
            out.beginObject();
            out.name("round").value(round.round());
            out.name("winner").value(round.winner());
            out.name("change");
            writeNumbers(out, round.change());
            out.name("paid").beginArray();
            for (BookRound.Transfer paid : round.paid()) {
                writeNumbers(out, List.of(paid.from(), paid.to(), paid.chips()));
            }
            out.endArray();
            out.endObject();
        }

        @Override
        public BookRound read(JsonReader in) throws IOException {
            int number = 0;
            int winner = -1;
            List<Integer> change = List.of();
            List<BookRound.Transfer> paid = new ArrayList<>();
            in.beginObject();
            while (in.hasNext()) {
                switch (in.nextName()) {
                    case "round" -> number = in.nextInt();
                    case "winner" -> winner = in.nextInt();
                    case "change" -> change = numbers(in);
                    case "paid" -> {
                        in.beginArray();
                        while (in.hasNext()) {
                            in.beginArray();
                            paid.add(new BookRound.Transfer(in.nextInt(), in.nextInt(), in.nextInt()));
                            in.endArray();
                        }
                        in.endArray();
                    }
                    default -> in.skipValue();
                }
            }
            in.endObject();
            return new BookRound(number, winner, change, paid);
        }

        private static void writeNumbers(JsonWriter out, List<Integer> numbers) throws IOException {
            out.beginArray();
            for (int number : numbers) {
                out.value(number);
            }
            out.endArray();
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
}
