package org.tiengow.host.stage;

import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Kind;

/**
 * The client watches, perhaps until a seat falls to it. Accepts all but plays and an opening, and is followed by
 * {@link SeatedStage} when it gets a seat, by {@link LobbyStage} when it leaves.
 */
final class WatchingStage extends TableStages {
    WatchingStage(Visitor visitor, Peer peer, TableRoom room) {
        super(visitor, peer, room);
    }

    @Override
    void act(ClientMessage message) {
        HostRefusal refusal =
                visitor().kind() == Kind.KIND_SPECTATOR ? HostRefusal.SPECTATORS_ONLY_WATCH : HostRefusal.NOT_SEATED;
        peer().answer(message.getRequest(), refusal.answer());
    }
}
