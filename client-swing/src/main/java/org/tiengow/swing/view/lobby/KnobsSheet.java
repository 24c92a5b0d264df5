package org.tiengow.swing.view.lobby;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.engine.rules.Contradiction;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.lobby.LobbyModel;
import org.tiengow.presentation.lobby.LobbyScreen.Knob;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The sheet that edits every parameter of the rules. It shows a contradiction at once, and does not accept contradictory rules. */
public final class KnobsSheet extends JPanel {
    private final Words words;
    private final TableRules before;
    private final Map<Parameter, Object> chosen;
    private final ScrollPage knobs = new ScrollPage("[grow,fill]", 1);
    private final Paragraph problem = new Paragraph("", Type.Weight.REGULAR, Type.BODY, Tone.MINUS, 560);
    private final PushButton take;

    /**
     * Creates the sheet.
     *
     * @param rules the current rules
     * @param done receives the new rules
     * @param cancel closes the sheet without a change
     */
    public KnobsSheet(Words words, TableRules rules, Consumer<TableRules> done, Runnable cancel) {
        super(new MigLayout("insets 28 32 24 32, fill, wrap 1, hidemode 3", "[grow,fill]", "[]12[grow,fill]12[]12[]"));
        this.words = words;
        this.before = rules;
        this.chosen = new EnumMap<>(rules.set().values());
        setOpaque(false);
        setName("knobs");
        add(Label.title(words.get("lobby.tune.title")), "wmin 0");
        add(UiFactory.scroll(knobs), "hmin 80, wmin 0");
        problem.setName("knobs-problem");
        add(problem, "wmin 0");
        JPanel foot = UiFactory.clear("insets 0, gap 8, novisualpadding", "push[][]", "");
        PushButton away = UiFactory.button(
                new PushButton(ButtonKind.SECOND, words.get("window.cancel")), "knobs-cancel", () -> cancel.run());
        take = new PushButton(ButtonKind.MAIN, words.get("lobby.tune.take"));
        UiFactory.button(take, "knobs-take", () -> {
            if (take.isAllowed()) {
                done.accept(new TableRules(before.base(), RuleSet.of(chosen)));
            }
        });
        foot.add(away);
        foot.add(take);
        add(foot, FocusRing.BESIDE);
        rebuild();
        check();
    }

    @Override
    public boolean requestFocusInWindow() {
        return take.requestFocusInWindow();
    }

    private void rebuild() {
        knobs.removeAll();
        for (Knob knob : LobbyModel.knobs(words, chosen)) {
            Paragraph title = Paragraph.body(knob.title(), 320);
            JComboBox<Option<Object>> box = new JComboBox<>();
            UiFactory.fill(box, knob.values(), knob.value());
            UiFactory.prepare(box, "knob-" + knob.parameter().key(), knob.title());
            box.addActionListener(event -> {
                chosen.put(
                        knob.parameter(), box.getItemAt(box.getSelectedIndex()).value());
                check();
            });
            Reflow line =
                    new Reflow("insets 0, fillx, novisualpadding", 520, "[grow,fill]16[280!,fill]", "[grow,fill]");
            line.with(title, "cell 0 0, aligny center, growy 0, wmin 0", "cell 0 0, wmin 0");
            line.with(box, "cell 1 0, h 36!, wmin 0", "cell 0 1, h 36!, wmin 0");
            knobs.add(line, "wmin 0");
        }
        knobs.revalidate();
    }

    private void check() {
        List<Contradiction> contradictions = RuleSet.contradictions(chosen);
        String why = contradictions.isEmpty() ? "" : new RulesWords(words).contradiction(contradictions.get(0));
        problem.setText(why);
        problem.setVisible(!why.isEmpty());
        take.setAllowed(why.isEmpty(), why);
        revalidate();
        repaint();
    }
}
