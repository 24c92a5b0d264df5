package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.protocol.wire.HostOffer;

@DisplayName("An offer to host")
class OfferCheckTest {
    private static final HostOffer GOOD = HostOffer.newBuilder()
            .setFingerprint(ByteString.copyFrom(new byte[32]))
            .addAllAddresses(List.of("192.168.1.20", "fe80::1%eth0", "laptop.local"))
            .setPort(47913)
            .build();

    @Test
    @DisplayName("says where a host could be")
    void good() {
        assertThat(OfferCheck.isSomewhere(GOOD)).isTrue();
        assertThat(OfferCheck.isSomewhere(GOOD.toBuilder().setWebPort(47914).build()))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "10.0.0.1\u001b[2J", "10.0.0.1\n", "laptop local", "\u202egro.elpmaxe"})
    @DisplayName("is nowhere with an address that is none, or could disturb a screen")
    void address(String address) {
        assertThat(OfferCheck.isSomewhere(
                        GOOD.toBuilder().clearAddresses().addAddresses(address).build()))
                .isFalse();
        assertThat(OfferCheck.isSomewhere(GOOD.toBuilder()
                        .clearAddresses()
                        .addAddresses("a".repeat(65))
                        .build()))
                .isFalse();
    }

    @Test
    @DisplayName("is nowhere without an address, with too many, without a port or a key")
    void bounds() {
        assertThat(OfferCheck.isSomewhere(GOOD.toBuilder().clearAddresses().build()))
                .isFalse();
        assertThat(OfferCheck.isSomewhere(GOOD.toBuilder()
                        .addAllAddresses(Collections.nCopies(OfferCheck.ADDRESSES, "10.0.0.1"))
                        .build()))
                .isFalse();
        assertThat(OfferCheck.isSomewhere(GOOD.toBuilder().setPort(0).build())).isFalse();
        assertThat(OfferCheck.isSomewhere(GOOD.toBuilder().setPort(65_536).build()))
                .isFalse();
        assertThat(OfferCheck.isSomewhere(GOOD.toBuilder().setWebPort(65_536).build()))
                .isFalse();
        assertThat(OfferCheck.isSomewhere(GOOD.toBuilder().setWebPort(-1).build()))
                .isFalse();
        assertThat(OfferCheck.isSomewhere(
                        GOOD.toBuilder().setFingerprint(ByteString.EMPTY).build()))
                .isFalse();
    }
}
