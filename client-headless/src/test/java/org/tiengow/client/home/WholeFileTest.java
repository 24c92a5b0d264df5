package org.tiengow.client.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A file that is written whole")
class WholeFileTest {
    @TempDir
    private Path folder;

    @Test
    @DisplayName("takes the place of the one before, in a folder that need not exist")
    void replaces() throws IOException {
        Path file = folder.resolve("new").resolve("seats.txt");

        WholeFile.write(file, "one\n");
        WholeFile.write(file, "二\n");

        assertThat(file).hasContent("二\n");
        assertThat(file.getParent()).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    @DisplayName("leaves nothing beside it when it cannot be put in its place")
    void leavesNothing() throws IOException {
        Path inTheWay = folder.resolve("seats.txt");
        Files.createDirectories(inTheWay.resolve("not empty"));

        assertThatThrownBy(() -> WholeFile.write(inTheWay, "secret")).isInstanceOf(IOException.class);

        assertThat(folder).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    @DisplayName("is its owner's alone")
    void isItsOwnersAlone() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path file = folder.resolve("seats.txt");

        WholeFile.write(file, "secret");

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }
}
