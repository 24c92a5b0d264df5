package org.tiengow.swing.view.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.accessibility.AccessibleContext;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.ChatLine;
import org.tiengow.client.session.SessionState;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.presentation.lobby.Joining;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.Quiet;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.view.Status;

@DisplayName("Somebody who hears the lobby is told")
class LobbyViewTest {
    private static final SessionState GATHERING = Tables.gathering("lai");
    private static final ChatLine HELLO = new ChatLine("Mei", 1, "Hello", null);
    private static final ChatLine READY = new ChatLine("Bo", 2, "Ready?", null);

    private final List<String> heard = new ArrayList<>();
    private LobbyView view;

    @BeforeEach
    void listen() {
        Theme.DARK.install(1);
        view = new LobbyView(Tables.ENGLISH, new Quiet());
        Arrays.stream(view.getComponents())
                .filter(Status.class::isInstance)
                .findFirst()
                .orElseThrow()
                .getAccessibleContext()
                .addPropertyChangeListener(change -> {
                    if (change.getPropertyName().equals(AccessibleContext.ACCESSIBLE_NAME_PROPERTY)) {
                        heard.add((String) change.getNewValue());
                    }
                });
    }

    @Test
    @DisplayName("whom the match waits for and what is said, each once")
    void eachOnce() {
        LobbyScreen silent = screen(List.of());
        view.show(silent);
        view.show(screen(List.of(HELLO)));
        view.show(screen(List.of(HELLO)));
        view.show(screen(List.of(HELLO, READY)));

        assertThat(heard).containsExactly(silent.note(), "Mei\nHello", "Bo\nReady?");
    }

    private static LobbyScreen screen(List<ChatLine> chat) {
        Joining here = new Joining(
                List.of("192.168.100.120:47913"),
                new HandOutState(HandOutState.Stage.OFF, ""),
                PageState.of(PageState.Stage.OFF));
        return LobbyModel.of(Tables.ENGLISH, GATHERING.withChat(chat))
                .orElseThrow()
                .screen(here, RuleSets.DEFAULT_ID, "");
    }
}
