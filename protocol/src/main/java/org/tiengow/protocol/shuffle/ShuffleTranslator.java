package org.tiengow.protocol.shuffle;

import com.google.protobuf.ByteString;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Participant;
import org.tiengow.engine.deal.VoidAttempt;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.MissingShare;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleSeat;
import org.tiengow.protocol.wire.VoidReason;

/** Commitments and shares as bytes, and the attempts that were given up. */
public final class ShuffleTranslator {
    private ShuffleTranslator() {}

    /** Its {@value Bytes32#LENGTH} bytes. */
    public static ByteString write(Bytes32 bytes) {
        return ByteString.copyFrom(bytes.toArray());
    }

    /**
     * A commitment or a share.
     *
     * @throws Malformed unless there are {@value Bytes32#LENGTH} bytes
     */
    public static Bytes32 read(ByteString bytes) {
        return built(() -> Bytes32.of(bytes.toByteArray()));
    }

    /** Adds who held a seat when the list was published. */
    public static void write(Participant person, ShuffleSeat.Builder seat) {
        seat.setName(person.name())
                .setBot(person.bot())
                .setKey(bytes(person.key()))
                .setSignature(bytes(person.signature()));
    }

    /** Who held the seats when the list was published; empty when the host does not say, as an older one. */
    public static List<Participant> people(Shuffle shuffle) {
        if (shuffle.getSeatsList().stream().allMatch(seat -> seat.getName().isEmpty())) {
            return List.of();
        }
        return shuffle.getSeatsList().stream()
                .map(seat ->
                        new Participant(seat.getName(), seat.getBot(), hex(seat.getKey()), hex(seat.getSignature())))
                .toList();
    }

    /** The bytes of hexadecimal digits, such as those of a key or a signature. */
    public static ByteString bytes(String hex) {
        return ByteString.copyFrom(HexFormat.of().parseHex(hex));
    }

    /** The hexadecimal digits of bytes. */
    public static String hex(ByteString bytes) {
        return HexFormat.of().formatHex(bytes.toByteArray());
    }

    /** As everybody is told of it. */
    public static org.tiengow.protocol.wire.VoidAttempt write(VoidAttempt attempt) {
        org.tiengow.protocol.wire.VoidAttempt.Builder message =
                org.tiengow.protocol.wire.VoidAttempt.newBuilder().setAttempt(attempt.number());
        if (attempt.isHostGone()) {
            message.setReason(VoidReason.VOID_REASON_HOST_GONE);
        }
        attempt.missing()
                .forEach(each -> message.addMissing(
                        MissingShare.newBuilder().setSeat(each.seat()).setName(each.name())));
        return message.build();
    }

    /**
     * An attempt that was given up.
     *
     * @throws Malformed when it has no number, or has no reason
     */
    public static VoidAttempt read(org.tiengow.protocol.wire.VoidAttempt message) {
        boolean hostGone = message.getReason() == VoidReason.VOID_REASON_HOST_GONE;
        if (hostGone != (message.getMissingCount() == 0)) {
            throw new Malformed(
                    "shuffle", "A void attempt names either whose share was missing, or the host that was gone.");
        }
        return built(() -> new VoidAttempt(
                message.getAttempt(),
                message.getMissingList().stream()
                        .map(seat -> new VoidAttempt.Missing(seat.getSeat(), seat.getName()))
                        .toList()));
    }

    private static <V> V built(Supplier<V> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException misfit) {
            throw new Malformed("shuffle", String.valueOf(misfit.getMessage()));
        }
    }
}
