package org.tiengow.web.door;

import io.netty.handler.ssl.SslContext;
import java.net.InetSocketAddress;
import java.util.Optional;

/**
 * The host at the far end of a wire.
 *
 * @param address the TCP address of the host
 * @param tls the TLS context for the host; empty for an unencrypted connection on this machine
 * @param fingerprint the fingerprint of the certificate, 32 bytes; zeros without TLS, as the host's proofs assume
 */
public record WireTarget(InetSocketAddress address, Optional<SslContext> tls, byte[] fingerprint) {}
