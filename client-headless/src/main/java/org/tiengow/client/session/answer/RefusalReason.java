package org.tiengow.client.session.answer;

/**
 * Why a request was not done.
 *
 * <p>The first group are the rules of the game and carry the names of {@link org.tiengow.engine.seat.Refusal.Reason};
 * the second are the host's; the last ones are this client's own, for requests no answer came to.
 */
public enum RefusalReason {
    /** The host has a reason this program does not know; the sentence says it. */
    UNSPECIFIED,

    /** The round is over. */
    ROUND_OVER,
    /** It is another seat's turn. */
    NOT_YOUR_TURN,
    /** Everybody is still being asked for one red dot. */
    DECLARE_FIRST,
    /** Nobody is asked for one red dot now. */
    NOTHING_TO_DECLARE,
    /** The hand has not exactly one red pip; number: how many. */
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
    /** Another number of tiles was led; number: how many. */
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
    /** The Back team was led; the Front team cannot win. */
    FRONT_OVER_BACK,
    /** Nothing beats a pair of Heavens on this lead. */
    HEAVENS_ON_NINES,
    /** The seat has no stack and must forfeit its last tiles. */
    SHUT_OUT,
    /** Some tiles would beat, so a forfeit is not allowed; tiles: which. */
    MUST_BEAT,

    /** No version in common; this client is the older side. */
    CLIENT_TOO_OLD,
    /** No version in common; the host is the older side. */
    HOST_TOO_OLD,
    /** The proof does not fit the PIN. */
    WRONG_PIN,
    /** Wrong PINs came from this machine, and the pause after them is not over; number: seconds until the next is looked at. */
    PIN_PAUSE,
    /** Nobody of that name is barred; word: the name. */
    NOT_BARRED,
    /** Nobody of that name watches; word: the name. */
    NOT_WATCHING,
    /** Nobody has lost this seat: it is free, a bot's, or its person is there; seat: which. */
    SEAT_NOT_LOST,
    /** Nobody is there who could give the seat: the owner of the host is gone; seat: which. */
    OWNER_NOT_HERE,
    /** Another one asks for this seat just now, or too many ask for seats; seat: which. */
    SEAT_ASKED_FOR,
    /** The owner has not given the seat; seat: which. */
    SEAT_NOT_GIVEN,
    /** The owner has not answered within a minute; seat: which. */
    OWNER_SILENT,
    /** There is no such wish any more. */
    NO_SUCH_WISH,
    /** The token is not known there. */
    UNKNOWN_TOKEN,
    /** The name is empty, too long or has control characters. */
    BAD_NAME,
    /** What was said is empty, too long or has control characters. */
    BAD_TEXT,
    /** The host takes no more connections. */
    HOST_FULL,
    /** Somebody removed by the owner for the evening. */
    BARRED,
    /** Only the owner may do this. */
    NOT_THE_OWNER,
    /** There is no such table. */
    NO_SUCH_TABLE,
    /** There is no such seat. */
    NO_SUCH_SEAT,
    /** Somebody holds this seat. */
    SEAT_TAKEN,
    /** No seat is free. */
    TABLE_FULL,
    /** This client is not at a table. */
    NOT_AT_A_TABLE,
    /** This client is at a table already. */
    AT_A_TABLE,
    /** This client has no seat. */
    NOT_SEATED,
    /** Nobody may watch here. */
    NO_SPECTATORS,
    /** A match is being played. */
    MATCH_RUNNING,
    /** No match is being played. */
    NO_MATCH,
    /** Seats are free; number: how many. */
    SEATS_FREE,
    /** Somebody is not ready; seat: who. */
    NOT_READY,
    /** The decision is not open; number: the one that is, 0 for none. */
    OLD_DECISION,
    /** The seat has no bot. */
    NOT_A_BOT,
    /** The level is not known; word: which. */
    UNKNOWN_LEVEL,
    /** The rules do not hold together; word: the parameter or the contradiction. */
    BAD_RULES,
    /** An option is out of range; word: which. */
    BAD_OPTION,
    /** Too many requests in a short time. */
    TOO_FAST,
    /** Only bots are seated here, since the deals are reproducible. */
    BOTS_ONLY,
    /** The table has failed. */
    TABLE_FAILED,
    /** The request is not known to this host. */
    UNKNOWN_REQUEST,
    /** One who only watches cannot do this. */
    SPECTATORS_ONLY_WATCH,
    /** A connection without TLS is not accepted from there. */
    PLAIN_NOT_ALLOWED,
    /** The people at the table pause. */
    PAUSED,
    /** The identity key is none, or the signature is not its own. */
    BAD_IDENTITY,
    /** The host is being handed over. */
    HANDING_OVER,
    /** The program at this seat cannot host; seat: which. */
    CANNOT_HOST,
    /** The host asks for no agreement, or this is none to what it asks for. */
    NO_AGREEMENT,
    /** No such anchor, link or signature is asked for now. */
    NOT_SHUFFLING,
    /** The anchor or link has not 32 bytes, is not properly signed, or does not lead to the anchor. */
    BAD_LINK,

    /** The host did not answer in time; whether it did what was asked shows in the next update. */
    NO_ANSWER,
    /** This client is not connected, or no longer. */
    NOT_CONNECTED
}
