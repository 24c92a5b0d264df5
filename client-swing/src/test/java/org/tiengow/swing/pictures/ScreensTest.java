package org.tiengow.swing.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.accessibility.AccessibleContext;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.swing.model.MarkedWords;
import org.tiengow.swing.model.Tables;
import org.tiengow.swing.model.Words;
import org.tiengow.swing.theme.Theme;
import org.tiengow.swing.theme.part.Paragraph;

/** All screens, walked component by component. */
class ScreensTest {
    private static final Set<String> NAMES = Set.of(
            "Kit",
            "Bo",
            "Mei",
            "Uncle Lam",
            "Uncle Lam, Mei",
            "Lam’s Friday table",
            "閣樓",
            "Grandmother’s",
            "慧玲",
            "English",
            "繁體中文",
            "Same rules as last week?",
            "Yes, Lai. 大頭六擒么雞三算四倍。");

    @BeforeAll
    static void wear() {
        Theme.DARK.install(1);
    }

    static Stream<String> screens() {
        Samples samples = new Samples(Tables.ENGLISH, Theme.DARK);
        return Stream.concat(samples.screens().keySet().stream(), samples.sheets().keySet().stream());
    }

    @ParameterizedTest
    @MethodSource("screens")
    void everyTextComesFromTheBundle(String screen) {
        List<String> strangers = new ArrayList<>();
        for (Component component : components(screen, MarkedWords.english())) {
            textsOf(component)
                    .filter(text -> !text.contains(MarkedWords.MARK) && !NAMES.contains(text))
                    .filter(text ->
                            text.codePoints().filter(Character::isLetter).count() > 1)
                    .forEach(strangers::add);
        }
        assertThat(strangers)
                .as("texts on the screen %s that no bundle holds", screen)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("screens")
    void everyPlaceInATextIsFilled(String screen) {
        for (Component component : components(screen, Tables.ENGLISH)) {
            assertThat(textsOf(component)).as("the screen %s", screen).noneMatch(text -> text.contains("{"));
        }
    }

    @ParameterizedTest
    @MethodSource("screens")
    void everythingOneCanReachHasANameToBeSpoken(String screen) {
        for (Component component : components(screen, Tables.ENGLISH)) {
            boolean reachable = component instanceof AbstractButton
                    || component instanceof JComboBox<?>
                    || component instanceof JTextComponent;
            if (reachable && component.isFocusable()) {
                AccessibleContext context = component.getAccessibleContext();
                assertThat(context.getAccessibleName())
                        .as("%s on the screen %s", component, screen)
                        .isNotBlank();
            }
        }
    }

    private static Stream<String> textsOf(Component component) {
        List<String> texts = new ArrayList<>();
        if (component instanceof JLabel label) {
            texts.add(label.getText());
        }
        if (component instanceof AbstractButton button) {
            texts.add(button.getText());
        }
        if (component instanceof Paragraph paragraph) {
            texts.add(paragraph.getText());
        }
        if (component instanceof JComboBox<?> box) {
            for (int i = 0; i < box.getItemCount(); i++) {
                texts.add(String.valueOf(box.getItemAt(i)));
            }
        }
        if (component instanceof JComponent any) {
            texts.add(any.getToolTipText());
            texts.add((String) any.getClientProperty("JTextField.placeholderText"));
            if (component.isFocusable() && any.getAccessibleContext() != null) {
                texts.add(any.getAccessibleContext().getAccessibleName());
            }
        }
        return texts.stream().filter(text -> text != null && !text.isBlank());
    }

    private static List<Component> components(String screen, Words words) {
        Samples samples = new Samples(words, Theme.DARK);
        JComponent root = samples.screens().containsKey(screen)
                ? samples.screens().get(screen).get()
                : samples.sheets().get(screen).get();
        root.setSize(1280, 800);
        List<Component> all = new ArrayList<>();
        collect(root, all);
        return all;
    }

    private static void collect(Component component, List<Component> all) {
        all.add(component);
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                collect(child, all);
            }
        }
    }
}
