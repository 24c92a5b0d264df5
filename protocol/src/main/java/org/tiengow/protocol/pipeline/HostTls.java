package org.tiengow.protocol.pipeline;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLServerSocket;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.kept.OwnersAlone;

/**
 * The key and certificate of a host, created once with the JDK's keytool and stored in the data folder. The certificate is self-signed; its
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

    private static final int KEYTOOL_SECONDS = 30;

    /** Options for a program that runs a third of a second; they halve its time. */
    private static final List<String> SHORT_LIVED =
            List.of("-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-J-Xshare:auto");

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
        try {
            OwnersAlone.createFolder(dataFolder);
            if (Files.notExists(file)) {
                make(dataFolder, file);
            }
        } catch (FileSystemException cause) {
            throw new IOException("The key of this host cannot be written to " + file + ".", cause);
        }
        return read(file);
    }

    /**
     * Creates a key that is not stored: a host without a data folder has a new identity at each start.
     *
     * @throws IOException with a sentence for the user, when temporary files cannot be written
     */
    public static HostTls passing() throws IOException {
        Path folder = Files.createTempDirectory("tiengow");
        try {
            return in(folder);
        } finally {
            Files.deleteIfExists(folder.resolve(FILE));
            Files.delete(folder);
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
     * Opens a server socket for TLS connections with this certificate, outside the protocol.
     *
     * @param wanted its port; any free one when it is in use
     * @throws IOException when no port can be opened
     */
    public SSLServerSocket serverSocket(int wanted) throws IOException {
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry(ALIAS, key, PASSWORD.toCharArray(), new Certificate[] {certificate});
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

    /** Creates the key in a folder that only its owner can enter, so that it is never open to others, and never found incomplete. */
    private static void make(Path dataFolder, Path file) throws IOException {
        Path workshop = Files.createTempDirectory(dataFolder, "key");
        Path made = workshop.resolve(FILE);
        Path said = workshop.resolve("keytool.txt");
        try {
            if (!keytool(made, said)) {
                throw new IOException("keytool made no key: "
                        + Files.readString(said, Charset.defaultCharset()).strip());
            }
            keepForOwner(made);
            Files.move(made, file);
        } catch (FileAlreadyExistsException fasterHost) {
            // two hosts started at once in one folder: both use the key of the faster one
        } finally {
            Files.deleteIfExists(made);
            Files.deleteIfExists(said);
            Files.delete(workshop);
        }
    }

    private static boolean keytool(Path made, Path said) throws IOException {
        String program =
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        String options = "-genkeypair -keyalg EC -groupname secp256r1 -validity 36500 -storetype PKCS12";
        List<String> command = new ArrayList<>(List.of(program));
        command.addAll(SHORT_LIVED);
        command.addAll(List.of(options.split(" ")));
        command.addAll(List.of("-alias", ALIAS, "-storepass", PASSWORD, "-dname", "CN=Tien Gow"));
        command.addAll(List.of("-keystore", made.toString()));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            return process.waitFor(KEYTOOL_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("Making a key was interrupted.", interrupted);
        } finally {
            process.destroyForcibly();
        }
    }

    /** Restricts a file to its owner, where the file system supports owners; elsewhere the data folder is inside the user's own folder. */
    private static void keepForOwner(Path file) throws IOException {
        PosixFileAttributeView owners = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (owners != null) {
            owners.setPermissions(PosixFilePermissions.fromString("rw-------"));
        }
    }
}
