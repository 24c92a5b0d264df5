package org.tiengow.swing.view.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.event.KeyEvent;
import java.awt.event.KeyListener;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.ScrollPaneConstants;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.level.Level;
import org.tiengow.presentation.settings.Settings.Practice;
import org.tiengow.presentation.sheet.DoctorWords;
import org.tiengow.presentation.sheet.PeopleModel;
import org.tiengow.presentation.sheet.PracticeModel;
import org.tiengow.presentation.sheet.QuestionWords;
import org.tiengow.presentation.sheet.SheetScreen;
import org.tiengow.presentation.table.Tables;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Theme;

@DisplayName("The view of a small sheet")
class SheetViewTest {
    private static final QuestionWords WORDS = new QuestionWords(Tables.ENGLISH);

    @BeforeAll
    static void wear() throws Exception {
        EventQueue.invokeAndWait(() -> Theme.DARK.install(1));
    }

    private static <C extends Component> List<C> all(Container root, Class<C> kind) {
        List<C> found = new ArrayList<>();
        for (Component child : root.getComponents()) {
            if (kind.isInstance(child) && child.getName() != null) {
                found.add(kind.cast(child));
            }
            if (child instanceof Container inner) {
                found.addAll(all(inner, kind));
            }
        }
        return found;
    }

    /** Each button of each sheet says which act it is, and can be read by a screen reader. */
    @Test
    void everyActHasItsButton() throws Exception {
        EventQueue.invokeAndWait(() -> Stream.of(
                        WORDS.hostPin(true),
                        new PracticeModel(Tables.ENGLISH, Level.builtIn(), Practice.FIRST).screen(),
                        WORDS.ending("Leave?", "The match ends.", "Leave", "Hand over"),
                        WORDS.otherKey("Kitchen", "palace monkey", "window sailor"),
                        WORDS.friend(),
                        WORDS.keys(),
                        new DoctorWords(Tables.ENGLISH).screen(List.of()),
                        PeopleModel.of(Tables.ENGLISH, Tables.gathering("lai")).screen())
                .forEach(screen -> {
                    List<String> pressed = new ArrayList<>();
                    List<AbstractButton> buttons =
                            all(new SheetView(screen, (act, typed) -> pressed.add(act)), AbstractButton.class);
                    buttons.forEach(AbstractButton::doClick);
                    assertThat(pressed).as(screen.name()).containsExactlyInAnyOrderElementsOf(ids(screen));
                    assertThat(buttons)
                            .allSatisfy(button -> assertThat(
                                            button.getAccessibleContext().getAccessibleName())
                                    .isNotBlank());
                }));
    }

    @Test
    void aPickReportsItsValueAndLeavesEnterToTheSheet() throws Exception {
        EventQueue.invokeAndWait(() -> {
            List<String> heard = new ArrayList<>();
            PracticeModel model = new PracticeModel(Tables.ENGLISH, Level.builtIn(), Practice.FIRST);
            SheetView view = new SheetView(model.screen(), (act, value) -> heard.add(act + " " + value));
            PickBox rules = all(view, PickBox.class).get(1);
            rules.setSelectedIndex(2);
            view.show(model.pick("rules", "lai").screen());
            assertThat(all(view, PickBox.class)).as("it stays").contains(rules);
            KeyEvent enter = new KeyEvent(rules, KeyEvent.KEY_PRESSED, 0, 0, KeyEvent.VK_ENTER, '\n');
            for (KeyListener listener : rules.getKeyListeners()) {
                listener.keyPressed(enter);
            }
            assertThat(heard).containsExactly("rules lai", "yes ");
        });
    }

    private static List<String> ids(SheetScreen screen) {
        return Stream.concat(
                        screen.acts().stream(),
                        screen.parts().stream()
                                .filter(SheetScreen.Row.class::isInstance)
                                .flatMap(row -> ((SheetScreen.Row) row).acts().stream()))
                .map(SheetScreen.Act::id)
                .toList();
    }

    @Test
    void enterInAFieldTakesTheMainActWithWhatWasTyped() throws Exception {
        EventQueue.invokeAndWait(() -> {
            List<String> pressed = new ArrayList<>();
            SheetView view = new SheetView(WORDS.hostPin(false), (act, typed) -> pressed.add(act + " " + typed));
            JTextField field = all(view, JTextField.class).get(0);
            field.setText(" 2580 ");
            field.postActionEvent();
            assertThat(pressed).containsExactly("yes 2580");
        });
    }

