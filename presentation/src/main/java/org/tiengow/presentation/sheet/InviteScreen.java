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
 * @param address the likeliest address, for copying; empty if none is known
 * @param addresses the addresses, for typing
 * @param copyCode the label of the button that copies the join code
 * @param copyAddress the label of the button that copies the likeliest address
 * @param copied the label of either after it has been pressed
 * @param picture the content of the QR code
 * @param pictureWords the purpose of the QR code
 * @param hostWords the words of the host's key, to be compared by reading them aloud; empty if there is no key
 * @param why the label of the link to the checkup; empty for a host elsewhere
 */
public record InviteScreen(
        String title,
        String caption,
        String code,
        String pin,
        String address,
        String addresses,
        String copyCode,
        String copyAddress,
        String copied,
        String picture,
        String pictureWords,
        String hostWords,
        String why) {
    /**
     * Returns the invitation.
     *
     * @param addresses the addresses of the host with their ports, the likeliest first
     * @param pin the PIN of the host; empty if it requires none
     * @param handOut the download of the program; while it is on, the QR code leads there
     * @param hostWords the words of the host's key; empty if there is no key
     */
    public static InviteScreen of(
            Words words, List<String> addresses, String pin, HandOutState handOut, String hostWords) {
        Optional<Invitation> invitation = Invitation.to(addresses);
        boolean gives = handOut.stage() == HandOutState.Stage.ON;
        return new InviteScreen(
                words.get("invite.title"),
                words.get(invitation.isPresent() ? "invite.caption" : "invite.caption.address"),
                invitation.map(Invitation::letters).orElse(""),
                pin.isEmpty() ? "" : words.get("invite.pin", ShownText.shown(pin)),
                addresses.isEmpty() ? "" : addresses.get(0),
                addresses.isEmpty() ? "" : words.get("invite.addresses", String.join(", ", addresses)),
                words.get("invite.copy.code"),
                words.get("invite.copy.address"),
                words.get("tonight.copied"),
                gives ? handOut.address() : invitation.map(Invitation::uri).orElse(""),
                words.get(gives ? "invite.picture.program" : "invite.picture.code"),
                hostWords.isEmpty() ? "" : words.get("lobby.hostWords.line", hostWords),
                handOut.stage() == HandOutState.Stage.NOT_OURS ? "" : words.get("invite.why"));
    }
}
