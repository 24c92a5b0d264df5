package org.tiengow.host.stage;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import org.tiengow.engine.seat.Play;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.succession.HandoverSender;
import org.tiengow.host.table.Table;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.AddBot;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.HandOver;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Pong;
import org.tiengow.protocol.wire.Sit;

/** The handler of one kind of request. */
interface RequestHandler {
    /** Handles the request of a client that may make it, and answers it exactly once. */
    void handle(EnteredStage from, ClientMessage message);

    /** Handles a request at the client's table, on its thread; {@code now} is the table's time in milliseconds. */
    interface TableAction {
        Reply handle(Table table, ConnectedClient client, ClientMessage message, long now);
    }

    /** Returns the handler of a kind of message. */
    static RequestHandler of(MessageCase kind) {
        return switch (kind) {
            case MESSAGE_NOT_SET -> (from, message) -> from.answer(message, HostRefusal.UNKNOWN_REQUEST.answer());
            case HELLO, ENTER -> (from, message) -> from.connection().cut("The opening is over.");
            case PING -> RequestHandler::pong;
            case SIT -> RequestHandler::sit;
            case WATCH -> RequestHandler::watch;
            case OFFER_HOST -> RequestHandler::offer;
            case HOLD_STANDING -> RequestHandler::hold;
            case AGREE -> RequestHandler::agree;
            case NAME_LINKS -> (from, message) -> from.client().nameLinks(message.getNameLinks(), message.getRequest());
            case ASK_FOR_SEAT -> RequestHandler::askForSeat;
            case ANSWER_WISH ->
                (from, message) -> from.client().answerWish(message.getAnswerWish(), message.getRequest());
            case LET_IN ->
                (from, message) -> from.answer(
                        message, from.client().letIn(message.getLetIn().getName()));
            case CHOOSE_SEATING ->
                (from, message) -> from.answer(message, from.night().choose(message.getChooseSeating()));
            case MOVE_PERSON ->
                (from, message) -> from.answer(message, from.night().move(message.getMovePerson()));
            case SEAT_EVERYBODY -> RequestHandler::seatEverybody;
            case WISH_TO_PLAY ->
                (from, message) -> from.answer(
                        message,
                        from.night().wish(from.client(), message.getWishToPlay().getWish()));
            case SET_CHIP_VALUE ->
                (from, message) -> from.answer(
                        message,
                        from.night().setChipValue(message.getSetChipValue().getChip()));
            case LEAVE_TABLE -> atTable((table, client, message, now) -> table.leave(client));
            case SAY -> atTable((table, client, message, now) -> table.say(client, message.getSay(), now));
            case SIGN_RECORD ->
                atTable((table, client, message, now) -> table.signRecord(client, message.getSignRecord()));
            case WISH_PAUSE ->
                atTable((table, client, message, now) ->
                        table.wishPause(client, message.getWishPause().getWish(), now));
            case SET_READY ->
                atTable((table, client, message, now) ->
                        table.setReady(client, message.getSetReady().getReady()));
            case MAKE_PLAY -> RequestHandler::play;
            case TAKE_BACK ->
                atTable((table, client, message, now) ->
                        table.takeBack(client, message.getTakeBack().getWish(), now));
            case ANSWER_TAKE_BACK ->
                atTable((table, client, message, now) ->
                        table.answerTakeBack(client, message.getAnswerTakeBack(), now));
            case REACT ->
                atTable((table, client, message, now) ->
                        table.react(client, message.getReact().getReaction(), now));
            case CHOOSE_COLOR ->
                atTable((table, client, message, now) ->
                        table.chooseColor(client, message.getChooseColor().getColor()));
            case CHOOSE_FACE ->
                atTable((table, client, message, now) ->
                        table.chooseFace(client, message.getChooseFace().getFace()));
            case GIVE_ANCHOR ->
                atTable((table, client, message, now) -> table.giveAnchor(client, message.getGiveAnchor()));
            case OPEN_LINK -> atTable((table, client, message, now) -> table.openLink(client, message.getOpenLink()));
            case START_MATCH -> atTable((table, client, message, now) -> table.start(client, now));
            case PLAY_AGAIN -> atTable((table, client, message, now) -> table.playAgain(client, now));
            case END_MATCH -> atTable((table, client, message, now) -> table.endMatch(now));
            case ADD_BOT -> atTable(RequestHandler::addBot);
            case REMOVE_BOT ->
                atTable((table, client, message, now) ->
                        table.removeBot(message.getRemoveBot().getSeat()));
            case KICK ->
                atTable((table, client, message, now) -> table.kick(
                        client, message.getKick().getSeat(), message.getKick().getBar()));
            case KICK_WATCHER ->
                atTable((table, client, message, now) -> table.kickWatcher(
                        client,
                        message.getKickWatcher().getName(),
                        message.getKickWatcher().getBar()));
            case CHANGE_RULES ->
                atTable((table, client, message, now) ->
                        table.changeRules(message.getChangeRules().getRules()));
            case CHANGE_OPTIONS ->
                atTable((table, client, message, now) ->
                        table.changeOptions(message.getChangeOptions().getOptions()));
            case SWAP_SEATS ->
                atTable((table, client, message, now) -> table.swapSeats(
                        message.getSwapSeats().getFirst(),
                        message.getSwapSeats().getSecond()));
            case HAND_OVER -> atTable(RequestHandler::handOver);
        };
    }

