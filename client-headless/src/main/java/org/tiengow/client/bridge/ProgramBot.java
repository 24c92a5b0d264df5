package org.tiengow.client.bridge;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.bot.DecisionSource;
import org.tiengow.client.bot.SourcedBot;
import org.tiengow.client.json.BotAnswer;
import org.tiengow.client.json.BotLines;
import org.tiengow.client.json.ReadyLine;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;

/**
 * A bot that is a program of its own, connected by lines of JSON ({@code docs/bot-lines.md}). The program starts and ends
 * with a match, or is reset for the next one if it can be.
 *
 * <p>An answer that is late, wrong or missing affects only its decision: a safe play is made instead. After three such failures in a match
 * a substitute plays on.
 */
public final class ProgramBot implements SourcedBot {
    private static final Logger LOG = LoggerFactory.getLogger(ProgramBot.class);
    private static final int PATIENCE = 3;

    private final ProgramLauncher launcher;
    private final Bot substitute;
    private final BotTroubles troubles;
    private final long seed;
    private @Nullable BotProcess program;
    private int decision;
    private int failures;
    private DecisionSource source = DecisionSource.OWN;

    /**
     * Creates a bot.
     *
     * @param seed the seed that the program is told
     */
    ProgramBot(ProgramLauncher launcher, Bot substitute, BotTroubles troubles, long seed) {
        this.launcher = launcher;
        this.substitute = substitute;
        this.troubles = troubles;
        this.seed = seed;
    }

    @Override
    public void begin(BotSeat seat) {
        close();
        failures = 0;
        source = DecisionSource.OWN;
        decision = 0;
        substitute.begin(seat);
        program = launcher.start();
        tell(BotLines.hello(seat, seed));
    }

    @Override
    public void saw(SeatEvent event) {
        substitute.saw(event);
        BotLines.event(event).ifPresent(this::tell);
    }

    @Override
    public void voided() {
        substitute.voided();
        tell(BotLines.voided());
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (program == null) {
            source = DecisionSource.REPLACED;
            return substitute.choose(view, legal, limit);
        }
        decision++;
        long deadline = System.nanoTime() + limit.toNanos();
        program.send(BotLines.decide(decision, limit.toMillis(), view, legal));
        Answer answer = answer(program, legal.size(), deadline);
        source = answer.source();
        if (!source.isOwn()) {
            if (!Thread.currentThread().isInterrupted()) { // an interrupted caller no longer waits for the answer
                failed(program, source);
            }
            return legal.safe()
                    .flatMap(play -> legal.indexOf(play).stream().boxed().findFirst())
                    .orElse(0);
        }
        return answer.play();
    }

    @Override
    public DecisionSource source() {
        return source;
    }

    @Override
    public void end(List<Integer> chips, List<Integer> places) {
        substitute.end(chips, places);
        tell(BotLines.end(chips, places));
        close();
    }

    @Override
    public void close() {
        if (program != null) {
            if (failures == 0 && source.isOwn()) {
                launcher.takeBack(program);
            } else {
                program.close();
            }
            program = null;
        }
    }

    private Answer answer(BotProcess running, int plays, long deadline) {
        while (true) {
            // Checked before each line, so that a program that floods its output delays nobody.
            if (System.nanoTime() >= deadline) {
                return Answer.unused(DecisionSource.LATE);
            }
            Optional<String> line = running.receive(Duration.ofNanos(deadline - System.nanoTime()));
            if (line.isEmpty()) {
                return Answer.unused(running.isAlive() ? DecisionSource.LATE : DecisionSource.GONE);
            }
            if (decision == 1 && ReadyLine.read(line.get()).isPresent()) {
                continue; // nobody knew that it would say so
            }
            try {
                BotAnswer answer = BotAnswer.read(line.get());
                if (answer.decision() == decision) {
                    boolean legal = answer.play() >= 0 && answer.play() < plays;
                    return legal ? new Answer(answer.play(), DecisionSource.OWN) : Answer.unused(DecisionSource.WRONG);
                }
                if (answer.decision() > decision) {
                    return Answer.unused(DecisionSource.WRONG);
                }
                // An answer to an earlier decision was late, and was counted then.
            } catch (TextFlaw flaw) {
                return Answer.unused(DecisionSource.WRONG);
            }
        }
    }

    private void failed(BotProcess running, DecisionSource trouble) {
        failures++;
        troubles.count(trouble);
        LOG.warn(
                "bot program: decision {} {}, number {} of {}; {}",
                decision,
                trouble,
                failures,
                PATIENCE,
                running.whereItsLogIs());
        tell(BotLines.warning(decision, trouble.name()));
        if (failures == PATIENCE) {
            troubles.count(DecisionSource.REPLACED);
            tell(BotLines.replaced());
            running.closeInBackground(); // the table waits for this decision
            program = null;
        }
    }

    private void tell(String line) {
        if (program != null) {
            program.send(line);
        }
    }

    /** An answer: the index of a play, or the reason for its absence. */
    private record Answer(int play, DecisionSource source) {
        static Answer unused(DecisionSource reason) {
            return new Answer(0, reason);
        }
    }
}
