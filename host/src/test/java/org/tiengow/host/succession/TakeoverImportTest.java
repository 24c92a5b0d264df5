package org.tiengow.host.succession;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.google.protobuf.ByteString;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.host.journal.wire.HandedOverTable;
import org.tiengow.host.journal.wire.NightSnapshot;
import org.tiengow.host.journal.wire.SeatSnapshot;
import org.tiengow.host.journal.wire.StandingSnapshot;
import org.tiengow.host.lobby.HostLimits;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.StandingSeat;

@DisplayName("A night that comes from another host")
class TakeoverImportTest {
    @Test
    @DisplayName("brings its tables by their numbers")
    void tables() throws IOException {
        assertThat(TakeoverImport.night(handedOver(0, HostLimits.TABLES - 1), HostLimits.TABLES)
                        .tables())
                .containsOnlyKeys(0, HostLimits.TABLES - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, HostLimits.TABLES, 2_000_000})
    @DisplayName("is refused with a table that no host has: a room is made for each number up to it")
    void noSuchTable(int number) {
        assertThatThrownBy(() -> TakeoverImport.night(handedOver(number), HostLimits.TABLES))
                .isInstanceOf(IOException.class);
    }

    @Test
    @DisplayName("is refused with one table twice")
    void twice() {
        assertThatThrownBy(() -> TakeoverImport.night(handedOver(3, 3), HostLimits.TABLES))
                .isInstanceOf(IOException.class);
    }

    @Test
    @DisplayName("brings the digests of its bots' networks, also when its people agreed")
    void networks() {
        ByteString digest = ByteString.copyFromUtf8("digest");
        Standing standing = Standing.newBuilder()
                .addSeats(seat("mine.network").setLevelDigest(digest))
                .addSeats(seat(""))
                .build();
        assertThat(TableFromStanding.of(
                                standing,
                                StandingSnapshot.getDefaultInstance(),
                                1,
                                List.of(),
                                "steady",
                                () -> ByteString.EMPTY)
                        .getSeatsList())
                .extracting(SeatSnapshot::getLevel, SeatSnapshot::getLevelDigest)
                .containsExactly(tuple("mine.network", digest), tuple("steady", ByteString.EMPTY));
    }

    private static StandingSeat.Builder seat(String level) {
        return StandingSeat.newBuilder().setHolder(Holder.HOLDER_BOT).setLevel(level);
    }

    private static NightSnapshot handedOver(int... tables) {
        NightSnapshot.Builder handedOver = NightSnapshot.newBuilder();
        for (int table : tables) {
            handedOver.addTables(HandedOverTable.newBuilder().setTable(table));
        }
        return handedOver.build();
    }
}
