package org.tiengow.client.arena;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Plays a plan: every deal in every distinct rotation of the entrants.
 *
 * <p>The deals are cut into blocks of a fixed length, and a block in one rotation is one {@link Sitting}, so that the outcome
 * is the same for any number of threads. Games are handed on in the order of deals and rotations.
 */
public final class Arena {
    private static final int DEALS_A_BLOCK = 50;

    private final ArenaPlan plan;
    private final int threads;

    /**
     * @param threads how many sittings are played at a time, at least 1
     */
    public Arena(ArenaPlan plan, int threads) {
        this.plan = plan;
        this.threads = threads;
    }

    /**
     * Plays all deals.
     *
     * @param listener is told everything, in order, on the calling thread
     * @return how each candidate did, in the order of the entrants
     * @throws ArenaFailure when a strategy fails or the calling thread is interrupted
     */
    public List<Standing> play(ArenaListener listener) {
        List<Tally> tallies = plan.candidates().stream().map(Tally::new).toList();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            Deque<Block> ahead = new ArrayDeque<>();
            for (int first = 0; first < plan.deals(); first += DEALS_A_BLOCK) {
                ahead.add(begin(first, pool));
                if (ahead.size() > threads) {
                    finish(ahead.remove(), tallies, listener);
                }
            }
            while (!ahead.isEmpty()) {
                finish(ahead.remove(), tallies, listener);
            }
        } finally {
            pool.shutdownNow();
        }
        return tallies.stream().map(Tally::standing).toList();
    }

    private Block begin(int first, ExecutorService pool) {
        int deals = Math.min(DEALS_A_BLOCK, plan.deals() - first);
        List<Future<List<Game>>> sittings = new ArrayList<>();
        for (int rotation : plan.rotations()) {
            sittings.add(pool.submit(new Sitting(plan, rotation, first, deals)::play));
        }
        return new Block(first, deals, sittings);
    }

    private static void finish(Block block, List<Tally> tallies, ArenaListener listener) {
        List<List<Game>> rotations = new ArrayList<>();
        for (Future<List<Game>> sitting : block.sittings()) {
            rotations.add(outcome(sitting));
        }
        for (int deal = 0; deal < block.deals(); deal++) {
            int index = deal;
            List<Game> games =
                    rotations.stream().map(rotation -> rotation.get(index)).toList();
            tallies.forEach(tally -> tally.add(games));
            games.forEach(listener::played);
        }
        listener.reached(block.first() + block.deals());
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

    private record Block(int first, int deals, List<Future<List<Game>>> sittings) {}
}
