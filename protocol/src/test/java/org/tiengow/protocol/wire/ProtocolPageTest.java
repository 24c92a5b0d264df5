package org.tiengow.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import io.netty.buffer.ByteBuf;
import io.netty.channel.embedded.EmbeddedChannel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.protocol.discovery.DatagramCodec;
import org.tiengow.protocol.discovery.Discovery;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.translate.TileTranslator;

/** The numbers of docs/protocol.md and docs/protocol-identity.md are those of the program. */
class ProtocolPageTest {
    private final String page;

    ProtocolPageTest() throws IOException {
        Path docs = Path.of("..", "docs");
        page = Files.readString(docs.resolve("protocol.md")) + Files.readString(docs.resolve("protocol-identity.md"));
    }

    @Test
    void theHelloOfThePageIsOne() {
        EmbeddedChannel client = new EmbeddedChannel();
        FramedPipeline.addClientStages(client.pipeline(), null);
        client.writeOutbound(ClientMessage.newBuilder()
                .setRequest(1)
                .setHello(Hello.newBuilder()
                        .addVersions(3)
                        .setKind(Kind.KIND_PERSON)
                        .setName("Mei"))
                .build());
        ByteBuf frame = client.readOutbound();
        byte[] bytes = new byte[frame.readableBytes()];
        frame.readBytes(bytes);
        frame.release();
        client.finishAndReleaseAll();
        String hex = HexFormat.ofDelimiter(" ").formatHex(bytes);
        assertThat(page).contains(hex.substring(0, 11) + "   " + hex.substring(12));
    }

    @Test
    void theProofsOfThePageAreRight() {
        byte[] host = counting(0x00);
        byte[] client = counting(0x20);
        assertThat(page)
                .contains("| `4711` | plain | `" + hex(PinProof.of("4711", host, client, new byte[32])) + "` |")
                .contains("| `4711` | TLS | `" + hex(PinProof.of("4711", host, client, counting(0x40))) + "` |")
                .contains("| `天九牌` | plain | `" + hex(PinProof.of("天九牌", host, client, new byte[32])) + "` |");
    }

    @Test
    void theLimitsOfThePageHold() {
        assertThat(page)
                .contains("One TCP port, " + Limits.DEFAULT_PORT + " unless")
                .contains("1 to " + grouped(Limits.MESSAGE) + " bytes")
                .contains("frames of " + grouped(Limits.MESSAGE_OF_STRANGER) + " bytes at most")
                .contains("| opening | " + Limits.OPENING.toSeconds() + " seconds |")
                .contains("| silence | " + Limits.SILENCE.toSeconds() + " seconds |")
                .contains("a `Ping` every " + Limits.PING.toSeconds() + " seconds")
                .contains("the last " + Limits.ROUNDS_IN_UPDATE + " |")
                .contains("UDP port " + Discovery.PORT)
                .contains(Discovery.GROUP)
                .contains("Repeat it every " + Discovery.INTERVAL.toMillis() + " ms")
                .contains("one datagram of " + grouped(DatagramCodec.LONGEST) + " bytes")
                .contains("0x" + Integer.toHexString(DatagramCodec.MAGIC));
    }

    @Test
    void theTilesOfThePageAreRight() {
        int bits = TileTranslator.write(TileNotation.read("66 66 63"));
        assertThat(page).contains(String.format("`66 66 63` is `0x%08x`", bits));
    }

    @Test
    void theNamesOfThePageAreThoseOfTheFiles() {
        assertThat(named("`([A-Z][a-z]\\w+)`"))
                .hasSizeGreaterThan(30)
                .isSubsetOf(Protocol.MESSAGES.stream().map(Descriptor::getName).toList());
        assertThat(named("`([A-Z][a-z]\\w+\\.[a-z_]+)`"))
                .hasSizeGreaterThan(20)
                .filteredOn(name -> !name.equals("GameSession.agree")) // of this program's client
                .isSubsetOf(Protocol.MESSAGES.stream()
                        .flatMap(message -> message.getFields().stream())
                        .map(field -> field.getContainingType().getName() + "." + field.getName())
                        .toList());
        List<String> constants = Protocol.FILES.stream()
                .flatMap(file -> file.getEnumTypes().stream())
                .flatMap(each -> each.getValues().stream())
                .map(EnumValueDescriptor::getName)
                .toList();
        assertThat(named("`([A-Z][A-Z_]{2,})`"))
                .hasSizeGreaterThan(30)
                .filteredOn(
                        name -> !name.equals("READY") && !name.startsWith("BCD")) // words of hosts, and of join codes
                .allMatch(name -> constants.stream().anyMatch(each -> ("_" + each).endsWith("_" + name)));
    }

    private Set<String> named(String pattern) {
        return Pattern.compile(pattern)
                .matcher(page)
                .results()
                .map(each -> each.group(1))
                .collect(Collectors.toSet());
    }

    private static String grouped(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    private static byte[] counting(int from) {
        byte[] bytes = new byte[32];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (from + i);
        }
        return bytes;
    }
}
