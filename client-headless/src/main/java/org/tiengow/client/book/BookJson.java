package org.tiengow.client.book;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** The JSON of the book, except for its nights in the format of {@link NightJson}. */
final class BookJson {
    static final Gson ONE_LINE = new GsonBuilder()
            .disableHtmlEscaping()
            .registerTypeAdapter(BookNight.class, new NightJson())
            .create();
    static final Gson PRETTY = ONE_LINE.newBuilder().setPrettyPrinting().create();

    private BookJson() {}
}
