package org.tiengow.protocol.pipeline;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.util.FingerprintTrustManagerFactory;
import javax.net.ssl.SSLException;

/** TLS as a client speaks it: only with the host whose fingerprint it knows, whatever its address or its name. */
public final class ClientTls {
    private ClientTls() {}

    /**
     * What the client's pipeline needs.
     *
     * @param fingerprint the 32 bytes of {@link HostTls#fingerprint()}
     */
    public static SslContext pinning(byte[] fingerprint) throws SSLException {
        return SslContextBuilder.forClient()
                .trustManager(FingerprintTrustManagerFactory.builder("SHA-256")
                        .fingerprints(Fingerprint.write(fingerprint))
                        .build())
                .endpointIdentificationAlgorithm(null) // the fingerprint is the identity, not a name in the certificate
                .build();
    }
}
