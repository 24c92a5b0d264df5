package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.util.function.Supplier;

/**
 * What a table needs from the rest of the host.
 *
 * @param dealer chance
 * @param bots where its own bots come from
 * @param archive where finished rounds go
 * @param tokens a fresh secret for each seat that is taken
 * @param notary who signs how a match stands
 */
public record TableServices(
        Dealer dealer, BotSource bots, Archive archive, Supplier<ByteString> tokens, Notary notary) {
    /** For a table whose standings nobody signs. */
    public TableServices(Dealer dealer, BotSource bots, Archive archive, Supplier<ByteString> tokens) {
        this(dealer, bots, archive, tokens, Notary.NONE);
    }
}
