package org.tiengow.host.stage;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.security.MessageDigest;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.lobby.HostLimits;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.table.seats.SeatTokens;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.opening.IdentityProof;
import org.tiengow.protocol.opening.PinProof;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.Enter;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;

/**
 * The stage of a client that was challenged. It accepts an Enter; its successor is {@link EnteredStage}.
 */
final class EnterStage implements Stage {
    private final HostContext context;
    private final ClientConnection clientConnection;
    private final Kind kind;
    private final String wish;
    private final ByteString nonce;
    private @Nullable Identity identity;
    private volatile boolean movedHere;

    EnterStage(HostContext context, ClientConnection clientConnection, Kind kind, String wish, ByteString nonce) {
        this.context = context;
        this.clientConnection = clientConnection;
        this.kind = kind;
        this.wish = wish;
        this.nonce = nonce;
    }

    @Override
    public void receive(ClientMessage message) {
        if (!message.hasEnter()) {
            clientConnection.cut("A Challenge is answered by Enter.");
            return;
        }
        Enter enter = message.getEnter();
        int request = message.getRequest();
        boolean owner = !enter.getOwnerToken().isEmpty();
        if (owner && !isEqual(enter.getOwnerToken(), context.ownerToken())) {
            refuse(HostRefusal.UNKNOWN_TOKEN.answer(), request);
        } else if (context.election().isPresent()) {
            comeToAgree(enter, request, owner);
        } else if (!enter.getSeatToken().isEmpty()) {
            comeBack(enter, request, owner);
        } else {
            comeWithoutToken(enter, request, owner);
        }
    }

    @Override
    public void lost() {
        // the client is not registered yet
    }

    private void comeWithoutToken(Enter enter, int request, boolean owner) {
        Optional<TableRoom> table = keyedTable(claimed(enter));
        if (table.isEmpty()) {
            comeNew(enter, request, owner);
        } else if (isWelcome(enter, request, owner)) {
            comeByKey(table.get(), enter, request, owner);
        }
    }

    private void comeNew(Enter enter, int request, boolean owner) {
        if (owner || !context.needsPin()) {
            enter(enter, request, owner);
            return;
        }
        try {
            showPin(enter, request);
        } catch (Malformed malformed) {
            clientConnection.cut(malformed.sentence());
        }
    }

    /**
     * Checks the key and the ban list, for clients with valid credentials only. A signature costs more than all checks before it, and
     * strangers must not learn who is banned.
     *
     * @return false when the client was refused or cut
     */
    private boolean isWelcome(Enter enter, int request, boolean owner) {
        if (identity != null) {
            return true; // checked already
        }
        try {
            if (!enter.getIdentity().isEmpty() && !isOwnKey(enter)) {
                refuse(HostRefusal.BAD_IDENTITY.answer(), request);
                return false;
            }
        } catch (Malformed malformed) {
            clientConnection.cut(malformed.sentence());
            return false;
        }
        Identity shown = claimed(enter);
        InetAddress own =
                isThroughPage(enter) ? null : clientConnection.address(); // a page comes from the address of its door
        if (!owner && !isOwnBot(enter) && context.bars().isBarred(wish, own, shown)) {
            refuse(HostRefusal.BARRED.answer(), request);
            return false;
        }
        identity = shown;
        return true;
    }

    /** Returns the key that the client shows, which is not verified yet; null without one. */
    private static @Nullable Identity claimed(Enter enter) {
        byte[] key = enter.getIdentity().toByteArray();
        return key.length == Identity.BYTES ? Identity.of(key) : null;
    }

    /**
     * Checks a PIN. The answer is held until the delay after the last guess from the same address is over, so that its timing reveals
     * nothing.
     */
    private void showPin(Enter enter, int request) {
        boolean right = isProven(enter);
        long wait = context.wrongPins().guess(clientConnection.address(), isThroughPage(enter));
        if (wait > HostLimits.PIN_KEPT_MILLIS) {
            refuse(HostRefusal.PIN_PAUSE.about(TimeUnit.MILLISECONDS.toSeconds(wait) + 1), request);
        } else if (wait > 0) {
            clientConnection.later(wait, () -> answerPin(right, enter, request));
        } else {
            answerPin(right, enter, request);
        }
    }

