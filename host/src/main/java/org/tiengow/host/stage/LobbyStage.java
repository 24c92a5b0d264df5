package org.tiengow.host.stage;

import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Sit;

/**
 * The stage of a client that has entered and is at no table. It accepts requests to join a table and requests that concern the whole host.
 * It refuses requests that need a table, and cuts the connection on an opening. Its successor is {@link AtTableStage}, once a table accepts
 * the client.
 */
final class LobbyStage implements Stage {
    private final Visitor visitor;
    private final Peer peer;
    private final HostContext context;

    LobbyStage(Visitor visitor, Peer peer, HostContext context) {
        this.visitor = visitor;
        this.peer = peer;
        this.context = context;
    }

    @Override
    public void receive(ClientMessage message) {
        int request = message.getRequest();
        switch (message.getMessageCase()) {
            case SIT -> sit(message.getSit(), request);
            case WATCH -> goTo(message.getWatch().getTable(), request, (table, now) -> table.watch(visitor));
            case LET_IN -> peer.answer(request, visitor.letIn(message.getLetIn().getName()));
            case PING -> CommonRequests.pong(peer, request);
            case HELLO, ENTER -> peer.cut("The opening is over.");
            case HOLD_STANDING -> peer.answer(request, Reply.GRANTED); // from a table that the client has left
            case OFFER_HOST -> peer.answer(request, visitor.offers(message.getOfferHost()));
            case AGREE -> peer.answer(request, context.agreements().agree(visitor, message.getAgree()));
            case LEAVE_TABLE,
                    SET_READY,
                    START_MATCH,
                    MAKE_PLAY,
                    SAY,
                    ADD_BOT,
                    REMOVE_BOT,
                    KICK,
                    KICK_WATCHER,
                    CHANGE_RULES,
                    CHANGE_OPTIONS,
                    SWAP_SEATS,
                    PLAY_AGAIN,
                    END_MATCH,
                    CHOOSE_COLOR,
                    CHOOSE_FACE,
                    REACT,
                    WISH_PAUSE,
                    HAND_OVER,
                    GIVE_ANCHOR,
                    OPEN_LINK,
                    SIGN_RECORD -> peer.answer(request, HostRefusal.NOT_AT_A_TABLE.answer());
            case NAME_LINKS -> visitor.nameLinks(message.getNameLinks(), request);
            case ASK_FOR_SEAT -> visitor.askForSeat(message.getAskForSeat(), request);
            case ANSWER_WISH -> visitor.answerWish(message.getAnswerWish(), request);
            case MESSAGE_NOT_SET -> peer.answer(request, HostRefusal.UNKNOWN_REQUEST.answer());
        }
    }

    @Override
    public void lost() {
        visitor.gone();
    }

    private void sit(Sit sit, int request) {
        OptionalInt seat = CommonRequests.seat(sit.hasSeat(), sit.getSeat());
        goTo(sit.getTable(), request, (table, now) -> table.sit(visitor, seat));
    }

    private void goTo(int number, int request, TableRoom.Request wish) {
        Optional<TableRoom> room = context.lobby().room(number);
        if (room.isEmpty()) {
            peer.answer(request, HostRefusal.NO_SUCH_TABLE.about(number));
            return;
        }
        room.get()
                .ask(
                        (table, now) -> {
                            visitor.goTo(room.get());
                            return wish.of(table, now);
                        },
                        answer -> peer.answer(request, answer));
    }
}
