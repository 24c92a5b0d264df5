package org.tiengow.client.session.answer;

import java.util.Set;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.protocol.translate.EnumPairs;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.wire.Refused;

/** The translator of refusals from messages. */
public final class Refusals {
    private static final EnumPairs<RefusalReason, org.tiengow.protocol.wire.RefusalReason> REASONS = EnumPairs.of(
            "reason",
            RefusalReason.class,
            org.tiengow.protocol.wire.RefusalReason.class,
            Set.of(RefusalReason.NO_ANSWER, RefusalReason.NOT_CONNECTED));

    private Refusals() {}

    /** Returns the refusal of a message. A reason that this program does not know becomes {@link RefusalReason#UNSPECIFIED}. */
    public static Answer.Refused read(Refused message) {
        return new Answer.Refused(
                REASONS.find(message.getReason()).orElse(RefusalReason.UNSPECIFIED),
                ShownText.shown(message.getParagraph()),
                TileTranslator.read(message.getTiles()),
                message.getSeat(),
                message.getNumber(),
                ShownText.shown(message.getWord()),
                ShownText.shown(message.getSentence()));
    }
}
