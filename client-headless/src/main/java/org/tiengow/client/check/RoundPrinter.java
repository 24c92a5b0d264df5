package org.tiengow.client.check;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.tiengow.client.json.RecordLine;
import org.tiengow.engine.record.RecordedPayment;
import org.tiengow.engine.record.RoundRecord;

/** A check of record files that prints the payments of each round that is right. */
public final class RoundPrinter {
    private final PrintWriter out;
    private int rounds;
    private int broken;

    /** Creates a check that prints to a writer, which stays open. */
    public RoundPrinter(PrintWriter out) {
        this.out = out;
    }

    /** Checks a file up to the first error, and returns that error; empty without one. A file without rounds is an error. */
    public Optional<FileFault> check(Path file) {
        int before = rounds + broken;
        Optional<FileFault> fault = new RecordFile(file).check(this::print, this::print);
        boolean empty = fault.isEmpty() && rounds + broken == before;
        return empty ? Optional.of(new FileFault(file.toString(), 0, "There is no round in it.")) : fault;
    }

    /** Returns the number of rounds that were right so far, in all files. */
    public int rounds() {
        return rounds;
    }

    private void print(RecordLine record) {
        broken++;
        out.println("match " + record.match() + ", round " + record.round() + ": broken off, nothing was paid.");
    }

    private void print(RoundRecord record) {
        rounds++;
        out.println("match " + record.match() + ", round " + record.round() + ": banker seat " + record.banker()
                + " in term " + record.term() + ", winner seat " + record.winner() + ", stacks " + record.stacks()
                + (record.factor() == 1 ? "" : ", factor " + record.factor()));
        for (RecordedPayment payment : record.payments()) {
            out.println("  " + payment);
        }
        out.println("  change " + record.change() + ", chips " + record.chips());
    }
}
