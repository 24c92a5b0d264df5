package org.tiengow.lab.gym;

import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.tiengow.client.level.Level;
import org.tiengow.client.search.TrainedNetworks;

/** Measures decisions a second of processor time of a loop inside Java, without a pipe and a learner: {@code GymSpeed [SECONDS]}. */
final class GymSpeed {
    private GymSpeed() {}

    public static void main(String[] args) throws GymFault {
        double seconds = args.length == 0 ? 3 : Double.parseDouble(args[0]);
        Opponent strong = new Opponent("strong", 1, Level.STRONG, Optional.of(TrainedNetworks::of));
        for (List<Opponent> opponents : List.of(List.<Opponent>of(), List.of(strong))) {
            for (boolean inputs : new boolean[] {false, true}) {
                for (int tables : new int[] {1, 16, 256, 1024}) {
                    GymPlan plan = new GymPlan(tables, List.of("pagat"), 4, opponents, 1, inputs, false, false, 1);
                    System.out.printf(
                            "| %s, %s | %5d | %,12.0f |%n",
                            opponents.isEmpty() ? "alone" : "against strong",
                            inputs ? "inputs" : "compact",
                            tables,
                            measure(plan, seconds));
                }
            }
        }
    }

    private static double measure(GymPlan plan, double seconds) throws GymFault {
        try (Gym gym = new Gym(plan)) {
            play(gym, seconds);
            return play(gym, seconds);
        }
    }

    private static double play(Gym gym, double seconds) throws GymFault {
        SplittableRandom chance = new SplittableRandom(1);
        FrameLayout layout = gym.layout();
        int tables = layout.tables();
        ByteBuffer actions = ByteBuffer.allocate(tables);
        ByteBuffer frame = gym.observe();
        long begun = System.nanoTime();
        long processor = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        long decisions = 0;
        while (System.nanoTime() - begun < seconds * 1e9) {
            for (int table = 0; table < tables; table++) {
                int legal = frame.get(layout.legalCount.at(table));
                actions.put(table, frame.get(layout.legal.at(table) + chance.nextInt(legal)));
            }
            frame = gym.step(actions.rewind());
            decisions += tables;
        }
        return decisions / ((ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - processor) / 1e9);
    }
}
