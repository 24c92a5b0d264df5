package org.tiengow.client.shuffle;

import java.security.InvalidKeyException;
import java.security.Key;
import java.security.PrivateKey;
import java.security.Provider;
import java.security.PublicKey;
import java.security.Security;
import java.security.SignatureException;
import java.security.SignatureSpi;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;

/**
 * Signatures that take microseconds instead of milliseconds, in the place of Ed25519 while they are {@link Installed installed}: two
 * hashes of the public key and the content. Anybody could forge them; the models that use them know each signer.
 */
public final class CheapSignatures extends Provider {
    private static final long serialVersionUID = 1;
    private static final String NAME = "CheapSignatures";
    private static final int RAW = 32;
    private static final int KEYS = 8;
    private static final List<IdentityKey> PRIVATE =
            Stream.generate(IdentityKey::fresh).limit(KEYS).toList();
    private static final Map<String, byte[]> PUBLIC = new ConcurrentHashMap<>();

    static {
        for (int i = 0; i < KEYS; i++) {
            PUBLIC.put(PRIVATE.get(i).write().split(" ")[0], identity(i).bytes());
        }
    }

    private CheapSignatures() {
        super(NAME, "1", "Cheap signatures for tests");
        put("Signature.Ed25519", Spi.class.getName());
    }

    /** A key that signs for {@link #identity}. */
    public static IdentityKey key(int number) {
        return PRIVATE.get(number);
    }

    /** An identity that is the same in each run, so that all that follows from it is, too. */
    public static Identity identity(int number) {
        return Identity.of(Sha256.of(new byte[] {(byte) number}));
    }

    /** Replaces Ed25519 in this process while the tests of a class run. */
    static final class Installed implements BeforeAllCallback, AfterAllCallback {
        @Override
        public void beforeAll(ExtensionContext context) {
            Security.insertProviderAt(new CheapSignatures(), 1);
        }

        @Override
        public void afterAll(ExtensionContext context) {
            Security.removeProvider(NAME);
        }
    }

    /** One signature. */
    public static final class Spi extends SignatureSpi {
        private byte[] content = new byte[0];

        @Override
        protected void engineInitVerify(PublicKey key) {
            byte[] encoded = key.getEncoded();
            content = Arrays.copyOfRange(encoded, encoded.length - RAW, encoded.length);
        }

        @Override
        protected void engineInitSign(PrivateKey key) throws InvalidKeyException {
            byte[] known = PUBLIC.get(hex(key));
            if (known == null) {
                throw new InvalidKeyException("another key");
            }
            content = known;
        }

        private static String hex(Key key) {
            return HexFormat.of().formatHex(key.getEncoded());
        }

        @Override
        protected void engineUpdate(byte one) {
            engineUpdate(new byte[] {one}, 0, 1);
        }

        @Override
        protected void engineUpdate(byte[] bytes, int from, int length) {
            int end = content.length;
            content = Arrays.copyOf(content, end + length);
            System.arraycopy(bytes, from, content, end, length);
        }

        @Override
        protected byte[] engineSign() {
            byte[] once = Sha256.of(content);
            byte[] all = Arrays.copyOf(once, 2 * once.length);
            System.arraycopy(Sha256.of(once), 0, all, once.length, once.length);
            return all;
        }

        @Override
        protected boolean engineVerify(byte[] signature) throws SignatureException {
            return Arrays.equals(signature, engineSign());
        }

        @Override
        @Deprecated
        protected void engineSetParameter(String name, Object value) {
            throw new UnsupportedOperationException("Ed25519 signatures have no parameters");
        }

        @Override
        @Deprecated
        protected Object engineGetParameter(String name) {
            throw new UnsupportedOperationException("Ed25519 signatures have no parameters");
        }
    }
}
