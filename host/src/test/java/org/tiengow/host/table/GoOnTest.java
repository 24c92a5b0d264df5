package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.Journal;
import org.tiengow.host.journal.Steps;
import org.tiengow.host.journal.wire.Step;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.options.TableSettings;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.HostMessage.MessageCase;
import org.tiengow.protocol.wire.Said;
import org.tiengow.protocol.wire.Say;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

@DisplayName("A table goes on after its host was gone")
class GoOnTest {
    private static final int ROUNDS = 3;

    /** Keeps every step, and the stand after it as the steps alone give it. */
    private static final class Steady implements Journal {
        private final List<TableSnapshot> snapshots = new ArrayList<>();
        private TableSnapshot last = TableSnapshot.getDefaultInstance();

        @Override
        public void keep(Supplier<TableSnapshot> snapshot) {
            TableSnapshot now = snapshot.get();
            Step step = Steps.between(last, now);
            if (step.getChangesCount() > 0) {
                last = Steps.apply(last, step);
                assertThat(last).as("what the steps give").isEqualTo(now);
                snapshots.add(last);
            }
        }

        @Override
        public boolean hasFailed() {
            return false;
        }
    }

    private static TableSettings settings(String id, int players) {
        TableRules rules = TableRules.named(id).with(Parameter.ROUNDS, ROUNDS);
        return new TableSettings(0, rules, TableOption.defaults(), players, StartMode.FULL, "steady", false);
    }

    @EveryTable
    @DisplayName("every rule set, at every step of a match: same round, hands, plays, chips and open decision")
    void everyStep(String id, int players) {
        TableSettings settings = settings(id, players);
        Steady journal = new Steady();
        TestHouse house = new TestHouse(11, settings, journal);
        List<RecordingParticipant> guests = new ArrayList<>();
        List<ByteString> tokens = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            guests.add(TestHouse.bot("B" + seat));
            tokens.add(((Reply.Done) house.sit(guests.get(seat))).seatToken());
        }
        List<List<TableUpdate>> told = new ArrayList<>();
        house.playOn(guests);

        assertThat(journal.snapshots).hasSizeGreaterThan(ROUNDS * 8);
        for (TableSnapshot snapshot : journal.snapshots) {
            TestHouse again = new TestHouse(12, settings);
            again.table().goOn(snapshot, again.now());
            TableSnapshot gone = again.table().snapshot();
            assertThat(gone).isEqualTo(snapshot);
            if (snapshot.getStage() == TableStage.TABLE_STAGE_PLAYING) {
                List<RecordingParticipant> back = IntStream.range(0, players)
                        .mapToObj(seat -> TestHouse.bot("B" + seat))
                        .toList();
                for (int seat = 0; seat < players; seat++) {
                    again.told(again.table().comeBack(back.get(seat), tokens.get(seat)));
                }
                told.add(back.stream().map(RecordingParticipant::update).toList());
            }
        }
        assertThat(told).isNotEmpty();
        goesOnLikeBefore(guests, told);
    }

    @Test
    @DisplayName("with what was said last, which is told to whoever comes, and to nobody who has heard it")
    void whatWasSaid() {
        Steady journal = new Steady();
        TestHouse house = new TestHouse(11, settings("lai", 4), journal);
        RecordingParticipant mei = TestHouse.person("Mei");
        house.sit(mei);
        for (int i = 0; i < 45; i++) {
            house.told(
                    house.table().say(mei, Say.newBuilder().setText("line " + i).build(), house.now()));
            house.pass(1_000);
        }
        TableSnapshot kept = journal.snapshots.get(journal.snapshots.size() - 1);
        TestHouse again = new TestHouse(12, settings("lai", 4));
        again.table().goOn(kept, again.now());
        RecordingParticipant lam = TestHouse.spectator("Lam");
        again.told(again.table().watch(lam));

        List<String> told =
                lam.update().getChatList().stream().map(Said::getText).toList();
        assertThat(told).hasSize(30).startsWith("line 15").endsWith("line 44");
        assertThat(mei.update().getChatList()).isEmpty();
        assertThat(mei.received(MessageCase.SAID)).hasSize(45);
    }

    /** What each seat is shown on coming back was shown to it before, the decision and its number included. */
    private static void goesOnLikeBefore(List<RecordingParticipant> guests, List<List<TableUpdate>> told) {
        for (int seat = 0; seat < guests.size(); seat++) {
            List<TableUpdate> before = guests.get(seat).received(MessageCase.TABLE).stream()
                    .map(message -> timeless(message.getTable()))
                    .toList();
            for (List<TableUpdate> updates : told) {
                assertThat(before).contains(timeless(updates.get(seat)));
            }
        }
    }

    private static TableUpdate timeless(TableUpdate update) {
        TableUpdate.Builder same = update.toBuilder().clearClock().clearEvents();
        if (same.hasDecision()) {
            same.getDecisionBuilder().clearMillisLeft();
        }
        return same.build();
    }
}
