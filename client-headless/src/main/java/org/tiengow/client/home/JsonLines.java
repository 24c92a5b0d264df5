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
 * A {@link LineFile} with a record in each line, as a JSON object with the record's components as members. Unknown members are ignored; a
 * missing number or boolean is 0 or false. A line is skipped when it is damaged, lacks another member, or is refused by the record's
 * constructor; all other lines are read.
 *
 * @param <R> the record, of plain values: strings, numbers, booleans, enum constants, and lists, maps and records of them
 */
public final class JsonLines<R extends Record> {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    private final LineFile file;
    private final Class<R> kind;

    /**
     * Opens a file in a folder; both are created with the first line.
     *
     * @param folder null disables persistence
     */
    public JsonLines(@Nullable Path folder, String name, Class<R> kind) {
        this.file = new LineFile(folder, name);
        this.kind = kind;
    }

    /** Checks whether anything is kept. */
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
                // other lines are still read
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
        // The tree omits nulls: a missing member, or an unknown enum constant.
        JsonObject read = GSON.toJsonTree(record).getAsJsonObject();
        for (RecordComponent component : kind.getRecordComponents()) {
            if (!read.has(component.getName())) {
                throw new JsonParseException("The line lacks " + component.getName() + ".");
            }
        }
        return record;
    }
}
