package org.tiengow.host.lobby;

import java.util.Optional;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;

/** The records that clients may still ask for. */
public interface OwedRecords {
    /** Keeps no records. */
    OwedRecords NONE = (link, atTable) -> atTable.orElseGet(() -> LinkAnswer.newBuilder()
            .setLink(link)
            .setState(LinkState.LINK_STATE_UNKNOWN)
            .build());

    /**
     * Answers what became of a link. The sources in order: a public record that is kept here, the knowledge of a table, the host that took
     * the match over. May be called from any thread, and may read files.
     *
     * @param atTable the answer of the table that has the match; empty when none has it
     */
    LinkAnswer answer(LinkName link, Optional<LinkAnswer> atTable);
}
