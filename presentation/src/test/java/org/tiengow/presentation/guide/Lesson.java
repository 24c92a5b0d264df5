package org.tiengow.presentation.guide;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.SteadyBot;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

/** The guided round without a window or a host: seat 0 plays as it is told, the others are steady. */
public final class Lesson {
    private static final Bot STEADY = new SteadyBot();

    private final Tables table = Tables.dealt("pagat", GuideDeal.BANKER, GuideDeal.HANDS.toArray(String[]::new));
    private GuideModel model;

    /** A lesson that has begun. */
    public Lesson(Words words) {
        model = GuideModel.begin(words, Lesson::advice).with(table.state());
        others();
    }

    /** What is shown now. */
    public GuideModel model() {
        return model;
    }

    public GuideScreen screen() {
        return model.screen().orElseThrow();
    }

    /** The reader goes on from a card, or lets a note go by. */
    public Lesson goOn() {
        model = model.goOn();
        return this;
    }

    /** Goes on to the first card that stands for this. */
    public Lesson until(java.util.function.Predicate<Lesson> wanted) {
        while (!wanted.test(this)) {
            if (model.isDeciding()) {
                play(model.advice().orElseThrow());
            } else if (model.isOver()) {
                throw new AssertionError("the lesson is over");
            } else {
                goOn();
            }
        }
        return this;
    }

    /** The reader plays. */
    public Lesson play(Play play) {
        model = model.sent();
        table.plays(play);
        model = model.with(table.state());
        others();
        return this;
    }

    /** To the end: each screen is seen once, and each decision made by somebody. */
    public void run(Consumer<GuideScreen> seen, BiFunction<GuideModel, Decision, Play> player) {
        for (int step = 0; step < 200; step++) {
            seen.accept(screen());
            if (model.isOver()) {
                return;
            }
            if (model.isDeciding()) {
                Decision open = model.decision().orElseThrow();
                Play play = player.apply(model, open);
                model = model.clear();
                for (var tile : play.tiles()) {
                    model = model.toggle(tile);
                }
                seen.accept(screen());
                play(play);
            } else {
                goOn();
            }
        }
        throw new AssertionError("the lesson does not end");
    }

    public static Optional<Play> advice(TableState at) {
        Decision open = at.decision();
        SeatView view = at.view();
        return open == null || view == null ? Optional.empty() : Optional.of(steady(view));
    }

    private void others() {
        while (table.turn() > 0) {
            table.playsAs(Lesson::steady);
            model = model.with(table.state());
        }
    }

    private static Play steady(SeatView view) {
        LegalPlays legal = LegalPlays.of(view);
        return legal.get(STEADY.choose(view, legal, Duration.ofSeconds(1)));
    }

    /** The card as text. */
    public static List<String> text(GuideScreen.Card card) {
        List<String> lines = new ArrayList<>();
        lines.add("[" + card.place() + "] " + card.title());
        card.lines().forEach(line -> lines.add("    " + line));
        if (!card.trouble().isEmpty()) {
            lines.add("  ! " + card.trouble());
        }
        if (!card.nextStep().isEmpty()) {
            lines.add("  > " + card.nextStep());
        }
        if (!card.buttons().isEmpty()) {
            lines.add("  ( "
                    + card.buttons().stream().map(GuideScreen.Button::words).toList() + " )");
        }
        return lines;
    }
}
