package org.tiengow.swing.view.lobby;

import java.awt.Dimension;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.SymbolIcon;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.FocusBefore;
import org.tiengow.swing.view.QrPicture;
import org.tiengow.swing.view.UiFactory;

/** The card that says how a phone joins: a QR code and the address. While phones cannot join, it offers to let them in. */
final class PhonesCard extends JPanel {
    /** The width beside the chat, at scale 1. */
    static final int WIDTH = 372;

    private static final int HEIGHT = 284;
    private static final int PICTURE = 156;
    private static final int TEXT = 150;

    private final LobbyInput input;
    private boolean flat;
    private Phones shown = new Phones(false, false, "", "", "", "", "", "", "", "", "");

    PhonesCard(LobbyInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        this.input = input;
        setName("lobby-phones");
        setOpaque(false);
    }

    void show(Phones phones) {
        if (!phones.equals(shown)) {
            shown = phones;
            arrange();
        }
    }

    /** Chooses the flat layout below a tab that has the title already, or the layout beside the chat. */
    void setFlat(boolean wanted) {
        if (wanted != flat) {
            flat = wanted;
            arrange();
        }
    }

    private void arrange() {
        FocusBefore.keep(this, () -> {
            removeAll();
            add(flat ? row() : card(), "hmin 0");
        });
        revalidate();
        repaint();
    }

    private Card card() {
        Card card = Card.panel(
                new MigLayout("insets 14 18 14 18, fill, wrap 1, novisualpadding", "[grow,fill]", "[]8[grow,fill]8[]"));
        JPanel head = UiFactory.clear("insets 0, fill, novisualpadding", "[]8[]push[]", "");
        head.add(new JLabel(new SymbolIcon(Symbol.PHONE, 20)));
        head.add(Label.heading(shown.title()), "wmin 0");
        head.add(act(), "pad 0 0 0 " + TextButton.INSET);
        card.add(head, "wmin 0");
        if (shown.on()) {
            JPanel middle = UiFactory.clear("insets 0, fill, novisualpadding", "[]18[grow,fill]", "[grow,fill]");
            middle.add(picture(), "w " + PICTURE + "!, h 96:" + PICTURE + ":" + PICTURE + ", aligny top");
            middle.add(what(), "wmin 0, aligny top");
            card.add(middle, "wmin 0");
            JPanel foot = UiFactory.clear("insets 0, fill, novisualpadding", "[]push[]", "");
            foot.add(address(), "wmin 0");
            foot.add(large());
            card.add(foot, "wmin 0");
        } else {
            card.add(what(), "wmin 0, aligny top");
        }
        return card;
    }

    private Card row() {
        Card card = Card.panel(
                new MigLayout("insets 8 12 8 12, fill, novisualpadding, hidemode 3", "[]14[grow,fill]8[]", "[grow]"));
        if (shown.on()) {
            card.add(picture(), "w 112!, h 112!, spany 2");
            card.add(address(), "wmin 0, aligny bottom");
            card.add(large(), "aligny bottom, wrap");
            card.add(
                    new Paragraph(shown.what(), Type.Weight.REGULAR, Type.SMALL, Tone.SECOND, TEXT),
                    "wmin 0, aligny top");
        } else {
            card.add(what(), "skip 1, wmin 0");
        }
        card.add(act(), "alignx right, aligny top");
        return card;
    }

    private TextButton act() {
        TextButton act = TextButton.link(shown.act(), Type.BODY, Tone.LINK);
        return UiFactory.button(act, "lobby-phones-act", () -> input.letPhonesJoin(!shown.on()));
    }

    private QrPicture picture() {
        QrPicture picture = new QrPicture(shown.link(), shown.spoken());
        picture.setName("lobby-phones-picture");
        picture.setAlignmentX(LEFT_ALIGNMENT);
        picture.setAlignmentY(TOP_ALIGNMENT);
        return picture;
    }

    private JPanel what() {
        JPanel text = UiFactory.clear("insets 0, fillx, wrap 1", "[grow,fill]", "[]8[]");
        text.add(Paragraph.body(shown.what(), TEXT), "wmin 0");
        text.add(new Paragraph(shown.network(), Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, TEXT), "wmin 0");
        return text;
    }

    private JPanel address() {
        JPanel address = UiFactory.clear("insets 0, wrap 1, novisualpadding", "[grow,fill]", "[]2[]");
        address.add(Label.small(shown.orType()), "wmin 0");
        Label typed = new Label(shown.address(), Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT);
        typed.setName("lobby-phones-address");
        address.add(typed, "wmin 0");
        return address;
    }

    private PushButton large() {
        PushButton large = new PushButton(ButtonKind.SECOND, shown.large()).with(Symbol.LARGER);
        return UiFactory.button(large, "lobby-phones-large", input::showPhonesLarge);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, Scale.px(!shown.on() ? 96 : flat ? 128 : HEIGHT));
    }
}
