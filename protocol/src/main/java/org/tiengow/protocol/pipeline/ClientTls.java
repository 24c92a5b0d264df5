package org.tiengow.protocol.pipeline;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.util.FingerprintTrustManagerFactory;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import java.util.function.Consumer;
import javax.net.ssl.SSLException;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;

/** TLS as a client speaks it: whom it speaks with is told by the host's fingerprint, whatever its address or its name. */
public final class ClientTls {
    private ClientTls() {}

    /**
     * For the host whose fingerprint is known: with any other the connection ends before a message is sent.
     *
     * @param fingerprint the 32 bytes of {@link HostTls#fingerprint()}
     */
    public static SslContext pinning(byte[] fingerprint) throws SSLException {
        return pinning(fingerprint, other -> {});
    }

    /**
     * As above.
     *
     * @param other is told the fingerprint, 32 bytes, of whoever is met instead, on the thread of the connection
     */
    public static SslContext pinning(byte[] fingerprint, Consumer<byte[]> other) throws SSLException {
        return trusting(new OneHost(fingerprint, other));
    }

    /**
     * For a host that is not known yet. Nothing secret may be sent before the caller has looked at
     * {@link FramedPipeline#fingerprintOfHost}.
     */
    public static SslContext meeting() throws SSLException {
        return trusting(InsecureTrustManagerFactory.INSTANCE);
    }

    /**
     * Trusts the host with this fingerprint and no other, for connections that are none of the protocol's.
     *
     * @param fingerprint 32 bytes
     */
    public static TrustManager[] trusting(byte[] fingerprint) {
        return FingerprintTrustManagerFactory.builder("SHA-256")
                .fingerprints(Fingerprint.write(fingerprint))
                .build()
                .getTrustManagers();
    }

    private static SslContext trusting(TrustManagerFactory trust) throws SSLException {
        return SslContextBuilder.forClient()
                .trustManager(trust)
                .endpointIdentificationAlgorithm(null) // the fingerprint is the identity, not a name in the certificate
                .build();
    }
}
