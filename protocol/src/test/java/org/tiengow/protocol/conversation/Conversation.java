package org.tiengow.protocol.conversation;

import com.google.protobuf.Message;
import com.google.protobuf.MessageLite;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tiengow.protocol.pipeline.FramedPipeline;

/**
 * What a client and a host of one version said to each other, in three files: the bytes the client sent, the bytes the host
 * sent, and both as text in the order they were said.
 *
 * @param client every byte the client sent
 * @param host every byte the host sent
 * @param lines the messages
 */
record Conversation(byte[] client, byte[] host, List<Line> lines) {
    private static final Path FOLDER = Path.of("src", "test", "resources", "conversations");

    /** The conversation with the bytes that this version's encoders make of the lines. */
    static Conversation of(List<Line> lines) {
        return new Conversation(encode(lines, true), encode(lines, false), List.copyOf(lines));
    }

    static Conversation read(String name) throws IOException {
        List<Line> lines = new ArrayList<>();
        for (String line : Files.readAllLines(FOLDER.resolve(name + ".txt"))) {
            lines.add(Line.read(line));
        }
        return new Conversation(
                Files.readAllBytes(FOLDER.resolve(name + ".client")),
                Files.readAllBytes(FOLDER.resolve(name + ".host")),
                lines);
    }

    void write(String name) throws IOException {
        Files.createDirectories(FOLDER);
        Files.write(FOLDER.resolve(name + ".client"), client);
        Files.write(FOLDER.resolve(name + ".host"), host);
        String text = lines.stream().map(Line::write).collect(Collectors.joining("\n", "", "\n"));
        Files.writeString(FOLDER.resolve(name + ".txt"), text, StandardCharsets.UTF_8);
    }

    /** What one side said, according to the text. */
    List<Message> said(boolean byClient) {
        return lines.stream()
                .filter(line -> line.isClients() == byClient)
                .map(Line::message)
                .toList();
    }

    /** What the other end reads from the bytes of one side, in pieces of an odd size. */
    List<Message> decoded(boolean byClient) {
        EmbeddedChannel channel = new EmbeddedChannel();
        if (byClient) {
            FramedPipeline.addHostStages(channel.pipeline(), null);
        } else {
            FramedPipeline.addClientStages(channel.pipeline(), null);
        }
        ByteBuf bytes = Unpooled.wrappedBuffer(byClient ? client : host);
        while (bytes.isReadable()) {
            channel.writeInbound(bytes.readRetainedSlice(Math.min(7, bytes.readableBytes())));
        }
        List<Message> messages = new ArrayList<>();
        channel.inboundMessages().forEach(message -> messages.add((Message) message));
        channel.releaseInbound();
        channel.finishAndReleaseAll();
        return messages;
    }

    private static byte[] encode(List<Line> lines, boolean byClient) {
        EmbeddedChannel channel = new EmbeddedChannel();
        FramedPipeline.addClientStages(channel.pipeline(), null);
        ByteBuf bytes = Unpooled.buffer();
        lines.stream()
                .filter(line -> line.isClients() == byClient)
                .forEach(line -> channel.writeOutbound((MessageLite) line.message()));
        for (ByteBuf frame = channel.readOutbound(); frame != null; frame = channel.readOutbound()) {
            bytes.writeBytes(frame);
            frame.release();
        }
        channel.finishAndReleaseAll();
        return ByteBufUtil.getBytes(bytes);
    }
}
