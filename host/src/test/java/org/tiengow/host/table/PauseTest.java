package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;
import static org.tiengow.host.table.Refusals.assertRefused;

import com.google.protobuf.ByteString;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.StartMode;
import org.tiengow.host.table.round.Intermission;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.Presence;
import org.tiengow.protocol.wire.Reacted;
import org.tiengow.protocol.wire.Reaction;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A pause that all people agree to")
class PauseTest {
    private final TestHouse house = new TestHouse(
            1,
            TableRules.named("pagat").with(Parameter.ROUNDS, 3),
            StartMode.OWNER,
            options -> options.setTurnSeconds(30));
    private final RecordingParticipant mei = TestHouse.owner("Mei");
    private final RecordingParticipant lam = TestHouse.person("Lam");
    private final RecordingParticipant robot = TestHouse.bot("Robot");
    private ByteString token = ByteString.EMPTY;

    private void start() {
        house.sit(mei, 0);
        house.sit(robot, 1);
        token = house.sit(lam, 2).toMessage(0).getGranted().getSeatToken();
        house.sit(TestHouse.bot("Other"), 3);
        house.told(house.table().setReady(lam, true));
        assertGranted(house.told(house.table().start(mei, house.now())));
    }

    private Reply wish(RecordingParticipant guest, boolean wish) {
        return house.told(house.table().wishPause(guest, wish, house.now()));
    }

    private void pause() {
        assertGranted(wish(mei, true));
        assertGranted(wish(lam, true));
        assertThat(mei.update().getPause().getRunning()).isTrue();
    }

    @Test
    @DisplayName("begins when every person has said so, and shows who has")
    void agree() {
        start();
        assertThat(mei.update().hasPause()).isFalse();
        assertGranted(wish(mei, true));
        assertThat(lam.update().getPause().getWishedList()).containsExactly(0);
        assertThat(lam.update().getPause().getRunning()).isFalse();
        assertThat(mei.mustDecide()).as("play goes on meanwhile").isTrue();
        assertGranted(wish(mei, false));
        assertThat(lam.update().hasPause()).isFalse();
        pause();
        assertThat(lam.update().getPause().getMillisLeft()).isEqualTo((int) Intermission.LONGEST_MILLIS);
    }

    @Test
    @DisplayName("stops every clock: the decision comes back with its number and the time it had left")
    void clocks() {
        start();
        long decision = mei.decision().getNumber();
        house.pass(10_000);
        pause();
        assertThat(mei.mustDecide()).isFalse();
        assertThat(mei.update().hasClock()).isFalse();
        house.pass(3_600_000);
        assertThat(mei.update().getPause().getRunning()).isTrue();

        assertGranted(wish(lam, false));
        assertThat(mei.update().hasPause()).isFalse();
        assertThat(mei.decision().getNumber()).isEqualTo(decision);
        assertThat(mei.decision().getMillisLeft()).isEqualTo(20_000);
        house.pass(19_999);
        assertThat(mei.mustDecide()).isTrue();
        house.pass(1);
        assertThat(mei.mustDecide()).as("the turn is over").isFalse();
    }

    @Test
    @DisplayName("takes no play, and asks a bot again that had answered meanwhile")
    void plays() {
        start();
        long open = mei.decision().getNumber();
        assertGranted(house.play(mei, 0));
        house.pass(800);
        assertThat(robot.mustDecide()).isTrue();
        long asked = robot.decision().getNumber();
        var play = robot.legal(0);
        pause();
        assertThat(robot.mustDecide()).isFalse();
        assertRefused(house.play(robot, asked, play), RefusalReason.REFUSAL_REASON_PAUSED);
        house.pass(60_000);
        assertThat(mei.update().getView().getTableCount()).as("bots wait").isEqualTo(1);

        assertGranted(wish(mei, false));
        assertThat(robot.decision().getNumber()).isGreaterThan(asked).isGreaterThan(open);
        assertGranted(house.play(robot, 0));
    }

