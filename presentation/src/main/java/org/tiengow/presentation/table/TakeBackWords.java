package org.tiengow.presentation.table;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.TakeBackQuestion;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.presentation.table.TableBar.ToolKind;
import org.tiengow.presentation.table.TableScreen.Banner;
import org.tiengow.presentation.table.TableScreen.Banner.Way;
import org.tiengow.presentation.table.TableScreen.Banner.WayKind;
import org.tiengow.presentation.words.TimedText;
import org.tiengow.presentation.words.Words;

/**
 * Taking a play back, in words: the button, the question to the others, and what came of it.
 *
 * @param scene the table
 */
record TakeBackWords(Scene scene) {
    /** Returns why the player may not ask to take a play back; empty if they may. */
    String whyNot() {
        if (!ToolKind.TAKE_BACK.isShown(scene.table())) {
            return words().get("takeBack.never");
        }
        if (question().isPresent()) {
            return words().get("takeBack.open");
        }
        if (scene.table().isPaused() || scene.state().connection().isBroken()) {
            return words().get(scene.table().isPaused() ? "host.PAUSED" : "connection.broken");
        }
        if (!scene.table().turn().mayTakeBack()) {
            return words().get("takeBack.whyNot");
        }
        return scene.choices().answered().mayTakeBack() ? "" : words().get("takeBack.helped");
    }

    /** Returns the strip about the open question; null without one. */
    @Nullable
    Banner banner() {
        return question().map(this::banner).orElse(null);
    }

    private Banner banner(TakeBackQuestion question) {
        int me = scene.table().mySeat();
        if (question.seat() == me) {
            return banner("takeBack.waiting", question, names(question.missing()), List.of(way(WayKind.KEEP_PLAY)));
        }
        String name = scene.people().name(question.seat());
        if (question.missing().contains(me)) {
            return banner(
                    "takeBack.asked",
                    question,
                    name,
                    List.of(
                            answer(WayKind.LET_TAKE_BACK, question.number()),
                            answer(WayKind.REFUSE_TAKE_BACK, question.number())));
        }
        return banner("takeBack.others", question, name, List.of());
    }

    private Banner banner(String key, TakeBackQuestion question, String who, List<Way> ways) {
        return new Banner(TimedText.of(words(), key, question.ends(), who), false, ways);
    }

    private Way way(WayKind kind) {
        return new Way(kind, words().get("takeBack." + kind.name()));
    }

    private Way answer(WayKind kind, long question) {
        return new Way(kind, words().get("takeBack." + kind.name()), question);
    }

    /** Returns what came of a question that was open in {@code before} and is not any more; empty if nothing is to be told. */
    String result(Scene before) {
        boolean taken = scene.table().round().news().stream().anyMatch(event -> event instanceof SeatEvent.TakenBack);
        boolean over = new TakeBackWords(before).question().isPresent()
                && question().isEmpty()
                && !taken
                && scene.view().round() == before.view().round()
                && !scene.state().connection().isBroken();
        return over ? words().get("takeBack.stays") : "";
    }

    private Optional<TakeBackQuestion> question() {
        return Optional.ofNullable(scene.table().turn().takeBack());
    }

    private String names(List<Integer> seats) {
        return words().list(
                        seats.stream().map(seat -> scene.people().name(seat)).toList());
    }

    private Words words() {
        return scene.words();
    }
}
