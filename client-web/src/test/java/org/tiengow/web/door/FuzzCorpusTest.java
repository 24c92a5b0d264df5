package org.tiengow.web.door;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.fuzz.FuzzCorpus;

/** What the fuzzer has found worth keeping is run once more. */
@DisplayName("What the fuzzer has found")
class FuzzCorpusTest {
    @Test
    void requestsAndFrames() {
        FuzzCorpus.replay("doors.zip", DoorFuzz::fuzzerTestOneInput);
    }
}
