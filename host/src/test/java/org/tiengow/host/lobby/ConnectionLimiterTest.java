package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The doorway")
class ConnectionLimiterTest {
    private static final ByteString NONE = ByteString.EMPTY;

    private final ConnectionLimiter connectionLimiter = new ConnectionLimiter();
    private final List<String> turnedAway = new ArrayList<>();

    @Test
    @DisplayName("holds so many strangers of one address; one more pushes out the one that has stood there longest")
    void strangersOfAnAddress() {
        for (int i = 0; i < HostLimits.CONNECTIONS_OF_ADDRESS; i++) {
            knock(1);
        }
        knock(2);
        assertThat(turnedAway).isEmpty();
        ConnectionLimiter.Visit last = knock(1);
        assertThat(turnedAway).containsExactly("1:0");
        assertThat(last.enter(NONE, false)).isTrue();
        knock(1);
        assertThat(turnedAway).containsExactly("1:0");
    }

    @Test
    @DisplayName("holds so many strangers in all; one more pushes out one of the address with the most")
    void strangersInAll() {
        knock(201); // somebody who only comes back to a seat
        int addresses = HostLimits.CONNECTIONS / HostLimits.CONNECTIONS_OF_ADDRESS;
        for (int address = 1; address <= addresses; address++) {
            for (int i = 0; i < HostLimits.CONNECTIONS_OF_ADDRESS; i++) {
                knock(address);
            }
        }
        for (int address = 101; address < 150; address++) {
            knock(address);
        }
        assertThat(connectionLimiter.strangers()).isEqualTo(HostLimits.CONNECTIONS);
        assertThat(turnedAway).hasSize(50).noneMatch(who -> who.startsWith("201"));
    }

    @Test
    @DisplayName("lets so many in, and then only those with a token; who has gone makes room")
    void inside() {
        List<ConnectionLimiter.Visit> guests = new ArrayList<>();
        for (int i = 0; i < HostLimits.CONNECTIONS_OF_ADDRESS; i++) {
            guests.add(knock(1));
            assertThat(guests.get(i).enter(NONE, false)).isTrue();
        }
        assertThat(knock(1).enter(NONE, false)).isFalse();
        assertThat(knock(1).enter(token("seat"), false)).isTrue();
        assertThat(knock(2).enter(NONE, false)).isTrue();
        guests.get(0).leave();
        guests.get(0).leave();
        assertThat(knock(1).enter(NONE, false)).isTrue();
        assertThat(knock(1).enter(NONE, false)).isFalse();
        assertThat(turnedAway).isEmpty();
    }

    @Test
    @DisplayName(
            "takes a token for one connection: the one before counts like any other, or goes where there is no room")
    void oneAToken() {
        for (int i = 0; i < HostLimits.CONNECTIONS_OF_ADDRESS; i++) {
            assertThat(knock(1).enter(NONE, false)).isTrue();
        }
        assertThat(knock(1).enter(token("seat"), false)).isTrue();
        assertThat(knock(1).enter(token("seat"), false)).isTrue();
        assertThat(turnedAway).containsExactly("1:" + HostLimits.CONNECTIONS_OF_ADDRESS);
    }

    @Test
    @DisplayName("lets in many more pages of one address, where their door is, and counts them apart from all others")
    void pages() {
        for (int i = 0; i < HostLimits.PAGES_OF_DOOR; i++) {
            assertThat(knock(1).enter(NONE, true)).as("page %d", i).isTrue();
        }
        assertThat(knock(1).enter(NONE, true)).isFalse();
        assertThat(knock(2).enter(NONE, true)).isTrue();
        for (int i = 0; i < HostLimits.CONNECTIONS_OF_ADDRESS; i++) {
            assertThat(knock(1).enter(NONE, false)).isTrue();
        }
        assertThat(knock(1).enter(NONE, false)).isFalse();
        ConnectionLimiter.Visit back = knock(1);
        assertThat(back.enter(token("seat"), true)).isTrue();
        back.leave();
        assertThat(turnedAway).isEmpty();
    }

    @Test
    @DisplayName("has room again for a page when one has gone, also one whose token came again elsewhere")
    void aPageGoes() {
        List<ConnectionLimiter.Visit> inside = new ArrayList<>();
        for (int i = 0; i < HostLimits.PAGES_OF_DOOR; i++) {
            inside.add(knock(1));
            assertThat(inside.get(i).enter(NONE, true)).isTrue();
        }
        inside.get(0).leave();
        assertThat(knock(1).enter(NONE, true)).isTrue();
        assertThat(knock(1).enter(token("seat"), true)).isTrue();
        assertThat(knock(1).enter(token("seat"), true)).isTrue();
        assertThat(turnedAway).as("the tab that was displaced").hasSize(1);
    }

    @Test
    @DisplayName("does not count what ended while it was let in")
    void goneMeanwhile() {
        for (int i = 0; i < 3 * HostLimits.CONNECTIONS_OF_ADDRESS; i++) {
            ConnectionLimiter.Visit gone = knock(1);
            gone.leave();
            assertThat(gone.enter(i % 2 == 0 ? NONE : token("seat " + i), false))
                    .isTrue();
        }
        assertThat(knock(1).enter(NONE, false)).isTrue();
        assertThat(turnedAway).isEmpty();
        assertThat(connectionLimiter.strangers()).isZero();
    }

    @Test
    @DisplayName("counts a network of IPv6 as one, whatever addresses a machine gives itself there")
    void networksOfIpv6() throws UnknownHostException {
        for (int i = 0; i < HostLimits.CONNECTIONS_OF_NETWORK; i++) {
            knock("2001:db8:0:7::" + Integer.toHexString(i + 1));
        }
        knock("2001:db8:0:8::1");
        assertThat(turnedAway).isEmpty();
        knock("2001:db8:0:7:ffff::");
        assertThat(turnedAway).containsExactly("2001:db8:0:7::1");
        for (int i = 0; i < HostLimits.CONNECTIONS_OF_NETWORK; i++) {
            assertThat(knock("2001:db8:0:7::" + Integer.toHexString(i + 1)).enter(NONE, false))
                    .isTrue();
        }
        assertThat(knock("2001:db8:0:7::ffff").enter(NONE, false)).isFalse();
        assertThat(knock("2001:db8:0:8::2").enter(NONE, false)).isTrue();
    }

    private ConnectionLimiter.Visit knock(String address) throws UnknownHostException {
        return connectionLimiter.comes(InetAddress.getByName(address), () -> turnedAway.add(address));
    }

    private int knocks;

    private ConnectionLimiter.Visit knock(int address) {
        String who = address + ":" + knocks++;
        try {
            return connectionLimiter.comes(
                    InetAddress.getByAddress(new byte[] {(byte) 192, 0, 2, (byte) address}), () -> turnedAway.add(who));
        } catch (UnknownHostException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static ByteString token(String text) {
        return ByteString.copyFromUtf8(text);
    }
}
