package org.tiengow.swing.view.lobby;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.icon.Symbol;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.FocusBefore;
import org.tiengow.swing.view.QrPicture;
import org.tiengow.swing.view.UiFactory;

/**
 * The card that says how others join: the QR code and the address for phones, and the join code. At a host elsewhere, only the line that
 * leads to the invitation.
 */
final class JoinCard extends JPanel {
    private static final int PICTURE = 148;
    private static final int FLAT_PICTURE = 112;
    private static final int TEXT = 220;

    private final LobbyInput input;
    private boolean flat;
    private String invite = "";
    private Phones shown = new Phones(false, false, "", "", "", "", "", "", "", "", "");

    JoinCard(LobbyInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]", "[grow,fill]"));
        this.input = input;
        setName("lobby-phones");
        setOpaque(false);
    }

    void show(Phones phones, String invitation) {
        if (!phones.equals(shown) || !invitation.equals(invite)) {
            shown = phones;
            invite = invitation;
            arrange();
        }
    }

    /** Checks whether there is anything to show. */
    boolean isNeeded() {
        return shown.offered() || !invite.isEmpty();
    }

    /** Chooses the layout for little height, or the usual one. */
    void setFlat(boolean wanted) {
        if (wanted != flat) {
            flat = wanted;
            arrange();
        }
    }

    private void arrange() {
        FocusBefore.keep(this, () -> {
            removeAll();
            if (!shown.offered()) {
                LineButton line = new LineButton(Symbol.SHARE);
                line.show(invite, "", invite);
                add(UiFactory.button(line, "lobby-invite", input::invite), "wmin 0");
            } else {
                add(shown.on() ? code() : closed(), "hmin 0");
            }
        });
        revalidate();
        repaint();
    }

    /** The card while phones cannot join. */
    private Card closed() {
        Card card = card("[grow,fill]", "[]2[]4[]");
        card.add(head(), "span, wmin 0");
        card.add(what(), "span, growx, wmin 0");
        card.add(invitation(), "span, wmin 0, growx 0, pad 0 " + -TextButton.INSET + " 0 0");
        return card;
    }

    private Card code() {
        int side = flat ? FLAT_PICTURE : PICTURE;
        Card card = card(flat ? "[]14[grow,fill]" : "[]18[grow,fill]", flat ? "[]" : "[]10[]");
        card.add(picture(), "w " + side + "!, h " + side + "!, aligny top");
        JPanel text = UiFactory.clear(
                "insets 0, fill, wrap 1, novisualpadding, hidemode 3",
                "[grow,fill]",
                flat ? "[]push[]push[]0[]" : "[]4[]6[]push[]");
        Label typed = new Label(shown.address(), Type.Weight.SEMIBOLD, flat ? Type.BODY : Type.MAIN, Tone.TEXT);
        typed.setName("lobby-phones-address");
        if (flat) {
            text.add(Label.heading(shown.title()), "wmin 0");
            text.add(typed, "wmin 0");
            text.add(invitation(), "wmin 0, growx 0, pad 0 " + -TextButton.INSET + " 0 0");
            text.add(foot(act()), "wmin 0");
        } else {
            text.add(head(), "wmin 0");
            text.add(what(), "wmin 0");
            text.add(typed, "wmin 0");
            text.add(foot(invitation()), "wmin 0");
        }
        card.add(text, "wmin 0, growy, wrap");
        if (!flat) {
            card.add(
                    new Paragraph(shown.network(), Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, TEXT),
                    "span, growx, wmin 0");
        }
        return card;
    }

    private Card card(String columns, String rows) {
        String insets = flat ? "insets 12 12 12 12" : "insets 16 18 14 16";
        return Card.row(new MigLayout(insets + ", fill, wrap 2, novisualpadding, hidemode 3", columns, rows));
    }

    private JPanel head() {
        JPanel head = UiFactory.clear("insets 0, fill, novisualpadding", "[]push[]", "");
        head.add(Label.heading(shown.title()), "wmin 0");
        head.add(act(), "pad 0 0 0 " + TextButton.INSET);
        return head;
    }

    private TextButton act() {
        TextButton act = TextButton.link(shown.act(), Type.BODY, Tone.LINK);
        return UiFactory.button(act, "lobby-phones-act", () -> input.letPhonesJoin(!shown.on()));
    }

    private JPanel foot(TextButton first) {
        JPanel foot = UiFactory.clear("insets 0, fill, novisualpadding, hidemode 3", "[]push[]", "");
        foot.add(first, "wmin 0, pad 0 " + -TextButton.INSET + " 0 0");
        TextButton large = TextButton.sign(Symbol.LARGER, shown.large());
        foot.add(UiFactory.button(large, "lobby-phones-large", input::showPhonesLarge));
        return foot;
    }

    private TextButton invitation() {
        TextButton link = TextButton.link(invite, Type.BODY, Tone.LINK);
        link.setVisible(!invite.isEmpty());
        return UiFactory.button(link, "lobby-invite", input::invite);
    }

    private QrPicture picture() {
        QrPicture picture = new QrPicture(shown.link(), shown.spoken());
        picture.setName("lobby-phones-picture");
        picture.setAlignmentX(LEFT_ALIGNMENT);
        picture.setAlignmentY(TOP_ALIGNMENT);
        return picture;
    }

    private Paragraph what() {
        return Paragraph.body(shown.what(), TEXT);
    }
}
