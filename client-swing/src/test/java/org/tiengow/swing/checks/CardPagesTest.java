package org.tiengow.swing.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.CardModel;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.pictures.Canvas;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Segment;
import org.tiengow.swing.theme.part.Sheet;
import org.tiengow.swing.tile.TileLook;
import org.tiengow.swing.view.card.CardInput;
import org.tiengow.swing.view.card.CardView;
import org.tiengow.swing.view.paper.CardFile;
import org.tiengow.swing.view.shell.frame.Enlargement;

/** The reference card as a sheet: each of its pages is seen whole, and the keyboard turns them. */
@Tag("slow")
class CardPagesTest {
    private static final List<int[]> SIZES = List.of(
            new int[] {1280, 800}, new int[] {1366, 900}, new int[] {1920, 1080}, new int[] {2560, 1440}, new int[] {
                3840, 2160
            });

    @AfterAll
    static void backToScaleOne() {
        Theme.DARK.install(1);
    }

    static Stream<String> everyRuleSet() {
        return RuleSets.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("everyRuleSet")
    void noPageScrolls(String rules) throws Exception {
        List<String> faults = new ArrayList<>();
        EventQueue.invokeAndWait(() -> {
            for (int[] size : SIZES) {
                Theme.DARK.install(Enlargement.scale(1, 1, new Dimension(size[0], size[1]), null));
                for (Words words : Tables.SCRIPTS) {
                    Sheet sheet = sheet(words, rules);
                    Canvas.layOut(sheet, size[0], size[1]);
                    scrolled(sheet, words.locale() + " " + size[0] + "×" + size[1], faults);
                    for (Segment segment : all(Segment.class, sheet)) {
                        segment.setSelected(true);
                        Canvas.layOut(sheet, size[0], size[1]);
                        String where = words.locale() + " " + size[0] + "×" + size[1] + " “" + segment.getText() + "”";
                        scrolled(sheet, where, faults);
                    }
                }
            }
        });
        assertThat(String.join("\n", faults)).as("pages that scroll").isEmpty();
    }

    @Test
    void theArrowKeysTurnThePages() throws Exception {
        EventQueue.invokeAndWait(() -> {
            Theme.DARK.install(1);
            Sheet sheet = sheet(Tables.ENGLISH, "lai");
            Canvas.layOut(sheet, 1280, 800);
            List<Segment> segments = all(Segment.class, sheet);
            assertThat(segments).extracting(Segment::getText).containsExactly("Tiles", "Sets and payments");
            assertThat(segments).extracting(Segment::isSelected).containsExactly(true, false);

            press(sheet, "RIGHT");
            assertThat(segments).extracting(Segment::isSelected).containsExactly(false, true);
            press(sheet, "RIGHT");
            assertThat(segments).extracting(Segment::isSelected).containsExactly(false, true);

            press(sheet, "LEFT");
            assertThat(segments).extracting(Segment::isSelected).containsExactly(true, false);
        });
    }

    /** Presses a key while the page has the focus. */
    private static void press(Sheet sheet, String key) {
        JComponent page = all(JComponent.class, sheet).stream()
                .filter(part -> "card-page".equals(part.getName()))
                .findFirst()
                .orElseThrow();
        page.getActionMap().get(key).actionPerformed(new ActionEvent(page, ActionEvent.ACTION_PERFORMED, key));
    }

    private static void scrolled(Container sheet, String where, List<String> faults) {
        for (JScrollPane pane : all(JScrollPane.class, sheet)) {
            int over = pane.getViewport().getView().getPreferredSize().height
                    - pane.getViewport().getHeight();
            if (pane.getVerticalScrollBar().isVisible()) {
                faults.add(where + " scrolls, by " + over + " pixels");
            }
        }
    }

    private static <T extends Component> List<T> all(Class<T> kind, Container parent) {
        List<T> found = new ArrayList<>();
        for (Component child : parent.getComponents()) {
            if (kind.isInstance(child)) {
                found.add(kind.cast(child));
            }
            if (child instanceof Container inner) {
                found.addAll(all(kind, inner));
            }
        }
        return found;
    }

    private static Sheet sheet(Words words, String rules) {
        CardView card =
                CardView.sheet(new CardModel(words, TableRules.named(rules)).screen(), TileLook.BLACK, new CardInput() {
                    @Override
                    public void close() {
                        // Nobody is there to put it away.
                    }

                    @Override
                    public void save(CardFile kind) {
                        // Nobody is there to save it.
                    }
                });
        return new Sheet(card, CardView.WIDTH, CardView.HEIGHT);
    }
}
