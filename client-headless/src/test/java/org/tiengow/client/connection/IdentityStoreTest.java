package org.tiengow.client.connection;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.home.MatchFiles;
import org.tiengow.protocol.succession.KnownMatch;

class IdentityStoreTest {
    private static final ByteString HOST = ByteString.copyFrom(new byte[32]);

    @TempDir
    private Path folder;

    @Test
    void aMatchIsReadWithTheWholeIdItsHostGaveIt() {
        KnownMatch known = KnownMatch.met("9f2c41d07be3a865 and more", 3, HOST);

        assertThat(IdentityStore.in(folder).keep(known)).isTrue();

        assertThat(IdentityStore.in(folder).matches()).containsExactly(known);
    }

    @Test
    void aPromiseIsNotForgottenForThereBeingManyMatches() {
        KnownMatch promised = KnownMatch.met("the night that matters", 3, HOST);
        IdentityStore identityStore = IdentityStore.in(folder);
        identityStore.keep(promised);

        for (int i = 0; i < 300; i++) {
            identityStore.keep(KnownMatch.met("made up " + i, 0, HOST));
        }

        assertThat(identityStore.matches()).contains(promised).hasSize(301);
    }

    @Test
    void aMatchIsForgottenLongAfterItsEvening() {
        IdentityStore.in(folder).keep(KnownMatch.met("9f2c", 3, HOST));

        Duration almost = MatchFiles.LIFE.minusMinutes(1);
        assertThat(IdentityStore.in(folder, Clock.offset(Clock.systemUTC(), almost))
                        .matches())
                .hasSize(1);
        Duration after = MatchFiles.LIFE.plusMinutes(1);
        assertThat(IdentityStore.in(folder, Clock.offset(Clock.systemUTC(), after))
                        .matches())
                .isEmpty();
        assertThat(IdentityStore.in(folder).matches()).isEmpty();
    }

    @Test
    void whatCannotBeKeptLeavesNothingBehind() throws IOException {
        Path inTheWay = folder.resolve("matches").resolve("39663263.jsonl");
        Files.createDirectories(inTheWay.resolve("not empty"));

        assertThat(IdentityStore.in(folder).keep(KnownMatch.met("9f2c", 3, HOST)))
                .isFalse();

        assertThat(folder.resolve("matches")).isDirectoryNotContaining("glob:**.new");
    }
}
