package org.tiengow.presentation.sheet;

import java.util.List;
import java.util.Optional;
import org.tiengow.client.connection.Invitation;
import org.tiengow.client.session.hosting.ShownText;
import org.tiengow.presentation.words.Words;

/**
 * How friends join this table: finished words, in the reader's language.
 *
 * @param title of the sheet
 * @param caption what to do with the letters
 * @param code the letters
 * @param pin the PIN, to be read out; empty where there is none
 * @param addresses the addresses, for who would rather type one
 * @param picture what the picture beside holds
 * @param pictureWords what it is good for
 * @param why the label of the way to the checkup
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
     * The invitation.
     *
     * @param addresses where others join, with their ports, the likeliest first
     * @param pin of the host; empty where it asks for none
     * @param handOut while the program is handed out, the picture leads there
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
