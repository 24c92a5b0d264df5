package org.tiengow.client.session.answer;

/**
 * The reason why a request was refused.
 *
 * <p>The first group are rules of the game, with the names of {@link org.tiengow.engine.seat.Refusal.Reason}. The second group are the
 * host's reasons. The last ones are this client's own, for requests without an answer.
 */
public enum RefusalReason {
    /** The host has a reason that this program does not know; the sentence explains it. */
    UNSPECIFIED,

    /** The round is over. */
    ROUND_OVER,
    /** Another seat is to play. */
    NOT_YOUR_TURN,
    /** All seats are still being asked for one red dot. */
    DECLARE_FIRST,
    /** No seat is asked for one red dot now. */
    NOTHING_TO_DECLARE,
    /** The hand does not have exactly one red pip; number: how many it has. */
    NOT_ONE_RED_DOT,
    /** The seat has answered already. */
    ALREADY_ANSWERED,
    /** No tile was chosen. */
    NO_TILES,
    /** The tiles are not in this hand. */
    NOT_IN_HAND,
    /** The tiles are not a set. */
    NOT_A_SET,
    /** A lead is played face up. */
    LEAD_FACE_UP,
    /** The tiles belong together and may not be broken up when leading. */
    KEEP_THE_SET,
    /** The lead had another number of tiles; number: how many. */
    WRONG_COUNT,
    /** The tiles are of the other suit than the lead. */
    WRONG_SUIT,
    /** The tiles are of another shape than the lead. */
    WRONG_SHAPE,
    /** The tiles are lower than the set to beat. */
    TOO_LOW,
    /** The tiles rank equal to the set to beat. */
    EQUAL_RANK,
    /** The Supreme beats nothing when it follows. */
    SUPREME_BEATS_NOTHING,
    /** Nothing beats an unrivalled pair that was led. */
    UNRIVALLED_LEAD,
    /** Only the pair of Long-Leg Sevens beats the pair of Mallet Sixes that was led. */
    ONLY_SEVENS_CAPTURE,
    /** The Back team was led; the Front team cannot win. */
    FRONT_OVER_BACK,
    /** Nothing beats a pair of Heavens on this lead. */
    HEAVENS_ON_NINES,
    /** The seat has no stack and must forfeit its last tiles. */
    SHUT_OUT,
    /** Some tiles would beat, so that a forfeit is not allowed; tiles: which. */
    MUST_BEAT,

    /** The two sides have no version in common; this client is older. */
    CLIENT_TOO_OLD,
    /** The two sides have no version in common; the host is older. */
    HOST_TOO_OLD,
    /** The proof does not match the PIN. */
    WRONG_PIN,
    /** Wrong PINs came from this machine, and the pause after them is not over; number: seconds until the next PIN is checked. */
    PIN_PAUSE,
    /** Nobody with that name is barred; word: the name. */
    NOT_BARRED,
    /** Nobody with that name watches; word: the name. */
    NOT_WATCHING,
    /** The seat is not lost: it is free, a bot's, or its person is connected; seat: which. */
    SEAT_NOT_LOST,
    /** The owner of the host, who could give the seat, is gone; seat: which. */
    OWNER_NOT_HERE,
    /** Another player asks for this seat just now, or too many ask for seats; seat: which. */
    SEAT_ASKED_FOR,
    /** The owner has not given the seat; seat: which. */
    SEAT_NOT_GIVEN,
    /** The owner has not answered within a minute; seat: which. */
    OWNER_SILENT,
    /** The request for a seat does not exist any more. */
    NO_SUCH_WISH,
    /** No person with that name is here; word: the name. */
    NOT_HERE,
    /** The person does not play the next match; word: the name. */
    DOES_NOT_PLAY,
    /** No seats are proposed now. */
    NO_PROPOSAL,
    /** The proposal has changed; number: the number of the current one. */
    PROPOSAL_CHANGED,
    /** The host does not know the token. */
    UNKNOWN_TOKEN,
    /** The name is empty, too long or has control characters. */
    BAD_NAME,
    /** The text is empty, too long or has control characters. */
    BAD_TEXT,
    /** The host accepts no more connections. */
    HOST_FULL,
    /** The owner has barred this person until the host ends. */
    BARRED,
    /** Only the owner may do this. */
    NOT_THE_OWNER,
    /** There is no such table. */
    NO_SUCH_TABLE,
    /** There is no such seat. */
    NO_SUCH_SEAT,
    /** A player holds this seat. */
    SEAT_TAKEN,
    /** No seat is free. */
    TABLE_FULL,
    /** This client is not at a table. */
    NOT_AT_A_TABLE,
    /** This client is at a table already. */
    AT_A_TABLE,
    /** This client has no seat. */
    NOT_SEATED,
    /** The table does not allow spectators. */
    NO_SPECTATORS,
    /** A match is being played. */
    MATCH_RUNNING,
    /** No match is being played. */
    NO_MATCH,
    /** Seats are free; number: how many. */
    SEATS_FREE,
    /** A player is not ready; seat: which. */
    NOT_READY,
    /** The decision is not open; number: the open one, 0 for none. */
    OLD_DECISION,
    /** The seat has no bot. */
    NOT_A_BOT,
    /** The host does not know the level; word: which. */
    UNKNOWN_LEVEL,
    /** The rules are inconsistent; word: the parameter or the contradiction. */
    BAD_RULES,
    /** An option is out of range; word: which. */
    BAD_OPTION,
    /** Too many requests in a short time. */
    TOO_FAST,
    /** The deals are reproducible, so that only bots may be seated. */
    BOTS_ONLY,
    /** The table has failed. */
    TABLE_FAILED,
    /** The host does not know the request. */
    UNKNOWN_REQUEST,
    /** A spectator may not do this. */
    SPECTATORS_ONLY_WATCH,
    /** The host does not accept a connection without TLS from this address. */
    PLAIN_NOT_ALLOWED,
    /** The table is paused. */
    PAUSED,
    /** The identity key is invalid, or the signature was not made with it. */
    BAD_IDENTITY,
    /** The host is being handed over. */
    HANDING_OVER,
    /** The program at this seat cannot host; seat: which. */
    CANNOT_HOST,
    /** The host asks for no agreement, or for another one than this. */
    NO_AGREEMENT,
    /** The host asks for no such anchor, link or signature now. */
    NOT_SHUFFLING,
    /** The anchor or link does not have 32 bytes, is not properly signed, or does not lead to the anchor. */
    BAD_LINK,
    /** The play cannot be taken back: the table does not allow it, another person has acted, or the round is over. */
    NOTHING_TO_TAKE_BACK,

    /** The host did not answer in time; the next update shows whether it carried out the request. */
    NO_ANSWER,
    /** This client is not connected, or not any more. */
    NOT_CONNECTED
}
