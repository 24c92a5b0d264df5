package org.tiengow.swing.view.shell;

import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.guide.GuideModel;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.guide.GuideView;

/** The guided round in the window. */
final class LessonWindow {
    private final Desk desk;
    private final TableFlow flow;
    private final TableSounds sounds;
    private @Nullable GuideModel shown;
    private @Nullable GuideView view;

    LessonWindow(Desk desk, TableFlow flow) {
        this.desk = desk;
        this.flow = flow;
        this.sounds = new TableSounds(desk);
    }

    void show(GuideModel next) {
        if (shown != null) {
            next.cuesSince(shown).forEach(sounds::play);
        }
        shown = next;
        next.screen().ifPresent(screen -> show(screen, next.isDeciding()));
    }

    /** Makes the screen anew with the next {@link #show}, in another language or look. */
    void forget() {
        view = null;
    }

    void stop() {
        sounds.stop();
    }

    private void show(GuideScreen screen, boolean deciding) {
        Words words = desk.words();
        GuideView current = view;
        if (current == null) {
            current = new GuideView(
                    screen, words.get("guide.card"), words.get("guide.leave"), desk.tileLook(), flow.lesson());
            view = current;
        } else {
            current.setTileLook(desk.tileLook());
            current.show(screen);
        }
        current.setSpeed(desk.settings().look().pace());
        desk.frame().show(current);
        desk.frame().setTitle(words.get(deciding ? "window.yourTurn" : "guide.title"));
    }
}
