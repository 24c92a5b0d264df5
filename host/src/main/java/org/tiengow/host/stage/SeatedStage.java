package org.tiengow.host.stage;

import org.tiengow.engine.seat.Play;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.MakePlay;

/**
 * The client plays from a seat. Accepts everything but an opening, and is followed by {@link LobbyStage} when the client
 * leaves its seat or somebody else gets it.
 */
final class SeatedStage extends TableStages {
    SeatedStage(Visitor visitor, Peer peer, TableRoom room) {
        super(visitor, peer, room);
    }

    @Override
    void act(ClientMessage message) {
        int request = message.getRequest();
        if (message.hasMakePlay()) {
            play(message.getMakePlay(), request);
        } else if (message.hasCommitShare()) {
            ask(request, (table, now) -> table.commitShare(visitor(), message.getCommitShare()));
        } else if (message.hasGiveShare()) {
            ask(request, (table, now) -> table.giveShare(visitor(), message.getGiveShare()));
        } else {
            boolean ready = message.getSetReady().getReady();
            ask(request, (table, now) -> table.setReady(visitor(), ready));
        }
    }

    private void play(MakePlay message, int request) {
        Play play;
        try {
            play = PlayTranslator.read(message.getPlay());
        } catch (Malformed malformed) {
            peer().cut(malformed.sentence());
            return;
        }
        ask(request, (table, now) -> table.play(visitor(), message.getDecision(), play, now));
    }
}
