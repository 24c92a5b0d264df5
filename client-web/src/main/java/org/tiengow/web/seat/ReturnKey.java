package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import java.util.Optional;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.night.SeatingMode;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.session.validation.Token;

/**
 * The key that brings a browser back to its seat, or to a night in which its person waits for a seat. Only the browser stores it, and a
 * browser that shows it is treated as that person.
 *
 * @param secret the person's identity key
 * @param host the fingerprint of the seat's host; empty for a host on the same machine as the door
 * @param token the token of the seat; {@link Token#NONE} for a person who waits for one
 * @param name the name of the person there
 * @param table the number of the table
 */
record ReturnKey(String secret, String host, Token token, String name, int table) {
    private static final int LONGEST_TOKEN = 128;

    /** Returns the key to the seat of a session; empty if it has no seat, and its host gives it none for the next match. */
    static Optional<ReturnKey> of(IdentityStore identityStore, SessionState state) {
        Token token = state.self().seatToken();
        return token.isNone() && !isSeatedNext(state)
                ? Optional.empty()
                : Optional.of(new ReturnKey(
                        identityStore.secret(),
                        state.host().fingerprint(),
                        token,
                        state.self().name(),
                        state.atTable().map(table -> table.number()).orElse(0)));
    }

    private static boolean isSeatedNext(SessionState state) {
        return state.night().seating() != SeatingMode.FREE
                && state.self().kind() == PlayerKind.PERSON
                && state.night().person(state.self().name()).isPresent();
    }

    /** Checks whether the key leads to a seat that the host keeps. */
    boolean hasSeat() {
        return !token.isNone();
    }

    /** Reads the key that a browser shows; empty if it is malformed, so that no door can have issued it. */
    static Optional<ReturnKey> read(PageAct shown) {
        try {
            String token = shown.text("token");
            ReturnKey read = new ReturnKey(
                    shown.text("key"),
                    shown.text("host"),
                    token.isEmpty() ? Token.NONE : new Token(token),
                    PageAct.name(shown.text("name")),
                    shown.table("table"));
            return token.length() > LONGEST_TOKEN ? Optional.empty() : Optional.of(read);
        } catch (IllegalArgumentException fromElsewhere) {
            return Optional.empty();
        }
    }

    /** Returns the key in the form that the browser stores. */
    JsonObject json() {
        JsonObject json = new JsonObject();
        json.addProperty("key", secret);
        json.addProperty("host", host);
        json.addProperty("token", token.hex());
        json.addProperty("name", name);
        json.addProperty("table", table);
        return json;
    }

    /** Returns a text without the secrets. */
    @Override
    public String toString() {
        return "ReturnKey[" + name + " at table " + table + "]";
    }
}
