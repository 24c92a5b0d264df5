package org.tiengow.protocol.translate;

import java.util.Optional;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

/** Translates refusals by a rule of the game. Reasons from 100 on belong to the host and have no engine value. */
public final class RefusalTranslator {
    private static final EnumPairs<Refusal.Reason, RefusalReason> REASONS =
            new EnumPairs<>("reason", Refusal.Reason.class, RefusalTranslator::reason);

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
        return switch (reason) {
            case ROUND_OVER -> RefusalReason.REFUSAL_REASON_ROUND_OVER;
            case NOT_YOUR_TURN -> RefusalReason.REFUSAL_REASON_NOT_YOUR_TURN;
            case DECLARE_FIRST -> RefusalReason.REFUSAL_REASON_DECLARE_FIRST;
            case NOTHING_TO_DECLARE -> RefusalReason.REFUSAL_REASON_NOTHING_TO_DECLARE;
            case NOT_ONE_RED_DOT -> RefusalReason.REFUSAL_REASON_NOT_ONE_RED_DOT;
            case ALREADY_ANSWERED -> RefusalReason.REFUSAL_REASON_ALREADY_ANSWERED;
            case NO_TILES -> RefusalReason.REFUSAL_REASON_NO_TILES;
            case NOT_IN_HAND -> RefusalReason.REFUSAL_REASON_NOT_IN_HAND;
            case NOT_A_SET -> RefusalReason.REFUSAL_REASON_NOT_A_SET;
            case LEAD_FACE_UP -> RefusalReason.REFUSAL_REASON_LEAD_FACE_UP;
            case KEEP_THE_SET -> RefusalReason.REFUSAL_REASON_KEEP_THE_SET;
            case WRONG_COUNT -> RefusalReason.REFUSAL_REASON_WRONG_COUNT;
            case WRONG_SUIT -> RefusalReason.REFUSAL_REASON_WRONG_SUIT;
            case WRONG_SHAPE -> RefusalReason.REFUSAL_REASON_WRONG_SHAPE;
            case TOO_LOW -> RefusalReason.REFUSAL_REASON_TOO_LOW;
            case EQUAL_RANK -> RefusalReason.REFUSAL_REASON_EQUAL_RANK;
            case SUPREME_BEATS_NOTHING -> RefusalReason.REFUSAL_REASON_SUPREME_BEATS_NOTHING;
            case UNRIVALLED_LEAD -> RefusalReason.REFUSAL_REASON_UNRIVALLED_LEAD;
            case FRONT_OVER_BACK -> RefusalReason.REFUSAL_REASON_FRONT_OVER_BACK;
            case HEAVENS_ON_NINES -> RefusalReason.REFUSAL_REASON_HEAVENS_ON_NINES;
            case SHUT_OUT -> RefusalReason.REFUSAL_REASON_SHUT_OUT;
            case MUST_BEAT -> RefusalReason.REFUSAL_REASON_MUST_BEAT;
        };
    }
}