    private void answerPin(boolean right, Enter enter, int request) {
        if (right) {
            context.wrongPins().right(clientConnection.address(), isThroughPage(enter));
            enter(enter, request, false);
        } else {
            context.wrongPins().wrong(clientConnection.address(), isThroughPage(enter));
            refuse(HostRefusal.WRONG_PIN.answer(), request);
        }
    }

    private void enter(Enter enter, int request, boolean owner) {
        if (!isWelcome(enter, request, owner)) {
            return;
        }
        if (clientConnection.admit(enter.getOwnerToken(), isThroughPage(enter))) {
            visitor(context.lobby().register(wish), enter, request, owner, false)
                    .inLobby();
            clientConnection.done();
        } else {
            refuse(HostRefusal.HOST_FULL.answer(), request);
        }
    }

    /** Enters with the token of a seat. Seats are kept at their tables, so the table is asked first whether it knows the token. */
    private void comeBack(Enter enter, int request, boolean owner) {
        ByteString token = enter.getSeatToken();
        Optional<TableRoom> room = SeatTokens.table(token).flatMap(context.lobby()::room);
        if (room.isEmpty()) {
            comeWithStrangeToken(enter, request, owner);
            return;
        }
        room.get()
                .askAtDoor(
                        (table, now) -> {
                            Optional<String> name = table.nameFor(token);
                            name.ifPresent(known -> sitAgain(room.get(), enter, known, request, owner));
                            return name.isPresent() ? Reply.GRANTED : HostRefusal.UNKNOWN_TOKEN.answer();
                        },
                        answer -> {
                            if (!answer.isGranted()) {
                                comeWithStrangeToken(enter, request, owner);
                            }
                        },
                        (table, succession) ->
                                table.nameFor(token).ifPresent(known -> clientConnection.send(succession)));
    }

    /**
     * Enters with an unknown token. A host that has continued a match without its previous host knows none of that host's tokens, so it
     * recognises people by their keys.
     */
    private void comeWithStrangeToken(Enter enter, int request, boolean owner) {
        Optional<ByteString> successor = context.lobby().night().successor(enter.getSeatToken());
        if (successor.isPresent()) {
            comeMoved(enter, successor.get(), request, owner);
            return;
        }
        Optional<TableRoom> table = keyedTable(claimed(enter));
        if (table.isEmpty()) {
            refuse(HostRefusal.UNKNOWN_TOKEN.answer(), request);
        } else if (isWelcome(enter, request, owner)) {
            comeByKey(table.get(), enter, request, owner);
        }
    }

    /** Enters with the token of a seat from which the person was moved while disconnected. */
    private void comeMoved(Enter enter, ByteString successor, int request, boolean owner) {
        if (successor.isEmpty()) {
            enter(enter, request, owner); // the former token proves that the person was let in
            return;
        }
        movedHere = true;
        comeBack(enter.toBuilder().setSeatToken(successor).build(), request, owner);
    }

    /** Enters at a host that holds an election; all other people are refused. */
    private void comeToAgree(Enter enter, int request, boolean owner) {
        Identity key = claimed(enter);
        if (key == null
                || context.election().filter(election -> election.concerns(key)).isEmpty()) {
            refuse(HostRefusal.NO_AGREEMENT.answer(), request);
        } else {
            enter(enter, request, owner);
        }
    }

    private Optional<TableRoom> keyedTable(@Nullable Identity key) {
        return Optional.ofNullable(key).flatMap(context.keyed()).flatMap(context.lobby()::room);
    }

