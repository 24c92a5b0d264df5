package org.tiengow.lab.check;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.bridge.BotProcess;
import org.tiengow.client.bridge.ProgramLauncher;
import org.tiengow.client.json.BotAnswer;
import org.tiengow.client.json.BotLines;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.protocol.text.SafeText;

/** A program under examination. It is used like any other strategy, but its first fault is thrown instead of repaired. */
final class Examinee implements Bot {
    private static final int LONGEST_QUOTE = 100;

    /** More than a table grants, because a busy machine takes seconds to end a virtual machine. */
    private static final Duration END = Duration.ofSeconds(5);

    private final ProgramLauncher launcher;
    private final UnaryOperator<String> dress;
    private final ExamNotes notes;
    private @Nullable BotProcess program;
    private int decision;

    /**
     * Creates an examinee. {@link #begin} starts the program.
     *
     * @param dress a transformation of each line before it is sent
     */
    Examinee(ProgramLauncher launcher, UnaryOperator<String> dress, ExamNotes notes) {
        this.launcher = launcher;
        this.dress = dress;
        this.notes = notes;
    }

    @Override
    public void begin(BotSeat seat) {
        close();
        decision = 0;
        program = launcher.start();
        tell(BotLines.hello(seat, 1));
    }

    @Override
    public void saw(SeatEvent event) {
        BotLines.event(event).ifPresent(this::tell);
    }

    @Override
    public void voided() {
        tell(BotLines.voided());
    }

    /** Ends the match and begins another one in the same process. */
    void reset(BotSeat seat) {
        decision = 0;
        tell(BotLines.reset());
        tell(BotLines.hello(seat, 2));
    }

    /** Skips to a much higher decision number, as happens at a busy host. */
    void leap() {
        decision += 100_000;
    }

    /** Warns the program that its last decision was made for it. */
    void warn() {
        tell(BotLines.warning(decision, "LATE"));
    }

    void tell(String line) {
        running().send(dress.apply(line));
    }

    /** Asks for a decision without waiting for the answer. */
    void ask(SeatView view, LegalPlays legal, Duration limit) {
        decision++;
        tell(BotLines.decide(decision, limit.toMillis(), view, legal));
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        running().receive(Duration.ZERO).ifPresent(line -> {
            throw new FaultFound(
                    "It said " + quoted(line) + " when nothing was asked.",
                    "Write one line for each decision, and nothing else; what is for people goes to standard error.");
        });
        long begin = System.nanoTime();
        ask(view, legal, limit);
        Optional<String> line = running().receive(limit);
        if (line.isEmpty()) {
            throw silent(limit);
        }
        int play = checked(line.get(), legal);
        notes.answered(Duration.ofNanos(System.nanoTime() - begin));
        return play;
    }

    /** Closes the program's input and checks that it ends by itself. */
    void endInput() {
        if (!running().endsWithin(END)) {
            throw new FaultFound(
                    "It went on for more than five seconds after its standard input had ended.",
                    "End when there is nothing more to read: the table has ended, or the host has. It is killed otherwise.");
        }
    }

    @Override
    public void end(List<Integer> chips, List<Integer> places) {
        tell(BotLines.end(chips, places));
        close();
    }

    @Override
    public void close() {
        if (program != null) {
            program.kill();
            program = null;
        }
    }

    private int checked(String line, LegalPlays legal) {
        BotAnswer answer;
        try {
            answer = BotAnswer.read(line);
        } catch (TextFlaw flaw) {
            if (line.contains("\"play\"") || line.contains("\"tiles\"")) {
                throw new FaultFound(
                        "It answered " + quoted(line) + ", in which \"play\" is not a number.",
                        "Answer with the place of the play in \"legal\", 0 for the first, and not with the play itself: "
                                + "{\"decision\":17,\"play\":0}.");
            }
            throw new FaultFound(
                    "It answered " + quoted(line) + ", which is not like {\"decision\":17,\"play\":0}.",
                    "Write nothing else to standard output; what is for people goes to standard error.");
        }
        if (answer.decision() != decision) {
            throw new FaultFound(
                    "It answered decision " + answer.decision() + " when " + decision + " was asked.",
                    "Repeat the number of the line \"decide\"; one line is one answer.");
        }
        if (answer.play() < 0 || answer.play() >= legal.size()) {
            throw new FaultFound(
                    "It answered play " + answer.play() + " where the legal ones are 0 to " + (legal.size() - 1) + ".",
                    "\"play\" is an index into \"legal\", and 0 is the first.");
        }
        return answer.play();
    }

    private FaultFound silent(Duration limit) {
        BotProcess running = running();
        Optional<Duration> start = launcher.startTime().filter(time -> time.compareTo(limit) > 0);
        if (running.isAlive() && decision == 1 && start.isPresent()) {
            return new FaultFound(
                    "It starts slowly: its first line came after " + start.get().toMillis()
                            + " ms, and a decision may take " + limit.toMillis() + " ms.",
                    "Write {\"ready\":true} when it has started, before anything else; it then has 20 seconds for that.");
        }
        if (running.isAlive()) {
            return new FaultFound(
                    "It did not answer within " + limit.toMillis() + " ms.",
                    "Flush standard output after each answer, and keep within \"millis\".");
        }
        OptionalInt code = running.exitCode();
        String words = running.lastWords();
        return new FaultFound(
                code.isPresent()
                        ? "It ended with exit code " + code.getAsInt() + " instead of answering."
                        : "It closed its standard output, or wrote a line that did not end, instead of answering.",
                words.isEmpty()
                        ? "It said nothing on standard error."
                        : "Its last words: " + quoted(words) + "; all of them are in " + running.log() + ".");
    }

    private BotProcess running() {
        if (program == null) {
            throw new IllegalStateException("the program is not running");
        }
        return program;
    }

    private static String quoted(String text) {
        String end = text.codePointCount(0, text.length()) > LONGEST_QUOTE ? "…" : "";
        return "\"" + SafeText.masked(text, LONGEST_QUOTE) + end + "\"";
    }
}
