package org.tiengow.swing.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.EventQueue;
import java.awt.Font;
import java.awt.Graphics;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SortingFocusTraversalPolicy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.MarkedWords;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.Type;

/** Each check of {@link ScreensTest} finds its fault, and finds none in the sound twin. */
class ChecksTest {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 200;
    private static final Function<JComponent, List<String>> LAYOUT =
            screen -> LayoutCheck.faults(Drawing.of(screen, WIDTH, HEIGHT));
    private static final Function<JComponent, List<String>> ACCESS =
            screen -> AccessCheck.faults(screen, WIDTH, HEIGHT);

    @BeforeEach
    void install() throws Exception {
        EventQueue.invokeAndWait(() -> Theme.DARK.install(1));
    }

    @Test
    void findsATextWiderThanItsPlace() throws Exception {
        assertFinds(LAYOUT, () -> label("A whole sentence", 10, 10, 40), "is cut");
        assertFinds(LAYOUT, () -> new Wide(40), "is wider or higher than its place");
        assertSound(LAYOUT, () -> label("A whole sentence", 10, 10, 200));
        assertSound(LAYOUT, () -> new Wide(200));
    }

    @Test
    void findsTextsOverOneAnother() throws Exception {
        assertFinds(
                LAYOUT,
                () -> screen(label("One line", 10, 10, 150), label("Another", 20, 14, 150)),
                "lies over “One line”",
                "overlap");
        assertSound(LAYOUT, () -> screen(label("One line", 10, 10, 150), label("Another", 20, 50, 150)));
    }

    /** A card has room for its shadow around its ground; what lies under that may be covered in part. */
    @Test
    void findsTextsOverOneAnotherOnACardAlone() throws Exception {
        assertFinds(
                LAYOUT,
                () -> screen(new Card(label("On the card", 30, 16, 150), label("Another", 34, 20, 150))),
                "lies over “On the card”",
                "overlap");
        assertSound(
                LAYOUT,
                () -> screen(new Card(label("On the card", 30, 16, 150)), label("Under its edge", 10, 20, 150)));
    }

    @Test
    void findsALetterThatNoFontHas() throws Exception {
        Font chinese = Type.Weight.REGULAR.font(Type.BODY, "天九");
        assertFinds(LAYOUT, () -> inFont(chinese, "天\uE123九"), "has a letter that no font has");
        assertSound(LAYOUT, () -> inFont(chinese, "天九"));
    }

    @Test
    void findsAButtonWithoutAName() throws Exception {
        assertFinds(ACCESS, () -> button("", 40), "has no name to be spoken");
        assertSound(ACCESS, () -> button("Pass", 40));
    }

    @Test
    void findsWhatIsTooSmallToClick() throws Exception {
        assertFinds(ACCESS, () -> button("Pass", 20), "is only 20×20");
        assertSound(ACCESS, () -> button("Pass", 32));
    }

    @Test
    void findsWhatTheFocusNeverReaches() throws Exception {
        assertFinds(ACCESS, () -> twoButtons(true), "the focus never comes to JButton “Play”");
        assertSound(ACCESS, () -> twoButtons(false));
        assertFinds(
                ACCESS,
                () -> {
                    JComponent button = button("Play", 40);
                    button.setFocusable(false);
                    return button;
                },
                "can be clicked and not reached by keys");
    }

    @Test
    void findsATextThatNoBundleHolds() throws Exception {
        Function<JComponent, List<String>> check = reading(LanguageCheck::hardCoded);
        assertFinds(check, () -> label("Settings", 10, 10, 200), "Settings");
        assertFinds(check, () -> told("Settings"), "Settings");
        assertSound(check, () -> label(MarkedWords.greek().get("settings.title"), 10, 10, 200));
    }

    @Test
    void findsTheOtherLanguage() throws Exception {
        Function<JComponent, List<String>> chinese = reading(LanguageCheck::notChinese);
        assertFinds(chinese, () -> label("新一局 round", 10, 10, 200), "新一局 round");
        assertFinds(chinese, () -> label("出牌,再來", 10, 10, 200), "出牌,再來");
        assertSound(chinese, () -> label("出牌，再來", 10, 10, 200));
        assertSound(chinese, () -> label(Tables.CHINESE.get("settings.title"), 10, 10, 200));

        Function<JComponent, List<String>> english = reading(LanguageCheck::notEnglish);
        assertFinds(english, () -> label("Play，then wait", 10, 10, 200), "Play，then wait");
        assertSound(english, () -> label("Play, then wait", 10, 10, 200));
    }

