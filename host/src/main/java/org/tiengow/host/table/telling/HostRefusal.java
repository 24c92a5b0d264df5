package org.tiengow.host.table.telling;

import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

/** The host's own reasons for refusals, with one sentence each. The engine has the reasons that come from the rules of the game. */
public enum HostRefusal {
    WRONG_PIN(RefusalReason.REFUSAL_REASON_WRONG_PIN, "The PIN is not right."),
    PIN_PAUSE(
            RefusalReason.REFUSAL_REASON_PIN_PAUSE,
            "Wrong PINs came from your address: the next one is checked in {number} seconds."),
    BARRED(RefusalReason.REFUSAL_REASON_BARRED, "The owner has barred you until this host ends."),
    NOT_BARRED(RefusalReason.REFUSAL_REASON_NOT_BARRED, "Nobody called {word} is barred."),
    NOT_WATCHING(RefusalReason.REFUSAL_REASON_NOT_WATCHING, "Nobody called {word} is watching here."),
    SEAT_NOT_LOST(RefusalReason.REFUSAL_REASON_SEAT_NOT_LOST, "Nobody has lost seat {seat}."),
    OWNER_NOT_HERE(
            RefusalReason.REFUSAL_REASON_OWNER_NOT_HERE, "The owner, who could give you seat {seat}, is not here."),
    SEAT_ASKED_FOR(RefusalReason.REFUSAL_REASON_SEAT_ASKED_FOR, "Somebody is asking for seat {seat} already."),
    SEAT_NOT_GIVEN(RefusalReason.REFUSAL_REASON_SEAT_NOT_GIVEN, "The owner has not given you seat {seat}."),
    OWNER_SILENT(RefusalReason.REFUSAL_REASON_OWNER_SILENT, "The owner has not answered whether you get seat {seat}."),
    NO_SUCH_WISH(RefusalReason.REFUSAL_REASON_NO_SUCH_WISH, "There is no request {number} for a seat any more."),
    HOST_FULL(RefusalReason.REFUSAL_REASON_HOST_FULL, "This host accepts no more connections."),
    UNKNOWN_TOKEN(RefusalReason.REFUSAL_REASON_UNKNOWN_TOKEN, "The token is not known here."),
    BAD_NAME(
            RefusalReason.REFUSAL_REASON_BAD_NAME,
            "A name has 1 to {number} characters, none of them a control character, and no more than four marks on a letter."),
    BAD_TEXT(
            RefusalReason.REFUSAL_REASON_BAD_TEXT,
            "A line of chat has 1 to {number} characters, none of them a control character, and no more than four marks on a letter."),
    NOT_THE_OWNER(RefusalReason.REFUSAL_REASON_NOT_THE_OWNER, "Only the owner may do this."),
    NO_SUCH_TABLE(RefusalReason.REFUSAL_REASON_NO_SUCH_TABLE, "There is no table {number}."),
    NO_SUCH_SEAT(RefusalReason.REFUSAL_REASON_NO_SUCH_SEAT, "There is no seat {seat}."),
    SEAT_TAKEN(RefusalReason.REFUSAL_REASON_SEAT_TAKEN, "Somebody holds seat {seat}."),
    TABLE_FULL(RefusalReason.REFUSAL_REASON_TABLE_FULL, "No seat is free."),
    NOT_AT_A_TABLE(RefusalReason.REFUSAL_REASON_NOT_AT_A_TABLE, "You are at no table."),
    AT_A_TABLE(RefusalReason.REFUSAL_REASON_AT_A_TABLE, "You are at a table already."),
    NOT_SEATED(RefusalReason.REFUSAL_REASON_NOT_SEATED, "You have no seat."),
    NO_SPECTATORS(RefusalReason.REFUSAL_REASON_NO_SPECTATORS, "Nobody may watch at this table."),
    MATCH_RUNNING(RefusalReason.REFUSAL_REASON_MATCH_RUNNING, "A match is being played."),
    NO_MATCH(RefusalReason.REFUSAL_REASON_NO_MATCH, "No match is being played."),
    SEATS_FREE(RefusalReason.REFUSAL_REASON_SEATS_FREE, "Some seats are free: {number}."),
    NOT_READY(RefusalReason.REFUSAL_REASON_NOT_READY, "Seat {seat} is not ready."),
    OLD_DECISION(RefusalReason.REFUSAL_REASON_OLD_DECISION, "This decision is not open."),
    NOT_A_BOT(RefusalReason.REFUSAL_REASON_NOT_A_BOT, "Seat {seat} has no bot."),
    UNKNOWN_LEVEL(RefusalReason.REFUSAL_REASON_UNKNOWN_LEVEL, "There is no level \"{word}\"."),
    BAD_RULES(RefusalReason.REFUSAL_REASON_BAD_RULES, "These rules do not go together: {word}."),
    BAD_OPTION(RefusalReason.REFUSAL_REASON_BAD_OPTION, "The option {word} is out of range."),
    TOO_FAST(RefusalReason.REFUSAL_REASON_TOO_FAST, "Too many requests in a short time."),
    BOTS_ONLY(RefusalReason.REFUSAL_REASON_BOTS_ONLY, "Only bots are seated here, since the deals can be reproduced."),
    TABLE_FAILED(RefusalReason.REFUSAL_REASON_TABLE_FAILED, "A fault in the host's program ended this table."),
    UNKNOWN_REQUEST(RefusalReason.REFUSAL_REASON_UNKNOWN_REQUEST, "This host does not know this request."),
    SPECTATORS_ONLY_WATCH(
            RefusalReason.REFUSAL_REASON_SPECTATORS_ONLY_WATCH, "Somebody who only watches cannot do this."),
    PLAIN_NOT_ALLOWED(
            RefusalReason.REFUSAL_REASON_PLAIN_NOT_ALLOWED,
            "A connection without TLS is not accepted from your address."),
    PAUSED(RefusalReason.REFUSAL_REASON_PAUSED, "The table is paused."),
    BAD_IDENTITY(
            RefusalReason.REFUSAL_REASON_BAD_IDENTITY,
            "This is not an identity key, or it did not make the signature."),
    HANDING_OVER(RefusalReason.REFUSAL_REASON_HANDING_OVER, "The host is being handed over."),
    CANNOT_HOST(RefusalReason.REFUSAL_REASON_CANNOT_HOST, "The program at seat {seat} cannot host."),
    NO_AGREEMENT(
            RefusalReason.REFUSAL_REASON_NO_AGREEMENT,
            "This host asks for no agreement, or for one to something else."),
    NOT_SHUFFLING(RefusalReason.REFUSAL_REASON_NOT_SHUFFLING, "No such anchor, link or signature is asked for now."),
    BAD_LINK(
            RefusalReason.REFUSAL_REASON_BAD_LINK,
            "The anchor is not signed for this seat, or the link does not lead to its anchor.");

