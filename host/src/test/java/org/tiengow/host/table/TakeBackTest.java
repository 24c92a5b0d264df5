package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.sample.EveryTable;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.journal.wire.TableSnapshot;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.AnswerTakeBack;
import org.tiengow.protocol.wire.Event;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableOptions;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

@DisplayName("A play that is taken back by agreement")
class TakeBackTest {
    private static final int PACE = 800;
    private static final int DRAWN = 60;

    /** Milliseconds until spectators have the latest update too. */
    private static final int SPECTATORS = 250;

    private TestHouse house = house(1, TableRules.named("pagat").with(Parameter.ROUNDS, 2), 0, true);
    private RecordingParticipant mei = TestHouse.owner("Mei");
    private RecordingParticipant lam = TestHouse.person("Lam");
    private RecordingParticipant robot = TestHouse.bot("Robot");
    private List<RecordingParticipant> guests = List.of();

    private static TestHouse house(long seed, TableRules rules, int turnSeconds, boolean takeBack) {
        return new TestHouse(
                seed,
                rules,
                StartMode.OWNER,
                options -> options.setTurnSeconds(turnSeconds)
                        .setTakeBack(takeBack)
                        .setReveal(Reveal.REVEAL_NEVER)
                        .setPauseSeconds(0));
    }

    /** Mei leads, then Robot, Lam or a bot in Lam's place, and another bot play, as many as there are players. */
    private void start(int players, boolean withLam) {
        List<RecordingParticipant> all = new ArrayList<>(List.of(mei, robot));
        if (players > 2) {
            all.add(withLam ? lam : TestHouse.bot("Third"));
        }
        if (players > 3) {
            all.add(TestHouse.bot("Fourth"));
        }
        for (int seat = 0; seat < all.size(); seat++) {
            house.sit(all.get(seat), seat);
        }
        RecordingParticipant ana = TestHouse.spectator("Ana");
        assertGranted(house.told(house.table().watch(ana)));
        all.add(ana);
        if (all.contains(lam)) {
            house.told(house.table().setReady(lam, true));
        }
        assertGranted(house.told(house.table().start(mei, house.now())));
        guests = all;
    }

    private void playToTheEnd() {
        while (house.table().snapshot().getStage() == TableStage.TABLE_STAGE_PLAYING) {
            house.playOn(guests.subList(0, guests.size() - 1));
            house.pass(PACE);
        }
    }

    private Reply wish(RecordingParticipant guest, boolean wish) {
        return house.told(house.table().takeBack(guest, wish, house.now()));
    }

    private Reply answer(RecordingParticipant guest, boolean agree) {
        AnswerTakeBack answer = AnswerTakeBack.newBuilder()
                .setNumber(mei.update().getTakeBack().getNumber())
                .setAgree(agree)
                .build();
        return house.told(house.table().answerTakeBack(guest, answer, house.now()));
    }

    private void robotPlays() {
        house.pass(PACE);
        assertGranted(house.play(robot, robot.decision().getLegalCount() - 1));
    }

    @EveryTable
    @DisplayName(
            "every rule set: updates and journal are as before the play, decision numbers apart; the record passes the referee")
    void asBefore(String id, int players) {
        for (int seed = 0; seed < 3; seed++) {
            assertAsBefore(TableRules.named(id).with(Parameter.ROUNDS, 1), players, seed);
        }
    }

    @Test
    @DisplayName("drawn rules: the same")
    void asBeforeUnderDrawnRules() {
        for (int seed = 0; seed < DRAWN; seed++) {
            Random chance = new Random(seed);
            TableRules rules = drawn(chance);
            PlayerRange range = rules.set().players();
            assertAsBefore(rules, range.min() + chance.nextInt(range.max() - range.min() + 1), seed);
        }
    }

    /** A named set with some of its yes and no turned over, as far as they go together. */
    private static TableRules drawn(Random chance) {
        List<String> ids = RuleSets.ids();
        TableRules rules = TableRules.named(ids.get(chance.nextInt(ids.size()))).with(Parameter.ROUNDS, 1);
        for (Parameter parameter : Parameter.values()) {
            if (parameter.type() == Boolean.class && chance.nextInt(3) == 0) {
                Map<Parameter, Object> values = new EnumMap<>(Parameter.class);
                for (Parameter each : Parameter.values()) {
                    values.put(each, rules.set().value(each));
                }
                values.put(parameter, !(boolean) values.get(parameter));
                if (RuleSet.contradictions(values).isEmpty()) {
                    rules = new TableRules(rules.base(), RuleSet.of(values));
                }
            }
        }
        return rules;
    }

