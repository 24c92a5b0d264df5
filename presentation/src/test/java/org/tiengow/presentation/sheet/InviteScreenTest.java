package org.tiengow.presentation.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.presentation.table.Tables;

class InviteScreenTest {
    private static final List<String> ADDRESSES = List.of("[fd00::7]:47913", "192.168.1.20:47913");

    @Test
    void theCodeIsOfTheFirstAddressThatHasOne() {
        InviteScreen screen = InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", HandOutState.NOT_OURS);

        assertThat(screen.code()).isEqualTo("BBV-PVB");
        assertThat(screen.picture()).isEqualTo("TIENGOW:BBVPVB");
        assertThat(HostAddress.parse(screen.picture())).hasToString("192.168.1.20:47913");
        assertThat(InviteScreen.of(Tables.ENGLISH, List.of("[fd00::7]:47913"), "", HandOutState.NOT_OURS)
                        .picture())
                .isEmpty();
    }

    @Test
    void thePictureLeadsToTheProgramWhileThatIsHandedOut() {
        HandOutState on = new HandOutState(HandOutState.Stage.ON, "http://192.168.1.20:47914/");

        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", on).picture())
                .isEqualTo("http://192.168.1.20:47914/");
    }

    @Test
    void thePinIsThereToBeReadOut() {
        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "2580", HandOutState.NOT_OURS)
                        .pin())
                .isEqualTo("PIN: 2580");
        assertThat(InviteScreen.of(Tables.CHINESE, ADDRESSES, "2580", HandOutState.NOT_OURS)
                        .pin())
                .isEqualTo("PIN：2580");
        assertThat(InviteScreen.of(Tables.ENGLISH, ADDRESSES, "", HandOutState.NOT_OURS)
                        .pin())
                .isEmpty();
    }
}
