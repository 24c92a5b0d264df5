package org.tiengow.swing.view.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.accessibility.AccessibleContext;
import javax.swing.JComboBox;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.ChatLine;
import org.tiengow.client.session.SessionState;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.lobby.Joining;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.sheet.HandOutState;
import org.tiengow.presentation.sheet.PageState;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.pictures.Quiet;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Switch;
import org.tiengow.swing.view.Status;

@DisplayName("The lobby")
class LobbyViewTest {
    private static final SessionState GATHERING = Tables.gathering("lai");
    private static final ChatLine HELLO = new ChatLine("Mei", 1, "Hello", null);
    private static final ChatLine READY = new ChatLine("Bo", 2, "Ready?", null);

    private static final Joining HERE = new Joining(
            List.of("192.168.100.120:47913"),
            new HandOutState(HandOutState.Stage.OFF, ""),
            PageState.of(PageState.Stage.OFF));

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
    @DisplayName("tells somebody who hears it whom the match waits for and what is said, each once")
    void eachOnce() {
        LobbyScreen silent = screen(List.of());
        view.show(silent);
        view.show(screen(List.of(HELLO)));
        view.show(screen(List.of(HELLO)));
        view.show(screen(List.of(HELLO, READY)));

        assertThat(heard).containsExactly(silent.note(), "Mei\nHello", "Bo\nReady?");
    }

    @Test
    @DisplayName("moves no choice of the rules when the number of rounds changes")
    void choicesStay() {
        for (String set : List.of("lai", "pagat")) {
            TableRules named = TableRules.named(set);
            Map<String, Rectangle> before = choices(named);
            assertThat(before).containsKeys("lobby-rounds", "lobby-grace", "lobby-hints");
            assertThat(choices(named.with(Parameter.ROUNDS, 3))).as(set).isEqualTo(before);
        }
    }

    /** Returns the places of everything that can be chosen in the opened rules. */
    private Map<String, Rectangle> choices(TableRules rules) {
        view.show(LobbyModel.of(Tables.ENGLISH, Tables.gathering(rules))
                .orElseThrow()
                .screen(HERE, "", ""));
        LobbySide side = found(LobbySide.class, view);
        side.setOpen(true);
        Canvas.layOut(view, 1280, 800);
        Map<String, Rectangle> places = new TreeMap<>();
        collect(found(RulesPanel.class, view), places);
        return places;
    }

    private void collect(Container parent, Map<String, Rectangle> places) {
        for (Component child : parent.getComponents()) {
            if (child.isVisible()
                    && child.getName() != null
                    && (child instanceof JComboBox || child instanceof Switch)) {
                places.put(child.getName(), SwingUtilities.convertRectangle(parent, child.getBounds(), view));
            }
            if (child instanceof Container inner) {
                collect(inner, places);
            }
        }
    }

    private static <T extends Component> T found(Class<T> kind, Container in) {
        return find(kind, in).orElseThrow();
    }

    private static <T extends Component> Optional<T> find(Class<T> kind, Component in) {
        if (kind.isInstance(in)) {
            return Optional.of(kind.cast(in));
        }
        return in instanceof Container container
                ? Arrays.stream(container.getComponents())
                        .flatMap(child -> find(kind, child).stream())
                        .findFirst()
                : Optional.empty();
    }

    private static LobbyScreen screen(List<ChatLine> chat) {
        return LobbyModel.of(Tables.ENGLISH, GATHERING.withChat(chat))
                .orElseThrow()
                .screen(HERE, RuleSets.DEFAULT_ID, "");
    }
}
