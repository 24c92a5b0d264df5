package org.tiengow.client.session.answer;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tiengow.client.session.hosting.ShownText;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.wire.Refused;

/** The translator of refusals from messages. */
public final class Refusals {
    private static final String PREFIX = "REFUSAL_REASON_";
    private static final Map<String, RefusalReason> BY_NAME = Arrays.stream(RefusalReason.values())
            .collect(Collectors.toMap(reason -> PREFIX + reason.name(), Function.identity()));

    private Refusals() {}

    /** Returns the refusal of a message. A reason that this program does not know becomes {@link RefusalReason#UNSPECIFIED}. */
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

    /** Finds a reason by its name, which is the same in the messages except for a prefix. */
    private static RefusalReason reason(org.tiengow.protocol.wire.RefusalReason reason) {
        return BY_NAME.getOrDefault(reason.name(), RefusalReason.UNSPECIFIED);
    }
}
