package org.tiengow.presentation.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.TableScreen.Banner;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

/** What the table says when its host's disk has failed. */
class UnkeptTest {
    private static final SessionState PLAYING = Tables.dealt(
                    "lai",
                    0,
                    "11 62 53 55 55 21 66 65",
                    "31 41 33 33 22 22 64 64",
                    "44 52 44 43 61 61 51 51",
                    "66 11 31 63 54 42 32 65")
            .state();

    private static @Nullable Banner banner(Words words, boolean kept) {
        SessionState state = PLAYING.withTable(PLAYING.atTable().orElseThrow().kept(kept));
        return TableModel.of(words, state).orElseThrow().screen().banner();
    }

    @Test
    void aLineSaysWhatItMeansAndAsksForNothing() {
        assertThat(banner(Tables.ENGLISH, true)).isNull();
        Banner banner = banner(Tables.ENGLISH, false);
        assertThat(banner).isNotNull();
        assertThat(banner.words().at(0)).startsWith("The host’s disk has failed: ");
        assertThat(banner.ways()).isEmpty();
        assertThat(banner(Tables.CHINESE, false).words().at(0)).startsWith("主機的磁碟壞了：");
    }
}
