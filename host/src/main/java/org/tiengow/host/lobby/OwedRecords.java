package org.tiengow.host.lobby;

import java.util.Optional;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;

/** What is kept of rounds whose programs may still ask for them. */
public interface OwedRecords {
    /** Nothing is kept. */
    OwedRecords NONE = (link, atTable) -> atTable.orElseGet(() -> LinkAnswer.newBuilder()
            .setLink(link)
            .setState(LinkState.LINK_STATE_UNKNOWN)
            .build());

    /**
     * Says what became of a link. The first of these that there is: a public record that is kept here, what a table knows, where the
     * match went. May be called from any thread, and may read files.
     *
     * @param atTable what the table says that has the match; empty when none has it
     */
    LinkAnswer answer(LinkName link, Optional<LinkAnswer> atTable);
}
