package org.tiengow.lab.gym;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The requests of a learner. A request is the number of bytes that follow, as four bytes; the code of the request, one byte; its fields.
 */
enum GymRequest {
    ACTIONS('a', "an action for each table, a byte each; a frame comes back"),
    OBSERVE('o', "no fields; a frame of the tables as they are comes back"),
    RESET('r', "seed, 8 bytes; all tables deal anew, and a frame comes back"),
    SAVE('s', "table and slot, 4 bytes each; keeps the table's state in the slot, and nothing comes back"),
    RESTORE('l', "table and slot, 4 bytes each; the table returns to the state in the slot, and nothing comes back");

    private final char code;
    private final String meaning;

    GymRequest(char code, String meaning) {
        this.code = code;
        this.meaning = meaning;
    }

    static Optional<GymRequest> of(int code) {
        return Arrays.stream(values()).filter(request -> request.code == code).findFirst();
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    int code() {
        return code;
    }

    String meaning() {
        return meaning;
    }

    /** Returns the number of bytes of a request, its code included. */
    int bytes(int tables) {
        return 1
                + switch (this) {
                    case ACTIONS -> tables;
                    case OBSERVE -> 0;
                    case RESET -> Long.BYTES;
                    case SAVE, RESTORE -> 2 * Integer.BYTES;
                };
    }
}
