package org.tiengow.lab.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.tiengow.client.network.Gradient;
import org.tiengow.client.network.Learner;
import org.tiengow.client.network.Network;

/**
 * Trains a network by self-play. In each step, every thread plays some rounds with the current weights and learns from them. Then the
 * gradients of all threads move the weights.
 *
 * <p>During the training, random plays become rarer and the steps shorter.
 */
public final class Training {
    /** Rounds for each thread and step, about 1,300 decisions. */
    private static final int ROUNDS_A_STEP = 64;

    private static final double FIRST_EXPLORATION = 0.06;
    private static final double LAST_EXPLORATION = 0.01;

    /** Fraction of the learning rate that is left at the end. */
    private static final double LAST_RATE = 0.03;

    /** Fraction of all steps so far over which the running mean looks back. */
    private static final double MEMORY = 0.1;

    /** Maximum number of steps over which the running mean looks back. */
    private static final double LONGEST_MEMORY = 2000;

    private final TrainingPlan plan;
    private final Learner learner;
    private final List<Gradient> gradients = new ArrayList<>();
    private final List<List<SelfPlay>> tables = new ArrayList<>();
    private long steps;
    private long pausedNanos;

    /** Creates a training, which {@link #run} starts. */
    public Training(TrainingPlan plan) {
        this.plan = plan;
        this.learner = new Learner(plan.start());
        for (int thread = 0; thread < plan.threads(); thread++) {
            gradients.add(learner.gradient());
            tables.add(SelfPlay.tables(plan, learner.evaluator(), thread));
        }
    }

    /**
     * Trains until the time or the rounds are used up.
     *
     * @return the trained network
     * @throws InterruptedException if the calling thread is interrupted
     */
    public Network run(TrainingListener listener) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(plan.threads());
        try {
            long begin = System.nanoTime();
            for (double done = 0; done < 1; done = tell(listener, begin)) {
                step(pool, done);
            }
            return learner.network();
        } finally {
            pool.shutdownNow();
        }
    }

    private void step(ExecutorService pool, double done) throws InterruptedException {
        double exploration = FIRST_EXPLORATION + (LAST_EXPLORATION - FIRST_EXPLORATION) * done;
        List<Callable<Void>> jobs = new ArrayList<>();
        for (int thread = 0; thread < plan.threads(); thread++) {
            List<SelfPlay> mine = tables.get(thread);
            Gradient gradient = gradients.get(thread);
            jobs.add(() -> {
                for (int i = 0; i < ROUNDS_A_STEP; i++) {
                    mine.get((int) ((steps * ROUNDS_A_STEP + i) % mine.size())).play(exploration, gradient);
                }
                return null;
            });
        }
        for (Future<Void> job : pool.invokeAll(jobs)) {
            outcome(job);
        }
        double fall = (1 + Math.cos(Math.PI * done)) / 2;
        steps++;
        learner.step(
                gradients, plan.rate() * (fall + (1 - fall) * LAST_RATE), Math.min(LONGEST_MEMORY, 1 + MEMORY * steps));
    }

    private double tell(TrainingListener listener, long begin) {
        long now = System.nanoTime();
        long rounds = steps * ROUNDS_A_STEP * plan.threads();
        double nanos = now - begin - pausedNanos;
        double done = Math.min(1, Math.max(nanos / plan.time().toNanos(), (double) rounds / plan.rounds()));
        listener.stepped(new TrainingProgress(done, rounds, nanos / 1e9), learner::network);
        pausedNanos += System.nanoTime() - now;
        return done;
    }

    private static void outcome(Future<Void> job) throws InterruptedException {
        try {
            job.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("A training thread failed.", e.getCause());
        }
    }
}