    @Test
    void whatIsTypedAndTheButtonsStayWhenTheSheetSaysMore() throws Exception {
        EventQueue.invokeAndWait(() -> {
            SheetView view = new SheetView(WORDS.hostPin(false), (act, typed) -> {});
            JTextField field = all(view, JTextField.class).get(0);
            List<AbstractButton> buttons = all(view, AbstractButton.class);
            int before = view.height();
            field.setText("12");
            view.show(WORDS.hostPin(true));
            assertThat(all(view, JTextField.class)).containsExactly(field);
            assertThat(field.getText()).isEqualTo("12");
            assertThat(all(view, AbstractButton.class)).containsExactlyElementsOf(buttons);
            assertThat(view.height()).isGreaterThan(before);
        });
    }

    @Test
    void anActThatCannotBeDoneNowIsNotTold() throws Exception {
        EventQueue.invokeAndWait(() -> {
            List<String> pressed = new ArrayList<>();
            SheetView view = new SheetView(new DoctorWords(Tables.ENGLISH).running(), (act, typed) -> pressed.add(act));
            all(view, AbstractButton.class).forEach(AbstractButton::doClick);
            assertThat(pressed).containsExactly(QuestionWords.NO);
        });
    }

    /** What is chosen of one group says nothing of another, and the sheet tells which one was pressed. */
    @Test
    void oneOfEachGroupIsChosen() throws Exception {
        SheetScreen screen = new SheetScreen(
                "sample",
                "Sample",
                SheetScreen.Size.SMALL,
                List.of(
                        choice("who", "mei", true),
                        choice("who", "bo", false),
                        choice("when", "after", false),
                        choice("when", "now", true)),
                List.of(new SheetScreen.Act(QuestionWords.NO, "Close", SheetScreen.Weight.SECOND)),
                QuestionWords.NO,
                QuestionWords.NO);
        EventQueue.invokeAndWait(() -> {
            List<String> pressed = new ArrayList<>();
            SheetView view = new SheetView(screen, (act, typed) -> pressed.add(act));
            List<ChoiceButton> choices = all(view, ChoiceButton.class);
            assertThat(choices).extracting(AbstractButton::isSelected).containsExactly(true, false, false, true);
            choices.get(1).doClick();
            assertThat(pressed).containsExactly("bo");
        });
    }

    private static SheetScreen.Choice choice(String group, String id, boolean chosen) {
        return new SheetScreen.Choice(group, id, null, id, "", chosen, id);
    }

    /** Lines that just fit are more of them beside a scroll bar; then the bar must not stay for its own sake. */
    @Test
    void noScrollBarStaysWhereAllHasRoom() throws Exception {
        EventQueue.invokeAndWait(() -> {
            for (int letters = 1; letters <= 60; letters++) {
                String text = "Something that is told, " + "i".repeat(letters)
                        + " and that goes on for some lines. ".repeat(4);
                SheetView view = new SheetView(WORDS.ending("Leave?", text, "Leave", ""), (act, typed) -> {});
                view.setSize(Scale.px(view.width()), Scale.px(view.height()));
                JScrollPane scroll = scrollPane(view);
                scroll.setVerticalScrollBarPolicy(ScrollPaneConstants.VERTICAL_SCROLLBAR_ALWAYS);
                layOut(view);
                scroll.setVerticalScrollBarPolicy(ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED);
                for (int again = 0; again < 3; again++) {
                    layOut(view);
                }
                assertThat(scroll.getVerticalScrollBar().isVisible())
                        .as("%d letters", letters)
                        .isFalse();
            }
        });
    }

    private static void layOut(Container part) {
        part.doLayout();
        for (Component child : part.getComponents()) {
            if (child instanceof Container inner) {
                layOut(inner);
            }
        }
        part.invalidate(); // without a window nobody is told that lines have wrapped otherwise
    }

    private static JScrollPane scrollPane(Container part) {
        return Stream.of(part.getComponents())
                .filter(JScrollPane.class::isInstance)
                .map(JScrollPane.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
