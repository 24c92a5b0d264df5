package org.tiengow.protocol.translate;

import java.util.Optional;
import java.util.Set;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

/** Translates refusals by a rule of the game. Reasons from 100 on belong to the host and have no engine value. */
public final class RefusalTranslator {
    private static final EnumPairs<Refusal.Reason, RefusalReason> REASONS =
            EnumPairs.within("reason", Refusal.Reason.class, RefusalReason.class, Set.of());

    private RefusalTranslator() {}

    /**
     * Returns the message of a refusal.
     *
     * @param request the number of the refused request
     */
    public static Refused write(int request, Refusal refusal) {
        return Refused.newBuilder()
                .setRequest(request)
                .setReason(reason(refusal.reason()))
                .setParagraph(refusal.paragraph())
                .setTiles(TileTranslator.write(refusal.tiles()))
                .setSeat(Seats.NONE)
                .setNumber(refusal.number())
                .setSentence(refusal.sentence())
                .build();
    }

    /** Returns the refusal of a message; empty when its reason is not a rule of the game. */
    public static Optional<Refusal> read(Refused message) {
        return REASONS.find(message.getReason())
                .map(reason -> new Refusal(reason, TileTranslator.read(message.getTiles()), message.getNumber()));
    }

    /** Returns the constant of the messages for a reason. */
    public static RefusalReason reason(Refusal.Reason reason) {
        return REASONS.write(reason);
    }
}
