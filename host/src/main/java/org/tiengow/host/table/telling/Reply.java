package org.tiengow.host.table.telling;

import com.google.protobuf.ByteString;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.protocol.translate.RefusalTranslator;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Refused;

/** The result of a request. A method that takes a request returns exactly one, so that none is left unanswered or answered twice. */
public sealed interface Reply {
    /** A request that was granted, with nothing to return. */
    Reply GRANTED = new Done(ByteString.EMPTY, false);

    /** A granted request that the game was waiting for: a play, a part in a shuffle or a signature. */
    Reply AWAITED = new Done(ByteString.EMPTY, true);

    /** Returns {@link #AWAITED} if the game was waiting for the request, otherwise {@link #GRANTED}. */
    static Reply granted(boolean awaited) {
        return awaited ? AWAITED : GRANTED;
    }

    /** Checks whether the request was granted. */
    boolean isGranted();

    /**
     * Checks whether the game was waiting for the request. Such a request is exempt from the rate limit of its sender, since the
     * game sets its pace.
     */
    boolean isAwaited();

    /** Returns the answer to the request with the given number. */
    HostMessage toMessage(int request);

    /** Grants a seat, together with the token that brings its holder back to it. */
    static Reply seat(ByteString token) {
        return new Done(token, false);
    }

    /** Refuses a request because of a rule of the game. */
    static Reply refused(Refusal refusal) {
        return new NotDone(RefusalTranslator.write(0, refusal));
    }

    /**
     * A granted request.
     *
     * @param seatToken the token of the seat that was taken; empty otherwise
     * @param isAwaited whether the game was waiting for the request
     */
    record Done(ByteString seatToken, boolean isAwaited) implements Reply {
        @Override
        public boolean isGranted() {
            return true;
        }

        @Override
        public HostMessage toMessage(int request) {
            return HostMessage.newBuilder()
                    .setGranted(Granted.newBuilder().setRequest(request).setSeatToken(seatToken))
                    .build();
        }
    }

    /**
     * A refused request, which has changed nothing.
     *
     * @param refused the reason, without the number of the request
     */
    record NotDone(Refused refused) implements Reply {
        @Override
        public boolean isGranted() {
            return false;
        }

        @Override
        public boolean isAwaited() {
            return false;
        }

        @Override
        public HostMessage toMessage(int request) {
            return HostMessage.newBuilder()
                    .setRefused(refused.toBuilder().setRequest(request))
                    .build();
        }
    }
}
