package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.journal.wire.MeetingsSnapshot;
import org.tiengow.host.journal.wire.SeatingSnapshot;
import org.tiengow.host.night.NightHistory;
import org.tiengow.host.night.NightHistory.PlayedTable;
import org.tiengow.protocol.wire.PlayWish;

@DisplayName("The snapshot of a night's seating")
class NightSnapshotsTest {
    @Test
    @DisplayName("gives back turns, meetings and places of the whole night")
    void roundTrip() {
        for (int seed = 0; seed < 100; seed++) {
            NightHistory history = night(seed, 12, 30);
            SeatingSnapshot.Builder snapshot = SeatingSnapshot.newBuilder();
            NightSnapshots.write(history, name -> PlayWish.PLAY_WISH_PLAY, name -> true, snapshot);
            assertThat(NightSnapshots.read(snapshot.build()))
                    .as("seed %d", seed)
                    .isEqualTo(history);
        }
    }

    @Test
    @DisplayName("holds the latest 64 people, and at most 40,000 bytes")
    void isBounded() {
        SeatingSnapshot.Builder snapshot = SeatingSnapshot.newBuilder();
        NightSnapshots.write(night(1, 200, 400), name -> PlayWish.PLAY_WISH_SKIP_ONCE, name -> true, snapshot);
        assertThat(snapshot.getPeopleCount()).isEqualTo(NightSnapshots.PEOPLE);
        assertThat(snapshot.build().getSerializedSize()).isLessThan(40_000);
    }

    @Test
    @DisplayName("ignores meetings of people whom it does not name")
    void strangeMeetings() {
        SeatingSnapshot snapshot = SeatingSnapshot.newBuilder()
                .addMeetings(
                        MeetingsSnapshot.newBuilder().setFirst(0).setSecond(7).setMatches(1))
                .build();
        assertThat(NightSnapshots.read(snapshot)).isEqualTo(NightHistory.EMPTY);
    }

    private static NightHistory night(int seed, int people, int matches) {
        Random random = new Random(seed);
        NightHistory history = NightHistory.EMPTY;
        List<String> names = IntStream.range(0, people).mapToObj(i -> "P" + i).toList();
        for (String name : names) {
            history = history.arrives(name, history.people().keySet());
        }
        for (int match = 0; match < matches; match++) {
            Map<String, Integer> places = new HashMap<>();
            while (places.size() < 4) {
                places.putIfAbsent(names.get(random.nextInt(people)), places.size() + 1);
            }
            history = history.plays(List.of(new PlayedTable(places)), names);
        }
        return history;
    }
}
