package org.tiengow.protocol.pipeline;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/**
 * Writes self-signed X.509 certificates (RFC 5280) in DER: version 3, named {@value #NAME}, valid for a hundred years, without extensions.
 * A client knows a host by the fingerprint of this certificate, so nothing else in it is ever looked at.
 */
final class SelfSignedCertificate {
    /** The common name of issuer and subject. */
    static final String NAME = "Tien Gow";

    private static final int YEARS = 100;

    private static final int INTEGER = 0x02;
    private static final int BIT_STRING = 0x03;
    private static final int UTF8_STRING = 0x0c;
    private static final int UTC_TIME = 0x17;
    private static final int GENERALIZED_TIME = 0x18;
    private static final int SEQUENCE = 0x30;
    private static final int SET = 0x31;
    private static final int VERSION = 0xa0;

    /** The object identifier 1.2.840.10045.4.3.2 of ECDSA with SHA-256, with its tag and length. */
    private static final byte[] ECDSA_WITH_SHA256 = {0x06, 0x08, 0x2a, (byte) 0x86, 0x48, (byte) 0xce, 0x3d, 4, 3, 2};

    /** The object identifier 2.5.4.3 of a common name, with its tag and length. */
    private static final byte[] COMMON_NAME = {0x06, 0x03, 0x55, 0x04, 0x03};

    /** The year from which RFC 5280 (4.1.2.5) demands the long form of a time; until then it demands the short one. */
    private static final int LONG_FORM = 2050;

    private SelfSignedCertificate() {}

    /**
     * Returns a certificate of an EC key, signed with ECDSA and SHA-256.
     *
     * @throws GeneralSecurityException when the key cannot sign
     */
    static X509Certificate of(KeyPair keys, Instant now) throws GeneralSecurityException {
        byte[] algorithm = tagged(SEQUENCE, ECDSA_WITH_SHA256);
        byte[] name = tagged(SEQUENCE, tagged(SET, tagged(SEQUENCE, COMMON_NAME, tagged(UTF8_STRING, ascii(NAME)))));
        byte[] content = tagged(
                SEQUENCE,
                tagged(VERSION, tagged(INTEGER, new byte[] {2})),
                tagged(INTEGER, serial()),
                algorithm,
                name,
                tagged(
                        SEQUENCE,
                        time(now),
                        time(now.atOffset(ZoneOffset.UTC).plusYears(YEARS).toInstant())),
                name,
                keys.getPublic().getEncoded());
        Signature signature = Signature.getInstance(HostTls.SIGNATURE);
        signature.initSign(keys.getPrivate());
        signature.update(content);
        byte[] noUnusedBits = {0};
        byte[] whole = tagged(SEQUENCE, content, algorithm, tagged(BIT_STRING, noUnusedBits, signature.sign()));
        return (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(whole));
    }

    /** Returns eight random bytes of a positive number in its shortest form. */
    private static byte[] serial() {
        long random = new SecureRandom().nextLong();
        return ByteBuffer.allocate(Long.BYTES).putLong(random >>> 2 | 1L << 61).array();
    }

    private static byte[] time(Instant when) {
        boolean isLong = when.atOffset(ZoneOffset.UTC).getYear() >= LONG_FORM;
        DateTimeFormatter form = DateTimeFormatter.ofPattern((isLong ? "yyyy" : "yy") + "MMddHHmmss'Z'");
        return tagged(
                isLong ? GENERALIZED_TIME : UTC_TIME,
                ascii(form.withZone(ZoneOffset.UTC).format(when)));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Returns an element: its tag, the length of its parts, and the parts. */
    private static byte[] tagged(int tag, byte[]... parts) {
        int length = 0;
        for (byte[] part : parts) {
            length += part.length;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(tag);
        if (length < 0x80) {
            out.write(length);
        } else if (length < 0x100) {
            out.write(0x81);
            out.write(length);
        } else {
            out.write(0x82);
            out.write(length >> 8);
            out.write(length);
        }
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }
}