    private final RefusalReason reason;
    private final String sentence;

    HostRefusal(RefusalReason reason, String sentence) {
        this.reason = reason;
        this.sentence = sentence;
    }

    /** Returns the refusal without further details. */
    public Reply answer() {
        return answer(Seats.NONE, 0, "");
    }

    /** Returns the refusal with the number of a seat. */
    public Reply aboutSeat(int seat) {
        return answer(seat, 0, "");
    }

    /** Returns the refusal with a number. */
    public Reply about(long number) {
        return answer(Seats.NONE, (int) number, "");
    }

    /** Returns the refusal with a word. */
    public Reply about(String word) {
        return answer(Seats.NONE, 0, word);
    }

    /** Returns the refusal with a word and a more precise sentence. */
    public Reply about(String word, String better) {
        return answer(Seats.NONE, 0, word, better);
    }

    private Reply answer(int seat, int number, String word) {
        String filled = sentence.replace("{seat}", Integer.toString(seat))
                .replace("{number}", Integer.toString(number))
                .replace("{word}", word);
        return answer(seat, number, word, filled);
    }

    private Reply answer(int seat, int number, String word, String filled) {
        return new Reply.NotDone(Refused.newBuilder()
                .setReason(reason)
                .setSeat(seat)
                .setNumber(number)
                .setWord(word)
                .setSentence(filled)
                .build());
    }
}
