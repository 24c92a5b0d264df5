package org.tiengow.client.connection;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.protocol.succession.KnownMatch;

class PassportTest {
    private static final ByteString HOST = ByteString.copyFrom(new byte[32]);

    @TempDir
    private Path folder;

    @Test
    void aMatchIsReadWithTheWholeIdItsHostGaveIt() {
        KnownMatch known = KnownMatch.met("9f2c41d07be3a865 and more", 3, HOST);

        assertThat(Passport.in(folder).keep(known)).isTrue();

        assertThat(Passport.in(folder).matches()).containsExactly(known);
    }
}
