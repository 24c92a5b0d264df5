package org.tiengow.host.lobby;

import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;

/** What is kept of rounds that no table of this host knows any more, and that programs may still ask for. */
public interface OwedRecords {
    /** Nothing is kept. */
    OwedRecords NONE = link -> LinkAnswer.newBuilder()
            .setLink(link)
            .setState(LinkState.LINK_STATE_UNKNOWN)
            .build();

    /** Says what became of a link that was opened at this host. May be called from any thread, and may read files. */
    LinkAnswer answer(LinkName link);
}
