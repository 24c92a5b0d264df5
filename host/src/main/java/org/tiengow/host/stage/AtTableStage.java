package org.tiengow.host.stage;

import java.util.Optional;
import java.util.OptionalInt;
import org.tiengow.engine.seat.Play;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.AddBot;
import org.tiengow.protocol.wire.AskForSeat;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HandOver;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.MakePlay;
import org.tiengow.protocol.wire.Sit;
import org.tiengow.protocol.wire.SwapSeats;

/**
 * The stage of a client at a table: it plays from a seat, or watches, possibly until it gets a seat. It accepts everything except an
 * opening; only a seated client may play. Its successor is another instance when the client gets or loses a seat, and {@link LobbyStage}
 * when it leaves the table.
 */
final class AtTableStage implements Stage {
    private final ConnectedClient connectedClient;
    private final ClientConnection clientConnection;
    private final TableRoom room;
    private final boolean seated;

    AtTableStage(ConnectedClient connectedClient, ClientConnection clientConnection, TableRoom room, boolean seated) {
        this.connectedClient = connectedClient;
        this.clientConnection = clientConnection;
        this.room = room;
        this.seated = seated;
    }

    /** Checks whether the client has a seat, rather than watching. */
    boolean isSeated() {
        return seated;
    }

    @Override
    public void receive(ClientMessage message) {
        int request = message.getRequest();
        switch (message.getMessageCase()) {
            case HELLO, ENTER -> clientConnection.cut("The opening is over.");
            case SIT -> sit(message.getSit(), request);
            case WATCH -> clientConnection.answer(request, HostRefusal.AT_A_TABLE.answer());
            case SET_READY, MAKE_PLAY, REACT, GIVE_ANCHOR, OPEN_LINK, SIGN_RECORD -> act(message);
            case CHOOSE_COLOR ->
                ask(
                        request,
                        (table, now) -> table.chooseColor(
                                connectedClient, message.getChooseColor().getColor()));
            case CHOOSE_FACE ->
                ask(
                        request,
                        (table, now) -> table.chooseFace(
                                connectedClient, message.getChooseFace().getFace()));
            case WISH_PAUSE ->
                ask(
                        request,
                        (table, now) -> table.wishPause(
                                connectedClient, message.getWishPause().getWish(), now));
            case LEAVE_TABLE -> ask(request, (table, now) -> table.leave(connectedClient));
            case SAY -> ask(request, (table, now) -> table.say(connectedClient, message.getSay(), now));
            case START_MATCH -> ask(request, (table, now) -> table.start(connectedClient, now));
            case PLAY_AGAIN -> ask(request, (table, now) -> table.playAgain(connectedClient, now));
            case END_MATCH -> ask(request, (table, now) -> table.endMatch(connectedClient, now));
            case ADD_BOT -> addBot(message.getAddBot(), request);
            case REMOVE_BOT ->
                ask(
                        request,
                        (table, now) -> table.removeBot(
                                connectedClient, message.getRemoveBot().getSeat()));
            case KICK ->
                ask(
                        request,
                        (table, now) -> table.kick(
                                connectedClient,
                                message.getKick().getSeat(),
                                message.getKick().getBar()));
            case KICK_WATCHER ->
                ask(
                        request,
                        (table, now) -> table.kickWatcher(
                                connectedClient,
                                message.getKickWatcher().getName(),
                                message.getKickWatcher().getBar()));
            case CHANGE_RULES ->
                ask(
                        request,
                        (table, now) -> table.changeRules(
                                connectedClient, message.getChangeRules().getRules()));
            case CHANGE_OPTIONS ->
                ask(
                        request,
                        (table, now) -> table.changeOptions(
                                connectedClient, message.getChangeOptions().getOptions()));
            case HOLD_STANDING -> ask(request, (table, now) -> table.hold(connectedClient, message.getHoldStanding()));
            case OFFER_HOST -> offer(message.getOfferHost(), request);
            case HAND_OVER -> handOver(message.getHandOver(), request);
            case AGREE -> ask(request, (table, now) -> table.agree(connectedClient, message.getAgree()));
            case SWAP_SEATS -> swap(message.getSwapSeats(), request);
            case LET_IN ->
                clientConnection.answer(
                        request, connectedClient.letIn(message.getLetIn().getName()));
            case PING -> CommonRequests.pong(clientConnection, request);
            case NAME_LINKS -> connectedClient.nameLinks(message.getNameLinks(), request);
            case ASK_FOR_SEAT -> askForSeat(message.getAskForSeat(), request);
            case ANSWER_WISH -> connectedClient.answerWish(message.getAnswerWish(), request);
            case MESSAGE_NOT_SET -> clientConnection.answer(request, HostRefusal.UNKNOWN_REQUEST.answer());
        }
    }

