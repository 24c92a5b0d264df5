package org.tiengow.protocol.pipeline;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;

/**
 * The host's key and certificate: made once, with the JDK's own keytool, and kept in the data folder. The certificate vouches
 * for nothing; its fingerprint is the host's identity.
 */
public final class HostTls {
    /** The file in the data folder. */
    public static final String FILE = "host.p12";

    private static final String ALIAS = "host";

    /** A PKCS12 file must have one; what protects the key is that only its owner may read the file. */
    private static final String PASSWORD = "tiengow";

    private static final int KEYTOOL_SECONDS = 30;

    private final PrivateKey key;
    private final X509Certificate certificate;

    private HostTls(PrivateKey key, X509Certificate certificate) {
        this.key = key;
        this.certificate = certificate;
    }

    /**
     * Reads the key of a data folder, and makes it first when there is none.
     *
     * @throws IOException with a sentence, when the folder cannot be written or its file holds no key
     */
    public static HostTls in(Path dataFolder) throws IOException {
        Path file = dataFolder.resolve(FILE);
        if (Files.notExists(file)) {
            make(Files.createDirectories(dataFolder), file);
        }
        return read(file);
    }

    /** What the host's pipeline needs. */
    public SslContext context() throws SSLException {
        return SslContextBuilder.forServer(key, certificate).build();
    }

    /** The SHA-256 of the certificate, 32 bytes. */
    public byte[] fingerprint() {
        return Fingerprint.of(certificate);
    }

    private static HostTls read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(in, PASSWORD.toCharArray());
            if (store.getKey(ALIAS, PASSWORD.toCharArray()) instanceof PrivateKey key
                    && store.getCertificate(ALIAS) instanceof X509Certificate certificate) {
                return new HostTls(key, certificate);
            }
            throw new IOException(file + " holds no key of a host.");
        } catch (GeneralSecurityException unreadable) {
            throw new IOException(file + " holds no key that can be read.", unreadable);
        }
    }

    /** Made in a folder that only its owner may enter, so that the key is never open to others, and never found half made. */
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
            Files.move(made, file, StandardCopyOption.ATOMIC_MOVE);
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

    /** Where the file system knows owners; elsewhere the data folder is in the user's own. */
    private static void keepForOwner(Path file) throws IOException {
        PosixFileAttributeView owners = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        if (owners != null) {
            owners.setPermissions(PosixFilePermissions.fromString("rw-------"));
        }
    }
}
