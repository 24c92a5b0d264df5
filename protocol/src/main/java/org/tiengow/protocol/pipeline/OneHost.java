package org.tiengow.protocol.pipeline;

import io.netty.handler.ssl.util.SimpleTrustManagerFactory;
import java.security.KeyStore;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.function.Consumer;
import javax.net.ssl.ManagerFactoryParameters;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

/** Trusts the host with one fingerprint, and reports the fingerprint of any other host. */
final class OneHost extends SimpleTrustManagerFactory {
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
