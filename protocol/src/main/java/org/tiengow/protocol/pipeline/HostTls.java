package org.tiengow.protocol.pipeline;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLServerSocket;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * The key and certificate of a host, created once and stored in the data folder. The certificate is self-signed; its
 * fingerprint is the identity of the host.
 */
public final class HostTls {
    /** The name of the file in the data folder. */
    public static final String FILE = "host.p12";

    /** The signature algorithm of hosts. */
    public static final String SIGNATURE = "SHA256withECDSA";

    private static final String ALIAS = "host";

    /** The password that a PKCS12 file requires. The key is protected by the permissions of the file, which only its owner can read. */
    private static final String PASSWORD = "tiengow";

    static {
        // TLS 1.2 lets a client request further handshakes without limit. Each costs as much as a new connection and is
        // not counted.
        System.setProperty("jdk.tls.rejectClientInitiatedRenegotiation", "true");
    }

    private final PrivateKey key;
    private final X509Certificate certificate;

    private HostTls(PrivateKey key, X509Certificate certificate) {
        this.key = key;
        this.certificate = certificate;
    }

    /**
     * Reads the key of a data folder, and creates a missing one.
     *
     * @throws IOException with a sentence for the user, when the folder cannot be written or its file contains no key
     */
    public static HostTls in(Path dataFolder) throws IOException {
        Path file = dataFolder.resolve(FILE);
        if (!Files.exists(file)) {
            OwnersAlone.createWhole(dataFolder, FILE, passing().toFile());
        }
        return read(file);
    }

    /** Creates a key that is not stored: a host without a data folder has a new identity at each start. */
    public static HostTls passing() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair keys = generator.generateKeyPair();
            return new HostTls(keys.getPrivate(), SelfSignedCertificate.of(keys, Instant.now()));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("This Java makes no keys.", impossible);
        }
    }

    /**
     * Returns the TLS context for the host's pipeline. It is created in the background: Java takes up to a second to initialise TLS, and a
     * host must be available at once. Only a client that starts TLS before it is ready waits for it.
     */
    public Supplier<SslContext> context() {
        return CompletableFuture.supplyAsync(this::makeContext)::join;
    }

    private SslContext makeContext() {
        try {
            return SslContextBuilder.forServer(key, certificate).build();
        } catch (SSLException impossible) {
            throw new IllegalStateException("This Java speaks no TLS.", impossible);
        }
    }

    /**
     * Opens a blocking server socket for TLS connections with this certificate, for a hand-over between two hosts.
     *
     * @param wanted its port; any free one when it is in use
     * @throws IOException when no port can be opened
     */
    public SSLServerSocket serverSocket(int wanted) throws IOException {
        try {
            KeyStore store = store();
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, PASSWORD.toCharArray());
            SSLContext tls = SSLContext.getInstance("TLS");
            tls.init(keys.getKeyManagers(), null, null);
            try {
                return (SSLServerSocket) tls.getServerSocketFactory().createServerSocket(wanted);
            } catch (BindException taken) {
                return (SSLServerSocket) tls.getServerSocketFactory().createServerSocket(0);
            }
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("This Java speaks no TLS.", impossible);
        }
    }

    private KeyStore store() throws GeneralSecurityException, IOException {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        store.setKeyEntry(ALIAS, key, PASSWORD.toCharArray(), new Certificate[] {certificate});
        return store;
    }

    private byte[] toFile() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try {
            store().store(file, PASSWORD.toCharArray());
        } catch (GeneralSecurityException | IOException impossible) {
            throw new IllegalStateException("This Java writes no PKCS12.", impossible);
        }
        return file.toByteArray();
    }

    /** Returns the SHA-256 of the certificate, 32 bytes. */
    public byte[] fingerprint() {
        return Fingerprint.of(certificate);
    }

    /** Returns the certificate, X.509 in DER. */
    public byte[] certificate() {
        try {
            return certificate.getEncoded();
        } catch (CertificateEncodingException impossible) {
            throw new IllegalStateException("A certificate that was read cannot be written.", impossible);
        }
    }

    /**
     * Signs content with the key of the certificate: ECDSA with SHA-256, in DER.
     *
     * @param purpose the purpose of the signature, ASCII
     */
    public byte[] sign(String purpose, byte[] content) {
        try {
            Signature signature = Signature.getInstance(SIGNATURE);
            signature.initSign(key);
            signature.update(purpose.getBytes(StandardCharsets.US_ASCII));
            signature.update(content);
            return signature.sign();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("The key of this host does not sign.", impossible);
        }
    }

    private static HostTls read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(in, PASSWORD.toCharArray());
            if (store.getKey(ALIAS, PASSWORD.toCharArray()) instanceof PrivateKey key
                    && store.getCertificate(ALIAS) instanceof X509Certificate certificate) {
                return new HostTls(key, certificate);
            }
            throw unreadable(file, null);
        } catch (IOException | GeneralSecurityException damaged) {
            throw unreadable(file, damaged);
        }
    }

    /**
     * Returns the error for a damaged file. It is never replaced by a new key: the host would be a stranger to all clients that know it.
     */
    private static IOException unreadable(Path file, @Nullable Exception cause) {
        return new IOException(
                "The key of this host cannot be read from " + file
                        + ": bring back the file, or delete it to begin as a host that nobody knows.",
                cause);
    }
}
