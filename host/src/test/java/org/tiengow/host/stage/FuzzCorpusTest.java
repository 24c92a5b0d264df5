package org.tiengow.host.stage;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.journal.JournalFuzz;
import org.tiengow.protocol.fuzz.FuzzCorpus;

/** What the fuzzer has found worth keeping is run once more. */
@DisplayName("What the fuzzer has found")
class FuzzCorpusTest {
    @Test
    void messagesInEveryStage() {
        FuzzCorpus.replay("stages.zip", StagesFuzz::fuzzerTestOneInput);
    }

    @Test
    void journals() {
        FuzzCorpus.replay("journals.zip", JournalFuzz::fuzzerTestOneInput);
    }
}
