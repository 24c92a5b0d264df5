package org.tiengow.swing.pictures;

import javax.swing.JComponent;
import org.tiengow.presentation.guide.GuideModel;
import org.tiengow.presentation.guide.GuideScreen;
import org.tiengow.presentation.guide.Lesson;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.guide.GuideView;

/**
 * Moments of the guided round.
 *
 * @param words the language
 * @param look how tiles look
 */
record GuideSamples(Words words, TileLook look) {
    /** Before the round: the civil tiles of the hand. */
    JComponent tiles() {
        return view(new Lesson(words).goOn().goOn().goOn().model());
    }

    /** The first decision, after a try that did not go. */
    JComponent wrongTry() {
        GuideModel model =
                new Lesson(words).until(each -> each.model().isDeciding()).model();
        for (HandTile tile : model.screen().orElseThrow().table().hand().tiles()) {
            model = tile.tile().toString().equals("22") ? model.toggle(tile.tile()) : model;
        }
        return view(model.explain(ActKind.PLAY));
    }

    /** A pair that nobody beat. */
    JComponent trick() {
        return view(new Lesson(words).until(each -> isTrick(each, 2)).model());
    }

    /** What the banker pays. */
    JComponent payment() {
        return view(
                new Lesson(words).until(GuideSamples::isSettled).goOn().goOn().model());
    }

    /** The last card. */
    JComponent end() {
        return view(new Lesson(words).until(each -> each.model().isOver()).model());
    }

    private static boolean isTrick(Lesson lesson, int number) {
        return lesson.model().waits()
                && lesson.screen().table().trick().number() == number
                && lesson.screen().table().trick().plays().size() == 4;
    }

    private static boolean isSettled(Lesson lesson) {
        return lesson.screen().table().hand().tiles().isEmpty()
                && lesson.screen().table().acts().isEmpty();
    }

    private JComponent view(GuideModel model) {
        GuideScreen screen = model.screen().orElseThrow();
        return new GuideView(screen, words.get("guide.card"), words.get("guide.leave"), look, new Quiet());
    }
}
