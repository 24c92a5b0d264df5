package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.function.Supplier;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.table.round.Dealer;
import org.tiengow.host.table.seats.BotSource;
import org.tiengow.host.table.succession.Notary;

/**
 * What a table needs from the rest of the host.
 *
 * @param dealer chance
 * @param bots where its own bots come from
 * @param archive where finished rounds go
 * @param tokens a fresh secret for each seat that is taken
 * @param notary who signs how a match stands
 * @param journal where it is kept how the table stands
 */
public record TableServices(
        Dealer dealer, BotSource bots, Archive archive, Supplier<ByteString> tokens, Notary notary, Journal journal) {
    /** For a table whose standings nobody signs, and that does not outlive its process. */
    public TableServices(Dealer dealer, BotSource bots, Archive archive, Supplier<ByteString> tokens) {
        this(dealer, bots, archive, tokens, Notary.NONE, Journal.NONE);
    }
}
