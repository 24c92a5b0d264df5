package org.tiengow.client.session;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.table.DecisionWarning;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.HostBounds;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.succession.SuccessionState;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.Entered;
import org.tiengow.protocol.wire.Granted;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Warning;
import org.tiengow.protocol.wire.WarningReason;

/** The effect of a host's message on the state, as a pure function. It sends nothing and answers no request. */
public final class SessionUpdates {
    private SessionUpdates() {}

    /**
     * Returns the state after a message; the same state when the message does not change it.
     *
     * @param now the reading of the session's clock when the message arrived; deadlines are counted from it
     * @throws Malformed when the message is invalid
     * @throws org.tiengow.client.succession.NotFollowed when it is about a match that continues at another host
     */
    public static SessionState apply(SessionState state, HostMessage message, long now) {
        HostBounds.check(message);
        return switch (message.getMessageCase()) {
            case ENTERED -> entered(state, message.getEntered(), now);
            case GRANTED -> granted(state, message.getGranted());
            case LOBBY -> state.with(state.host().withTables(Tables.lobby(message.getLobby(), now)));
            case TABLE -> {
                SuccessionState successionState =
                        state.succession().at(message.getTable(), state.host().fingerprint());
                List<ChatLine> chat = message.getTable().getChatList().stream()
                        .map(Evenings::read)
                        .toList();
                yield atTable(
                                chat.isEmpty() ? state : state.withChat(chat),
                                TableUpdates.apply(state.table(), message.getTable(), now))
                        .with(successionState)
                        .withReactions(Faces.read(message.getTable().getReactionsList(), now));
            }
            case STANDING ->
                state.with(state.succession()
                        .hold(
                                message.getStanding(),
                                state.atTable().map(TableState::match).orElse(""),
                                state.host().fingerprint()));
            case SUCCESSION ->
                state.with(state.succession()
                        .follow(message.getSuccession(), state.host().fingerprint()));
            case TAKE_OVER -> state.with(state.succession().with(message.getTakeOver()));
            case LEFT_TABLE -> left(state);
            case SAID ->
                state.withChat(
                        latest(state.chat(), List.of(Evenings.read(message.getSaid())), SessionState.CHAT_LINES));
            case REVEALED -> revealed(state, message.getRevealed().getRecordsList());
            case EVENING -> state.withFinishedMatches(Evenings.read(message.getEvening()));
            case WARNING ->
                state.withWarnings(
                        latest(state.warnings(), List.of(warning(message.getWarning())), SessionState.WARNINGS));
            case CHALLENGE ->
                state.with(state.host().withName(message.getChallenge().getHostName()));
            case BARRED ->
                state.with(state.host().withBarred(message.getBarred().getNamesList()));
            case SEAT_WISHES ->
                state.with(state.host()
                        .withWishes(Tables.wishes(message.getSeatWishes().getWishesList(), now)));
            case NIGHT -> state.with(Nights.read(message.getNight(), now));
            case MOVED -> withToken(state, token(message.getMoved().getSeatToken()));
            case REFUSED, CLOSING, PONG, ASKED, LINK_ANSWER, MESSAGE_NOT_SET -> state;
        };
    }

    private static SessionState entered(SessionState state, Entered entered, long now) {
        Self self = state.self();
        Token token = entered.getSeatToken().isEmpty() ? self.seatToken() : token(entered.getSeatToken());
        return state.with(ConnectionStatus.IN)
                .with(NightState.UNKNOWN)
                .with(new Self(self.kind(), entered.getName(), entered.getOwner(), token))
                .with(new HostState(
                        entered.getHostName(),
                        state.host().fingerprint(),
                        entered.getLevelsList(),
                        Tables.lobby(entered.getLobby(), now),
                        List.of(),
                        List.of()));
    }

    private static SessionState granted(SessionState state, Granted granted) {
        ByteString token = granted.getSeatToken();
        return token.isEmpty() ? state : withToken(state, token(token));
    }

    private static Token token(ByteString bytes) {
        return Token.of(bytes.toByteArray());
    }

    private static SessionState left(SessionState state) {
        return forgetting(withToken(state, Token.NONE)).withTable(null);
    }

    private static SessionState withToken(SessionState state, Token token) {
        Self self = state.self();
        return state.with(new Self(self.kind(), self.name(), self.ownsHost(), token));
    }

    private static SessionState forgetting(SessionState state) {
        return state.withChat(List.of())
                .withReactions(List.of())
                .withFinishedMatches(List.of())
                .with(ShuffleState.UNKNOWN);
    }

    /** Forgets chat and finished matches when the client has moved to another table. */
    private static SessionState atTable(SessionState state, TableState table) {
        @Nullable TableState before = state.table();
        boolean moved = before != null && before.number() != table.number();
        return (moved ? forgetting(state) : state).withTable(table);
    }

    /** Adds records, except for a bot, which never reads them and may play for weeks. */
    private static SessionState revealed(SessionState state, List<String> records) {
        if (state.self().kind() == PlayerKind.BOT) {
            return state;
        }
        List<String> added = records.stream()
                .filter(record -> !state.revealed().contains(record)) // records are sent again after a reconnection
                .toList();
        return state.withRevealed(latest(state.revealed(), added, SessionState.REVEALED_RECORDS));
    }

    private static DecisionWarning warning(Warning warning) {
        return new DecisionWarning(
                warning.getDecision(),
                warning.getReason() == WarningReason.WARNING_REASON_LATE
                        ? DecisionWarning.Reason.LATE
                        : DecisionWarning.Reason.UNSPECIFIED);
    }

    private static <T> List<T> latest(List<T> known, List<T> added, int most) {
        List<T> all = new ArrayList<>(known);
        all.addAll(added);
        return all.subList(Math.max(0, all.size() - most), all.size());
    }
}
