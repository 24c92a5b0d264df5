package org.tiengow.client.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostAddressTest {
    @ParameterizedTest
    @CsvSource({
        "192.168.1.20, 192.168.1.20, 47913, 192.168.1.20:47913",
        "' 192.168.1.20:5000 ', 192.168.1.20, 5000, 192.168.1.20:5000",
        "mei.local:1, mei.local, 1, mei.local:1",
        "localhost, localhost, 47913, localhost:47913",
        "fe80::1, fe80::1, 47913, [fe80::1]:47913",
        "fe80::1%eth0, fe80::1%eth0, 47913, [fe80::1%eth0]:47913",
        "::1, ::1, 47913, [::1]:47913",
        "[::1], ::1, 47913, [::1]:47913",
        "１９２．１６８．１．２０：５０００, 192.168.1.20, 5000, 192.168.1.20:5000",
        "bbv-pvb, 192.168.1.20, 47913, 192.168.1.20:47913",
        "TIENGOW:BBVPVB, 192.168.1.20, 47913, 192.168.1.20:47913",
        "HFGY-GPY-SMW, 192.168.1.20, 5000, 192.168.1.20:5000",
        "bbvpvb:5000, bbvpvb, 5000, bbvpvb:5000",
        "kit-mac:47913, kit-mac, 47913, kit-mac:47913",
        "[fe80::1%2]:65535, fe80::1%2, 65535, [fe80::1%2]:65535",
    })
    void readsWhatPeopleType(String typed, String host, int port, String written) {
        HostAddress address = HostAddress.parse(typed);

        assertThat(address).isEqualTo(new HostAddress(host, port));
        assertThat(address).hasToString(written);
        assertThat(HostAddress.parse(address.toString())).isEqualTo(address);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "  ", ":47913", "host:", "host:port", "host:123456", "two words", "[::1", "[]:5", "::1]:5"})
    void refusesWhatIsNoAddress(String typed) {
        assertThatThrownBy(() -> HostAddress.parse(typed))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not an address like");
    }

    @ParameterizedTest
    @ValueSource(strings = {"BBV-PVC", "ABC-DEF"})
    void saysThatACodeHasASlip(String typed) {
        assertThatThrownBy(() -> HostAddress.parse(typed))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not a join code");
    }

    @Test
    void refusesPortsThatDoNotExist() {
        assertThatThrownBy(() -> HostAddress.parse("host:0")).hasMessage("A port is a number from 1 to 65535, not 0.");
        assertThatThrownBy(() -> HostAddress.parse("host:65536")).hasMessageContaining("not 65536");
    }
}
