package org.tiengow.swing.view.lobby;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.table.Reveal;
import org.tiengow.client.session.table.TableOptions;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.Switch;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.DifferenceTable;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.Menus;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.UiFactory;

/** The rules of the table: the rule set with its description, its differences from another set, and the options of the table. */
final class RulesPanel extends JPanel {
    private final Words words;
    private final LobbyInput input;
    private final JComboBox<Option<String>> sets = new JComboBox<>();
    private final Paragraph about = Paragraph.body("", 520);
    private final Label differsTitle = Label.heading("");
    private final DifferenceTable differences = new DifferenceTable();
    private final JComboBox<Option<Integer>> rounds = new JComboBox<>();
    private final JComboBox<Option<Integer>> turnTime = new JComboBox<>();
    private final JComboBox<Option<Reveal>> reveal = new JComboBox<>();
    private final JComboBox<Option<Integer>> grace = new JComboBox<>();
    private final JComboBox<Option<String>> standIn = new JComboBox<>();
    private final Switch hints;
    private final Switch counting;
    private final Switch spectators;
    private final Switch takeBack;
    private final Label note = Label.small("");
    private final TextButton tune;
    private LobbyScreen.@Nullable Rules shown;
    private boolean showing;

    RulesPanel(Words words, LobbyInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        this.words = words;
        this.input = input;
        setOpaque(false);
        hints = new Switch(words.get("lobby.hints"));
        counting = new Switch(words.get("lobby.counting"));
        spectators = new Switch(words.get("lobby.spectators"));
        takeBack = new Switch(words.get("lobby.takeBack"));
        tune = TextButton.link(words.get("lobby.tune"), Type.BODY - 0.5, Tone.LINK);
        Card card = Card.panel(new MigLayout(
                "insets 20 24 20 24, fill, wrap 1, hidemode 3",
                "[0:0:,grow,fill]",
                "[]8[]14[]6[]10[]8[]16[]12[]4[fill,shrinkprio 200]push"));
        card.add(links(), "wmin 0, " + UiFactory.RING_OUT);
        UiFactory.prepare(sets, "lobby-rules", words.get("lobby.ruleSetLabel"));
        card.add(sets, "h 44!, wmin 0");
        card.add(choices(), "wmin 0, " + UiFactory.RING_OUT);
        card.add(forTheLost(), "wmin 0, " + UiFactory.RING_OUT);
        Flow switches = new Flow(20, 420);
        List.of(hints, counting, spectators, takeBack).forEach(switches::add);
        card.add(switches, "wmin 0, " + FocusRing.OUT);
        card.add(note, "wmin 0");
        // What a choice changes stands below all choices, so that none of them moves under the mouse.
        card.add(about, "wmin 0");
        card.add(differsHeader(), "wmin 0, pad 0 0 0 2");
        card.add(UiFactory.scroll(differences.component()), "hmin 80");
        add(card);
        listen();
    }

    void show(LobbyScreen.Rules rules) {
        if (rules.equals(shown)) {
            return;
        }
        shown = rules;
        showing = true;
        UiFactory.fill(sets, rules.sets(), rules.chosen());
        about.setText(rules.about());
        differsTitle.setText(rules.differsTitle());
        differences.show(rules.differences(), rules.thereColumn(), rules.hereColumn());
        UiFactory.fill(rounds, rules.rounds(), rules.inForce().set().number(Parameter.ROUNDS));
        UiFactory.fill(turnTime, rules.turnSeconds(), rules.options().turnSeconds());
        UiFactory.fill(reveal, rules.reveals(), rules.options().reveal());
        UiFactory.fill(grace, rules.graces(), rules.options().graceSeconds());
        UiFactory.fill(standIn, rules.standIns(), rules.options().standInLevel());
        hints.setSelected(rules.options().hints());
        counting.setSelected(rules.options().counting());
        spectators.setSelected(rules.options().spectators());
        takeBack.setSelected(rules.options().takeBack());
        List<JComponent> editors =
                List.of(sets, rounds, turnTime, reveal, grace, standIn, hints, counting, spectators, takeBack);
        editors.forEach(editor -> editor.setEnabled(rules.editable()));
        tune.setVisible(rules.editable());
        note.setText(rules.note());
        note.setVisible(!rules.note().isEmpty());
        showing = false;
        revalidate();
        repaint();
    }

