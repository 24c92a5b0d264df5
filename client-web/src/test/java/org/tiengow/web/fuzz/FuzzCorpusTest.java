package org.tiengow.web.fuzz;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.fuzz.FuzzCorpus;
import org.tiengow.web.door.DoorFuzz;
import org.tiengow.web.seat.ActsFuzz;

/** What the fuzzer has found worth keeping is run once more. */
@DisplayName("What the fuzzer has found")
class FuzzCorpusTest {
    @Test
    void requestsAndFrames() {
        FuzzCorpus.replay("doors.zip", DoorFuzz::fuzzerTestOneInput);
    }

    @Test
    void actsAtATable() {
        FuzzCorpus.replay("acts.zip", ActsFuzz::fuzzerTestOneInput);
    }
}
