package org.tiengow.host.table.telling;

import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Refused;

/** The host's own reasons for refusals, with one sentence each. The engine has the reasons that come from the rules of the game. */
public enum HostRefusal {
    WRONG_PIN("The PIN is not right."),
    PIN_PAUSE("Wrong PINs came from your address: the next one is checked in {number} seconds."),
    BARRED("The owner has barred you until this host ends."),
    NOT_BARRED("Nobody called {word} is barred."),
    NOT_WATCHING("Nobody called {word} is watching here."),
    SEAT_NOT_LOST("Nobody has lost seat {seat}."),
    OWNER_NOT_HERE("The owner, who could give you seat {seat}, is not here."),
    SEAT_ASKED_FOR("Somebody is asking for seat {seat} already."),
    SEAT_NOT_GIVEN("The owner has not given you seat {seat}."),
    OWNER_SILENT("The owner has not answered whether you get seat {seat}."),
    NO_SUCH_WISH("There is no request {number} for a seat any more."),
    NOT_HERE("Nobody called {word} is here."),
    DOES_NOT_PLAY("{word} does not play the next match."),
    NO_PROPOSAL("No seats are proposed now."),
    PROPOSAL_CHANGED("The proposed seats have changed; the current proposal is number {number}."),
    HOST_FULL("This host accepts no more connections."),
    UNKNOWN_TOKEN("The token is not known here."),
    BAD_NAME(
            "A name has 1 to {number} characters, none of them a control character, and no more than four marks on a letter."),
    BAD_TEXT(
            "A line of chat has 1 to {number} characters, none of them a control character, and no more than four marks on a letter."),
    NOT_THE_OWNER("Only the owner may do this."),
    NO_SUCH_TABLE("There is no table {number}."),
    NO_SUCH_SEAT("There is no seat {seat}."),
    SEAT_TAKEN("Somebody holds seat {seat}."),
    TABLE_FULL("No seat is free."),
    NOT_AT_A_TABLE("You are at no table."),
    AT_A_TABLE("You are at a table already."),
    NOT_SEATED("You have no seat."),
    NO_SPECTATORS("Nobody may watch at this table."),
    MATCH_RUNNING("A match is being played."),
    NO_MATCH("No match is being played."),
    SEATS_FREE("Some seats are free: {number}."),
    NOT_READY("Seat {seat} is not ready."),
    OLD_DECISION("This decision is not open."),
    NOT_A_BOT("Seat {seat} has no bot."),
    UNKNOWN_LEVEL("There is no level \"{word}\"."),
    BAD_RULES("These rules do not go together: {word}."),
    BAD_OPTION("The option {word} is out of range."),
    TOO_FAST("Too many requests in a short time."),
    BOTS_ONLY("Only bots are seated here, since the deals can be reproduced."),
    TABLE_FAILED("A fault in the host's program ended this table."),
    UNKNOWN_REQUEST("This host does not know this request."),
    SPECTATORS_ONLY_WATCH("Somebody who only watches cannot do this."),
    PLAIN_NOT_ALLOWED("A connection without TLS is not accepted from your address."),
    PAUSED("The table is paused."),
    BAD_IDENTITY("This is not an identity key, or it did not make the signature."),
    HANDING_OVER("The host is being handed over."),
    CANNOT_HOST("The program at seat {seat} cannot host."),
    NO_AGREEMENT("This host asks for no agreement, or for one to something else."),
    NOT_SHUFFLING("No such anchor, link or signature is asked for now."),
    BAD_LINK("The anchor is not signed for this seat, or the link does not lead to its anchor."),
    NOTHING_TO_TAKE_BACK("No play of yours can be taken back now.");

    private final RefusalReason reason;
    private final String sentence;

    HostRefusal(String sentence) {
        this.reason = RefusalReason.valueOf("REFUSAL_REASON_" + name());
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
