package org.tiengow.client.home;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A {@link LineFile} with a record in each line, as an object of JSON that is named by the record's components. Members that the record
 * does not have are ignored; a number or a truth value that is missing is 0 or false. A line that is damaged, that lacks anything
 * else, or that the record's constructor refuses costs itself alone.
 *
 * @param <R> the record, of plain values: texts, numbers, truth values, constants, and lists, maps and records of them
 */
public final class JsonLines<R extends Record> {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private final LineFile file;
    private final Class<R> kind;

    /**
     * A file in a folder; both are made when the first line is kept.
     *
     * @param folder null keeps nothing
     */
    public JsonLines(@Nullable Path folder, String name, Class<R> kind) {
        this.file = new LineFile(folder, name);
        this.kind = kind;
    }

    /** Checks whether anything is to be kept. */
    public boolean isWanted() {
        return file.isWanted();
    }

    /** Returns the records of all lines that hold one; none when there is no such file. */
    public List<R> read() {
        List<R> records = new ArrayList<>();
        for (String line : file.lines()) {
            try {
                records.add(read(line, kind));
            } catch (RuntimeException | StackOverflowError damaged) {
                // costs no other line
            }
        }
        return records;
    }

    /** Replaces the file, as {@link WholeFile} does. */
    public void write(List<R> records) {
        file.write(records.stream().map(JsonLines::write).toList());
    }

    /** Appends a line, so that several programs may write at once; returns whether it is kept. */
    public boolean append(R record) {
        return file.add(write(record));
    }

    /** Returns a record as one line, without its end. */
    public static String write(Record record) {
        return GSON.toJson(record);
    }

    /**
     * Reads a record from its line.
     *
     * @throws RuntimeException when the line is damaged, incomplete, or refused by the record
     */
    public static <R extends Record> R read(String line, Class<R> kind) {
        JsonObject members = JsonParser.parseString(line).getAsJsonObject();
        R record = GSON.fromJson(members, kind);
        // Without what is null: a member that is missing, or a constant that is not known.
        JsonObject read = GSON.toJsonTree(record).getAsJsonObject();
        for (RecordComponent component : kind.getRecordComponents()) {
            if (!read.has(component.getName())) {
                throw new JsonParseException("The line lacks " + component.getName() + ".");
            }
        }
        return record;
    }
}