    private void assertAsBefore(TableRules rules, int players, int seed) {
        house = house(seed, rules, 0, true);
        mei = TestHouse.owner("Mei");
        lam = TestHouse.person("Lam");
        robot = TestHouse.bot("Robot");
        start(players, true);
        int takenBack = playTakingBack(new Random(seed));
        RoundRecord record = house.records().get(0);
        assertThat(record.replay()).as("%s, seed %d", rules, seed).isEmpty();
        assertThat(record.takenBack()).hasSize(takenBack);
    }

    /** Plays a round by chance. People take half of their plays back, after up to two plays of bots. Returns how many. */
    private int playTakingBack(Random chance) {
        int takenBack = 0;
        Set<Long> numbers = new HashSet<>();
        while (house.table().snapshot().getStage() == TableStage.TABLE_STAGE_PLAYING) {
            RecordingParticipant next = next();
            if (next == null) {
                house.pass(PACE);
                continue;
            }
            house.pass(SPECTATORS);
            boolean person = next == mei || next == lam;
            List<TableUpdate> before = updates();
            TableSnapshot kept = journal();
            numbers.add(next.decision().getNumber());
            assertGranted(house.play(next, chance.nextInt(next.decision().getLegalCount())));
            if (!person || chance.nextBoolean() || !isDeclaringOver(before)) {
                continue;
            }
            for (int bots = chance.nextInt(3); bots > 0; bots--) {
                house.pass(PACE);
                if (next() == robot) {
                    assertGranted(
                            house.play(robot, chance.nextInt(robot.decision().getLegalCount())));
                }
            }
            if (!next.update().getCanTakeBack()) {
                continue; // the round is over
            }
            assertGranted(wish(next, true));
            if (guests.contains(lam)) {
                assertGranted(answer(next == mei ? lam : mei, true));
            }
            takenBack++;
            house.pass(SPECTATORS);
            assertThat(updates()).isEqualTo(before);
            assertThat(bytes(updates())).isEqualTo(bytes(before));
            assertThat(journal()).isEqualTo(kept);
            assertThat(numbers.add(next.decision().getNumber()))
                    .as("a new number")
                    .isTrue();
        }
        return takenBack;
    }

    private static boolean isDeclaringOver(List<TableUpdate> before) {
        return before.get(0).getView().getTurn() >= 0;
    }

    private RecordingParticipant next() {
        return guests.stream()
                .filter(RecordingParticipant::mustDecide)
                .findFirst()
                .orElse(null);
    }

    /** What everybody sees, without what differs: events, and the number of the decision. */
    private List<TableUpdate> updates() {
        return guests.stream()
                .map(guest -> {
                    TableUpdate.Builder update = guest.update().toBuilder().clearEvents();
                    if (update.hasDecision()) {
                        update.getDecisionBuilder().clearNumber();
                    }
                    return update.build();
                })
                .toList();
    }

    private static List<ByteString> bytes(List<TableUpdate> updates) {
        return updates.stream().map(TableUpdate::toByteString).toList();
    }

    private TableSnapshot journal() {
        TableSnapshot.Builder kept = house.table().snapshot().toBuilder().clearLastNumber();
        kept.getOpenBuilderList().forEach(open -> open.clearNumber());
        kept.getMatchBuilder().getRoundBuilder().clearTakenBack();
        return kept.build();
    }

    @Test
    @DisplayName("goes with the plays that bots have made since; programs are told how many")
    void withBotsPlays() {
        start(4, true);
        var play = mei.legal(0);
        assertGranted(house.play(mei, 0));
        robotPlays();
        assertThat(mei.update().getCanTakeBack()).isTrue();
        assertThat(lam.update().getCanTakeBack()).isFalse();
        assertGranted(wish(mei, true));
        assertThat(robot.update().getTakeBack().getMissingList()).containsExactly(2);
        assertGranted(answer(lam, true));
        assertThat(robot.update().getEventsList())
                .extracting(Event::getTakenBack)
                .extracting(event -> event.getSeat() + ": " + event.getPlays())
                .containsExactly("0: 2");
        assertThat(mei.mustDecide()).isTrue();
        assertThat(robot.update().hasDecision()).isFalse();
        assertGranted(house.play(mei, 1));
        playToTheEnd();
        RecordedTakeBack undone = house.records().get(0).takenBack().get(0);
        assertThat(undone.play().play().sameAs(play)).isTrue();
        assertThat(undone.after()).isZero();
        assertThat(undone.plays()).isEqualTo(2);
        assertThat(undone.agreed()).containsExactly(2);
    }

