package org.tiengow.client.shuffle;

/** Many hostile nights. */
public final class HostileNights {
    /** Of so many nights one plays its rounds by the rules of the game. */
    private static final int REAL = 40;

    final Coverage coverage = new Coverage();
    private final long seed;
    int mostDeals;

    HostileNights(long seed) {
        this.seed = seed;
    }

    /** Plays a night; throws {@link Oracle.Broken} with what repeats it. */
    void play(int number) {
        HostileNight night = new HostileNight(seed + number, coverage, number % REAL == 0);
        try {
            night.play();
        } catch (Oracle.Broken | RuntimeException broken) {
            Oracle.Broken named = new Oracle.Broken(
                    "night " + number + " of seed " + seed + ": " + broken.getMessage() + "\n" + night.story());
            named.initCause(broken);
            throw named;
        }
        mostDeals = Math.max(mostDeals, night.mostDeals());
    }

    /** Plays nights from a first one on until something is broken; returns what. */
    public static String firstBroken(long seed, int first, int most) {
        HostileNights nights = new HostileNights(seed);
        for (int number = first; number < first + most; number++) {
            try {
                nights.play(number);
            } catch (Oracle.Broken broken) {
                return String.valueOf(broken.getMessage());
            }
        }
        return "nothing in " + most + " nights";
    }
}
