package org.tiengow.swing.view.rules;

import java.awt.Rectangle;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.presentation.rules.RulesPages;
import org.tiengow.presentation.rules.RulesWords;
import org.tiengow.presentation.words.Option;
import org.tiengow.presentation.words.Words;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.DifferenceTable;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The rules of a rule set by numbered paragraph, and its differences from the default set. */
public final class RulesSheet extends JPanel {
    private static final int TEXT = 640;

    private final Words words;
    private final PushButton done;
    private final JPanel foot = new JPanel(new MigLayout("insets 0, novisualpadding, fillx", "", "[]"));
    private final ScrollPage scrollPage = new ScrollPage("[44!,fill]0[grow,fill]", 2);

    /**
     * Creates the sheet.
     *
     * @param rules the rules to show first
     * @param fixed whether these are the rules of a table, so that the user cannot choose others
     * @param close closes the sheet
     */
    public RulesSheet(Words words, TableRules rules, boolean fixed, Runnable close) {
        super(new MigLayout("insets 28 32 20 32, fill, wrap 1", "[grow,fill]", "[]12[grow,fill]12[]"));
        this.words = words;
        setOpaque(false);
        setName("rules");
        RulesWords names = new RulesWords(words);
        Reflow head = new Reflow("insets 0, novisualpadding, fillx", 560, "[grow,fill]16[]", "[grow,fill]");
        String title = fixed ? words.get("rules.ofSet", names.name(rules)) : words.get("rules.title");
        head.with(new Paragraph(title, Type.Weight.SEMIBOLD, Type.TITLE, Tone.TEXT, 400), "wmin 0", "cell 0 0, wmin 0");
        if (!fixed) {
            head.with(chooser(names, rules.base()), "w 360!, h 44!", "cell 0 1, h 44!, wmin 0");
        }
        add(head, "wmin 0");
        add(UiFactory.scroll(scrollPage), "hmin 80, wmin 0");
        done = new PushButton(ButtonKind.SECOND, words.get("rules.close"));
        done.setName("rules-close");
        done.addActionListener(event -> close.run());
        foot.setOpaque(false);
        foot.add(done, "alignx right, pushx");
        add(foot, "pad 0 -2 0 " + FocusRing.ROOM); // aligns the link and the button with the text
        write(rules.base(), rules.set());
    }

    /** Adds a link that offers to learn the game by the guided round. */
    public RulesSheet withGuide(Runnable guide) {
        TextButton offer = TextButton.link(words.get("start.guide"), Type.BODY, Tone.LINK);
        offer.setName("rules-guide");
        offer.addActionListener(event -> guide.run());
        foot.add(offer, "alignx left", 0);
        return this;
    }

    @Override
    public boolean requestFocusInWindow() {
        return done.requestFocusInWindow();
    }

    private JComboBox<Option<String>> chooser(RulesWords names, String chosen) {
        JComboBox<Option<String>> box = new JComboBox<>();
        for (String id : RuleSets.ids()) {
            Option<String> option = new Option<>(id, words.get("lobby.ruleSet", names.name(id), names.by(id)));
            box.addItem(option);
            if (id.equals(chosen)) {
                box.setSelectedItem(option);
            }
        }
        UiFactory.setFont(box, Type.BODY, words.get("rules.title") + words.get("ruleset.by.ming"));
        UiFactory.prepare(box, "rules-choose", words.get("rules.choose"));
        box.addActionListener(event -> {
            String id = box.getItemAt(box.getSelectedIndex()).value();
            write(id, RuleSets.get(id));
        });
        return box;
    }

    private void write(String base, RuleSet rules) {
        RulesWords names = new RulesWords(words);
        scrollPage.removeAll();
        scrollPage.add(
                new Paragraph(names.about(base), Type.Weight.REGULAR, Type.MAIN, Tone.SECOND, TEXT),
                "span 2, gapbottom 12, wmin 0");
        for (RulesPages.Section section : new RulesPages(words).of(rules)) {
            scrollPage.add(Label.section(section.title()), "span 2, gaptop 10, wmin 0");
            for (RulesPages.Paragraph paragraph : section.paragraphs()) {
                scrollPage.add(
                        new Label(paragraph.number(), Type.Weight.REGULAR, Type.SMALL, Tone.THIRD), "aligny top");
                scrollPage.add(Paragraph.body(paragraph.text(), TEXT), "wmin 0");
            }
        }
        differences(names, rules);
        scrollPage.revalidate();
        scrollPage.repaint();
        SwingUtilities.invokeLater(() -> scrollPage.scrollRectToVisible(new Rectangle(0, 0, 1, 1)));
    }

    private void differences(RulesWords names, RuleSet rules) {
        String other = RuleSets.DEFAULT_ID;
        var found = names.differences(rules, RuleSets.get(other));
        String title = words.get(found.isEmpty() ? "rules.same" : "rules.differs", names.name(other));
        scrollPage.add(new Label(title, Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT), "span 2, gaptop 16");
        DifferenceTable table = new DifferenceTable();
        table.show(found, names.name(other), words.get("rules.here"));
        scrollPage.add(table.component(), "span 2, gapbottom 16");
    }
}
