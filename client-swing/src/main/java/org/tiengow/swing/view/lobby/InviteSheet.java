package org.tiengow.swing.view.lobby;

import java.util.function.Consumer;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.sheet.InviteScreen;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.TextButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Flow;
import org.tiengow.swing.view.QrPicture;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.ScrollPage;
import org.tiengow.swing.view.UiFactory;

/** The sheet with the join code, large enough to be read across a room, and its QR code. */
public final class InviteSheet extends JPanel {
    /** Preferred width at scale 1. */
    public static final int WIDTH = 680;

    /** Preferred height at scale 1. */
    public static final int HEIGHT = 520;

    private static final double LETTERS = 44;
    private static final int TEXT = 330;
    /** Width at scale 1 below which the picture lies below the code. */
    private static final int LEAST_WIDTH = 560;

    private final PushButton close;
    private final Consumer<String> copy;

    /**
     * Creates the sheet.
     *
     * @param closeWords the label of the button that closes it
     * @param copy copies a text
     * @param why starts the diagnosis of why a friend cannot join
     * @param closing closes the sheet
     */
    public InviteSheet(InviteScreen screen, String closeWords, Consumer<String> copy, Runnable why, Runnable closing) {
        super(new MigLayout("insets 32 36 24 36, fill, wrap 1, novisualpadding", "[grow,fill]", "[]16[grow,fill]16[]"));
        this.copy = copy;
        setOpaque(false);
        setName("invite");
        add(Label.title(screen.title()), "wmin 0");
        ScrollPage scrollPage = new ScrollPage("[grow,fill]", 1);
        scrollPage.add(new Reflow("insets 0, fillx, novisualpadding", LEAST_WIDTH, "[grow,fill]24[]", "[grow,fill]")
                .with(letters(screen), "cell 0 0, aligny top, wmin 0", "cell 0 0, wmin 0")
                .with(picture(screen), "cell 1 0, aligny top", "cell 0 1, alignx center, growx 0, gaptop 16"));
        add(UiFactory.scroll(scrollPage), "wmin 0, hmin 60");
        TextButton ask =
                UiFactory.button(TextButton.link(screen.why(), Type.BODY, Tone.LINK), "invite-why", () -> why.run());
        close = UiFactory.button(new PushButton(ButtonKind.SECOND, closeWords), "invite-close", () -> closing.run());
        JPanel foot = UiFactory.clear("insets 0, fill, novisualpadding", "[]push[]", "");
        ask.setVisible(!screen.why().isEmpty());
        foot.add(ask, "wmin 0");
        foot.add(close);
        add(foot, "wmin 0, pad 0 " + -TextButton.INSET + " 0 " + FocusRing.ROOM);
    }

    @Override
    public boolean requestFocusInWindow() {
        return close.requestFocusInWindow();
    }

    private JPanel letters(InviteScreen screen) {
        JPanel column = UiFactory.clear(
                "insets 0, fillx, wrap 1, hidemode 3, novisualpadding", "[grow,fill]", "[]6[]6[]10[]8[]8[]");
        column.add(new Paragraph(screen.caption(), Type.Weight.REGULAR, Type.MAIN, Tone.TEXT, TEXT), "wmin 0");
        Paragraph code = new Paragraph(screen.code(), Type.Weight.SEMIBOLD, LETTERS, Tone.TEXT, TEXT);
        code.setName("invite-code");
        code.setVisible(!screen.code().isEmpty());
        column.add(code, "wmin 0");
        Flow copies = new Flow(8, TEXT);
        addCopy(copies, "invite-copy-code", screen.code(), screen.copyCode(), screen.copied());
        addCopy(copies, "invite-copy-address", screen.address(), screen.copyAddress(), screen.copied());
        column.add(copies, "wmin 0, " + FocusRing.OUT);
        Paragraph pin = new Paragraph(screen.pin(), Type.Weight.SEMIBOLD, Type.MAIN, Tone.TEXT, TEXT);
        pin.setName("invite-pin");
        pin.setVisible(!screen.pin().isEmpty());
        column.add(pin, "wmin 0");
        Paragraph addresses = Paragraph.body(screen.addresses(), TEXT);
        addresses.setName("invite-addresses");
        column.add(addresses, "wmin 0");
        Paragraph hostWords = Paragraph.body(screen.hostWords(), TEXT);
        hostWords.setName("invite-hostWords");
        hostWords.setVisible(!screen.hostWords().isEmpty());
        column.add(hostWords, "wmin 0");
        return column;
    }

    private void addCopy(Flow copies, String name, String text, String label, String copied) {
        if (!text.isEmpty()) {
            PushButton button = new PushButton(ButtonKind.SECOND, label);
            copies.add(UiFactory.button(button, name, () -> {
                copy.accept(text);
                button.setText(copied);
            }));
        }
    }

    private static JPanel picture(InviteScreen screen) {
        JPanel column = UiFactory.clear("insets 0, wrap 1, novisualpadding", "[grow,center]", "[]8[]");
        if (!screen.picture().isEmpty()) {
            column.add(new QrPicture(screen.picture(), screen.pictureWords()));
            // The caption has the width of the picture. A preferred width of its own would stay narrow once it has
            // wrapped.
            column.add(
                    new Paragraph(screen.pictureWords(), Type.Weight.REGULAR, Type.CAPTION, Tone.SECOND, QrPicture.SIZE)
                            .centred(),
                    "growx, wmin 0");
        }
        return column;
    }
}