    /**
     * Enters by key. A person who was absent when the match came here may still have the token of the previous host, and is recognised by
     * the key.
     */
    private void comeByKey(TableRoom room, Enter enter, int request, boolean owner) {
        Identity key = Objects.requireNonNull(identity);
        room.askAtDoor(
                (table, now) -> {
                    Optional<ByteString> token = table.tokenFor(key);
                    token.flatMap(table::nameFor)
                            .ifPresent(name -> sitAgain(
                                    room,
                                    enter.toBuilder().setSeatToken(token.get()).build(),
                                    name,
                                    request,
                                    owner));
                    return token.isPresent() ? Reply.GRANTED : HostRefusal.UNKNOWN_TOKEN.answer();
                },
                answer -> {
                    if (!answer.isGranted() && enter.getSeatToken().isEmpty()) {
                        comeNew(enter, request, owner); // without the former seat: like any other guest
                    } else if (!answer.isGranted()) {
                        refuse(HostRefusal.UNKNOWN_TOKEN.answer(), request);
                    }
                },
                (table, succession) -> clientConnection.send(succession));
    }

    /** Returns a person to the seat, under the seat's name, even while a stand-in plays under that name. */
    private void sitAgain(TableRoom room, Enter enter, String name, int request, boolean owner) {
        if (!isWelcome(enter, request, owner)) {
            return;
        }
        clientConnection.admit(enter.getSeatToken(), isThroughPage(enter));
        context.lobby().registerAgain(name);
        ConnectedClient connectedClient =
                visitor(name, enter, request, owner, keyedTable(identity).isPresent());
        room.ask(
                (table, now) -> {
                    connectedClient.goTo(room);
                    return table.comeBack(connectedClient, enter.getSeatToken());
                },
                answer -> {
                    if (answer.isGranted()) {
                        context.wishes().back(room.number(), name);
                    } else {
                        connectedClient.inLobby();
                    }
                    clientConnection.done();
                });
    }

    /** Creates the client; {@code byKey} sends it the token of its seat. */
    private ConnectedClient visitor(String name, Enter enter, int request, boolean owner, boolean byKey) {
        ConnectedClient connectedClient =
                new ConnectedClient(context, clientConnection, kind, name, owner, identity, isThroughPage(enter));
        clientConnection.enterGranted(enter.getPingMillis());
        Entered.Builder entered = Entered.newBuilder()
                .setRequest(request)
                .setName(connectedClient.name())
                .setHostName(context.name())
                .setOwner(owner)
                .setLobby(context.lobby().list())
                .addAllLevels(context.levels());
        if (byKey || movedHere) {
            entered.setSeatToken(enter.getSeatToken());
        }
        context.election().ifPresent(election -> entered.setAsked(election.come(connectedClient)));
        clientConnection.send(HostMessage.newBuilder().setEntered(entered).build());
        connectedClient.subscribe();
        return connectedClient;
    }

    /** Verifies the key: only its holder can sign the nonces of this opening. */
    private boolean isOwnKey(Enter enter) {
        return enter.getIdentity().size() == Identity.BYTES
                && IdentityProof.isRight(
                        enter.getIdentityProof().toByteArray(),
                        Identity.of(enter.getIdentity().toByteArray()),
                        nonce.toByteArray(),
                        enter.getClientNonce().toByteArray(),
                        clientConnection.fingerprint());
    }

    private boolean isProven(Enter enter) {
        return PinProof.isRight(
                enter.getProof().toByteArray(),
                context.pin(),
                nonce.toByteArray(),
                enter.getClientNonce().toByteArray(),
                clientConnection.fingerprint());
    }

    private void refuse(Reply refusal, int request) {
        HostMessage message = refusal.toMessage(request);
        clientConnection.send(message);
        clientConnection.close(
                CloseReason.CLOSE_REASON_REFUSED, message.getRefused().getSentence());
    }

    /** Checks whether the user plays through a page. The claim of a bot is ignored. */
    private boolean isThroughPage(Enter enter) {
        return enter.getThroughPage() && kind != Kind.KIND_BOT;
    }

    /** Checks for a bot of this host. Such bots connect from this machine with a token, possibly under the name of a banned person. */
    private boolean isOwnBot(Enter enter) {
        return kind == Kind.KIND_BOT
                && clientConnection.address().isLoopbackAddress()
                && !enter.getSeatToken().isEmpty();
    }

    private static boolean isEqual(ByteString offered, ByteString right) {
        return MessageDigest.isEqual(offered.toByteArray(), right.toByteArray());
    }
}
