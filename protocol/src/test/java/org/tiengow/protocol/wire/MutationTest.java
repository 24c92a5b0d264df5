package org.tiengow.protocol.wire;

import static org.assertj.core.api.Assertions.assertThatCode;

import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Message;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.util.ReferenceCountUtil;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.pipeline.FramedPipeline;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.EventTranslator;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.RefusalTranslator;
import org.tiengow.protocol.translate.ResultTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.translate.ViewTranslator;

/**
 * Bytes of real messages with a few of them changed at random, thrown at both ends: a stage may cut the connection, a
 * translator may call the content malformed; nothing else is ever thrown, and no buffer is left over.
 */
class MutationTest {
    private static final int ROUNDS = 3_000;

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);

    @Test
    void aHostStandsWhateverAClientSends() {
        throwMutants(Samples.of(ClientMessage.class).toList(), true);
    }

    @Test
    void aClientStandsWhateverAHostSends() {
        throwMutants(Samples.of(HostMessage.class).toList(), false);
    }

    private void throwMutants(List<? extends Message> samples, boolean host) {
        for (int round = 0; round < ROUNDS; round++) {
            ByteBuf bytes = mutant(samples.get(random.nextInt(samples.size())));
            assertThatCode(() -> receive(bytes, host))
                    .as("seed %d, round %d", seed, round)
                    .doesNotThrowAnyException();
        }
    }

    private void receive(ByteBuf bytes, boolean host) {
        EmbeddedChannel channel = new EmbeddedChannel();
        if (host) {
            FramedPipeline.addHostStages(channel.pipeline(), null);
        } else {
            FramedPipeline.addClientStages(channel.pipeline(), null);
        }
        channel.writeInbound(bytes);
        for (Object message = channel.readInbound(); message != null; message = channel.readInbound()) {
            if (message instanceof Message read) {
                translate(read);
            } else { // after a cut the channel has no stages left
                ReferenceCountUtil.release(message);
            }
        }
        channel.finishAndReleaseAll();
        channel.checkException();
        if (bytes.refCnt() != 0) {
            throw new AssertionError("a buffer is left over");
        }
    }

    /** One to four bytes changed; the length says the truth half of the time, or nothing would get past the frames. */
    private ByteBuf mutant(Message sample) {
        byte[] bytes = sample.toByteArray();
        ByteBuf frame = Unpooled.buffer(4 + bytes.length).writeInt(bytes.length).writeBytes(bytes);
        int first = random.nextBoolean() ? 4 : 0;
        for (int change = random.nextInt(4); change >= 0 && bytes.length > 0; change--) {
            frame.setByte(first + random.nextInt(frame.writerIndex() - first), random.nextInt(256));
        }
        return frame;
    }

    /** Hands every part that has a translator to it. */
    private void translate(Message message) {
        try {
            translateOne(message);
        } catch (Malformed malformed) {
            if (malformed.sentence().isEmpty()) {
                throw new AssertionError("nothing is said about what is malformed", malformed);
            }
        }
        message.getAllFields().forEach((field, value) -> {
            if (field.getJavaType() == JavaType.MESSAGE) {
                Iterable<?> values = field.isRepeated() ? (Iterable<?>) value : List.of(value);
                values.forEach(each -> translate((Message) each));
            }
        });
    }

    private void translateOne(Message message) {
        int players = 2 + random.nextInt(3);
        if (message instanceof Play play) {
            PlayTranslator.read(play);
        } else if (message instanceof Rules rules) {
            RulesTranslator.read(rules);
        } else if (message instanceof SeatView view) {
            ViewTranslator.read(view, RuleSets.get(RuleSets.DEFAULT_ID));
        } else if (message instanceof Event event) {
            EventTranslator.read(event, players);
        } else if (message instanceof RoundResult result) {
            ResultTranslator.read(result, players);
        } else if (message instanceof Refused refused) {
            RefusalTranslator.read(refused);
        } else if (message instanceof Shuffle shuffle) {
            ShuffleTranslator.list(shuffle);
        } else if (message instanceof LinkName link) {
            ShuffleTranslator.context(link);
        } else if (message instanceof Hello hello) {
            Versions.negotiate(hello.getVersionsList(), Versions.SPOKEN).refusal(0);
        }
    }
}
