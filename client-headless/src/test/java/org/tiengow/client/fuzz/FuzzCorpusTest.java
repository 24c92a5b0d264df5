package org.tiengow.client.fuzz;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.check.RecordsFuzz;
import org.tiengow.client.json.RulesFileFuzz;
import org.tiengow.client.session.HostMessagesFuzz;
import org.tiengow.protocol.fuzz.FuzzCorpus;

/** What the fuzzer has found worth keeping is run once more. */
@DisplayName("What the fuzzer has found")
class FuzzCorpusTest {
    @Test
    void messagesOfAHost() {
        FuzzCorpus.replay("host-messages.zip", HostMessagesFuzz::fuzzerTestOneInput);
    }

    @Test
    void recordFiles() {
        FuzzCorpus.replay("records.zip", RecordsFuzz::fuzzerTestOneInput);
    }

    @Test
    void rulesFiles() {
        FuzzCorpus.replay("rules-files.zip", RulesFileFuzz::fuzzerTestOneInput);
    }
}
