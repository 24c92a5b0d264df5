package org.tiengow.protocol.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.wire.Datagram;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.HostHere;
import org.tiengow.protocol.wire.Query;
import org.tiengow.protocol.wire.SeatInfo;
import org.tiengow.protocol.wire.TableSummary;

class DatagramCodecTest {
    private static final HostHere HERE = HostHere.newBuilder()
            .setNonce(-5)
            .setHostId(ByteString.copyFrom(new byte[16]))
            .setName("Mei's table")
            .setPort(47913)
            .addVersions(1)
            .addAddresses("192.168.1.20")
            .build();

    @Test
    void aQueryArrives() {
        assertThat(read(DatagramCodec.query(-5)))
                .hasValueSatisfying(
                        datagram -> assertThat(datagram.getQuery().getNonce()).isEqualTo(-5));
    }

    @Test
    void anAnswerArrives() {
        assertThat(read(DatagramCodec.here(HERE)).map(Datagram::getHere)).contains(HERE);
    }

    @Test
    void tablesThatDoNotFitAreLeftOff() {
        HostHere.Builder crowded = HERE.toBuilder();
        for (int table = 0; table < 60; table++) {
            crowded.addTables(TableSummary.newBuilder()
                    .setTable(table)
                    .addSeats(SeatInfo.newBuilder()
                            .setHolder(Holder.HOLDER_PERSON)
                            .setName("A name of twenty-four ch")));
        }
        byte[] bytes = DatagramCodec.here(crowded.build());
        assertThat(bytes.length).isBetween(DatagramCodec.LONGEST - 60, DatagramCodec.LONGEST);
        assertThat(read(bytes)).hasValueSatisfying(datagram -> {
            assertThat(datagram.getHere().getTablesCount()).isBetween(10, 59);
            assertThat(datagram.getHere().getTablesList())
                    .isEqualTo(crowded.getTablesList()
                            .subList(0, datagram.getHere().getTablesCount()));
        });
    }

    @Test
    void whatIsNotOursIsIgnored() {
        assertThat(read(new byte[0])).isEmpty();
        assertThat(read("hello".getBytes(StandardCharsets.US_ASCII))).isEmpty();
        assertThat(read(Datagram.newBuilder()
                        .setMagic(1)
                        .setQuery(Query.getDefaultInstance())
                        .build()))
                .as("another magic")
                .isEmpty();
        assertThat(read(Datagram.newBuilder().setMagic(DatagramCodec.MAGIC).build()))
                .as("no message")
                .isEmpty();
        assertThat(readHere(HERE.toBuilder().setPort(0))).as("port 0").isEmpty();
        assertThat(readHere(HERE.toBuilder().setPort(65_536))).as("port 65536").isEmpty();
        assertThat(readHere(HERE.toBuilder().setPort(-1))).as("port -1").isEmpty();
        assertThat(readHere(HERE.toBuilder().clearHostId())).as("no host id").isEmpty();
        assertThat(readHere(HERE.toBuilder().setName(" "))).as("no name").isEmpty();
    }

    @Test
    void aLongDatagramIsIgnoredUnread() {
        int rest = DatagramCodec.LONGEST - DatagramCodec.here(HERE).length;
        HostHere.Builder longest = HERE.toBuilder().addAddresses("x".repeat(rest - 2 - 2));
        assertThat(readHere(longest.clone()))
                .as("%d bytes", DatagramCodec.LONGEST)
                .isPresent();
        assertThat(readHere(longest.clone().addVersions(1))).as("a byte more").isEmpty();
    }

    @Test
    void randomBytesAreIgnored() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int round = 0; round < 20_000; round++) {
            byte[] bytes = new byte[random.nextInt(64)];
            random.nextBytes(bytes);
            assertThat(read(bytes)).as("seed %d, round %d", seed, round).isEmpty();
        }
    }

    private static Optional<Datagram> readHere(HostHere.Builder here) {
        return read(Datagram.newBuilder()
                .setMagic(DatagramCodec.MAGIC)
                .setHere(here)
                .build());
    }

    private static Optional<Datagram> read(Datagram datagram) {
        return read(datagram.toByteArray());
    }

    private static Optional<Datagram> read(byte[] bytes) {
        return DatagramCodec.read(ByteBuffer.wrap(bytes));
    }
}