    @Override
    public void lost() {
        room.lost(connectedClient);
        connectedClient.gone();
    }

    /** Handles the requests that, except for the signature of a record, only a seated client may make. */
    private void act(ClientMessage message) {
        int request = message.getRequest();
        if (!seated && !message.hasSignRecord()) {
            boolean never = connectedClient.kind() == Kind.KIND_SPECTATOR;
            clientConnection.answer(
                    request, (never ? HostRefusal.SPECTATORS_ONLY_WATCH : HostRefusal.NOT_SEATED).answer());
        } else if (message.hasMakePlay()) {
            play(message.getMakePlay(), request);
        } else if (message.hasReact()) {
            ask(
                    request,
                    (table, now) ->
                            table.react(connectedClient, message.getReact().getReaction(), now));
        } else if (message.hasGiveAnchor()) {
            ask(request, (table, now) -> table.giveAnchor(connectedClient, message.getGiveAnchor()));
        } else if (message.hasOpenLink()) {
            ask(request, (table, now) -> table.openLink(connectedClient, message.getOpenLink()));
        } else if (message.hasSignRecord()) {
            ask(request, (table, now) -> table.signRecord(connectedClient, message.getSignRecord()));
        } else {
            boolean ready = message.getSetReady().getReady();
            ask(request, (table, now) -> table.setReady(connectedClient, ready));
        }
    }

    private void play(MakePlay message, int request) {
        Play play;
        try {
            play = PlayTranslator.read(message.getPlay());
        } catch (Malformed malformed) {
            clientConnection.cut(malformed.sentence());
            return;
        }
        ask(request, (table, now) -> table.play(connectedClient, message.getDecision(), play, now));
    }

    private void ask(int request, TableRoom.Request wish) {
        room.ask(wish, answer -> clientConnection.answer(request, answer));
    }

    /** Handles a request for a seat. A spectator may sit down at the same table; a seated client may repeat its request. */
    private void sit(Sit sit, int request) {
        if (sit.getTable() != room.number()) {
            clientConnection.answer(request, HostRefusal.AT_A_TABLE.answer());
            return;
        }
        OptionalInt seat = CommonRequests.seat(sit.hasSeat(), sit.getSeat());
        ask(request, (table, now) -> table.sit(connectedClient, seat));
    }

    /** Handles a request for the seat of a disconnected person; seated clients may not make it. */
    private void askForSeat(AskForSeat wish, int request) {
        if (seated) {
            clientConnection.answer(request, HostRefusal.AT_A_TABLE.answer());
        } else {
            connectedClient.askForSeat(wish, request);
        }
    }

    private void handOver(HandOver wish, int request) {
        ask(request, (table, now) -> {
            if (!connectedClient.ownsHost()) {
                return HostRefusal.NOT_THE_OWNER.answer();
            }
            if (wish.getStays()) {
                return connectedClient.context().handOvers().takeBack()
                        ? Reply.GRANTED
                        : HostRefusal.HANDING_OVER.answer();
            }
            Optional<Participant> heir =
                    wish.getTable() == room.number() ? table.heirAt(wish.getSeat()) : Optional.empty();
            if (heir.isEmpty() || heir.get() == connectedClient) {
                return HostRefusal.CANNOT_HOST.aboutSeat(wish.getSeat());
            }
            return connectedClient.context().handOvers().begin(heir.get(), room.number(), wish.getSeat(), wish.getNow())
                    ? Reply.GRANTED
                    : HostRefusal.HANDING_OVER.answer();
        });
    }

    private void offer(HostOffer offer, int request) {
        ask(request, (table, now) -> {
            Reply answer = connectedClient.offers(offer);
            table.offersChanged();
            return answer;
        });
    }

    private void addBot(AddBot bot, int request) {
        OptionalInt seat = CommonRequests.seat(bot.hasSeat(), bot.getSeat());
        ask(request, (table, now) -> table.addBot(connectedClient, seat, bot.getLevel()));
    }

    private void swap(SwapSeats seats, int request) {
        ask(request, (table, now) -> table.swapSeats(connectedClient, seats.getFirst(), seats.getSecond()));
    }
}
