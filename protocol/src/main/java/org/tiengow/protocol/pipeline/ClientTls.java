package org.tiengow.protocol.pipeline;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.util.FingerprintTrustManagerFactory;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import io.netty.handler.ssl.util.SimpleTrustManagerFactory;
import java.security.KeyStore;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.function.Consumer;
import javax.net.ssl.ManagerFactoryParameters;
import javax.net.ssl.SSLException;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/** TLS contexts of clients. A client identifies a host by its fingerprint, regardless of its address or name. */
public final class ClientTls {
    private ClientTls() {}

    /**
     * Returns a context for a host with a known fingerprint. With any other host the connection ends before a message is sent.
     *
     * @param fingerprint the 32 bytes of {@link HostTls#fingerprint()}
     */
    public static SslContext pinning(byte[] fingerprint) throws SSLException {
        return pinning(fingerprint, other -> {});
    }

    /**
     * Returns a context for a host with a known fingerprint, and reports a mismatch.
     *
     * @param other receives the fingerprint of a different host, 32 bytes, on the thread of the connection
     */
    public static SslContext pinning(byte[] fingerprint, Consumer<byte[]> other) throws SSLException {
        return trusting(new OneHost(fingerprint, other));
    }

    /** Returns a context for an unknown host. The caller must check {@link FramedPipeline#fingerprintOfHost} before it sends any secret. */
    public static SslContext meeting() throws SSLException {
        return trusting(InsecureTrustManagerFactory.INSTANCE);
    }

    /**
     * Returns trust managers that accept only the host with this fingerprint, for connections outside the protocol.
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

    /** Trusts the host with one fingerprint, and reports the fingerprint of any other host. */
    private static final class OneHost extends SimpleTrustManagerFactory {
        private final byte[] fingerprint;
        private final Consumer<byte[]> other;

        OneHost(byte[] fingerprint, Consumer<byte[]> other) {
            this.fingerprint = fingerprint.clone();
            this.other = other;
        }

        @Override
        protected void engineInit(KeyStore unused) {}

        @Override
        protected void engineInit(ManagerFactoryParameters unused) {}

        @Override
        protected TrustManager[] engineGetTrustManagers() {
            return new TrustManager[] {new Host()};
        }

        private final class Host implements X509TrustManager {
            @Override
            public void checkClientTrusted(X509Certificate[] chain, String authType) throws CertificateException {
                throw new CertificateException("Clients show no certificate.");
            }

            @Override
            public void checkServerTrusted(X509Certificate[] chain, String authType) throws CertificateException {
                byte[] shown = Fingerprint.of(chain[0]);
                if (!Arrays.equals(shown, fingerprint)) {
                    other.accept(shown);
                    throw new CertificateException("The host has another key.");
                }
            }

            @Override
            public X509Certificate[] getAcceptedIssuers() {
                return new X509Certificate[0];
            }
        }
    }
}
