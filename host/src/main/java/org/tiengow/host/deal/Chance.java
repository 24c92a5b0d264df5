package org.tiengow.host.deal;

import java.security.SecureRandom;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.journal.wire.MatchSnapshot;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.protocol.wire.ShuffleKind;

/** Where a host's deals and the luck of its bots come from: the machine's secure source, or a seed, so that they can be had again. */
public final class Chance {
    private final OptionalLong seed;
    private final @Nullable GivenDeal given;
    private final SecureRandom random;

    /**
     * Of a host.
     *
     * @param given what is dealt in every round; null: what chance brings
     */
    public Chance(OptionalLong seed, @Nullable GivenDeal given, SecureRandom random) {
        this.seed = seed;
        this.given = given;
        this.random = random;
    }

    /**
     * Who deals at a table.
     *
     * @param snapshot how the table stood when it was broken off; null when it begins
     */
    public Dealer dealer(int table, @Nullable TableSnapshot snapshot) {
        Dealer shuffled = seed.isPresent()
                ? new ShuffledDealer(
                        new SplittableRandom(mixed(seed.getAsLong() + dealt(snapshot), 2L * table)),
                        ShuffleKind.SHUFFLE_KIND_SEEDED)
                : new ShuffledDealer(random, ShuffleKind.SHUFFLE_KIND_FAIR);
        return given == null ? shuffled : new GivenDealer(given, shuffled);
    }

    /** A seed for each bot of a table. */
    public LongSupplier botSeeds(int table) {
        return seed.isPresent()
                ? new SplittableRandom(mixed(seed.getAsLong(), 2L * table + 1))::nextLong
                : random::nextLong;
    }

    /** A match that goes on must not be dealt its first rounds again. */
    private static long dealt(@Nullable TableSnapshot snapshot) {
        if (snapshot == null) {
            return 0;
        }
        MatchSnapshot match = snapshot.getMatch();
        return 31L * match.getId().hashCode() + match.getRound().getNumber();
    }

    /** Neighbouring seeds and tables must not share their chance. */
    private static long mixed(long seed, long stream) {
        return new SplittableRandom(seed * 0x9E3779B97F4A7C15L + stream).nextLong();
    }
}