    @Test
    void findsAnUnfinishedText() throws Exception {
        Function<JComponent, List<String>> check = reading(LanguageCheck::unfinished);
        assertFinds(check, () -> label("{0} leads", 10, 10, 200), "{0} leads");
        assertFinds(check, () -> label("1 stacks", 10, 10, 200), "1 stacks");
        assertSound(check, () -> label("1 stack", 10, 10, 200));
    }

    private static Function<JComponent, List<String>> reading(Function<Set<String>, List<String>> check) {
        return screen -> check.apply(LanguageCheck.texts(Drawing.of(screen, WIDTH, HEIGHT)));
    }

    /** Each fault is found, and nothing besides. */
    private static void assertFinds(
            Function<JComponent, List<String>> check, Supplier<JComponent> thing, String... faults) throws Exception {
        List<String> found = look(check, thing);
        assertThat(found).isNotEmpty().allMatch(one -> Stream.of(faults).anyMatch(one::contains));
        for (String fault : faults) {
            assertThat(found).anyMatch(one -> one.contains(fault));
        }
    }

    private static void assertSound(Function<JComponent, List<String>> check, Supplier<JComponent> thing)
            throws Exception {
        assertThat(look(check, thing)).isEmpty();
    }

    private static List<String> look(Function<JComponent, List<String>> check, Supplier<JComponent> thing)
            throws Exception {
        List<String> found = new ArrayList<>();
        EventQueue.invokeAndWait(() -> found.addAll(check.apply(screen(thing.get()))));
        return found;
    }

    /** A screen with nothing but this, at the place it has. */
    private static JComponent screen(JComponent... things) {
        JPanel screen = new JPanel(null);
        for (JComponent thing : things) {
            screen.add(thing);
        }
        screen.setSize(WIDTH, HEIGHT);
        return screen;
    }

    private static JComponent label(String text, int x, int y, int width) {
        JLabel label = new JLabel(text);
        label.setFont(Type.Weight.REGULAR.font(Type.BODY, text));
        label.setBounds(x, y, width, 24);
        return label;
    }

    private static JComponent inFont(Font font, String text) {
        JComponent label = label(text, 10, 10, 200);
        label.setFont(font);
        return label;
    }

    private static JComponent told(String text) {
        JComponent label = label("", 10, 10, 200);
        label.setToolTipText(text);
        return label;
    }

    private static JComponent button(String text, int size) {
        JButton button = new JButton(text);
        button.setBounds(10, 10, size, size);
        return button;
    }

    /** Two buttons, of which the order of the keys may leave out the second. */
    private static JComponent twoButtons(boolean leavesOut) {
        JComponent pass = button("Pass", 40);
        JComponent play = button("Play", 40);
        play.setLocation(60, 10);
        JComponent both = screen(pass, play);
        both.setFocusTraversalPolicyProvider(true);
        both.setFocusTraversalPolicy(new SortingFocusTraversalPolicy(Comparator.comparingInt(Component::getX)) {
            @Override
            protected boolean accept(Component component) {
                return component == pass || component == play && !leavesOut;
            }
        });
        return both;
    }

    /** A card at the left, with room for its shadow of 20 around its ground. */
    private static final class Card extends JPanel {
        Card(JComponent... things) {
            super(null);
            setName("why-card");
            setOpaque(false);
            setBounds(0, 0, 300, 80);
            for (JComponent thing : things) {
                add(thing);
            }
        }

        @Override
        protected void paintComponent(Graphics g) {
            g.setColor(Color.DARK_GRAY);
            g.fillRect(20, 10, getWidth() - 40, getHeight() - 30);
        }
    }

    /** Draws its text by hand, however little room it has. */
    private static final class Wide extends JComponent {
        Wide(int width) {
            setBounds(10, 10, width, 24);
        }

        @Override
        protected void paintComponent(Graphics g) {
            g.setColor(Color.WHITE);
            g.setFont(Type.Weight.REGULAR.latin(Type.BODY));
            g.drawString("A whole sentence", 0, 18);
        }
    }
}
