package org.tiengow.engine.referee;

import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.tiengow.engine.rules.RuleSets;

/**
 * Rounds played at random from the shuffle to the last chip, through the public interface alone.
 *
 * <pre>
 * mvn -o -pl engine verify -Djmh=SimulatedRound -Djmh.args="-prof gc"
 * </pre>
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class SimulatedRoundBenchmark {
    private static final int PLAYERS = 4;

    @Param({"pagat", "pagat-hk", "lai", "lai-civil", "basic", "basic-rising", "classic", "online", "ming", "wong"})
    String rules = "pagat";

    private final IntUnaryOperator below = new XorShift(20_261_120);
    private SimulatedRound round;
    private SimulatedDeal deal;
    private int banker;

    @Setup
    public void setUp() {
        round = new SimulatedRound(Referee.of(RuleSets.get(rules)), PLAYERS);
        deal = new SimulatedDeal(PLAYERS);
        begin();
    }

    /** A whole round: shuffle, deal, every play, settlement. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public int rounds() {
        begin();
        round.playOut(below);
        return round.chips(0);
    }

    /** One decision drawn and played, a round's other costs spread over its decisions. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int decisions() {
        if (round.isOver()) {
            begin();
        }
        round.choose(below.applyAsInt(round.choices()));
        return round.turn();
    }

    /** The shuffle alone. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int deals() {
        deal.shuffle(below);
        return deal.hand(0);
    }

    private void begin() {
        deal.shuffle(below);
        banker = banker + 1 & PLAYERS - 1;
        round.begin(banker, 1, 0, 1, deal);
    }

    /** Marsaglia's generator, reduced to a range by a multiplication. */
    private static final class XorShift implements IntUnaryOperator {
        private long state;

        XorShift(long seed) {
            state = seed;
        }

        @Override
        public int applyAsInt(int bound) {
            state ^= state << 13;
            state ^= state >>> 7;
            state ^= state << 17;
            return (int) ((state >>> 32) * bound >>> 32);
        }
    }
}
