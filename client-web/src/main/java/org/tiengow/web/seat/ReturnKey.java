package org.tiengow.web.seat;

import com.google.gson.JsonObject;
import java.util.Optional;
import org.tiengow.client.connection.Passport;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.hosting.Token;

/**
 * What brings a browser back to its seat, kept by the browser alone: whoever shows it is that person.
 *
 * @param secret the person's key
 * @param host the fingerprint of the host of the seat; empty for one in the same machine as the door
 * @param token of the seat
 * @param name of the person there
 * @param table its number
 */
record ReturnKey(String secret, String host, Token token, String name, int table) {
    private static final int LONGEST_TOKEN = 128;

    /** The key to the seat of a session; empty where it has none. */
    static Optional<ReturnKey> of(Passport passport, SessionState state) {
        Token token = state.self().seatToken();
        return token.isNone()
                ? Optional.empty()
                : Optional.of(new ReturnKey(
                        passport.secret(),
                        state.host().fingerprint(),
                        token,
                        state.self().name(),
                        state.atTable().map(table -> table.number()).orElse(0)));
    }

    /** What a browser shows; empty for what no door has given it, or not in this form. */
    static Optional<ReturnKey> read(PageAct shown) {
        try {
            String token = shown.text("token");
            ReturnKey read = new ReturnKey(
                    shown.text("key"),
                    shown.text("host"),
                    new Token(token),
                    PageAct.name(shown.text("name")),
                    shown.table("table"));
            return token.isEmpty() || token.length() > LONGEST_TOKEN ? Optional.empty() : Optional.of(read);
        } catch (IllegalArgumentException fromElsewhere) {
            return Optional.empty();
        }
    }

    /** As the browser keeps it. */
    JsonObject json() {
        JsonObject json = new JsonObject();
        json.addProperty("key", secret);
        json.addProperty("host", host);
        json.addProperty("token", token.hex());
        json.addProperty("name", name);
        json.addProperty("table", table);
        return json;
    }

    /** Leaves the secrets out. */
    @Override
    public String toString() {
        return "ReturnKey[" + name + " at table " + table + "]";
    }
}
