package org.tiengow.client.session;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.hosting.HostGone;
import org.tiengow.client.session.hosting.Nights;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.DecisionWarning;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.shuffle.ShuffleState;

/**
 * All that one client knows at one moment: what a frontend shows, and nothing else. Immutable.
 *
 * @param connection how the connection stands
 * @param self who this client is
 * @param host the host it is at
 * @param table the table it sits at or watches; null when at none
 * @param chat what was said at the table, the latest {@value #CHAT_LINES} lines
 * @param revealed game records that have become public, a line of JSON each, the latest
 *     {@value #REVEALED_RECORDS}; a bot keeps none
 * @param warnings decisions that were made for this client, the latest {@value #WARNINGS}
 * @param evening the finished matches of the table, in order
 * @param nights what it knows of the hosts of its matches
 * @param shuffle what it knows of the shuffle at the table, and has found out about it
 * @param hostGone that the people left may agree to go on without the host; null while they may not, or need not
 * @param reactions what was shown at the seats when the table was told last, each until its time is over
 */
public record SessionState(
        ConnectionStatus connection,
        Self self,
        HostState host,
        @Nullable TableState table,
        List<ChatLine> chat,
        List<String> revealed,
        List<DecisionWarning> warnings,
        List<FinishedMatch> evening,
        Nights nights,
        ShuffleState shuffle,
        @Nullable HostGone hostGone,
        List<SeatReaction> reactions) {
    /** Lines of chat that are kept: more than anybody scrolls back through. */
    public static final int CHAT_LINES = 500;

    /** Records that are kept: those of the longest match with a set number of rounds. */
    public static final int REVEALED_RECORDS = 999;

    /** Warnings that are kept. */
    public static final int WARNINGS = 100;

    /** Copies the lists. */
    public SessionState {
        chat = List.copyOf(chat);
        revealed = List.copyOf(revealed);
        warnings = List.copyOf(warnings);
        evening = List.copyOf(evening);
        reactions = List.copyOf(reactions);
    }

    /** A client that knows nothing of the hosts of its matches, nor of a shuffle. */
    public SessionState(
            ConnectionStatus connection,
            Self self,
            HostState host,
            @Nullable TableState table,
            List<ChatLine> chat,
            List<String> revealed,
            List<DecisionWarning> warnings,
            List<FinishedMatch> evening) {
        this(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                evening,
                Nights.NONE,
                ShuffleState.UNKNOWN,
                null,
                List.of());
    }

    /** A client that is about to connect. */
    public static SessionState beginning(PlayerKind kind, String name, Token seatToken) {
        Self self = new Self(kind, name, false, seatToken);
        return new SessionState(
                ConnectionStatus.CONNECTING, self, HostState.UNKNOWN, null, List.of(), List.of(), List.of(), List.of());
    }

    /** Whether this client is inside. */
    public boolean isIn() {
        return connection.stage() == ConnectionStatus.Stage.IN;
    }

    /** The table it is at. */
    public Optional<TableState> atTable() {
        return Optional.ofNullable(table);
    }

    /** What it must decide now. */
    public Optional<Decision> decision() {
        return atTable().map(TableState::decision);
    }

    /** The same with another connection status. */
    public SessionState with(ConnectionStatus changed) {
        return new SessionState(
                changed, self, host, table, chat, revealed, warnings, evening, nights, shuffle, hostGone, reactions);
    }

    /** The same as another self. */
    public SessionState with(Self changed) {
        return new SessionState(
                connection,
                changed,
                host,
                table,
                chat,
                revealed,
                warnings,
                evening,
                nights,
                shuffle,
                hostGone,
                reactions);
    }

    /** The same at a host that changed. */
    public SessionState with(HostState changed) {
        return new SessionState(
                connection,
                self,
                changed,
                table,
                chat,
                revealed,
                warnings,
                evening,
                nights,
                shuffle,
                hostGone,
                reactions);
    }

    /** The same at another table, or at none. */
    public SessionState withTable(@Nullable TableState changed) {
        return new SessionState(
                connection,
                self,
                host,
                changed,
                chat,
                revealed,
                warnings,
                evening,
                nights,
                shuffle,
                hostGone,
                reactions);
    }

    /** The same with other chat. */
    public SessionState withChat(List<ChatLine> changed) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                changed,
                revealed,
                warnings,
                evening,
                nights,
                shuffle,
                hostGone,
                reactions);
    }

    /** The same with other reactions. */
    public SessionState withReactions(List<SeatReaction> changed) {
        return new SessionState(
                connection, self, host, table, chat, revealed, warnings, evening, nights, shuffle, hostGone, changed);
    }

    /** The same with other public records. */
    public SessionState withRevealed(List<String> changed) {
        return new SessionState(
                connection, self, host, table, chat, changed, warnings, evening, nights, shuffle, hostGone, reactions);
    }

    /** The same with other warnings. */
    public SessionState withWarnings(List<DecisionWarning> changed) {
        return new SessionState(
                connection, self, host, table, chat, revealed, changed, evening, nights, shuffle, hostGone, reactions);
    }

    /** The same with another evening. */
    public SessionState withEvening(List<FinishedMatch> changed) {
        return new SessionState(
                connection, self, host, table, chat, revealed, warnings, changed, nights, shuffle, hostGone, reactions);
    }

    /** The same, knowing something else of the hosts of its matches. */
    public SessionState with(Nights changed) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                evening,
                changed,
                shuffle,
                hostGone,
                reactions);
    }

    /** The same with other news of the shuffle. */
    public SessionState with(ShuffleState changed) {
        return changed.equals(shuffle)
                ? this
                : new SessionState(
                        connection,
                        self,
                        host,
                        table,
                        chat,
                        revealed,
                        warnings,
                        evening,
                        nights,
                        changed,
                        hostGone,
                        reactions);
    }

    /** The same, with or without the question whether to go on without the host. */
    public SessionState withHostGone(@Nullable HostGone changed) {
        return Objects.equals(changed, hostGone)
                ? this
                : new SessionState(
                        connection,
                        self,
                        host,
                        table,
                        chat,
                        revealed,
                        warnings,
                        evening,
                        nights,
                        shuffle,
                        changed,
                        reactions);
    }
}
