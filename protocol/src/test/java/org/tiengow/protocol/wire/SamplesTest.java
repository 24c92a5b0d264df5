package org.tiengow.protocol.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.OneofDescriptor;
import com.google.protobuf.Message;
import com.google.protobuf.MessageLite;
import io.netty.channel.embedded.EmbeddedChannel;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.pipeline.FramedPipeline;

/** The list of kinds is read from the descriptors, so that a new message or field is missed by this test and not by people. */
class SamplesTest {
    private final Map<String, Message> samples = Samples.all();

    @Test
    void everyKindOfMessageHasASample() {
        Set<String> kinds = Protocol.MESSAGES.stream()
                .flatMap(message -> message.getRealOneofs().stream())
                .map(OneofDescriptor::getFields)
                .flatMap(fields -> fields.stream())
                .map(field -> field.getContainingType().getName() + "." + field.getName())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(samples.keySet()).containsExactlyInAnyOrderElementsOf(kinds);
    }

    @Test
    void aSampleIsWhatItsNameSays() {
        samples.forEach((name, sample) -> assertThat(sample.getOneofFieldDescriptor(
                                sample.getDescriptorForType().getRealOneofs().get(0))
                        .getName())
                .isEqualTo(name.substring(name.indexOf('.') + 1)));
    }

    @Test
    void everyFieldIsSetInSomeSample() {
        Set<String> set = new HashSet<>();
        samples.values().forEach(sample -> collectFields(sample, set));
        SignedSamples.ALL.forEach(sample -> collectFields(sample, set));
        assertThat(Protocol.MESSAGES.stream()
                        .flatMap(message -> message.getFields().stream())
                        .map(FieldDescriptor::getFullName)
                        .filter(field -> !set.contains(field)))
                .isEmpty();
    }

    @Test
    void everySampleTravelsFromOneEndToTheOther() {
        EmbeddedChannel host = new EmbeddedChannel();
        FramedPipeline.addHostStages(host.pipeline(), null);
        FramedPipeline.enterGranted(host);
        EmbeddedChannel client = new EmbeddedChannel();
        FramedPipeline.addClientStages(client.pipeline(), null);
        Samples.of(ClientMessage.class)
                .forEach(sample -> assertThat(travelled(client, host, sample)).isEqualTo(sample));
        Samples.of(HostMessage.class)
                .forEach(sample -> assertThat(travelled(host, client, sample)).isEqualTo(sample));
        host.finishAndReleaseAll();
        client.finishAndReleaseAll();
    }

    private static Object travelled(EmbeddedChannel from, EmbeddedChannel to, MessageLite message) {
        from.writeOutbound(message);
        to.writeInbound((Object) from.readOutbound());
        return to.readInbound();
    }

    private static void collectFields(Message message, Set<String> set) {
        message.getAllFields().forEach((field, value) -> {
            set.add(field.getFullName());
            if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE) {
                Iterable<?> values = field.isRepeated() ? (Iterable<?>) value : Set.of(value);
                values.forEach(each -> collectFields((Message) each, set));
            }
        });
    }
}
