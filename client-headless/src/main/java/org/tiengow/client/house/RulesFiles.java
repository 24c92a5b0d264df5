package org.tiengow.client.house;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tiengow.client.json.RulesFile;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.protocol.kept.FileTrouble;

/** Reads rules from files that users have written. */
public final class RulesFiles {
    /** Some editors begin a file of UTF-8 with it. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private RulesFiles() {}

    /**
     * Reads a rules file.
     *
     * @throws IOException with a sentence that names the file and, for an error in its text, the line and the parameter
     */
    public static TableRules read(Path file) throws IOException {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException cause) {
            throw new IOException(FileTrouble.cannotBeRead(file, cause), cause);
        }
        try {
            return RulesFile.read(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
        } catch (TextFlaw flaw) {
            throw new IOException(file + ", line " + flaw.line() + ": " + flaw.sentence(), flaw);
        }
    }
}
