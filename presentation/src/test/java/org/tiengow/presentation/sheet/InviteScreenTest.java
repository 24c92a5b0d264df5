package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.presentation.table.Tables;

class InviteScreenTest {
    private static final List<String> ADDRESSES = List.of("[fd00::7]:47913", "192.168.1.20:47913");

    @Test
    void theCodeIsOfTheFirstAddressThatHasOne() {
        InviteScreen screen = InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", HandOutState.NOT_OURS, "");

        assertThat(screen.code()).isEqualTo("BBV-PVB");
        assertThat(screen.picture()).isEqualTo("TIENGOW:BBVPVB");
        assertThat(HostAddress.parse(screen.picture())).hasToString("192.168.1.20:47913");
        assertThat(InviteScreen.of(Tables.ENGLISH, List.of("[fd00::7]:47913"), "", HandOutState.NOT_OURS, "")
                        .picture())
                .isEmpty();
    }

    @Test
    @DisplayName(
            "A code and an address can be copied, and the words of the host's key compared; only the own host can be checked")
    void copied() {
        InviteScreen guests =
                InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", HandOutState.NOT_OURS, "palace monkey sugar");
        assertThat(guests.code() + " " + guests.address()).isEqualTo("BBV-PVB " + ADDRESSES.get(0));
        assertThat(guests.copyCode() + ", " + guests.copyAddress()).isEqualTo("Copy the code, Copy the address");
        assertThat(guests.hostWords()).endsWith("these words: palace monkey sugar");
        assertThat(guests.why()).isEmpty();
        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", new HandOutState(HandOutState.Stage.OFF, ""), "")
                        .why())
                .isEqualTo("Why can’t my friend join?");
    }

    @Test
    void thePictureLeadsToTheProgramWhileThatIsHandedOut() {
        HandOutState on = new HandOutState(HandOutState.Stage.ON, "http://192.168.1.20:47914/");

        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", on, "").picture())
                .isEqualTo("http://192.168.1.20:47914/");
    }

    @Test
    void thePinIsThereToBeReadOut() {
        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "2580", HandOutState.NOT_OURS, "")
                        .pin())
                .isEqualTo("PIN: 2580");
        assertThat(InviteScreen.of(Tables.CHINESE, ADDRESSES, "2580", HandOutState.NOT_OURS, "")
                        .pin())
                .isEqualTo("PIN：2580");
        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", HandOutState.NOT_OURS, "")
                        .pin())
                .isEmpty();
    }
}
