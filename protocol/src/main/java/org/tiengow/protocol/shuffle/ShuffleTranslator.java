package org.tiengow.protocol.shuffle;

import com.google.protobuf.ByteString;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Supplier;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.Shuffle;

/** Translates the list of a round, its context, and bytes. */
public final class ShuffleTranslator {
    private ShuffleTranslator() {}

    /** Writes {@value Bytes32#LENGTH} bytes. */
    public static ByteString write(Bytes32 bytes) {
        return ByteString.copyFrom(bytes.toArray());
    }

    /**
     * Reads an anchor, a link or a hash.
     *
     * @throws Malformed unless there are {@value Bytes32#LENGTH} bytes
     */
    public static Bytes32 read(ByteString bytes) {
        return built(() -> Bytes32.of(bytes.toByteArray()));
    }

    /** Reads optional bytes; empty when there are none. */
    public static Optional<Bytes32> readIfAny(ByteString bytes) {
        return bytes.isEmpty() ? Optional.empty() : Optional.of(read(bytes));
    }

    /** Decodes hexadecimal digits, such as those of a key or a signature. */
    public static ByteString bytes(String hex) {
        return ByteString.copyFrom(HexFormat.of().parseHex(hex));
    }

    /** Encodes bytes as lower-case hexadecimal digits. */
    public static String hex(ByteString bytes) {
        return HexFormat.of().formatHex(bytes.toByteArray());
    }

    /**
     * Reads the match and epoch of a shuffle.
     *
     * @throws Malformed when they or the round are impossible
     */
    public static ShuffleContext context(Shuffle shuffle) {
        if (Integer.compareUnsigned(shuffle.getRound(), FairShuffle.ROUNDS) > 0) {
            throw new Malformed(
                    "shuffle", "No round " + Integer.toUnsignedString(shuffle.getRound()) + " is shuffled.");
        }
        return built(() -> new ShuffleContext(
                Bytes32.of(shuffle.getHost().toByteArray()), shuffle.getMatch(), shuffle.getEpoch()));
    }

    /** Writes the name of a round's link. */
    public static LinkName write(ShuffleContext context, int round) {
        return LinkName.newBuilder()
                .setHost(write(context.host()))
                .setMatch(context.match())
                .setEpoch(context.epoch())
                .setRound(round)
                .build();
    }

    /**
     * Reads the match and epoch of a link.
     *
     * @throws Malformed when they are impossible
     */
    public static ShuffleContext context(LinkName link) {
        return built(
                () -> new ShuffleContext(Bytes32.of(link.getHost().toByteArray()), link.getMatch(), link.getEpoch()));
    }

    /** Writes the list of a round. */
    public static org.tiengow.protocol.wire.ShuffleList write(ShuffleList list) {
        org.tiengow.protocol.wire.ShuffleList.Builder message = org.tiengow.protocol.wire.ShuffleList.newBuilder()
                .setRevealValue(list.reveal())
                .setHostAnchor(write(list.hostAnchor()));
        for (ListedSeat seat : list.seats()) {
            org.tiengow.protocol.wire.ListedSeat.Builder told = message.addSeatsBuilder()
                    .setKindValue(seat.kind().ordinal())
                    .setLeftOut(seat.leftOut())
                    .setName(seat.name())
                    .setSignature(bytes(seat.signature()));
            seat.key().map(ShuffleTranslator::write).ifPresent(told::setKey);
            seat.anchor().map(ShuffleTranslator::write).ifPresent(told::setAnchor);
        }
        return message.build();
    }

    /**
     * Reads the list of a round.
     *
     * @throws Malformed when it is impossible
     */
    public static ShuffleList list(Shuffle shuffle) {
        return list(context(shuffle), shuffle.getRound(), shuffle.getList());
    }

    /**
     * Reads the list of a round of a match and epoch.
     *
     * @throws Malformed when it is impossible
     */
    public static ShuffleList list(ShuffleContext context, int round, org.tiengow.protocol.wire.ShuffleList message) {
        return built(() -> new ShuffleList(
                context,
                round,
                message.getRevealValue(),
                read(message.getHostAnchor()),
                message.getSeatsList().stream().map(ShuffleTranslator::read).toList()));
    }

    private static ListedSeat read(org.tiengow.protocol.wire.ListedSeat seat) {
        int kind = seat.getKindValue();
        if (kind < 0 || kind >= ListedSeat.Kind.values().length) {
            throw new IllegalArgumentException("Nobody of kind " + kind + " sits at a table.");
        }
        return new ListedSeat(
                ListedSeat.Kind.values()[kind],
                seat.getLeftOut(),
                seat.getName(),
                readIfAny(seat.getKey()),
                readIfAny(seat.getAnchor()),
                hex(seat.getSignature()));
    }

    private static <V> V built(Supplier<V> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException misfit) {
            throw new Malformed("shuffle", String.valueOf(misfit.getMessage()));
        }
    }
}
