package org.tiengow.swing.view.lobby;

import java.awt.Dimension;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Symbol;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Parts;

/** How a phone joins: a picture to be scanned, and the address to be typed; or the way to let phones in. */
final class PhonesCard extends JPanel {
    /** As wide as it is beside the chat, at scale 1. */
    static final int WIDTH = 372;

    private static final int PICTURE = 172;
    private static final int TEXT = 150;

    private final LobbyInput input;
    private Phones shown = new Phones(false, false, "", "", "", "", "", "", "", "", "");

    PhonesCard(LobbyInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        this.input = input;
        setName("lobby-phones");
        setOpaque(false);
    }

    void show(Phones phones) {
        if (phones.equals(shown)) {
            return;
        }
        shown = phones;
        removeAll();
        Card card = Card.panel(
                new MigLayout("insets 16 18 14 18, fill, wrap 1, novisualpadding", "[grow,fill]", "[][grow,fill][]"));
        card.add(head(), "wmin 0");
        if (phones.on()) {
            card.add(middle(), "wmin 0");
            card.add(foot(), "wmin 0");
        } else {
            card.add(Paragraph.body(phones.what(), WIDTH - 40), "wmin 0, aligny top");
        }
        add(card);
        revalidate();
        repaint();
    }

    private JPanel head() {
        JPanel head = Parts.clear("insets 0, fill, novisualpadding", "[]8[]push[]", "");
        head.add(new JLabel(Symbol.PHONE.icon(20)));
        head.add(Label.heading(shown.title()), "wmin 0");
        TextButton act = TextButton.link(shown.act(), Type.BODY, Tone.LINK);
        head.add(
                Parts.button(act, "lobby-phones-act", () -> input.letPhonesJoin(!shown.on())),
                "pad 0 0 0 " + TextButton.INSET);
        return head;
    }

    private JPanel middle() {
        JPanel middle = Parts.clear("insets 0, fill, novisualpadding", "[]18[grow,fill]", "[grow,fill]");
        QrPicture picture = new QrPicture(shown.link(), shown.spoken());
        picture.setName("lobby-phones-picture");
        middle.add(picture, "w " + PICTURE + "!, h 96:" + PICTURE + ":" + PICTURE + ", aligny top");
        JPanel text = Parts.clear("insets 0, fillx, wrap 1", "[grow,fill]", "[]8[]");
        text.add(Paragraph.body(shown.what(), TEXT), "wmin 0");
        text.add(new Paragraph(shown.network(), Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, TEXT), "wmin 0");
        middle.add(text, "wmin 0, aligny top");
        return middle;
    }

    private JPanel foot() {
        JPanel foot = Parts.clear("insets 0, fill, novisualpadding", "[]push[]", "");
        JPanel address = Parts.clear("insets 0, wrap 1, novisualpadding", "[grow,fill]", "[]2[]");
        address.add(Label.small(shown.orType()), "wmin 0");
        Label typed = new Label(shown.address(), Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT);
        typed.setName("lobby-phones-address");
        address.add(typed, "wmin 0");
        foot.add(address, "wmin 0");
        PushButton large = new PushButton(ButtonKind.SECOND, shown.large()).with(Symbol.LARGER);
        foot.add(Parts.button(large, "lobby-phones-large", input::showPhonesLarge));
        return foot;
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, shown.on() ? Scale.px(232) : getPreferredSize().height);
    }
}
