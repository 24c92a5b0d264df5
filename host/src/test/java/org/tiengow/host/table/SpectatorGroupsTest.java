package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.table.telling.Changes;
import org.tiengow.host.table.telling.Participant;

@DisplayName("The spectators of a table")
class SpectatorGroupsTest {
    private final SpectatorGroups spectators = new SpectatorGroups();
    private final Set<Participant> watchers = new LinkedHashSet<>();
    private final Changes changes = new Changes();

    @Test
    @DisplayName("get five updates at once, and then one in 200 ms")
    void pace() {
        come(3);
        for (int update = 0; update < SpectatorGroups.AT_ONCE; update++) {
            changed();
            assertThat(told(0)).isEqualTo(3);
        }
        changed();
        assertThat(told(0)).isZero();
        assertThat(spectators.nextTurn()).isEqualTo(SpectatorGroups.PAUSE);
        assertThat(told(SpectatorGroups.PAUSE)).isEqualTo(3);
        assertThat(spectators.nextTurn()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    @DisplayName("are told in groups, one every 25 ms, and each of 500 at least three times a second")
    void turns() {
        come(500);
        Map<Participant, Integer> updates = new HashMap<>();
        int most = 0;
        for (long now = 0; now < 10_000; now += SpectatorGroups.TURN) {
            changed();
            Optional<SpectatorGroups.Group> group = spectators.next(now, false);
            if (group.isPresent()) {
                most = Math.max(most, group.get().concerned().size());
                group.get().concerned().forEach(each -> updates.merge(each, 1, Integer::sum));
                spectators.told(group.get());
            }
        }
        assertThat(most).isEqualTo(SpectatorGroups.MEMBERS);
        assertThat(updates).hasSize(500);
        assertThat(updates.values()).allMatch(number -> number >= 30 && number <= 55);
    }

    @Test
    @DisplayName("are all told at once before another round is told")
    void anotherRound() {
        come(120);
        changed();
        int told = 0;
        for (Optional<SpectatorGroups.Group> group = spectators.next(0, true);
                group.isPresent();
                group = spectators.next(0, true)) {
            told += group.get().concerned().size();
            spectators.told(group.get());
        }
        assertThat(told).isEqualTo(120);
    }

    private void come(int number) {
        for (int i = 0; i < number; i++) {
            Participant watcher = TestHouse.spectator("Spectator " + i);
            watchers.add(watcher);
            changes.forNewcomer(watcher);
        }
    }

    private void changed() {
        changes.forEverybody();
        spectators.note(watchers, changes, List.of());
        changes.clear();
    }

    /** Returns how many are told. */
    private int told(long now) {
        Optional<SpectatorGroups.Group> group = spectators.next(now, false);
        int concerned = group.map(each -> each.concerned().size()).orElse(0);
        group.ifPresent(spectators::told);
        return concerned;
    }
}
