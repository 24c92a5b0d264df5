package org.tiengow.client.session;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.night.NightState;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.DecisionWarning;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.HostState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.succession.FailoverQuestion;
import org.tiengow.client.succession.SuccessionState;

/**
 * The complete knowledge of one client at one moment: the data that a frontend shows. Immutable; each {@code with} returns a changed copy.
 *
 * @param connection the status of the connection
 * @param self the identity of this client
 * @param host the host it is at
 * @param table the table it sits at or watches; null at no table
 * @param chat the latest {@value #CHAT_LINES} lines of chat at the table
 * @param revealed the latest {@value #REVEALED_RECORDS} game records that have become public, a line of JSON each; a bot keeps none
 * @param warnings the latest {@value #WARNINGS} decisions that were made for this client
 * @param finishedMatches the finished matches of the table, in order
 * @param succession its knowledge of the hosts of its matches, and the requests of its host
 * @param shuffle the known state of the shuffle at the table, and the findings of this client about it
 * @param reactions the reactions at the seats in the last update of the table, each until its time is over
 * @param night the people at the host and how they are seated; {@link NightState#UNKNOWN} until the host has told it
 */
public record SessionState(
        ConnectionStatus connection,
        Self self,
        HostState host,
        @Nullable TableState table,
        List<ChatLine> chat,
        List<String> revealed,
        List<DecisionWarning> warnings,
        List<FinishedMatch> finishedMatches,
        SuccessionState succession,
        ShuffleState shuffle,
        List<SeatReaction> reactions,
        NightState night) {
    /** The most lines of chat that are kept: more than anybody scrolls back through. */
    public static final int CHAT_LINES = 500;

    /** The most records that are kept: those of the longest match with a fixed number of rounds. */
    public static final int REVEALED_RECORDS = 999;

    /** The most warnings that are kept. */
    public static final int WARNINGS = 100;

    public SessionState {
        chat = List.copyOf(chat);
        revealed = List.copyOf(revealed);
        warnings = List.copyOf(warnings);
        finishedMatches = List.copyOf(finishedMatches);
        reactions = List.copyOf(reactions);
    }

    /** Creates the state of a client that knows nothing of the hosts of its matches, nor of a shuffle. */
    public SessionState(
            ConnectionStatus connection,
            Self self,
            HostState host,
            @Nullable TableState table,
            List<ChatLine> chat,
            List<String> revealed,
            List<DecisionWarning> warnings,
            List<FinishedMatch> finishedMatches) {
        this(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                SuccessionState.NONE,
                ShuffleState.UNKNOWN,
                List.of(),
                NightState.UNKNOWN);
    }

    /** Returns the state of a client that is about to connect. */
    public static SessionState beginning(PlayerKind kind, String name, Token seatToken) {
        Self self = new Self(kind, name, false, seatToken);
        return new SessionState(
                ConnectionStatus.CONNECTING, self, HostState.UNKNOWN, null, List.of(), List.of(), List.of(), List.of());
    }

    /** Checks whether the host has admitted this client. */
    public boolean isIn() {
        return connection.stage() == ConnectionStatus.Stage.IN;
    }

    /** Returns the table it is at. */
    public Optional<TableState> atTable() {
        return Optional.ofNullable(table);
    }

    /** Returns the decision that this client must make now. */
    public Optional<Decision> decision() {
        return atTable().map(TableState::decision);
    }

    // The parameter of each of these methods hides the component of its name.
    public SessionState with(ConnectionStatus connection) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState with(Self self) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState with(HostState host) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState withTable(@Nullable TableState table) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState withChat(List<ChatLine> chat) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState withReactions(List<SeatReaction> reactions) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState withRevealed(List<String> revealed) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState withWarnings(List<DecisionWarning> warnings) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState withFinishedMatches(List<FinishedMatch> finishedMatches) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState with(SuccessionState succession) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState with(NightState night) {
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    public SessionState with(ShuffleState shuffle) {
        if (shuffle.equals(this.shuffle)) {
            return this;
        }
        return new SessionState(
                connection,
                self,
                host,
                table,
                chat,
                revealed,
                warnings,
                finishedMatches,
                succession,
                shuffle,
                reactions,
                night);
    }

    /** Returns the question whether the remaining people continue without the host; null while they may not, or need not. */
    public @Nullable FailoverQuestion failoverQuestion() {
        return succession.question();
    }

    public SessionState withFailoverQuestion(@Nullable FailoverQuestion question) {
        return Objects.equals(question, succession.question()) ? this : with(succession.with(question));
    }
}
