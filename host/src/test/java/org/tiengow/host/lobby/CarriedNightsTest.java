package org.tiengow.host.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.host.night.SeatingChoice;
import org.tiengow.protocol.wire.FinishedMatch;
import org.tiengow.protocol.wire.MatchPlayer;
import org.tiengow.protocol.wire.ProposedTable;
import org.tiengow.protocol.wire.SeatingMode;
import org.tiengow.protocol.wire.SeatingProposal;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TurnOrder;

/**
 * Nights drawn by chance: people at tables, matches, kills of the host with and without a restart, and tables that go on by themselves.
 * {@code -Dcarried.nights} nights from {@code -Dcarried.seed} on.
 */
@DisplayName("A night whose hosts are killed")
class CarriedNightsTest {
    private static final int NIGHTS = Integer.getInteger("carried.nights", 40);
    private static final int FIRST = Integer.getInteger("carried.seed", 1);
    private static final int TURNS = 5;
    private static final List<String> NAMES =
            List.of("Mei", "Bo", "Kit", "Eve", "Zoe", "Ann", "Lam", "Sue", "Tom", "Ivy", "Max");

    private final Map<String, Integer> events = new LinkedHashMap<>();

    @Test
    @DisplayName("keeps its id, and has every chip of every match in its sheet once, at whatever host it goes on")
    void everyChipOnce() {
        for (int seed = FIRST; seed < FIRST + NIGHTS; seed++) {
            try {
                new Drawn(new Random(seed)).play();
            } catch (RuntimeException | AssertionError failure) {
                throw new AssertionError("carried.seed " + seed, failure);
            }
        }
        System.out.println("carried.seed " + FIRST + ", " + NIGHTS + " nights: " + events);
    }

    private final class Drawn {
        private final Random random;
        private final NoThread time = new NoThread();
        private final Set<String> listed = new HashSet<>();
        private SeatedNight night;
        private final String id;

        Drawn(Random random) {
            this.random = random;
            SeatingMode mode =
                    random.nextInt(3) == 0 ? SeatingMode.SEATING_MODE_TURNS : SeatingMode.SEATING_MODE_TABLES;
            night = SeatedNight.signed(time, new SeatingChoice(mode, TurnOrder.TURN_ORDER_LONGEST, ""), random);
            night.enter(NAMES.subList(0, 2 + random.nextInt(NAMES.size() - 1)).toArray(String[]::new));
            id = night.state().getId();
            assertThat(id).matches("[0-9a-f]{16}");
        }

        void play() {
            for (int turn = 0; turn < TURNS; turn++) {
                SeatingProposal proposal = night.proposal();
                night.seatEverybody();
                assertNobodySitsTwice();
                List<Integer> tables = begin(proposal);
                switch (random.nextInt(4)) {
                    case 0 -> killed(tables);
                    case 1, 2 -> gone(tables);
                    default -> tables.forEach(night::untilOver);
                }
                look(night);
            }
            assertThat(listed)
                    .as("the sheets of all hosts together")
                    .containsExactlyInAnyOrderElementsOf(night.ended().keySet());
            night.ended().values().forEach(match -> count("matches"));
        }

        private List<Integer> begin(SeatingProposal proposal) {
            List<Integer> tables = new ArrayList<>();
            for (ProposedTable table : proposal.getTablesList()) {
                night.begin(proposal, table.getTable());
                tables.add(table.getTable());
            }
            time.pass(random.nextInt(60_000));
            return tables;
        }

        private void killed(List<Integer> tables) {
            count("restarts");
            look(night);
            night = night.killed();
            tables.forEach(night::untilOver);
        }

        /** The host is gone; some tables go on by themselves, and their people and the others come to one of them as guests. */
        private void gone(List<Integer> tables) {
            List<Integer> playing = tables.stream()
                    .filter(table -> night.stage(table) != TableStage.TABLE_STAGE_MATCH_OVER)
                    .toList();
            look(night);
            if (playing.isEmpty()) {
                return;
            }
            count("hosts gone");
            List<String> everybody = night.people();
            SeatedNight lost = night;
            Optional<SeatedNight> first = Optional.empty();
            for (int table : playing) {
                if (first.isPresent() && random.nextBoolean()) {
                    continue; // its people give their match up
                }
                SeatedNight next = lost.goesOn(table);
                count(first.isPresent() ? "further tables that go on" : "tables that go on");
                if (random.nextInt(3) == 0) {
                    next = next.killed();
                    count("restarts of a host that goes on");
                }
                next.untilOver(table);
                look(next);
                first = first.isPresent() ? first : Optional.of(next);
            }
            night = first.orElseThrow();
            List<String> here = night.people();
            night.enter(everybody.stream().filter(name -> !here.contains(name)).toArray(String[]::new));
        }

        private void look(SeatedNight at) {
            listed.addAll(at.checkSheet());
            assertThat(at.state().getId()).isEqualTo(id);
            for (FinishedMatch match : at.ended().values()) {
                assertThat(match.getPlayersList().stream()
                                .mapToInt(MatchPlayer::getChips)
                                .sum())
                        .as("chips of %s", match)
                        .isZero();
            }
        }

        private void assertNobodySitsTwice() {
            List<String> seated = new ArrayList<>();
            for (int table = 0; table < night.state().getTablesCount(); table++) {
                seated.addAll(night.seatedAt(table));
            }
            assertThat(seated).doesNotHaveDuplicates();
        }

        private void count(String event) {
            events.merge(event, 1, Integer::sum);
        }
    }
}
