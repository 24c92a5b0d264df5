package org.tiengow.protocol.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.protocol.opening.IdentityProof;

@DisplayName("A program's own key")
class IdentityTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("is made once, kept, and readable by its owner alone")
    void kept() throws IOException {
        Path data = folder.resolve("data");
        Identity first = IdentityFile.in(data).identity();
        assertThat(IdentityFile.in(data).identity()).isEqualTo(first);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve(IdentityFile.FILE))))
                .isEqualTo("rw-------");
        try (var files = Files.list(data)) {
            assertThat(files).containsExactly(data.resolve(IdentityFile.FILE));
        }
    }

    @Test
    @DisplayName("that is damaged is never mended by a new one")
    void damaged() throws IOException {
        IdentityFile.in(folder);
        Path file = folder.resolve(IdentityFile.FILE);
        String whole = Files.readString(file);
        String stranger = IdentityKey.fresh().write();
        for (String broken : new String[] {
            "", "x", whole.substring(3), whole.split(" ")[0] + " " + stranger.split(" ")[1],
        }) {
            Files.writeString(file, broken);
            assertThatThrownBy(() -> IdentityFile.in(folder))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("cannot be read from");
            assertThat(Files.readString(file)).isEqualTo(broken);
        }
    }

    @Test
    @DisplayName("signs for one purpose, one content and one door")
    void signs() {
        IdentityKey key = IdentityKey.fresh();
        byte[] content = {1, 2, 3};
        byte[] signature = key.sign("test/1", content);
        assertThat(key.identity().signed("test/1", content, signature)).isTrue();
        assertThat(key.identity().signed("test/2", content, signature)).isFalse();
        assertThat(key.identity().signed("test/1", new byte[] {1, 2}, signature))
                .isFalse();
        assertThat(IdentityKey.fresh().identity().signed("test/1", content, signature))
                .isFalse();
        assertThat(key.identity().signed("test/1", content, new byte[0])).isFalse();
        assertThat(key.identity().signed("test/1", content, Arrays.copyOf(signature, 65)))
                .isFalse();
        assertThat(new Identity("ff".repeat(32)).signed("test/1", content, signature))
                .isFalse();

        byte[] host = new byte[32];
        byte[] client = HexFormat.of().parseHex("07".repeat(32));
        byte[] here = HexFormat.of().parseHex("08".repeat(32));
        byte[] proof = IdentityProof.of(key, host, client, here);
        assertThat(IdentityProof.isRight(proof, key.identity(), host, client, here))
                .isTrue();
        assertThat(IdentityProof.isRight(proof, key.identity(), client, client, here))
                .isFalse();
        assertThat(IdentityProof.isRight(proof, key.identity(), host, host, here))
                .isFalse();
        assertThat(IdentityProof.isRight(proof, key.identity(), host, client, new byte[32]))
                .isFalse();
    }

    /** RFC 8032, 7.1, test 2: so that other languages' keys are understood. */
    @Test
    @DisplayName("is the Ed25519 of RFC 8032")
    void vector() {
        Identity identity = new Identity("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
        byte[] signature = HexFormat.of()
                .parseHex("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
        assertThat(identity.signed("r", new byte[0], signature)).isTrue(); // the message is the one byte 0x72
    }
}
