package org.tiengow.swing.view.shell.table;

import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.flow.TableFlow;
import org.tiengow.presentation.guide.GuideModel;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.view.guide.GuideView;
import org.tiengow.swing.view.shell.frame.Surroundings;

/** The guided round in the window. */
final class LessonWindow {
    private final Surroundings around;
    private final TableFlow flow;
    private final TableSounds sounds;
    private @Nullable GuideModel shown;
    private @Nullable GuideView view;

    LessonWindow(Surroundings around, TableFlow flow) {
        this.around = around;
        this.flow = flow;
        this.sounds = new TableSounds(around);
    }

    void show(GuideModel next) {
        if (shown != null) {
            next.cuesSince(shown).forEach(sounds::play);
        }
        shown = next;
        next.screen().ifPresent(screen -> show(screen, next.isDeciding()));
    }

    /** Drops the view, so that the next {@link #show} rebuilds it in the current language and look. */
    void forget() {
        view = null;
    }

    void stop() {
        sounds.stop();
    }

    private void show(GuideScreen screen, boolean deciding) {
        Words words = around.words();
        GuideView current = view;
        if (current == null) {
            current = new GuideView(
                    screen, words.get("guide.card"), words.get("guide.leave"), around.tileLook(), flow.lesson());
            view = current;
        } else {
            current.setTileLook(around.tileLook());
            current.show(screen);
        }
        current.setSpeed(around.settings().look().pace());
        around.frame().show(current);
        around.frame().setTitle(words.get(deciding ? "window.yourTurn" : "guide.title"));
    }
}
