package org.tiengow.lab.arena;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Plays the deals of a series in all its seatings, on several threads.
 *
 * <p>The deals are cut into blocks of fixed length, and a block in one seating is one {@link Sitting}. The outcome is therefore the same
 * for any number of threads. Games are handed on in the order of deals and seatings. Blocks played ahead are dropped when play stops.
 */
public final class Blocks {
    private static final int DEALS_A_BLOCK = 50;

    private final Series series;
    private final List<Seating> seatings;
    private final int threads;

    public Blocks(Series series, List<Seating> seatings, int threads) {
        this.series = series;
        this.seatings = List.copyOf(seatings);
        this.threads = threads;
    }

    /**
     * Plays until {@code goOn} answers false or all deals are played.
     *
     * @param taker receives each deal in all seatings, in order, on the calling thread
     * @param goOn receives the number of deals taken so far, after each block
     * @throws ArenaFailure if a strategy fails or the calling thread is interrupted
     */
    public void play(int deals, Consumer<List<Game>> taker, IntPredicate goOn) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Deque<Block> ahead = new ArrayDeque<>();
            int begun = 0;
            for (int finished = 0; finished < deals; ) {
                while (begun < deals && ahead.size() <= threads) {
                    Block block = begin(begun, deals, pool);
                    ahead.add(block);
                    begun += block.deals();
                }
                Block block = ahead.remove();
                finish(block, taker);
                finished += block.deals();
                if (!goOn.test(finished)) {
                    return;
                }
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private Block begin(int first, int end, ExecutorService pool) {
        int deals = Math.min(DEALS_A_BLOCK, end - first);
        List<Future<List<Game>>> sittings = new ArrayList<>();
        for (Seating seating : seatings) {
            sittings.add(pool.submit(new Sitting(series, seating, first, deals)::play));
        }
        return new Block(deals, sittings);
    }

    private static void finish(Block block, Consumer<List<Game>> taker) {
        List<List<Game>> played = block.sittings().stream().map(Blocks::outcome).toList();
        for (int deal = 0; deal < block.deals(); deal++) {
            int index = deal;
            taker.accept(played.stream().map(games -> games.get(index)).toList());
        }
    }

    private static List<Game> outcome(Future<List<Game>> sitting) {
        try {
            return sitting.get();
        } catch (ExecutionException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new ArenaFailure(String.valueOf(cause.getMessage()), cause);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ArenaFailure("It was interrupted.", e);
        }
    }

    private record Block(int deals, List<Future<List<Game>>> sittings) {}
}
