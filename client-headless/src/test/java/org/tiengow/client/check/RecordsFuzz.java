package org.tiengow.client.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.tiengow.client.json.RecordJson;

/** Whatever stands in a file of records: it is right, or what is wrong is said; what was read can be written and read again. */
public final class RecordsFuzz {
    private static final RecordFile FILE = new RecordFile(Path.of("records.jsonl"));

    private RecordsFuzz() {}

    /** One run; called by the fuzzer, and by the ordinary tests with what the fuzzer has found. */
    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        try (BufferedReader lines = new BufferedReader(new StringReader(text))) {
            FILE.check(lines, record -> {
                if (!RecordJson.read(RecordJson.write(record)).equals(record)) {
                    throw new AssertionError("what was written is read differently: " + record);
                }
            });
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
