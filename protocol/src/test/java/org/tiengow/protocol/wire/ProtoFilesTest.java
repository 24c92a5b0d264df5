package org.tiengow.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The .proto files as somebody meets them who writes a client in another language: they are the reference. */
class ProtoFilesTest {
    private static final Path FOLDER = Path.of("src", "main", "proto");

    private static final Pattern DECLARATION = Pattern.compile("\\s*(?:"
            + "(?:message|enum|oneof) (?<block>\\w+) \\{.*"
            + "|(?:repeated |optional )?[\\w.]+ (?<field>\\w+) = \\d+(?: \\[\\(asker\\) = \\w+\\])?;"
            + "|(?<constant>[A-Z][A-Z_0-9]*) = \\d+;)");

    private static final Set<String> OPTIONS =
            Set.of("import \"google/protobuf/descriptor.proto\";", "extend google.protobuf.FieldOptions {");

    static Stream<Path> files() throws IOException {
        return Files.list(FOLDER.resolve("tiengow").resolve("v1")).sorted();
    }

    @Test
    void theseAreAllFiles() throws IOException {
        assertThat(Protocol.FILES.stream().map(FileDescriptor::getName))
                .containsExactlyInAnyOrderElementsOf(
                        files().map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
                                .toList());
    }

    @ParameterizedTest
    @MethodSource("files")
    void everythingDeclaredIsDocumented(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<String> undocumented = new ArrayList<>();
        for (int line = 1; line < lines.size(); line++) {
            if (DECLARATION.matcher(lines.get(line)).matches()
                    && !lines.get(line - 1).strip().matches("// .{6,}")
                    && !lines.get(line - 1).strip().equals("// Why.")) {
                undocumented.add(file.getFileName() + ":" + (line + 1) + " "
                        + lines.get(line).strip());
            }
        }
        assertThat(undocumented).isEmpty();
    }

    /** Guards the test above: what its pattern does not see it could not miss. */
    @Test
    void everythingDeclaredIsSeen() throws IOException {
        int blocks = 0;
        int fields = 0;
        int constants = 0;
        for (Path file : files().toList()) {
            for (String line : Files.readAllLines(file)) {
                Matcher matcher = DECLARATION.matcher(line);
                if (matcher.matches()) {
                    blocks += matcher.group("block") == null ? 0 : 1;
                    fields += matcher.group("field") == null ? 0 : 1;
                    constants += matcher.group("constant") == null ? 0 : 1;
                }
            }
        }
        List<EnumDescriptor> enums = Protocol.FILES.stream()
                .flatMap(file -> file.getEnumTypes().stream())
                .toList();
        int oneofs = sum(Protocol.MESSAGES.stream().map(Descriptor::getRealOneofs));
        assertThat(blocks).isEqualTo(Protocol.MESSAGES.size() + enums.size() + oneofs);
        int options = sum(Protocol.FILES.stream().map(FileDescriptor::getExtensions));
        assertThat(fields).isEqualTo(sum(Protocol.MESSAGES.stream().map(Descriptor::getFields)) + options);
        assertThat(constants).isEqualTo(sum(enums.stream().map(EnumDescriptor::getValues)));
    }

    /** Old generators read plain proto3 only, which includes options of fields. */
    @ParameterizedTest
    @MethodSource("files")
    void theFilesArePlainProto3(Path file) throws IOException {
        List<String> statements = Files.readAllLines(file).stream()
                .map(line -> line.replaceAll("//.*", "").strip())
                .filter(line -> !line.isEmpty() && !OPTIONS.contains(line))
                .toList();
        assertThat(statements.get(0)).isEqualTo("syntax = \"proto3\";");
        assertThat(statements)
                .noneMatch(line -> line.matches("(edition|required|extend|extensions|group|features)\\b.*"))
                .noneMatch(line -> line.startsWith("import") && !line.startsWith("import \"tiengow/v1/"));
    }

    private static int sum(Stream<? extends List<?>> lists) {
        return lists.mapToInt(List::size).sum();
    }
}
