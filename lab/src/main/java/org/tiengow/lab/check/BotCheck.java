package org.tiengow.lab.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.bridge.BridgeFailure;
import org.tiengow.client.bridge.ProgramLauncher;
import org.tiengow.lab.arena.ArenaFailure;

/** Checks a bot program under every rule set, and with hosts that do everything allowed and some things that are not. */
public final class BotCheck {
    private static final Logger LOG = LoggerFactory.getLogger(BotCheck.class);

    private final ProgramLauncher launcher;
    private final Duration limit;

    /**
     * Creates a check.
     *
     * @param limit the time for each decision
     */
    public BotCheck(ProgramLauncher launcher, Duration limit) {
        this.launcher = launcher;
        this.limit = limit;
    }

    /** A listener to the progress of a check. */
    public interface Listener {
        /**
         * Called after each examination.
         *
         * @param what the rules or the kind of host
         * @param passed whether there was no fault
         */
        void tried(String what, boolean passed);
    }

    /**
     * Runs all examinations. A fault in the first one ends the check.
     *
     * @param listener receives each examination in turn, on the calling thread
     */
    public BotCheckResult run(Listener listener) {
        try (launcher) {
            return examined(listener);
        }
    }

    private BotCheckResult examined(Listener listener) {
        ExamNotes notes = new ExamNotes();
        tryOut();
        List<BotFault> faults = new ArrayList<>();
        for (Exam exam : new Examiner(launcher, limit, notes).exams()) {
            Optional<BotFault> fault = fault(exam);
            listener.tried(exam.name(), fault.isEmpty());
            fault.ifPresent(faults::add);
            if (exam.isFirst() && fault.isPresent()) {
                return result(faults, false, notes);
            }
        }
        return result(merged(faults), true, notes);
    }

    /** Starts the program once. The first examination reports it if that fails. */
    private void tryOut() {
        try {
            launcher.tryOut();
        } catch (BridgeFailure failure) {
            LOG.debug("the program did not start", failure);
        }
    }

    private BotCheckResult result(List<BotFault> faults, boolean isWhole, ExamNotes notes) {
        return new BotCheckResult(
                faults, isWhole, launcher.startTime(), launcher.saysWhenReady(), notes.decisions(), notes.slowest());
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

    /** Merges equal faults of several examinations into one. */
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
