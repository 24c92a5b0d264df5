package org.tiengow.client.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.sample.TinyNetworks;
import org.tiengow.client.search.FeatureEncoder;
import org.tiengow.client.session.validation.HostBounds;
import org.tiengow.protocol.hash.Sha256;

@DisplayName("Networks in a data folder")
class NetworkLevelsTest {
    private static final int NAMES = 300;
    private static final long SEED = Long.getLong("names.seed", 4);

    @TempDir
    private Path data;

    private Path bots;

    @BeforeEach
    void makeFolder() throws IOException {
        bots = Files.createDirectory(data.resolve(NetworkLevels.FOLDER));
    }

    @Test
    @DisplayName("are levels behind those of the program, under the bare names of their files")
    void areLevels() throws IOException {
        TinyNetworks.in(data, "zoe.network", 1);
        TinyNetworks.in(data, "我的.network", 2);
        TinyNetworks.in(data, "mine.network", 3);
        assertThat(ids())
                .containsExactly(
                        "random", "easy", "steady", "strong", "master", "mine.network", "zoe.network", "我的.network");
        assertThat(NetworkLevels.in(data).get(5).digest())
                .isEqualTo(HexFormat.of().formatHex(Sha256.of(TinyNetworks.file(3))));
        assertThat(Level.STRONG.digest()).isEmpty();
        assertThat(Level.ids()).noneMatch(NetworkLevels::isNetwork);
    }

    @Test
    @DisplayName("need not exist")
    void needNotExist() throws IOException {
        assertThat(NetworkLevels.in(null)).isEqualTo(Level.builtIn());
        assertThat(NetworkLevels.in(data.resolve("none"))).isEqualTo(Level.builtIn());
        Path file = Files.writeString(data.resolve("file"), "");
        assertThat(NetworkLevels.in(file)).isEqualTo(Level.builtIn());
    }

    @Test
    @DisplayName("play on after their file has changed or is gone")
    void outliveTheirFile() throws IOException {
        Path file = TinyNetworks.in(data, "mine.network", 3);
        Level level = NetworkLevels.in(data).get(5);
        Files.delete(file);
        assertThatCode(() -> level.bot(1).close()).doesNotThrowAnyException();
    }

    @Test
    @DisplayName("are not listed if they cannot play")
    void cannotPlay() throws IOException {
        byte[] whole = TinyNetworks.file(1);
        write("text.network", "A poem.\n".getBytes(StandardCharsets.UTF_8));
        write("empty.network", new byte[0]);
        write("cut.network", Arrays.copyOf(whole, whole.length - 1));
        write("old.network", TinyNetworks.file(FeatureEncoder.COUNT, "features/0", 1));
        write("narrow.network", TinyNetworks.file(12, FeatureEncoder.VERSION, 1));
        for (String inputs : List.of("-1", "0", "99999999999", "9999", "many")) {
            String text = new String(whole, StandardCharsets.ISO_8859_1)
                    .replace("inputs " + FeatureEncoder.COUNT, "inputs " + inputs);
            write("inputs" + inputs + ".network", text.getBytes(StandardCharsets.ISO_8859_1));
        }
        try (RandomAccessFile huge =
                new RandomAccessFile(bots.resolve("huge.network").toFile(), "rw")) {
            huge.write(whole);
            huge.setLength(100L << 20);
        }
        Files.createDirectory(bots.resolve("folder.network"));
        assertThat(ids()).isEqualTo(Level.ids());
    }

    @Test
    @DisplayName("are not listed if their links lead nowhere, round in a circle, or to a device")
    void links() throws IOException {
        Files.createSymbolicLink(bots.resolve("gone.network"), bots.resolve("nowhere"));
        Files.createSymbolicLink(bots.resolve("one.network"), bots.resolve("other.network"));
        Files.createSymbolicLink(bots.resolve("other.network"), bots.resolve("one.network"));
        Files.createSymbolicLink(bots.resolve("zero.network"), Path.of("/dev/zero"));
        assertThat(ids()).isEqualTo(Level.ids());
        Files.createSymbolicLink(bots.resolve("good.network"), write("good", TinyNetworks.file(1)));
        assertThat(ids()).endsWith("master", "good.network");
        Files.delete(bots.resolve("good.network"));
        Files.move(bots, data.resolve("away"));
        Files.createSymbolicLink(bots, bots);
        assertThat(ids()).isEqualTo(Level.ids());
    }

    @Test
    @DisplayName("do not take the name of a level of the program, nor one that no client shows")
    void names() throws IOException {
        byte[] whole = TinyNetworks.file(1);
        for (String level : Level.ids()) {
            write(level, whole);
        }
        write(".network", whole);
        write(".hidden.network", whole);
        write("back\\slash.network", whole);
        write("bell\u0007.network", whole);
        write("line\nbreak.network", whole);
        write("turned\u202E.network", whole);
        write(" blank.network", whole);
        write("x".repeat(57) + ".network", whole);
        write("mine.network.part", whole);
        assertThat(ids()).isEqualTo(Level.ids());
    }

    @Test
    @DisplayName("are so few that a client accepts the list")
    void many() throws IOException {
        for (int i = 10; i < 50; i++) {
            TinyNetworks.in(data, i + ".network", i);
        }
        assertThat(ids()).hasSize(Level.ids().size() + NetworkLevels.MOST).endsWith("33.network");
        assertThat(ids().size()).isLessThanOrEqualTo(32);
    }

    @Test
    @DisplayName("of any name are listed as a client accepts them, or not at all")
    void anyName() throws IOException {
        System.out.println("names.seed " + SEED);
        Random random = new Random(SEED);
        Set<String> written = new HashSet<>();
        for (int i = 0; i < NAMES; i++) {
            String name = name(random) + ".network";
            try {
                write(name, TinyNetworks.file(1));
                written.add(name);
            } catch (InvalidPathException | IOException noName) {
                continue;
            }
            List<String> own = ids().subList(Level.ids().size(), ids().size());
            assertThat(own).hasSizeLessThanOrEqualTo(1);
            own.forEach(id -> {
                assertThat(id).isEqualTo(name);
                HostBounds.text("level", HostBounds.WORD, id);
            });
            Files.delete(bots.resolve(name));
        }
        assertThat(written).hasSizeGreaterThan(NAMES / 2);
    }

    /** Returns a name of letters, marks, blanks, controls and anything else. */
    private static String name(Random random) {
        int[] points = IntStream.range(0, 1 + random.nextInt(70))
                .map(i -> switch (random.nextInt(40)) {
                    case 0 -> random.nextInt(0x20);
                    case 1 -> 0x300 + random.nextInt(0x70);
                    case 2 -> 0x2000 + random.nextInt(0x70);
                    case 3 -> random.nextInt(0x11_0000);
                    case 4 -> 0x4E00 + random.nextInt(0x5000);
                    default -> 'a' + random.nextInt(26);
                })
                .filter(point -> point != '/')
                .toArray();
        return new String(points, 0, points.length);
    }

    private List<String> ids() {
        return NetworkLevels.in(data).stream().map(Level::id).toList();
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(bots.resolve(name), bytes);
    }
}
