package org.tiengow.client.discovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostAddress;
import org.tiengow.client.session.table.TableStage;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.wire.HostHere;
import org.tiengow.protocol.wire.TableSummary;

class HostListTest {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();

    private final HostList list = new HostList(Duration.ofSeconds(3));

    @Test
    void oneHostIsOneEntryWhateverWaysItsAnswersTake() throws UnknownHostException {
        list.heard(
                kitchen().addAddresses("192.168.1.20").addAddresses("10.0.0.2").build(), ip("192.168.1.20"), 0);
        list.heard(
                kitchen().addAddresses("192.168.1.20").addAddresses("10.0.0.2").build(), ip("127.0.0.1"), 1);

        assertThat(list.hosts()).singleElement().satisfies(host -> {
            assertThat(host.name()).isEqualTo("Kitchen");
            assertThat(host.id()).isEqualTo("07".repeat(16));
            assertThat(host.addresses())
                    .containsExactly(
                            new HostAddress("127.0.0.1", 5000),
                            new HostAddress("192.168.1.20", 5000),
                            new HostAddress("10.0.0.2", 5000));
            assertThat(host.address()).isEqualTo(new HostAddress("127.0.0.1", 5000));
        });
    }

    @Test
    void twoHostsOfOneNameAreTwo() throws UnknownHostException {
        list.heard(kitchen().build(), ip("192.168.1.20"), 0);
        list.heard(kitchen().setHostId(id(8)).setPort(5001).build(), ip("192.168.1.20"), 0);

        assertThat(list.hosts())
                .extracting(FoundHost::address)
                .extracting(HostAddress::port)
                .containsExactly(5000, 5001);
    }

    @Test
    void oneMachineThatPretendsToBeManyDoesNotFillTheList() throws UnknownHostException {
        for (int i = 0; i < 200; i++) {
            list.heard(kitchen().setHostId(id(i)).build(), ip("192.168.1.20"), 0);
        }
        for (int i = 0; i < 200; i++) {
            list.heard(kitchen().setHostId(id(3)).build(), ip("10.0.0." + i), 1);
        }

        assertThat(list.hosts()).hasSize(HostList.MOST_OF_SOURCE);
        assertThat(list.hosts()).allMatch(host -> host.addresses().size() <= HostList.MOST_WAYS);
        assertThat(list.heard(kitchen().setHostId(id(3)).build(), ip("192.168.1.20"), 1))
                .isFalse();
    }

    @Test
    void floodOfFakeHostsLeavesRoomForARealOne() throws UnknownHostException {
        for (int machine = 1; machine <= 20; machine++) {
            for (int i = 0; i < 10; i++) {
                list.heard(kitchen().setHostId(id(10 * machine + i)).build(), ip("10.0.0." + machine), 0);
            }
        }
        assertThat(list.hosts()).hasSize(HostList.MOST_HOSTS);

        assertThat(list.heard(kitchen().setName("Garden").build(), ip("192.168.1.20"), 1))
                .isTrue();
        assertThat(list.hosts())
                .hasSize(HostList.MOST_HOSTS)
                .last()
                .satisfies(host -> assertThat(host.name()).isEqualTo("Garden"));
        for (int i = 0; i < 255; i++) {
            list.heard(kitchen().setHostId(id(i + 256)).build(), ip("10.0.1." + i), 1);
        }
        assertThat(list.hosts())
                .hasSize(HostList.MOST_HOSTS)
                .extracting(FoundHost::name)
                .contains("Garden");
    }

    @Test
    void aNameThatDisturbsTheScreenIsNotListed() {
        for (String name : new String[] {"two\nlines", "\u202Eelgoog", "a\u0000", "x".repeat(1_000)}) {
            assertThatThrownBy(() -> list.heard(kitchen().setName(name).build(), ip("192.168.1.20"), 0))
                    .isInstanceOf(Malformed.class);
        }
        HostHere.Builder everywhere = kitchen();
        for (int i = 0; i < 100; i++) {
            everywhere.addAddresses("10.0.0." + i);
        }
        assertThatThrownBy(() -> list.heard(everywhere.build(), ip("192.168.1.20"), 0))
                .isInstanceOf(Malformed.class);
        HostHere.Builder wide = kitchen();
        TableSummary.Builder table =
                TableSummary.newBuilder().setStage(org.tiengow.protocol.wire.TableStage.TABLE_STAGE_GATHERING);
        for (int i = 0; i < 100; i++) {
            table.addSeats(org.tiengow.protocol.wire.SeatInfo.newBuilder().setSeat(i));
        }
        assertThatThrownBy(() -> list.heard(wide.addTables(table).build(), ip("192.168.1.20"), 0))
                .isInstanceOf(Malformed.class);
        assertThat(list.hosts()).isEmpty();
    }

    @Test
    void whoFallsSilentIsDropped() throws UnknownHostException {
        long start = Long.MAX_VALUE - SECOND; // the clock runs over while we listen
        list.heard(kitchen().build(), ip("192.168.1.20"), start);
        list.heard(kitchen().setHostId(id(8)).build(), ip("192.168.1.21"), start + SECOND);

        list.expire(start);
        list.expire(start + 3 * SECOND - 1);
        assertThat(list.hosts()).hasSize(2);
        list.expire(start + 3 * SECOND);
        assertThat(list.hosts()).extracting(FoundHost::id).containsExactly("08".repeat(16));
    }

    @Test
    void theLatestAnswerCounts() throws UnknownHostException {
        list.heard(kitchen().build(), ip("192.168.1.20"), 0);
        list.heard(
                kitchen()
                        .setName("Garden")
                        .setPinNeeded(true)
                        .setFingerprint(ByteString.copyFrom(new byte[] {(byte) 0xab}))
                        .addTables(TableSummary.newBuilder()
                                .setRulesId("lai")
                                .setStage(org.tiengow.protocol.wire.TableStage.TABLE_STAGE_PLAYING))
                        .build(),
                ip("192.168.1.20"),
                1);

        assertThat(list.hosts()).singleElement().satisfies(host -> {
            assertThat(host.name()).isEqualTo("Garden");
            assertThat(host.pinNeeded()).isTrue();
            assertThat(host.fingerprint()).isEqualTo("ab");
            assertThat(host.versions()).containsExactly(3);
            assertThat(host.tables()).singleElement().satisfies(table -> {
                assertThat(table.rulesId()).isEqualTo("lai");
                assertThat(table.stage()).isEqualTo(TableStage.PLAYING);
            });
        });
    }

    @Test
    void anAnswerThatMeansNothingChangesNothing() throws UnknownHostException {
        HostHere senseless =
                kitchen().addTables(TableSummary.getDefaultInstance()).build();

        assertThatThrownBy(() -> list.heard(senseless, ip("192.168.1.20"), 0)).isInstanceOf(Malformed.class);
        assertThat(list.hosts()).isEmpty();
    }

    private static HostHere.Builder kitchen() {
        return HostHere.newBuilder()
                .setHostId(id(7))
                .setName("Kitchen")
                .setPort(5000)
                .addVersions(3);
    }

    private static ByteString id(int fill) {
        byte[] id = new byte[16];
        java.util.Arrays.fill(id, (byte) fill);
        id[0] += (byte) (fill >> 8);
        return ByteString.copyFrom(id);
    }

    private static InetAddress ip(String literal) throws UnknownHostException {
        return InetAddress.getByName(literal);
    }
}
