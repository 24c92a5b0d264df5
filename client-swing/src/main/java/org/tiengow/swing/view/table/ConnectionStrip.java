package org.tiengow.swing.view.table;

import java.awt.Component;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tiengow.presentation.table.TableInput;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.Banner.Way;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.part.Banner;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.EverySecond;
import org.tiengow.swing.view.UiFactory;

/** The strip between bar and felt that reports a lost connection, an alarm, a pause or a play to take back, and offers solutions. */
final class ConnectionStrip {
    private static final int HIGH = 62;
    private static final int BESIDE = 12;
    private static final int ABOVE = 6;

    private final JComponent table;
    private final TableInput input;
    private @Nullable Banner banner;
    private TableScreen.@Nullable Banner shown;

    ConnectionStrip(JComponent table, TableInput input) {
        this.table = table;
        this.input = input;
    }

    boolean isShown() {
        return banner != null;
    }

    /** Returns the height of the strip at a table of this width, both in pixels; 0 without a strip. */
    int height(int width) {
        return banner == null
                ? 0
                : Math.max(Scale.px(HIGH), banner.heightIn(width - 2 * Scale.px(BESIDE)) + Scale.px(2 * ABOVE));
    }

    /** Shows a banner; null removes the strip. */
    void show(TableScreen.@Nullable Banner wanted) {
        if (Objects.equals(wanted, shown)) {
            return;
        }
        boolean same = wanted != null && shown != null && wanted.ways().equals(shown.ways());
        shown = wanted;
        if (banner != null && same) {
            banner.setText(text(wanted)); // the buttons stay, and with them the focus
            return;
        }
        if (banner != null) {
            table.remove(banner);
            banner = null;
        }
        if (wanted != null) {
            Banner made = new Banner(
                    text(wanted), wanted.ways().stream().map(this::button).toArray(TextButton[]::new));
            made.setName("banner");
            EverySecond.of(made, () -> made.setText(text(shown)));
            table.add(made);
            banner = made;
        }
    }

    private static String text(TableScreen.@Nullable Banner strip) {
        return strip == null ? "" : strip.words().at(System.nanoTime());
    }

    void place(int top, int width) {
        if (banner != null) {
            int margin = Scale.px(BESIDE);
            banner.setBounds(margin, top + Scale.px(ABOVE), width - 2 * margin, height(width) - Scale.px(2 * ABOVE));
        }
    }

    /** Returns the focusable components. */
    List<? extends Component> controls() {
        return banner == null ? List.of() : banner.ways();
    }

    private TextButton button(Way way) {
        TextButton button = UiFactory.button(
                TextButton.word(way.words(), Tone.TEXT),
                "banner-" + way.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                () -> take(way));
        return button;
    }

    private void take(Way way) {
        switch (way.kind()) {
            case RETRY -> input.retry();
            case LEAVE -> input.leave();
            case PAUSE -> input.pause(true);
            case GO_ON -> input.pause(false);
            case EXPLAIN -> input.explainAlarm();
            case LET_TAKE_BACK -> answer(way, true);
            case REFUSE_TAKE_BACK -> answer(way, false);
            case KEEP_PLAY -> input.takeBack(false);
        }
    }

    private void answer(Way way, boolean agree) {
        if (way.question() != null) {
            input.answerTakeBack(way.question(), agree);
        }
    }
}
