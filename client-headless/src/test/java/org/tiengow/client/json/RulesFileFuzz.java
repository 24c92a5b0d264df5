package org.tiengow.client.json;

import java.nio.charset.StandardCharsets;
import org.tiengow.engine.rules.TableRules;

/** Whatever stands in a rules file: it is one, or the flaw is named with its line; what it says can be written and read again. */
public final class RulesFileFuzz {
    private RulesFileFuzz() {}

    /** One run; called by the fuzzer, and by the ordinary tests with what the fuzzer has found. */
    public static void fuzzerTestOneInput(byte[] data) {
        TableRules rules;
        try {
            rules = RulesFile.read(new String(data, StandardCharsets.UTF_8));
        } catch (TextFlaw flaw) {
            if (flaw.line() < 1 || flaw.sentence().isEmpty()) {
                throw new AssertionError("a flaw without a place or a sentence", flaw);
            }
            return;
        }
        if (!RulesFile.read(RulesJson.pretty(rules)).set().equals(rules.set())) {
            throw new AssertionError("what was written is read differently: " + rules);
        }
    }
}
