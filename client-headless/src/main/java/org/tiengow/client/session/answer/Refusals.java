package org.tiengow.client.session.answer;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tiengow.client.session.hosting.ShownText;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.wire.Refused;

/** Reads refusals from their messages. */
public final class Refusals {
    private static final String PREFIX = "REFUSAL_REASON_";
    private static final Map<String, RefusalReason> BY_NAME = Arrays.stream(RefusalReason.values())
            .collect(Collectors.toMap(reason -> PREFIX + reason.name(), Function.identity()));

    private Refusals() {}

    /** The answer a message stands for; a reason this program does not know is {@link RefusalReason#UNSPECIFIED}. */
    public static Answer.Refused read(Refused message) {
        return new Answer.Refused(
                reason(message.getReason()),
                ShownText.shown(message.getParagraph()),
                TileTranslator.read(message.getTiles()),
                message.getSeat(),
                message.getNumber(),
                ShownText.shown(message.getWord()),
                ShownText.shown(message.getSentence()));
    }

    /** The constants carry the names of the messages' own, so that a list of pairs has nothing to add. */
    private static RefusalReason reason(org.tiengow.protocol.wire.RefusalReason reason) {
        return BY_NAME.getOrDefault(reason.name(), RefusalReason.UNSPECIFIED);
    }
}
