package org.tiengow.client.lab.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tiengow.client.bridge.BridgeFailure;
import org.tiengow.client.bridge.ProgramLauncher;
import org.tiengow.client.lab.arena.ArenaFailure;

/** Tries a bot program with every rule set, and with hosts that do all that hosts may do and some things they should not. */
public final class BotCheck {
    private final ProgramLauncher launcher;
    private final Duration limit;

    /**
     * Nothing is tried yet.
     *
     * @param limit the time for each decision
     */
    public BotCheck(ProgramLauncher launcher, Duration limit) {
        this.launcher = launcher;
        this.limit = limit;
    }

    /** Looks on. */
    public interface Listener {
        /**
         * Something was tried.
         *
         * @param what under which rules, or at what kind of host
         * @param passed whether nothing was wrong
         */
        void tried(String what, boolean passed);
    }

    /**
     * Tries everything, or as much as makes sense.
     *
     * @param listener is told of each thing in turn, on the calling thread
     */
    public BotCheckResult run(Listener listener) {
        ExamNotes notes = new ExamNotes();
        List<BotFault> faults = new ArrayList<>();
        for (Exam exam : new Examiner(launcher, limit, notes).exams()) {
            Optional<BotFault> fault = fault(exam);
            listener.tried(exam.name(), fault.isEmpty());
            fault.ifPresent(faults::add);
            if (exam.isFirst() && fault.isPresent()) {
                return new BotCheckResult(faults, false, notes.decisions(), notes.slowest());
            }
        }
        return new BotCheckResult(merged(faults), true, notes.decisions(), notes.slowest());
    }

    private static Optional<BotFault> fault(Exam exam) {
        try {
            exam.body().run();
            return Optional.empty();
        } catch (FaultFound found) {
            return Optional.of(found.in(exam.name()));
        } catch (ArenaFailure failure) {
            if (failure.getCause() instanceof FaultFound found) {
                return Optional.of(found.in(exam.name()));
            }
            throw failure;
        } catch (BridgeFailure failure) {
            return Optional.of(new BotFault(
                    exam.name(), String.valueOf(failure.getMessage()), "Try the same command in a terminal."));
        }
    }

    /** The same fault in several places is one. */
    private static List<BotFault> merged(List<BotFault> faults) {
        List<BotFault> merged = new ArrayList<>();
        for (BotFault fault : faults) {
            int same = merged.stream().map(BotFault::what).toList().indexOf(fault.what());
            if (same < 0) {
                merged.add(fault);
            } else {
                BotFault first = merged.get(same);
                merged.set(same, new BotFault(first.where() + "; " + fault.where(), first.what(), first.advice()));
            }
        }
        return merged;
    }
}
