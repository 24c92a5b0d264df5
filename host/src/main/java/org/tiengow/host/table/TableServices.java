package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.function.Supplier;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.succession.StandingSigner;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.BotSource;
import org.tiengow.host.table.seats.Looks;

/**
 * The services that a table needs from the rest of the host.
 *
 * @param dealer the source of randomness
 * @param bots the source of the table's own bots
 * @param archive the destination of records and results
 * @param tokens supplies a fresh secret for each seat that is taken
 * @param signer signs the standings
 * @param journal keeps the state of the table
 * @param looks the looks of the people at the host
 */
public record TableServices(
        Dealer dealer,
        BotSource bots,
        Archive archive,
        Supplier<ByteString> tokens,
        StandingSigner signer,
        Journal journal,
        Looks looks) {
    /** Services for a table without signed standings that does not survive its process. */
    public TableServices(Dealer dealer, BotSource bots, Archive archive, Supplier<ByteString> tokens) {
        this(dealer, bots, archive, tokens, StandingSigner.NONE, Journal.NONE, new Looks());
    }
}
