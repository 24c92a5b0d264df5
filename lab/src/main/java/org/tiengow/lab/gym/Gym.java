package org.tiengow.lab.gym;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;

/**
 * All tables of a gym and the frame that shows them. Each thread plays its own tables, so that a frame does not depend on the number of
 * threads. The methods are for one thread.
 */
public final class Gym implements AutoCloseable {
    private static final int MOST_SLOTS = 1 << 16;

    private final GymPlan plan;
    private final List<RuleSet> rules;
    private final FrameLayout layout;
    private final List<GymTable> tables = new ArrayList<>();
    private final List<Part> parts = new ArrayList<>();
    private final Map<Integer, GymTable> slots = new HashMap<>();
    private final @Nullable ExecutorService pool;
    private final byte[] actions;
    private ByteBuffer frame;

    /** Creates a gym whose tables wait for the first decision. */
    public Gym(GymPlan plan) {
        this.plan = plan;
        this.rules = plan.ruleIds().stream().map(RuleSets::get).toList();
        this.layout = new FrameLayout(plan.tables(), plan.hands(), plan.inputs());
        this.actions = new byte[plan.tables()];
        this.frame = buffer(layout.size());
        for (int i = 0; i < plan.tables(); i++) {
            tables.add(new GymTable(plan, i, rules));
        }
        int threads = Math.min(plan.threads(), plan.tables());
        for (int i = 0; i < threads; i++) {
            int from = (int) ((long) plan.tables() * i / threads);
            int to = (int) ((long) plan.tables() * (i + 1) / threads);
            parts.add(new Part(from, to));
        }
        pool = threads == 1 ? null : Executors.newFixedThreadPool(threads - 1, Gym::daemon);
        reset(plan.seed());
    }

    /** The tables of one thread, from {@code from} to {@code to}, exclusive. */
    private final class Part implements Callable<Void> {
        final int from;
        final int to;
        final Worker worker = new Worker(rules, plan.opponents());
        private TableWriter writer = new TableWriter(layout, frame);
        private boolean acting;

        Part(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Void call() {
            worker.inputs.clear();
            for (int i = from; i < to; i++) {
                GymTable table = tables.get(i);
                if (acting) {
                    table.act(actions[i], worker);
                }
                writer.write(table, worker);
            }
            return null;
        }
    }

    FrameLayout layout() {
        return layout;
    }

    GymPlan plan() {
        return plan;
    }

    List<RuleSet> rules() {
        return rules;
    }

    GymTable table(int index) {
        return tables.get(index);
    }

    /** Restarts every table with another seed. */
    void reset(long seed) {
        for (Part part : parts) {
            for (int i = part.from; i < part.to; i++) {
                tables.get(i).reset(seed, part.worker);
            }
        }
    }

    /**
     * Takes one action at each table.
     *
     * @param chosen holds an action for each table, from its position on
     * @throws GymFault if an action is not legal; then no table has moved
     */
    ByteBuffer step(ByteBuffer chosen) throws GymFault {
        chosen.get(actions);
        for (int i = 0; i < actions.length; i++) {
            if (!tables.get(i).allows(actions[i] & 0xff)) {
                throw new GymFault("Table " + i + ", field actions: " + named(actions[i] & 0xff)
                        + " is not legal there; the field mask says what is.");
            }
        }
        return frame(true);
    }

    /** Returns a frame of the tables as they are. Its position is 0, and its first four bytes are the length of the rest. */
    ByteBuffer observe() {
        return frame(false);
    }

    /** Keeps a copy of a table in a slot. */
    void save(int table, int slot) throws GymFault {
        GymTable saved = at("save", table);
        if (slot < 0 || slot >= MOST_SLOTS) {
            throw new GymFault(
                    "Request save, field slot: there are the slots 0 to " + (MOST_SLOTS - 1) + ", not " + slot + ".");
        }
        slots.computeIfAbsent(slot, any -> new GymTable(plan, saved.index, rules))
                .copyFrom(saved);
    }

    /** Returns a table to the state that a slot holds. The table may be another one than that saved, with the same rules. */
    void restore(int table, int slot) throws GymFault {
        GymTable restored = at("restore", table);
        GymTable saved = slots.get(slot);
        if (saved == null) {
            throw new GymFault("Request restore, field slot: nothing is saved in slot " + slot + ".");
        }
        if (saved.rulesIndex != restored.rulesIndex) {
            throw new GymFault("Request restore, field table: table " + table + " plays "
                    + plan.ruleIds().get(restored.rulesIndex) + ", slot " + slot + " holds a round of "
                    + plan.ruleIds().get(saved.rulesIndex) + ".");
        }
        restored.copyFrom(saved);
    }

