package org.tiengow.protocol.wire;

import com.google.protobuf.Message;
import com.google.protobuf.TextFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The samples of {@code samples/messages.txt}, each under its name there, such as {@code ClientMessage.hello}. */
public final class Samples {
    private static final String FILE = "/samples/messages.txt";

    private Samples() {}

    public static Map<String, Message> all() {
        Map<String, Message> samples = new LinkedHashMap<>();
        String[] sections = text().split("(?m)^--- ");
        for (String section : sections) {
            if (section != sections[0]) {
                String name = section.lines().findFirst().orElseThrow();
                samples.put(name, parse(name, section.substring(name.length())));
            }
        }
        return samples;
    }

    /** The samples of one envelope. */
    public static <M extends Message> Stream<M> of(Class<M> envelope) {
        return all().values().stream().filter(envelope::isInstance).map(envelope::cast);
    }

    private static Message parse(String name, String text) {
        Message.Builder message =
                prototype(name.substring(0, name.indexOf('.'))).newBuilderForType();
        try {
            TextFormat.getParser().merge(text, message);
        } catch (TextFormat.ParseException misspelt) {
            throw new IllegalStateException("sample " + name + ": " + misspelt.getMessage(), misspelt);
        }
        return message.build();
    }

    private static Message prototype(String envelope) {
        return Stream.<Message>of(
                        ClientMessage.getDefaultInstance(),
                        HostMessage.getDefaultInstance(),
                        Datagram.getDefaultInstance(),
                        Event.getDefaultInstance(),
                        RuleParameter.getDefaultInstance())
                .filter(message -> message.getDescriptorForType().getName().equals(envelope))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no envelope " + envelope));
    }

    private static String text() {
        try (InputStream in = Objects.requireNonNull(Samples.class.getResourceAsStream(FILE), FILE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