    @Test
    @DisplayName("stops the grace time of somebody who shuts the machine for it")
    void grace() {
        start();
        pause();
        house.table().lost(lam, house.now());
        house.pass(1_800_000);
        assertThat(mei.update().getSeats(2).getPresence()).isEqualTo(Presence.PRESENCE_LOST);
        assertThat(mei.update().getSeats(2).getBotPlays()).isFalse();
        assertThat(mei.update().getPause().getRunning()).isTrue();
        RecordingParticipant again = TestHouse.person("Lam");
        assertGranted(house.told(house.table().comeBack(again, token)));
        assertThat(again.update().getPause().getRunning()).isTrue();
        assertGranted(wish(again, false));
        assertThat(mei.mustDecide()).isTrue();
    }

    @Test
    @DisplayName("leaves a reaction its three seconds, while it lasts and after it")
    void reactions() {
        start();
        pause();
        house.pass(1_800_000);
        assertGranted(house.told(house.table().react(lam, Reaction.REACTION_THANK_YOU, house.now())));
        assertThat(mei.update().getReactions(0).getMillisLeft()).isEqualTo(3_000);
        house.pass(1_000);
        assertGranted(wish(lam, false));
        assertThat(mei.update().hasPause()).isFalse();
        assertThat(mei.update().getReactions(0).getMillisLeft()).isEqualTo(2_000);
        house.pass(2_000);
        assertGranted(house.told(house.table().react(mei, Reaction.REACTION_AGAIN, house.now())));
        assertThat(mei.update().getReactionsList()).extracting(Reacted::getSeat).containsExactly(0);
    }

    @Test
    @DisplayName("needs a match and a seat, and asks only those who are here")
    void who() {
        house.sit(mei, 0);
        assertRefused(wish(mei, true), RefusalReason.REFUSAL_REASON_NO_MATCH);
        house.told(house.table().leave(mei));
        start();
        RecordingParticipant watcher = TestHouse.spectator("TV");
        house.told(house.table().watch(watcher));
        assertRefused(wish(watcher, true), RefusalReason.REFUSAL_REASON_NOT_SEATED);
        assertRefused(wish(robot, true), RefusalReason.REFUSAL_REASON_NOT_SEATED);
        assertGranted(wish(mei, true));
        house.table().lost(lam, house.now());
        house.run();
        assertThat(mei.update().getPause().getRunning()).isTrue();
    }

    @Test
    @DisplayName("ends when all who agreed have left, and whoever waits for a seat meanwhile can end it")
    void nobodyLeft() {
        start();
        pause();
        assertGranted(house.told(house.table().leave(lam)));
        assertThat(mei.update().getPause().getRunning()).isTrue();
        RecordingParticipant late = TestHouse.person("Late");
        assertGranted(house.sit(late, 2));
        assertGranted(wish(late, false));
        assertThat(mei.update().hasPause()).isFalse();
        assertGranted(wish(mei, true));
        assertThat(mei.update().getPause().getRunning()).isTrue();
        assertGranted(house.told(house.table().leave(mei)));
        assertThat(robot.update().hasPause()).isFalse();
    }

    @Test
    @DisplayName("is over after two hours, whoever has forgotten it")
    void forgotten() {
        start();
        pause();
        house.pass(Intermission.LONGEST_MILLIS - 1);
        assertThat(mei.update().getPause().getRunning()).isTrue();
        house.pass(1);
        assertThat(mei.update().hasPause()).isFalse();
        assertThat(mei.mustDecide()).isTrue();
    }

    @Test
    @DisplayName("holds between two rounds as well")
    void betweenRounds() {
        start();
        while (mei.update().getStage() == TableStage.TABLE_STAGE_PLAYING) {
            house.pass(30_000);
        }
        assertThat(mei.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        pause();
        house.told(house.table().setReady(mei, true));
        house.told(house.table().setReady(lam, true));
        house.pass(600_000);
        assertThat(mei.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
        assertGranted(wish(lam, false));
        assertThat(mei.update().getStage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }
}
