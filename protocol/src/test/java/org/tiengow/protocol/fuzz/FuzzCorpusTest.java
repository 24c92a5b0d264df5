package org.tiengow.protocol.fuzz;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the fuzzer has found worth keeping is run once more. */
@DisplayName("What the fuzzer has found")
class FuzzCorpusTest {
    @Test
    void framesAndDatagrams() {
        FuzzCorpus.replay("frames.zip", FramesFuzz::fuzzerTestOneInput);
    }
}
