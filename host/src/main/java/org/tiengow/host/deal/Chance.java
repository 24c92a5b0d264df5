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

/** The randomness of a host's deals and bots: a secure random source, or a seed that makes them reproducible. */
public final class Chance {
    private final OptionalLong seed;
    private final @Nullable GivenDeal given;
    private final SecureRandom random;

    /**
     * Creates the randomness of one host.
     *
     * @param given the deal of every round; null draws random deals
     */
    public Chance(OptionalLong seed, @Nullable GivenDeal given, SecureRandom random) {
        this.seed = seed;
        this.given = given;
        this.random = random;
    }

    /**
     * Returns the dealer of a table.
     *
     * @param snapshot the saved state of the table; null for a new table
     */
    public Dealer dealer(int table, @Nullable TableSnapshot snapshot) {
        Dealer shuffled = seed.isPresent()
                ? new ShuffledDealer(
                        new SplittableRandom(mixed(seed.getAsLong() + dealt(snapshot), 2L * table)),
                        ShuffleKind.SHUFFLE_KIND_SEEDED)
                : new ShuffledDealer(random, ShuffleKind.SHUFFLE_KIND_FAIR);
        return given == null ? shuffled : new GivenDealer(given, shuffled);
    }

    /** Returns a supplier of seeds for the bots of a table. */
    public LongSupplier botSeeds(int table) {
        return seed.isPresent()
                ? new SplittableRandom(mixed(seed.getAsLong(), 2L * table + 1))::nextLong
                : random::nextLong;
    }

    /** Varies the seed of a continued match, so that its first rounds are not dealt again. */
    private static long dealt(@Nullable TableSnapshot snapshot) {
        if (snapshot == null) {
            return 0;
        }
        MatchSnapshot match = snapshot.getMatch();
        return 31L * match.getId().hashCode() + match.getRound().getNumber();
    }

    /** Decorrelates neighbouring seeds and tables. */
    private static long mixed(long seed, long stream) {
        return new SplittableRandom(seed * 0x9E3779B97F4A7C15L + stream).nextLong();
    }
}