    @Test
    @DisplayName("is not asked about any more once another person has acted, or refuses")
    void othersAct() {
        start(4, true);
        assertGranted(house.play(mei, 0));
        robotPlays();
        assertGranted(wish(mei, true));
        assertGranted(answer(lam, false));
        assertThat(mei.update().hasTakeBack()).isFalse();
        assertGranted(wish(mei, true));
        assertThat(mei.update().hasTakeBack()).isTrue();
        assertGranted(house.play(lam, 0));
        assertThat(mei.update().hasTakeBack()).isFalse();
        assertThat(mei.update().getCanTakeBack()).isFalse();
        assertRefused(wish(mei, true), RefusalReason.REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
        assertRefused(answer(lam, true), RefusalReason.REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
    }

    @Test
    @DisplayName("is not asked about any more after 20 seconds, or when the player withdraws")
    void time() {
        start(4, true);
        assertGranted(house.play(mei, 0));
        assertGranted(wish(mei, true));
        house.pass(TakeBacks.MILLIS - 1);
        assertThat(mei.update().hasTakeBack()).isTrue();
        house.pass(1);
        assertThat(mei.update().hasTakeBack()).isFalse();
        assertGranted(wish(mei, true));
        assertGranted(wish(mei, false));
        assertThat(mei.update().hasTakeBack()).isFalse();
    }

    @Test
    @DisplayName("needs the answer of a person who is lost until a bot plays for them")
    void lost() {
        start(4, true);
        assertGranted(house.play(mei, 0));
        house.table().lost(lam, house.now());
        assertGranted(wish(mei, true));
        assertThat(mei.update().getTakeBack().getMissingList()).containsExactly(2);
    }

    @Test
    @DisplayName("needs nobody's answer where only bots play besides")
    void alone() {
        start(4, false);
        assertGranted(house.play(mei, 0));
        robotPlays();
        assertGranted(wish(mei, true));
        assertThat(mei.update().getView().getTableCount()).isZero();
        assertThat(mei.mustDecide()).isTrue();
    }

    @Test
    @DisplayName("does not exist with a clock, where the owner forbids it, for bots, and before a play")
    void never() {
        start(4, true);
        assertRefused(wish(mei, true), RefusalReason.REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
        assertGranted(house.play(mei, 0));
        robotPlays();
        assertRefused(wish(robot, true), RefusalReason.REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
        for (boolean clock : List.of(true, false)) {
            house = house(1, TableRules.named("pagat"), clock ? 30 : 0, clock);
            mei = TestHouse.owner("Mei");
            lam = TestHouse.person("Lam");
            robot = TestHouse.bot("Robot");
            start(4, true);
            assertGranted(house.play(mei, 0));
            assertThat(mei.update().getCanTakeBack()).isFalse();
            assertRefused(wish(mei, true), RefusalReason.REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
        }
    }

    @Test
    @DisplayName("is impossible after the settlement")
    void settled() {
        start(4, false);
        playToTheEnd();
        assertThat(mei.update().getCanTakeBack()).isFalse();
        assertRefused(wish(mei, true), RefusalReason.REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
    }

    @Test
    @DisplayName("waits while the table is paused")
    void paused() {
        start(4, true);
        assertGranted(house.play(mei, 0));
        assertGranted(wish(mei, true));
        house.told(house.table().wishPause(mei, true, house.now()));
        house.told(house.table().wishPause(lam, true, house.now()));
        assertRefused(answer(lam, true), RefusalReason.REFUSAL_REASON_PAUSED);
        house.pass(60_000);
        house.told(house.table().wishPause(lam, false, house.now()));
        assertGranted(answer(lam, true));
        assertThat(mei.mustDecide()).isTrue();
    }

    @Test
    @DisplayName("is asked of a person who comes back meanwhile, and not of one who leaves")
    void comesBackOrLeaves() {
        start(4, true);
        assertGranted(house.play(mei, 0));
        assertGranted(wish(mei, true));
        house.table().lost(lam, house.now());
        house.run();
        RecordingParticipant again = TestHouse.person("Lam");
        assertGranted(house.told(house.table().comeBack(again, ByteString.copyFromUtf8("token-3"))));
        assertThat(again.update().getTakeBack().getMissingList()).containsExactly(2);
        assertThat(again.update().getTakeBack().getMillisLeft()).isPositive();
        house.table().leave(again);
        house.run();
        assertThat(mei.update().hasTakeBack()).isFalse();
        assertThat(mei.mustDecide()).isTrue();
        assertThat(mei.update().getView().getTableCount()).isZero();
    }

    @Test
    @DisplayName("is asked about no more once the player who asks has left")
    void askerLeaves() {
        start(4, true);
        assertGranted(house.play(mei, 0));
        assertGranted(wish(mei, true));
        house.table().leave(mei);
        house.run();
        assertThat(lam.update().hasTakeBack()).isFalse();
        assertThat(lam.update().getView().getTableCount()).isPositive();
    }

    @Test
    @DisplayName("is told to spectators who come late as it stands, and with the next update to those who are behind")
    void spectatorsAreBehind() {
        start(4, true);
        RecordingParticipant ana = guests.get(guests.size() - 1);
        house.pass(SPECTATORS);
        assertGranted(house.play(mei, 0));
        assertGranted(wish(mei, true));
        assertGranted(answer(lam, true));
        RecordingParticipant late = TestHouse.spectator("Late");
        assertGranted(house.told(house.table().watch(late)));
        house.pass(SPECTATORS);
        assertThat(late.update().getView().getTableCount()).isZero();
        assertThat(ana.update().getView()).isEqualTo(late.update().getView());
        assertThat(ana.received(HostMessage.MessageCase.TABLE))
                .flatMap(message -> message.getTable().getEventsList())
                .last()
                .satisfies(event -> assertThat(event.getTakenBack().getPlays()).isOne());
    }

    @Test
    @DisplayName("is asked for anew at a host that was started again with the question open")
    void questionAtARestart() {
        start(4, true);
        assertGranted(house.play(mei, 0));
        assertGranted(wish(mei, true));
        TableSnapshot kept = house.table().snapshot();
        house = house(1, TableRules.named("pagat").with(Parameter.ROUNDS, 2), 0, true)
                .withOtherTokens();
        house.table().goOn(kept, house.now());
        mei = TestHouse.owner("Mei");
        lam = TestHouse.person("Lam");
        assertGranted(house.told(house.table().comeBack(mei, ByteString.copyFromUtf8("token-1"))));
        assertGranted(house.told(house.table().comeBack(lam, ByteString.copyFromUtf8("token-3"))));
        assertThat(lam.update().hasTakeBack()).isFalse();
        assertThat(mei.update().getCanTakeBack()).isTrue();
        assertGranted(wish(mei, true));
        assertGranted(answer(lam, true));
        assertThat(mei.mustDecide()).isTrue();
        assertThat(mei.update().getView().getTableCount()).isZero();
    }

    @Test
    @DisplayName("of the round before cannot be taken back in the next one")
    void nextRound() {
        start(4, false);
        playToTheEnd();
        assertGranted(house.told(house.table().setReady(mei, true)));
        house.pass(PACE);
        assertThat(mei.update().hasTakeBack()).isFalse();
        assertThat(mei.update().getCanTakeBack()).isFalse();
        assertRefused(wish(mei, true), RefusalReason.REFUSAL_REASON_NOTHING_TO_TAKE_BACK);
    }

    @Test
    @DisplayName("is allowed by default")
    void byDefault() {
        TableOptions options = TableOption.defaults();
        assertThat(options.getTakeBack()).isTrue();
    }

    @Test
    @DisplayName(
            "stands in the journal: a host that goes on writes it into the record, and can take back the play that stands")
    void afterRestart() {
        start(4, false);
        assertGranted(house.play(mei, 0));
        assertGranted(wish(mei, true));
        assertGranted(house.play(mei, 1));
        TableSnapshot kept = house.table().snapshot();
        TestHouse again = house(1, TableRules.named("pagat").with(Parameter.ROUNDS, 2), 0, true)
                .withOtherTokens();
        again.table().goOn(kept, again.now());
        assertThat(again.table().snapshot().getMatch().getRound().getTakenBackCount())
                .isOne();
        assertThat(again.table().snapshot().getMatch().getRound())
                .isEqualTo(kept.getMatch().getRound());
        assertThat(kept.getMatch().getRound().getPlays(0).getPerson()).isTrue();
    }
}
