package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.protocol.wire.Reveal;

class ShuffleFolderTest {
    private static final MatchSeen.Terms TERMS = new MatchSeen.Terms(2, Reveal.REVEAL_ROUND, 4);

    @TempDir
    Path folder;

    @Test
    void whatIsKeptIsReadAgainAsOfAnEarlierProgram() {
        MatchSeen seen = MatchSeen.first("7f2b", TERMS, true).goesOnFrom(3);
        ShuffleFolder.in(folder).keep(seen);

        assertThat(ShuffleFolder.in(folder).all()).containsExactly(seen.fromEarlier());
    }

    @Test
    void aHostThatMakesUpMatchesFillsNoDisk() throws Exception {
        ShuffleFolder kept = ShuffleFolder.in(folder);
        for (int match = 0; match < SeenShuffles.MATCHES + 7; match++) {
            kept.keep(MatchSeen.first("m" + match, TERMS, true));
            age(SeenShuffles.MATCHES - match);
        }

        List<MatchSeen> all = kept.all();
        assertThat(all).hasSize(SeenShuffles.MATCHES);
        assertThat(all)
                .extracting(MatchSeen::match)
                .contains("m" + (SeenShuffles.MATCHES + 6))
                .doesNotContain("m0", "m6");
    }

    /** The file that was written last becomes so many seconds old: the clock of a disk is too coarse to tell them apart. */
    private void age(int seconds) throws Exception {
        Instant now = Instant.now();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                if (Files.getLastModifiedTime(file).toInstant().isAfter(now.minusSeconds(1))) {
                    Files.setLastModifiedTime(file, FileTime.from(now.minusSeconds(seconds + 10L)));
                }
            }
        }
    }
}
