package org.tiengow.swing.pictures;

import org.tiengow.presentation.replay.ReplayScreen.ControlKind;
import org.tiengow.swing.view.replay.ReplayInput;

/** Nobody moves through the round. */
final class QuietReplay implements ReplayInput {
    @Override
    public void control(ControlKind kind) {}

    @Override
    public void to(int position) {}

    @Override
    public void view(int index) {}

    @Override
    public void pace(int index) {}

    @Override
    public void rounds() {}

    @Override
    public void share(boolean wholeMatch) {}

    @Override
    public void lookBack() {}

    @Override
    public void rules() {}

    @Override
    public void leave() {}
}