    private GymTable at(String request, int table) throws GymFault {
        if (table < 0 || table >= tables.size()) {
            throw new GymFault("Request " + request + ", field table: there are the tables 0 to " + (tables.size() - 1)
                    + ", not " + table + ".");
        }
        return tables.get(table);
    }

    private static String named(int action) {
        return action < Actions.COUNT ? action + " (" + Actions.names().get(action) + ")" : String.valueOf(action);
    }

    private ByteBuffer frame(boolean acting) {
        parts.forEach(part -> part.acting = acting);
        if (pool == null) {
            parts.get(0).call();
        } else {
            inParallel(pool);
        }
        int size = layout.hasInputs() ? putInputs() : layout.size();
        frame.limit(Integer.BYTES + size).position(0);
        frame.putInt(0, size);
        return frame;
    }

    /** Lets the pool play all parts but the first, which this thread plays. */
    private void inParallel(ExecutorService threads) {
        List<Future<Void>> others = new ArrayList<>();
        for (Part part : parts.subList(1, parts.size())) {
            others.add(threads.submit(part));
        }
        parts.get(0).call();
        for (Future<Void> other : others) {
            try {
                other.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("Interrupted while tables were played.", e);
            } catch (ExecutionException e) {
                throw new IllegalStateException("A thread of the gym failed.", e.getCause());
            }
        }
    }

    /** Joins the inputs of all threads behind the fields of fixed size. Returns the size of the frame. */
    private int putInputs() {
        int commons = 0;
        int actionCount = 0;
        int afters = 0;
        for (Part part : parts) {
            commons += part.worker.inputs.commons();
            actionCount += part.worker.inputs.actions();
            afters += part.worker.inputs.afters();
        }
        int commonAt = layout.size();
        int endsAt = FrameLayout.aligned(commonAt + Short.BYTES * commons);
        int afterAt = FrameLayout.aligned(endsAt + Integer.BYTES * actionCount);
        int size = FrameLayout.aligned(afterAt + Short.BYTES * afters);
        makeRoom(size);
        frame.putInt(layout.sizes.at(0), commons);
        frame.putInt(layout.sizes.at(0) + 4, actionCount);
        frame.putInt(layout.sizes.at(0) + 8, afters);
        int commonsBefore = 0;
        int actionsBefore = 0;
        int aftersBefore = 0;
        for (Part part : parts) {
            SparseInputs inputs = part.worker.inputs;
            for (int i = part.from; commonsBefore + actionsBefore > 0 && i < part.to; i++) {
                addTo(layout.commonEnd.at(i), commonsBefore);
                addTo(layout.actionsEnd.at(i), actionsBefore);
            }
            inputs.putCommon(frame, Integer.BYTES + commonAt + Short.BYTES * commonsBefore);
            inputs.putAfterEnds(frame, Integer.BYTES + endsAt + Integer.BYTES * actionsBefore, aftersBefore);
            inputs.putAfter(frame, Integer.BYTES + afterAt + Short.BYTES * aftersBefore);
            commonsBefore += inputs.commons();
            actionsBefore += inputs.actions();
            aftersBefore += inputs.afters();
        }
        // what aligns the arrays must not differ from run to run
        clear(afterAt + Short.BYTES * afters, size);
        clear(commonAt + Short.BYTES * commons, endsAt);
        clear(endsAt + Integer.BYTES * actionCount, afterAt);
        return size;
    }

    private void clear(int from, int to) {
        for (int at = from; at < to; at++) {
            frame.put(Integer.BYTES + at, (byte) 0);
        }
    }

    private void addTo(int at, int amount) {
        frame.putInt(at, frame.getInt(at) + amount);
    }

    private void makeRoom(int size) {
        if (frame.capacity() < Integer.BYTES + size) {
            ByteBuffer larger = buffer(size + size / 2);
            larger.put(0, frame, 0, Integer.BYTES + layout.size());
            frame = larger;
            parts.forEach(part -> part.writer = new TableWriter(layout, larger));
        } else {
            frame.limit(frame.capacity());
        }
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocateDirect(Integer.BYTES + size).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "gym");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void close() {
        if (pool != null) {
            pool.shutdownNow();
        }
    }
}
