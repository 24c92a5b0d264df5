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
 */
public record TableServices(Dealer dealer, BotSource bots, Archive archive, Supplier<ByteString> tokens) {}
