package org.tiengow.swing.pictures;

import org.tiengow.engine.rules.Parameter;
import org.tiengow.swing.view.lobby.KnobsInput;

/** Nobody changes the sheet of all rules: it is only looked at. */
final class QuietKnobs implements KnobsInput {
    @Override
    public void startFrom(String id) {}

    @Override
    public void set(Parameter parameter, Object value) {}

    @Override
    public void saveAs() {}

    @Override
    public void rename() {}

    @Override
    public void delete() {}

    @Override
    public void exportRules() {}

    @Override
    public void importRules() {}

    @Override
    public void take() {}

    @Override
    public void cancel() {}
}
