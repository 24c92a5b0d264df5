package org.tiengow.web.door;

import io.netty.handler.ssl.SslContext;
import java.net.InetSocketAddress;
import java.util.Optional;

/**
 * Where the wire of a host is.
 *
 * @param address its TCP port
 * @param tls how it is spoken to; empty: plain, on this machine
 * @param fingerprint of its certificate, 32 bytes: zeros on plain, as its proofs count it
 */
public record WireTarget(InetSocketAddress address, Optional<SslContext> tls, byte[] fingerprint) {}
