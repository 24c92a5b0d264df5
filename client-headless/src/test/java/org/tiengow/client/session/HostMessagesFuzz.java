package org.tiengow.client.session;

import com.google.protobuf.InvalidProtocolBufferException;
import java.util.Arrays;
import org.tiengow.client.session.answer.Refusals;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.HostMessage;

/**
 * Whatever a host sends, one message after the other: the state follows, or the message is malformed; nothing else happens,
 * and what a state keeps stays within its bounds.
 *
 * <pre>
 *   two bytes, big-endian: the length of the message that follows, and so on
 * </pre>
 */
public final class HostMessagesFuzz {
    private static final int MOST_KEPT = 2_000_000;

    private HostMessagesFuzz() {}

    /** One run; called by the fuzzer, and by the ordinary tests with what the fuzzer has found. */
    public static void fuzzerTestOneInput(byte[] data) {
        SessionState state = SessionState.beginning(PlayerKind.PERSON, "Mei", Token.NONE);
        long now = 0;
        for (int at = 0; at + 2 <= data.length; ) {
            int length = (data[at] & 0xFF) << 8 | data[at + 1] & 0xFF;
            int end = Math.min(data.length, at + 2 + length);
            try {
                HostMessage message = HostMessage.parseFrom(Arrays.copyOfRange(data, at + 2, end));
                state = SessionUpdates.apply(state, message, now += 1_000_000);
                if (message.hasRefused()) {
                    Refusals.read(message.getRefused());
                }
            } catch (InvalidProtocolBufferException cutByTheDecoder) {
                return;
            } catch (Malformed endsTheConnection) {
                if (endsTheConnection.sentence().isEmpty()) {
                    throw new AssertionError("nothing is said about what is malformed", endsTheConnection);
                }
                return;
            }
            at = end;
        }
        if (state.toString().length() > MOST_KEPT) {
            throw new AssertionError("a state of " + state.toString().length() + " characters");
        }
    }
}
