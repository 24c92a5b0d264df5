package org.tiengow.protocol.succession;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.Parser;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.Optional;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.pipeline.HostTls;
import org.tiengow.protocol.wire.AgreedTo;
import org.tiengow.protocol.wire.Agreement;
import org.tiengow.protocol.wire.Named;
import org.tiengow.protocol.wire.Sealed;
import org.tiengow.protocol.wire.Standing;

/**
 * Signs and verifies standings, named successors and agreements. A signature covers the transmitted bytes:
 *
 * <pre>
 *   | purpose, ASCII | content, the message as it was written |
 * </pre>
 */
public final class SuccessionSignatures {
    private static final String STANDING = "tiengow-standing/1";
    private static final String SUCCESSOR = "tiengow-successor/1";
    private static final String AGREEMENT = "tiengow-agreement/1";

    private SuccessionSignatures() {}

    /**
     * A verified message with its signer.
     *
     * @param message the signed message
     * @param signer the fingerprint of a host, or the identity of a program
     */
    public record Verified<M, S>(M message, S signer) {}

    /** Signs a standing of this host. */
    public static Sealed seal(HostTls host, Standing standing) {
        return seal(host, STANDING, standing.toByteString());
    }

    /** Signs the naming of a successor by this host. */
    public static Sealed seal(HostTls host, Named named) {
        return seal(host, SUCCESSOR, named.toByteString());
    }

    /** Signs an agreement with an identity key. */
    public static Agreement agree(IdentityKey key, AgreedTo agreed) {
        ByteString content = agreed.toByteString();
        return Agreement.newBuilder()
                .setContent(content)
                .setKey(ByteString.copyFrom(key.identity().bytes()))
                .setSignature(ByteString.copyFrom(key.sign(AGREEMENT, content.toByteArray())))
                .build();
    }

    /** Returns a standing and the fingerprint of its host; empty when the signature is invalid, or the standing names another host. */
    public static Optional<Verified<Standing, ByteString>> verifyStanding(Sealed sealed) {
        return verify(sealed, STANDING, Standing.parser())
                .filter(verified -> verified.message().getHost().equals(verified.signer()));
    }

    /**
     * Returns the naming of a successor and the fingerprint of its host; empty when the signature is invalid, or it names another host as
     * its origin.
     */
    public static Optional<Verified<Named, ByteString>> verifyNamed(Sealed sealed) {
        return verify(sealed, SUCCESSOR, Named.parser())
                .filter(verified -> verified.message().getFrom().equals(verified.signer()));
    }

    /** Returns an agreement and its signer; empty when the signature is invalid. */
    public static Optional<Verified<AgreedTo, Identity>> verify(Agreement agreement) {
        if (agreement.getKey().size() != Identity.BYTES) {
            return Optional.empty();
        }
        Identity identity = Identity.of(agreement.getKey().toByteArray());
        if (!identity.signed(
                AGREEMENT,
                agreement.getContent().toByteArray(),
                agreement.getSignature().toByteArray())) {
            return Optional.empty();
        }
        return parse(agreement.getContent(), AgreedTo.parser()).map(message -> new Verified<>(message, identity));
    }

    private static Sealed seal(HostTls host, String purpose, ByteString content) {
        return Sealed.newBuilder()
                .setContent(content)
                .setCertificate(ByteString.copyFrom(host.certificate()))
                .setSignature(ByteString.copyFrom(host.sign(purpose, content.toByteArray())))
                .build();
    }

    private static <M extends Message> Optional<Verified<M, ByteString>> verify(
            Sealed sealed, String purpose, Parser<M> parser) {
        if (!isSigned(sealed, purpose)) {
            return Optional.empty();
        }
        ByteString fingerprint =
                ByteString.copyFrom(Fingerprint.of(sealed.getCertificate().toByteArray()));
        return parse(sealed.getContent(), parser).map(message -> new Verified<>(message, fingerprint));
    }

    private static boolean isSigned(Sealed sealed, String purpose) {
        try {
            Certificate certificate = CertificateFactory.getInstance("X.509")
                    .generateCertificate(
                            new ByteArrayInputStream(sealed.getCertificate().toByteArray()));
            Signature check = Signature.getInstance(HostTls.SIGNATURE);
            check.initVerify(certificate.getPublicKey());
            check.update(purpose.getBytes(StandardCharsets.US_ASCII));
            check.update(sealed.getContent().toByteArray());
            // the fingerprint is computed from the received bytes, so they must be exactly the certificate
            return ByteString.copyFrom(certificate.getEncoded()).equals(sealed.getCertificate())
                    && check.verify(sealed.getSignature().toByteArray());
        } catch (GeneralSecurityException noCertificateOrNoSignature) {
            return false;
        }
    }

    private static <M extends Message> Optional<M> parse(ByteString content, Parser<M> parser) {
        try {
            return Optional.of(parser.parseFrom(content));
        } catch (InvalidProtocolBufferException noMessage) {
            return Optional.empty();
        }
    }
}
