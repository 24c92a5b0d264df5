package org.tiengow.swing.view.table;

import java.awt.BorderLayout;
import javax.swing.JPanel;
import org.tiengow.presentation.lobby.LobbyScreen.Phones;
import org.tiengow.swing.theme.Scale;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.QrPicture;

/** A corner of the table on a shared screen that shows how a phone joins: a QR code with the address below it. */
final class PhonesCorner extends JPanel {
    private static final double ADDRESS = 18;

    PhonesCorner(Phones phones) {
        super(new BorderLayout(0, Scale.px(6)));
        setOpaque(false);
        setName("phones-corner");
        QrPicture picture = new QrPicture(phones.link(), phones.spoken());
        picture.setAlignmentX(LEFT_ALIGNMENT);
        picture.setAlignmentY(BOTTOM_ALIGNMENT);
        add(picture);
        add(new Label(phones.address(), Type.Weight.SEMIBOLD, ADDRESS, Tone.FELT), BorderLayout.SOUTH);
    }
}
