package org.tiengow.host.deal;

import java.util.HexFormat;
import java.util.random.RandomGenerator;
import org.tiengow.engine.deal.Deal;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.protocol.wire.ShuffleKind;

/** Deals and lots from a source of chance that can be had again. */
public final class ShuffledDealer implements Dealer {
    private static final int BYTES_OF_ID = 8;

    private final RandomGenerator random;

    public ShuffledDealer(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public ShuffleKind kind() {
        return ShuffleKind.SHUFFLE_KIND_SEEDED;
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
        byte[] id = new byte[BYTES_OF_ID];
        random.nextBytes(id);
        return HexFormat.of().formatHex(id);
    }
}