    private JComponent links() {
        Flow links = new Flow(20, 560);
        UiFactory.button(tune, "lobby-tune", () -> input.tuneRules());
        links.add(tune);
        TextButton read = UiFactory.button(
                TextButton.link(words.get("lobby.readRules"), Type.BODY - 0.5, Tone.LINK),
                "lobby-readRules",
                () -> input.readRules());
        links.add(read);
        return links;
    }

    private JComponent differsHeader() {
        JPanel line = UiFactory.clear("insets 0, novisualpadding", "[grow,fill]12[]", "");
        line.add(differsTitle, "wmin 100");
        TextButton compare = TextButton.link(words.get("lobby.compare"), Type.BODY - 0.5, Tone.LINK);
        UiFactory.button(compare, "lobby-compare", () -> openComparisons(compare));
        line.add(compare);
        return line;
    }

    private void openComparisons(TextButton compare) {
        RulesWords names = new RulesWords(words);
        JPopupMenu menu = new JPopupMenu();
        for (String id : RuleSets.ids()) {
            boolean chosen = shown != null && shown.comparedWith().equals(id);
            menu.add(Menus.item(names.name(id), "compare-" + id, chosen, () -> input.compareWith(id)));
        }
        Menus.below(menu, compare);
    }

    private JComponent choices() {
        return new Reflow(
                        "insets 0, gap 4 6, fillx, novisualpadding",
                        390,
                        "[min:150,grow,fill][min:150,grow,fill][min:150,grow,fill]",
                        "[0:0:,grow,fill]")
                .with(captioned(rounds, "rounds"), "cell 0 0", "cell 0 0")
                .with(captioned(turnTime, "turnTime"), "cell 1 0", "cell 0 1")
                .with(captioned(reveal, "reveal"), "cell 2 0", "cell 0 2");
    }

    private JComponent forTheLost() {
        return new Reflow(
                        "insets 0, gap 4 6, fillx, novisualpadding",
                        390,
                        "[min:150,grow,fill][min:200,grow,fill]",
                        "[0:0:,grow,fill]")
                .with(captioned(grace, "grace"), "cell 0 0", "cell 0 0")
                .with(captioned(standIn, "standIn"), "cell 1 0", "cell 0 1");
    }

    private JPanel captioned(JComboBox<?> box, String name) {
        String caption = words.get("lobby." + name);
        UiFactory.prepare(box, "lobby-" + name, caption);
        JPanel pair = UiFactory.clear("insets 0, gap 0 2, fillx, wrap 1, novisualpadding", "[grow,fill]", "");
        pair.add(Label.caption(caption), "gapx 2 0, wmin 0"); // aligns with the field below inside its focus ring
        pair.add(box, "h 38!");
        return pair;
    }

    private void listen() {
        onChoice(sets, input::chooseRules);
        onChoice(rounds, value -> {
            if (shown != null) {
                input.changeRules(shown.inForce().with(Parameter.ROUNDS, value));
            }
        });
        onChoice(turnTime, value -> changeOptions());
        onChoice(reveal, value -> changeOptions());
        onChoice(grace, value -> changeOptions());
        onChoice(standIn, value -> changeOptions());
        for (Switch option : List.of(hints, counting, spectators, takeBack)) {
            option.addActionListener(event -> changeOptions());
        }
        hints.setName("lobby-hints");
        counting.setName("lobby-counting");
        spectators.setName("lobby-spectators");
        takeBack.setName("lobby-takeBack");
    }

    private void changeOptions() {
        LobbyScreen.Rules rules = shown;
        if (rules == null || showing) {
            return;
        }
        TableOptions old = rules.options();
        input.changeOptions(new TableOptions(
                chosen(turnTime, old.turnSeconds()),
                old.botSeconds(),
                old.declareSeconds(),
                chosen(grace, old.graceSeconds()),
                chosen(reveal, old.reveal()),
                hints.isSelected(),
                counting.isSelected(),
                spectators.isSelected(),
                old.paceMillis(),
                old.pauseSeconds(),
                chosen(standIn, old.standInLevel()),
                takeBack.isSelected()));
    }

    private <T> void onChoice(JComboBox<Option<T>> box, Consumer<T> act) {
        box.addActionListener(event -> {
            if (!showing && box.getSelectedItem() instanceof Option<?>) {
                act.accept(box.getItemAt(box.getSelectedIndex()).value());
            }
        });
    }

    private static <T> T chosen(JComboBox<Option<T>> box, T otherwise) {
        int index = box.getSelectedIndex();
        return index < 0 ? otherwise : box.getItemAt(index).value();
    }
}
