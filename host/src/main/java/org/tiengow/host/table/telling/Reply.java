package org.tiengow.host.table.telling;

import com.google.protobuf.ByteString;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.protocol.translate.RefusalTranslator;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Refused;

/** What came of a request. A method that takes a request returns exactly one, so that none is left or answered twice. */
public sealed interface Reply {
    /** It was done, and there is nothing to hand over. */
    Reply GRANTED = new Done(ByteString.EMPTY, false);

    /** The same of what the game waited for, and waits for no more: a play, a part in a shuffle, a signature. */
    Reply AWAITED = new Done(ByteString.EMPTY, true);

    /** It was done, and only what is awaited was waited for. */
    static Reply granted(boolean awaited) {
        return awaited ? AWAITED : GRANTED;
    }

    /** Whether it was done. */
    boolean isGranted();

    /** Whether the game waited for it: then it does not count among the requests of its sender, for the game sets its pace. */
    boolean isAwaited();

    /** The message that tells it. */
    HostMessage toMessage(int request);

    /** A seat was taken; the token brings its holder back to it. */
    static Reply seat(ByteString token) {
        return new Done(token, false);
    }

    /** A rule of the game refuses. */
    static Reply refused(Refusal refusal) {
        return new NotDone(RefusalTranslator.write(0, refusal));
    }

    /**
     * It was done.
     *
     * @param seatToken the token of the seat that was taken; empty otherwise
     * @param isAwaited whether the game waited for it
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
     * It was not done, and nothing changed.
     *
     * @param refused why, without the number of the request
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
