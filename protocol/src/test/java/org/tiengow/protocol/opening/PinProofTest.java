package org.tiengow.protocol.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.protocol.pipeline.Fingerprint;
import org.tiengow.protocol.translate.Malformed;

/** The vectors of docs/protocol.md, computed there with another program. */
class PinProofTest {
    private static final byte[] HOST = counting(0);
    private static final byte[] CLIENT = counting(32);
    private static final byte[] CERTIFICATE = counting(64);

    @ParameterizedTest
    @CsvSource({
        "4711,   plain, a9a8404313474e1c04aab48a82787624aa66d8f364dbc489d92f6803dc4bddbf",
        "4711,   tls,   c2f3eeea0352f6b165a8a04b54a0cd59632a11a23dc156029b498a1bcc002e96",
        "天九牌, plain, 2c45fc53b5aaafc40b53ec95a5846ba5a5603ef35ebe905a22787ff68b82e5be",
    })
    void theVectorsOfThePage(String pin, String connection, String proof) {
        byte[] fingerprint = connection.equals("tls") ? CERTIFICATE : Fingerprint.ofPlain();
        assertThat(HexFormat.of().formatHex(PinProof.of(pin, HOST, CLIENT, fingerprint)))
                .isEqualTo(proof);
    }

    @Test
    void aProofHoldsForItsPinAndItsConnectionOnly() {
        byte[] proof = PinProof.of("4711", HOST, CLIENT, CERTIFICATE);
        assertThat(PinProof.isRight(proof, "4711", HOST, CLIENT, CERTIFICATE)).isTrue();
        assertThat(PinProof.isRight(proof, "4712", HOST, CLIENT, CERTIFICATE)).isFalse();
        assertThat(PinProof.isRight(proof, "4711", CLIENT, CLIENT, CERTIFICATE)).isFalse();
        assertThat(PinProof.isRight(proof, "4711", HOST, HOST, CERTIFICATE)).isFalse();
        assertThat(PinProof.isRight(proof, "4711", HOST, CLIENT, Fingerprint.ofPlain()))
                .isFalse();
        assertThat(PinProof.isRight(new byte[0], "4711", HOST, CLIENT, CERTIFICATE))
                .isFalse();
    }

    @Test
    void aNonceOfAnotherLengthIsMalformed() {
        assertThatThrownBy(() -> PinProof.of("4711", new byte[31], CLIENT, CERTIFICATE))
                .isInstanceOf(Malformed.class)
                .hasMessage("nonce has 31 bytes instead of 32.");
        assertThatThrownBy(() -> PinProof.of("4711", HOST, new byte[0], CERTIFICATE))
                .isInstanceOf(Malformed.class)
                .hasMessage("client_nonce has 0 bytes instead of 32.");
    }

    private static byte[] counting(int from) {
        byte[] bytes = new byte[32];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (from + i);
        }
        return bytes;
    }
}