    private static RequestHandler atTable(TableAction action) {
        return (from, message) -> from.ask(message, (table, now) -> action.handle(table, from.client(), message, now));
    }

    private static void pong(EnteredStage from, ClientMessage message) {
        from.connection()
                .send(HostMessage.newBuilder()
                        .setPong(Pong.newBuilder().setRequest(message.getRequest()))
                        .build());
        from.connection().done();
    }

    /** Takes a seat. A client that watches may sit down at the same table; a seated client may repeat its request. */
    private static void sit(EnteredStage from, ClientMessage message) {
        Sit sit = message.getSit();
        OptionalInt seat = seat(sit.hasSeat(), sit.getSeat());
        TableRoom.Request request = (table, now) -> table.sit(from.client(), seat);
        if (!from.isAtTable()) {
            from.join(sit.getTable(), message, request);
        } else if (from.isAt(sit.getTable())) {
            from.ask(message, request);
        } else {
            from.answer(message, HostRefusal.AT_A_TABLE.answer());
        }
    }

    /** Seats everybody; answered when everybody is at the new place. */
    private static void seatEverybody(EnteredStage from, ClientMessage message) {
        CompletableFuture<Void> unused =
                from.night().seat(message.getSeatEverybody()).thenAccept(reply -> from.answer(message, reply));
    }

    private static void watch(EnteredStage from, ClientMessage message) {
        if (from.isAtTable()) {
            from.answer(message, HostRefusal.AT_A_TABLE.answer());
        } else {
            from.join(message.getWatch().getTable(), message, (table, now) -> table.watch(from.client()));
        }
    }

    private static void play(EnteredStage from, ClientMessage message) {
        long decision = message.getMakePlay().getDecision();
        Play play;
        try {
            play = PlayTranslator.read(message.getMakePlay().getPlay());
        } catch (Malformed malformed) {
            from.connection().cut(malformed.sentence());
            return;
        }
        from.ask(message, (table, now) -> table.play(from.client(), decision, play, now));
    }

    private static void offer(EnteredStage from, ClientMessage message) {
        if (!from.isAtTable()) {
            from.answer(message, from.client().offers(message.getOfferHost()));
            return;
        }
        from.ask(message, (table, now) -> {
            Reply reply = from.client().offers(message.getOfferHost());
            table.offersChanged();
            return reply;
        });
    }

    private static void hold(EnteredStage from, ClientMessage message) {
        if (from.isAtTable()) {
            from.ask(message, (table, now) -> table.hold(from.client(), message.getHoldStanding()));
        } else {
            from.answer(message, Reply.GRANTED); // from a table that the client has left
        }
    }

    private static void agree(EnteredStage from, ClientMessage message) {
        if (from.isAtTable()) {
            from.ask(message, (table, now) -> table.agree(from.client(), message.getAgree()));
        } else {
            from.answer(
                    message,
                    from.client()
                            .context()
                            .election()
                            .map(election -> election.agree(from.client(), message.getAgree()))
                            .orElseGet(HostRefusal.NO_AGREEMENT::answer));
        }
    }

    /** Asks for the seat of a disconnected person; a seated client may not. */
    private static void askForSeat(EnteredStage from, ClientMessage message) {
        if (from.isSeated()) {
            from.answer(message, HostRefusal.AT_A_TABLE.answer());
        } else {
            from.client().askForSeat(message.getAskForSeat(), message.getRequest());
        }
    }

    private static Reply addBot(Table table, ConnectedClient client, ClientMessage message, long now) {
        AddBot bot = message.getAddBot();
        return table.addBot(seat(bot.hasSeat(), bot.getSeat()), bot.getLevel());
    }

    private static Reply handOver(Table table, ConnectedClient client, ClientMessage message, long now) {
        HandOver wish = message.getHandOver();
        Optional<HandoverSender> sender = client.context().handover();
        if (wish.getStays()) {
            return sender.map(HandoverSender::takeBack).orElse(true)
                    ? Reply.GRANTED
                    : HostRefusal.HANDING_OVER.answer();
        }
        Optional<Participant> heir =
                wish.getTable() == table.number() ? table.heirAt(wish.getSeat()) : Optional.empty();
        if (heir.isEmpty() || heir.get() == client) {
            return HostRefusal.CANNOT_HOST.aboutSeat(wish.getSeat());
        }
        return sender.filter(each -> each.begin(heir.get(), wish.getTable(), wish.getSeat(), wish.getNow()))
                        .isPresent()
                ? Reply.GRANTED
                : HostRefusal.HANDING_OVER.answer();
    }

    private static OptionalInt seat(boolean named, int seat) {
        return named ? OptionalInt.of(seat) : OptionalInt.empty();
    }
}
