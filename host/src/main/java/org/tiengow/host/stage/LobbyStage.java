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
    private final ConnectedClient connectedClient;
    private final ClientConnection clientConnection;
    private final HostContext context;

    LobbyStage(ConnectedClient connectedClient, ClientConnection clientConnection, HostContext context) {
        this.connectedClient = connectedClient;
        this.clientConnection = clientConnection;
        this.context = context;
    }

    @Override
    public void receive(ClientMessage message) {
        int request = message.getRequest();
        switch (message.getMessageCase()) {
            case SIT -> sit(message.getSit(), request);
            case WATCH -> goTo(message.getWatch().getTable(), request, (table, now) -> table.watch(connectedClient));
            case LET_IN ->
                clientConnection.answer(
                        request, connectedClient.letIn(message.getLetIn().getName()));
            case PING -> CommonRequests.pong(clientConnection, request);
            case HELLO, ENTER -> clientConnection.cut("The opening is over.");
            case HOLD_STANDING ->
                clientConnection.answer(request, Reply.GRANTED); // from a table that the client has left
            case OFFER_HOST -> clientConnection.answer(request, connectedClient.offers(message.getOfferHost()));
            case AGREE ->
                clientConnection.answer(request, context.agreements().agree(connectedClient, message.getAgree()));
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
                    SIGN_RECORD -> clientConnection.answer(request, HostRefusal.NOT_AT_A_TABLE.answer());
            case NAME_LINKS -> connectedClient.nameLinks(message.getNameLinks(), request);
            case ASK_FOR_SEAT -> connectedClient.askForSeat(message.getAskForSeat(), request);
            case ANSWER_WISH -> connectedClient.answerWish(message.getAnswerWish(), request);
            case MESSAGE_NOT_SET -> clientConnection.answer(request, HostRefusal.UNKNOWN_REQUEST.answer());
        }
    }

    @Override
    public void lost() {
        connectedClient.gone();
    }

    private void sit(Sit sit, int request) {
        OptionalInt seat = CommonRequests.seat(sit.hasSeat(), sit.getSeat());
        goTo(sit.getTable(), request, (table, now) -> table.sit(connectedClient, seat));
    }

    private void goTo(int number, int request, TableRoom.Request wish) {
        Optional<TableRoom> room = context.lobby().room(number);
        if (room.isEmpty()) {
            clientConnection.answer(request, HostRefusal.NO_SUCH_TABLE.about(number));
            return;
        }
        room.get()
                .ask(
                        (table, now) -> {
                            connectedClient.goTo(room.get());
                            return wish.of(table, now);
                        },
                        answer -> clientConnection.answer(request, answer));
    }
}
