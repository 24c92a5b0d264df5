package org.tiengow.client.connection;

import org.tiengow.client.session.answer.Answer;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.OtherKey;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.answer.Problem.Kind;
import org.tiengow.client.session.validation.ShownText;
import org.tiengow.protocol.wire.Closing;

/** A factory for the statuses with which connections to one address end, with their sentences. */
public final class Problems {
    private final HostAddress address;

    Problems(HostAddress address) {
        this.address = address;
    }

    ConnectionStatus unknownAddress() {
        return ConnectionStatus.lost(problem(Kind.UNKNOWN_ADDRESS, "No machine is known as " + address.host() + "."));
    }

    public ConnectionStatus noOneAnswers() {
        return ConnectionStatus.lost(problem(Kind.NO_ONE_ANSWERS, "No one answers at " + address + "."));
    }

    /** Returns the status for a name that was not resolved in time. */
    ConnectionStatus nameNotResolved() {
        return ConnectionStatus.lost(problem(
                Kind.UNKNOWN_ADDRESS,
                "The name " + address.host() + " was not resolved in time. Use the address that the host shows."));
    }

    ConnectionStatus noHost() {
        return ConnectionStatus.closed(problem(
                Kind.NOT_UNDERSTOOD, "Something answers at " + address + ", but it is not a host of this game."));
    }

    /** Returns the status for a program that accepts the connection and sends nothing. A host on a busy machine does that too. */
    ConnectionStatus noAnswerInTime() {
        return ConnectionStatus.lost(problem(
                Kind.SILENT,
                "The program at " + address
                        + " accepts connections, but has not answered in time. It may be busy, or not a host of "
                        + "this game."));
    }

    public ConnectionStatus notUnderstood(String why) {
        return ConnectionStatus.closed(problem(
                Kind.NOT_UNDERSTOOD, "The host at " + address + " sent what this program does not understand. " + why));
    }

    ConnectionStatus otherKey() {
        return ConnectionStatus.closed(problem(Kind.OTHER_KEY, otherThanExpected()));
    }

    /** Returns the status for a host with a certificate of another key than the expected one. */
    ConnectionStatus otherKey(String wanted, String shown) {
        return otherKey(
                new OtherKey("", wanted, shown),
                otherThanExpected() + " Its key is " + shown + "." + howToTrust(shown));
    }

    ConnectionStatus otherThanKnown(OtherKey keys) {
        return otherKey(
                keys,
                "This is not the host you know by that name. It was told nothing. Its key is " + keys.shown() + ", not "
                        + keys.known() + "." + howToTrust(keys.shown()));
    }

    ConnectionStatus otherThanMetHere(OtherKey keys) {
        return otherKey(
                keys,
                "At " + address + " you know another host, " + keys.name() + ". This one was told nothing. Its key is "
                        + keys.shown() + ", not " + keys.known() + "." + howToTrust(keys.shown()));
    }

    private static String howToTrust(String shown) {
        return " If the host has really been set up anew, compare the new key with what the host itself says, and trust it: the "
                + "window asks, and the command bot takes --fingerprint " + shown + " --trust.";
    }

    private String otherThanExpected() {
        return "The host at " + address + " does not have the key that was expected: it may be another host.";
    }

    private ConnectionStatus otherKey(OtherKey keys, String sentence) {
        return ConnectionStatus.closed(new Problem(Kind.OTHER_KEY, address.toString(), null, keys, sentence));
    }

    ConnectionStatus unknownKey() {
        return ConnectionStatus.closed(problem(
                Kind.OTHER_KEY,
                "The proof of a seat is shown only to the host that gave it, and the key of the host at " + address
                        + " is not known."));
    }

    public ConnectionStatus overtaken(String sentence) {
        return ConnectionStatus.closed(problem(Kind.OVERTAKEN, sentence));
    }

    ConnectionStatus refused(Answer.Refused refusal) {
        return ConnectionStatus.closed(new Problem(Kind.REFUSED, address.toString(), refusal, refusal.sentence()));
    }

    ConnectionStatus silent() {
        return ConnectionStatus.lost(problem(Kind.SILENT, "The host at " + address + " has fallen silent."));
    }

    public ConnectionStatus broken() {
        return ConnectionStatus.lost(problem(Kind.BROKEN, "The connection to " + address + " broke."));
    }

    public ConnectionStatus closedHere() {
        return ConnectionStatus.closed(problem(Kind.CLOSED_HERE, "The connection was closed here."));
    }

    /**
     * Returns the status for a Closing message. A host that closes because one side did not hear the other would admit this client again,
     * so that the connection counts as lost.
     */
    ConnectionStatus closedByHost(Closing closing) {
        Problem problem = problem(kind(closing), ShownText.shown(closing.getSentence()));
        return switch (closing.getReason()) {
            case CLOSE_REASON_SILENT, CLOSE_REASON_TOO_SLOW -> ConnectionStatus.lost(problem);
            case CLOSE_REASON_UNSPECIFIED,
                    CLOSE_REASON_HOST_ENDS,
                    CLOSE_REASON_KICKED,
                    CLOSE_REASON_BREACH,
                    CLOSE_REASON_REPLACED,
                    CLOSE_REASON_REFUSED,
                    CLOSE_REASON_HANDED_OVER,
                    UNRECOGNIZED -> ConnectionStatus.closed(problem);
        };
    }

    private static Kind kind(Closing closing) {
        return switch (closing.getReason()) {
            case CLOSE_REASON_HOST_ENDS -> Kind.HOST_ENDS;
            case CLOSE_REASON_KICKED -> Kind.KICKED;
            case CLOSE_REASON_REPLACED -> Kind.REPLACED;
            case CLOSE_REASON_HANDED_OVER -> Kind.HANDED_OVER;
            case CLOSE_REASON_UNSPECIFIED,
                    CLOSE_REASON_BREACH,
                    CLOSE_REASON_SILENT,
                    CLOSE_REASON_TOO_SLOW,
                    CLOSE_REASON_REFUSED,
                    UNRECOGNIZED -> Kind.CLOSED_BY_HOST;
        };
    }

    private Problem problem(Kind kind, String sentence) {
        return new Problem(kind, address.toString(), null, sentence);
    }
}
