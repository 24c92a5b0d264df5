package org.tiengow.host.records;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.tiengow.client.json.RulesFile;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.rules.TableRules;

/** Rules a person wrote into a file. */
public final class RulesFiles {
    private RulesFiles() {}

    /**
     * Reads a rules file.
     *
     * @throws IOException with a sentence that names the file and, where its text is wrong, the line and the parameter
     */
    public static TableRules read(Path file) throws IOException {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException cause) {
            throw new IOException("The rules file " + file + " cannot be read.", cause);
        }
        try {
            return RulesFile.read(text);
        } catch (TextFlaw flaw) {
            throw new IOException(file + ", line " + flaw.line() + ": " + flaw.sentence(), flaw);
        }
    }
}
