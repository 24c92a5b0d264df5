package org.tiengow.swing.view.lobby;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.FocusRing;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.QrPicture;
import org.tiengow.swing.view.UiFactory;

/** The sheet for joining by phone from across the room: the QR code, the address and the PIN. */
public final class PhonesSheet extends JPanel {
    /** Preferred width and height at scale 1, so large that the sheet fills a window of usual size. */
    public static final int LARGE = 980;

    private static final double ADDRESS = 32;

    private final PushButton close;

    /**
     * Creates the sheet.
     *
     * @param pin a sentence with the PIN; empty if there is no PIN
     * @param closeWords the label of the button that closes it
     * @param closing closes the sheet
     */
    public PhonesSheet(Phones phones, String pin, String closeWords, Runnable closing) {
        super(new MigLayout(
                "insets 28 36 24 36, fill, wrap 1, novisualpadding, hidemode 3",
                "[grow,center]",
                "[]12[grow,fill]12[]4[]12[]"));
        setOpaque(false);
        setName("phones");
        add(Label.title(phones.title()), "wmin 0");
        QrPicture picture = new QrPicture(phones.link(), phones.spoken());
        picture.setName("phones-picture");
        add(picture, "grow, push, wmin 0, hmin 96");
        Paragraph address = new Paragraph(phones.address(), Type.Weight.SEMIBOLD, ADDRESS, Tone.TEXT, 640).centred();
        address.setName("phones-address");
        add(address, "growx, wmin 0");
        Paragraph asked = new Paragraph(pin, Type.Weight.SEMIBOLD, Type.MAIN, Tone.SECOND, 640).centred();
        asked.setVisible(!pin.isEmpty());
        add(asked, "growx, wmin 0");
        close = UiFactory.button(new PushButton(ButtonKind.SECOND, closeWords), "phones-close", closing);
        add(close, "alignx right, pad 0 " + FocusRing.ROOM + " 0 " + FocusRing.ROOM);
    }

    @Override
    public boolean requestFocusInWindow() {
        return close.requestFocusInWindow();
    }
}
