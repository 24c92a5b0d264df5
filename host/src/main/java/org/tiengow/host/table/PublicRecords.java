package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import org.tiengow.host.table.round.RunningMatch;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Revealed;
import org.tiengow.protocol.wire.TableStage;

/** Packs public records into messages. */
final class PublicRecords {
    /**
     * The maximum size of the records in one message, in bytes. It is well below the longest frame; a single record has about 3,000
     * bytes.
     */
    private static final int MOST_BYTES = 48_000;

    private PublicRecords() {}

    /** Packs the records, in order, into as few messages as possible. */
    static List<HostMessage> messages(List<String> lines) {
        List<HostMessage> messages = new ArrayList<>();
        Revealed.Builder message = Revealed.newBuilder();
        int bytes = 0;
        for (String line : lines) {
            int size = ByteString.copyFromUtf8(line).size();
            if (bytes > 0 && bytes + size > MOST_BYTES) {
                messages.add(HostMessage.newBuilder().setRevealed(message).build());
                message.clear();
                bytes = 0;
            }
            message.addRecords(line);
            bytes += size;
        }
        if (bytes > 0) {
            messages.add(HostMessage.newBuilder().setRevealed(message).build());
        }
        return messages;
    }

    /**
     * Returns the records with which a newcomer can check the shuffle of what was seen here before: the record of the last round,
     * or those of the whole match if they become public at its end.
     */
    static List<HostMessage> forNewcomer(TableData state) {
        List<String> records = state.match().map(RunningMatch::records).orElse(List.of());
        boolean over = state.stage() == TableStage.TABLE_STAGE_MATCH_OVER;
        return switch (state.options().getReveal()) {
            case REVEAL_ROUND -> messages(records.subList(Math.max(0, records.size() - 1), records.size()));
            case REVEAL_MATCH -> messages(over ? records : List.of());
            case REVEAL_NEVER, REVEAL_UNSPECIFIED, UNRECOGNIZED -> List.of();
        };
    }
}
