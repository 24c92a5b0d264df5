package org.tiengow.app.robot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.WindowConstants;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.presentation.settings.Speed;
import org.tiengow.presentation.table.TableModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.pictures.NoInput;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.table.TableView;

/** The moment of a won round in a window: it ends by itself, or at any key and any click. */
@ExtendWith(Display.class)
@DisplayName("The moment of a won round")
class MomentSkipIT {
    private final TableModel before = Tables.byChance("lai", 0, 1).model().paced(Speed.SLOW);
    private final TableModel won =
            before.with(Tables.byChance("lai", 0).state()).orElseThrow();
    private final AtomicInteger seen = new AtomicInteger();
    private JFrame frame;
    private TableView view;

    @BeforeEach
    void open() throws Exception {
        Driver.onEventThread(() -> {
            Theme.DARK.install(1);
            view = new TableView(before.screen(), TileLook.BLACK, new NoInput() {
                @Override
                public void seen() {
                    seen.incrementAndGet();
                }
            });
            frame = new JFrame();
            frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
            frame.add(view);
            frame.setSize(1024, 640);
            frame.setVisible(true);
            return null;
        });
        await().until(() -> view.isShowing());
    }

    @AfterEach
    void close() throws Exception {
        Driver.onEventThread(() -> {
            frame.dispose();
            return null;
        });
    }

    @Test
    @DisplayName("ends by itself, once")
    void byItself() throws Exception {
        play();
        await().until(() -> seen.get() > 0);
        assertThat(seen).hasValue(1);
    }

    @ParameterizedTest
    @MethodSource("presses")
    @DisplayName("ends at once when something is pressed")
    void pressed(Function<Component, AWTEvent> press) throws Exception {
        Driver.onEventThread(() -> {
            frame.toFront();
            return view.requestFocusInWindow();
        });
        await().until(() -> frame.getFocusOwner() != null);
        Driver.onEventThread(() -> {
            view.show(won.screen());
            frame.getFocusOwner().dispatchEvent(press.apply(frame.getFocusOwner()));
            return null;
        });
        assertThat(Driver.onEventThread(seen::get))
                .as("before any time has gone by")
                .isEqualTo(1);
    }

    static Stream<Function<Component, AWTEvent>> presses() {
        return Stream.of(
                view -> new KeyEvent(view, KeyEvent.KEY_PRESSED, 0, 0, KeyEvent.VK_SHIFT, KeyEvent.CHAR_UNDEFINED),
                view -> new MouseEvent(view, MouseEvent.MOUSE_PRESSED, 0, 0, 5, 5, 1, false));
    }

    private void play() throws Exception {
        Driver.onEventThread(() -> {
            view.show(won.screen());
            return null;
        });
    }
}
