package org.tiengow.protocol.wire;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.TextFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * One sample of every kind of message, under a name such as {@code ClientMessage.hello}: those of {@code samples/messages.txt}, and the only
 * value of each kind without fields.
 */
public final class Samples {
    private static final String FILE = "/samples/messages.txt";

    private static final List<Message> ENVELOPES = List.of(
            ClientMessage.getDefaultInstance(),
            HostMessage.getDefaultInstance(),
            Datagram.getDefaultInstance(),
            Event.getDefaultInstance(),
            RuleParameter.getDefaultInstance());

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
        ENVELOPES.forEach(envelope -> addEmpty(envelope, samples));
        return samples;
    }

    private static void addEmpty(Message envelope, Map<String, Message> samples) {
        Descriptor type = envelope.getDescriptorForType();
        for (FieldDescriptor kind : type.getRealOneofs().get(0).getFields()) {
            if (kind.getJavaType() == FieldDescriptor.JavaType.MESSAGE
                    && kind.getMessageType().getFields().isEmpty()) {
                Message.Builder sample = envelope.newBuilderForType();
                sample.setField(kind, sample.newBuilderForField(kind).build());
                samples.put(type.getName() + "." + kind.getName(), sample.build());
            }
        }
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
        return ENVELOPES.stream()
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
