package org.tiengow.swing.view.lobby;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.tiengow.presentation.lobby.LobbyInput;
import org.tiengow.presentation.lobby.LobbyScreen.Giving;
import org.tiengow.swing.theme.Type;
import org.tiengow.swing.theme.part.ButtonKind;
import org.tiengow.swing.theme.part.Card;
import org.tiengow.swing.theme.part.Label;
import org.tiengow.swing.theme.part.Paragraph;
import org.tiengow.swing.theme.part.PushButton;
import org.tiengow.swing.theme.part.Tone;
import org.tiengow.swing.view.Reflow;
import org.tiengow.swing.view.UiFactory;

/**
 * A strip with the address of the download for friends, large enough to be read across a room. Visible only while the program is handed
 * out.
 */
final class HandOutStrip extends JPanel {
    private static final double ADDRESS = 28;
    /** Width at scale 1 below which the address lies below the invitation. */
    private static final int LEAST_WIDTH = 780;

    private final Paragraph invitation = Paragraph.body("", 320);
    private final Label address = new Label("", Type.Weight.SEMIBOLD, ADDRESS, Tone.TEXT);
    private final PushButton stop = new PushButton(ButtonKind.SECOND, "");

    HandOutStrip(LobbyInput input) {
        super(new MigLayout("insets 0, fill", "[grow,fill]"));
        setOpaque(false);
        Card card = Card.row(new MigLayout("insets 4 20 4 14, fill, novisualpadding", "[0:0:,grow,fill]"));
        invitation.setName("lobby-handOut-invitation");
        address.setName("lobby-handOut-address");
        UiFactory.button(stop, "lobby-handOut-stop", () -> input.handOut(false));
        card.add(new Reflow(
                        "insets 0, gap 0 4, fillx, novisualpadding",
                        LEAST_WIDTH,
                        "[0:320:320,fill]24[]push[]",
                        "[0:0:,grow,fill]")
                .with(invitation, "cell 0 0, aligny center, growy 0", "cell 0 0, aligny center, growy 0")
                .with(address, "cell 1 0", "cell 0 1, wmin 0")
                .with(stop, "cell 2 0", "cell 0 2, growx 0"));
        add(card);
        setVisible(false);
    }

    void show(Giving giving) {
        setVisible(giving.on());
        invitation.setText(giving.invitation());
        address.setText(giving.address());
        stop.setText(giving.act());
    }
}
