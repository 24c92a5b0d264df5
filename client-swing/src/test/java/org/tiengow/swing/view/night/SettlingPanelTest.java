package org.tiengow.swing.view.night;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.Self;
import org.tiengow.client.session.SessionState;
import org.tiengow.presentation.night.NightModel;
import org.tiengow.presentation.night.NightScreen.Settling;
import org.tiengow.presentation.settings.ScoreOrder;
import org.tiengow.presentation.settings.Settings;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.theme.Theme;

@DisplayName("Settling up in the window")
class SettlingPanelTest {
    private static final SessionState OWNER = Tables.night(Tables.gathering("lai"));

    private final List<String> told = new ArrayList<>();

    @BeforeEach
    void theme() {
        Theme.DARK.install(1);
    }

    @Test
    @DisplayName("takes the value of a chip when the owner has typed it, and nothing on the way there")
    void whole() {
        SettlingPanel panel = new SettlingPanel(settling(OWNER, ""), actions());
        JTextField field = field(panel);
        for (int end = 1; end <= "50 cents".length(); end++) {
            field.setText("50 cents".substring(0, end));
        }
        assertThat(told).isEmpty();
        field.postActionEvent();
        field.postActionEvent();
        assertThat(told).as("once").containsExactly("50 cents");
        panel.show(settling(OWNER, "50 cents"));
        assertThat(field.getText()).as("it stays, with the reason").isEqualTo("50 cents");
    }

    @Test
    @DisplayName("shows the value that the host has, in a field for the owner alone")
    void ownersField() {
        SettlingPanel owners = new SettlingPanel(settling(OWNER, ""), actions());
        owners.show(settling(OWNER, "0.50 HKD"));
        assertThat(field(owners).getText()).isEqualTo("0.50 HKD");
        assertThat(field(owners).isVisible()).isTrue();
        Self me = OWNER.self();
        SessionState guest = OWNER.with(new Self(me.kind(), me.name(), false, me.seatToken()));
        SettlingPanel guests = new SettlingPanel(settling(guest, ""), actions());
        guests.show(settling(guest, "0.50 HKD"));
        assertThat(field(guests).isVisible()).isFalse();
        assertThat(told).isEmpty();
    }

    private static Settling settling(SessionState state, String chip) {
        return NightModel.of(Tables.ENGLISH, state, Settings.Night.FIRST)
                .orElseThrow()
                .withTyped(chip)
                .screen()
                .settling();
    }

    private static JTextField field(Container panel) {
        return parts(panel)
                .filter(JTextField.class::isInstance)
                .map(JTextField.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Component> parts(Component part) {
        return part instanceof Container container
                ? Stream.concat(
                        Stream.of(part), Stream.of(container.getComponents()).flatMap(SettlingPanelTest::parts))
                : Stream.of(part);
    }

    private NightActions actions() {
        return new NightActions() {
            @Override
            public void rankBy(ScoreOrder ranking) {}

            @Override
            public void setChipValue(String typed) {
                told.add(typed);
            }

            @Override
            public void copy(String text) {}

            @Override
            public void save() {}

            @Override
            public void close() {}
        };
    }
}
