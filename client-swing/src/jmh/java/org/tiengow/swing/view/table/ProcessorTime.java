package org.tiengow.swing.view.table;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/** Tells how much processor time a benchmark's own threads take a turn: on a busy machine, unlike the time that passes, its own. */
public final class ProcessorTime implements InternalProfiler {
    private long before;

    @Override
    public String getDescription() {
        return "Processor time of the benchmark's threads";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = nanos();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double micros = (nanos() - before) / 1e3 / result.getMetadata().getAllOps();
        return List.of(new ScalarResult("processor", micros, "us/op", AggregationPolicy.AVG));
    }

    private static long nanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Arrays.stream(threads.getThreadInfo(threads.getAllThreadIds()))
                .filter(thread -> thread != null && thread.getThreadName().contains("jmh-worker"))
                .mapToLong(ThreadInfo::getThreadId)
                .map(threads::getThreadCpuTime)
                .sum();
    }
}
