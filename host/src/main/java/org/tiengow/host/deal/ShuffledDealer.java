package org.tiengow.host.deal;

import java.util.HexFormat;
import java.util.random.RandomGenerator;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.protocol.wire.ShuffleKind;

/** A dealer that draws from a secure random source, or from a seed that makes its deals reproducible. */
public final class ShuffledDealer implements Dealer {
    private static final int BYTES_OF_ID = 8;

    private final RandomGenerator random;
    private final ShuffleKind kind;

    /** Creates a dealer; its shuffles are fair only with a secure source. */
    public ShuffledDealer(RandomGenerator random, ShuffleKind kind) {
        this.random = random;
        this.kind = kind;
    }

    @Override
    public ShuffleKind kind() {
        return kind;
    }

    @Override
    public Bytes32 secret() {
        return Bytes32.of(bytes(Bytes32.LENGTH));
    }

    @Override
    public Deal deal(int players) {
        return Deal.shuffled(players, random::nextInt);
    }

    @Override
    public int lot(int players) {
        return random.nextInt(players);
    }

    @Override
    public String matchId() {
        return HexFormat.of().formatHex(bytes(BYTES_OF_ID));
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }
}
