package org.tiengow.presentation.sheet;

import java.util.List;
import java.util.Optional;
import org.tiengow.client.connection.Invitation;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.presentation.words.Words;

/**
 * The invitation for friends to join this table. Texts are in the user's language, ready for display.
 *
 * @param title the title of the sheet
 * @param caption what to do with the join code
 * @param code the letters of the join code
 * @param pin the PIN, to be read out; empty if no PIN is required
 * @param addresses the addresses, for typing
 * @param picture the content of the QR code
 * @param pictureWords the purpose of the QR code
 * @param why the label of the link to the checkup
 */
public record InviteScreen(
        String title,
        String caption,
        String code,
        String pin,
        String addresses,
        String picture,
        String pictureWords,
        String why) {
    /**
     * Returns the invitation.
     *
     * @param addresses the addresses of the host with their ports, the likeliest first
     * @param pin the PIN of the host; empty if it requires none
     * @param handOut the download of the program; while it is on, the QR code leads there
     */
    public static InviteScreen of(Words words, List<String> addresses, String pin, HandOutState handOut) {
        Optional<Invitation> invitation = Invitation.to(addresses);
        boolean gives = handOut.stage() == HandOutState.Stage.ON;
        return new InviteScreen(
                words.get("invite.title"),
                words.get(invitation.isPresent() ? "invite.caption" : "invite.caption.address"),
                invitation.map(Invitation::letters).orElse(""),
                pin.isEmpty() ? "" : words.get("invite.pin", ShownText.shown(pin)),
                addresses.isEmpty() ? "" : words.get("invite.addresses", String.join(", ", addresses)),
                gives ? handOut.address() : invitation.map(Invitation::uri).orElse(""),
                words.get(gives ? "invite.picture.program" : "invite.picture.code"),
                words.get("invite.why"));
    }
}
