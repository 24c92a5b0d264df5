package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.Seats;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.CommitShare;
import org.tiengow.protocol.wire.Holder;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePart;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

/** Whoever could end a list in another way than in its deal, or in the void of a seat that was waited for, could choose among deals. */
@DisplayName("A list of commitments that is out")
class FairListTest {
    private final ShuffleHouse house = new ShuffleHouse(3, options -> options.setGraceSeconds(1));

    /** The list of this round is out, and the share of the last seat is not there. */
    private void listIsOut(int round) {
        if (house.players.isEmpty()) {
            house.withPeople(3);
        }
        if (round == 1) {
            house.player(2).gives = false;
            house.start();
        } else {
            house.start();
            house.playRound();
            house.player(2).gives = false;
            house.nextRound();
        }
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_SHARING);
        assertThat(house.shuffle().getRound()).isEqualTo(round);
    }

    private void shareComes() {
        house.player(2).gives = true;
        house.settle();
    }

    @ParameterizedTest(name = "of round {0}")
    @ValueSource(ints = {1, 2})
    @DisplayName("is dealt and played before the match ends")
    void theEndWaits(int round) {
        listIsOut(round);
        Shuffle list = house.shuffle();
        Refusals.assertGranted(house.table.endMatch(house.player(0), house.now));
        house.settle();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_SHARING);
        shareComes();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getHostCommitment()).isEqualTo(list.getHostCommitment());
        house.playRound();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(house.proof().list().attempt().round()).isEqualTo(round);
    }

    @ParameterizedTest(name = "of round {0}")
    @ValueSource(ints = {1, 2})
    @DisplayName("is dealt before the match ends, also after a restart")
    void theEndIsKept(int round) {
        listIsOut(round);
        Refusals.assertGranted(house.table.endMatch(house.player(0), house.now));
        house.isKilled();
        shareComes();
        house.playRound();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
    }

    @Test
    @DisplayName("of the match after does not end with the wish of the one before")
    void theWishIsOfOneMatch() {
        listIsOut(1);
        house.table.endMatch(house.player(0), house.now);
        shareComes();
        house.playRound();
        Refusals.assertGranted(house.start());
        house.playRound();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
    }

    @Test
    @DisplayName("is none yet while commitments are collected: then the match ends at once")
    void beforeTheList() {
        house.withPeople(3).start();
        house.playRound();
        house.player(2).commits = false;
        house.nextRound();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        Refusals.assertGranted(house.table.endMatch(house.player(0), house.now));
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED);
    }

    @ParameterizedTest(name = "barred: {0}")
    @ValueSource(booleans = {false, true})
    @DisplayName("keeps a seat that is to be sent away until the deal")
    void aKickWaitsForTheDeal(boolean bar) {
        listIsOut(2);
        Refusals.assertGranted(house.table.kick(house.player(0), 1, bar));
        house.settle();
        assertThat(house.player(1).isHere()).isTrue();
        assertThat(house.player(0).barred).isEmpty();
        shareComes();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.player(1).isHere()).isFalse();
        assertThat(house.player(0).barred).isEqualTo(bar ? List.of("P1") : List.of());
        house.playRound();
        assertThat(house.proof().shares().seats()).allMatch(share -> share.isPresent());
    }

    @Test
    @DisplayName("keeps a seat that is to be sent away until its void")
    void aKickWaitsForTheVoid() {
        listIsOut(2);
        Refusals.assertGranted(house.table.kick(house.player(0), 2, false));
        house.pass(Shuffling.SHARE_MILLIS - 1);
        assertThat(house.player(2).isHere()).isTrue();
        house.player(1).commits = false;
        house.pass(1);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        assertThat(house.player(2).isHere()).isFalse();
        assertThat(missing(0)).containsExactly("P2");
    }

    @Test
    @DisplayName("bars one who was to be sent away and has left meanwhile")
    void whoLeavesIsBarredAllTheSame() {
        listIsOut(2);
        house.table.kick(house.player(0), 1, true);
        house.leaves(1);
        shareComes();
        assertThat(house.player(0).barred).containsExactly("P1");
    }

    @Test
    @DisplayName("changes by nothing that the owner arranges")
    void nothingIsArranged() {
        listIsOut(1);
        ShufflePlayer owner = house.player(0);
        Rules rules = RulesTranslator.write(TableRules.named("basic"));
        for (Reply refused : List.of(
                house.table.changeRules(owner, rules),
                house.table.changeOptions(owner, TableOption.defaults()),
                house.table.swapSeats(owner, 0, 1),
                house.table.addBot(owner, OptionalInt.of(1), ""),
                house.table.removeBot(owner, 1),
                house.table.start(owner, house.now))) {
            Refusals.assertRefused(refused, RefusalReason.REFUSAL_REASON_MATCH_RUNNING);
        }
    }

    @Test
    @DisplayName("is dealt before a pause begins that all agree to")
    void aPauseWaits() {
        listIsOut(2);
        house.players.forEach(player -> house.table.wishPause(player, true, house.now));
        house.settle();
        assertThat(house.player(0).update().getPause().getRunning()).isFalse();
        shareComes();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.player(0).update().getPause().getRunning()).isTrue();
    }

    @Test
    @DisplayName(
            "is not void before its time is over, though a bot plays for one who is lost; who comes back gives its share")
    void aStandInVoidsNothing() {
        listIsOut(2);
        house.loses(2);
        house.pass(Shuffling.SHARE_MILLIS - 1);
        assertThat(house.player(0).update().getSeats(2).getBotPlays()).isTrue();
        assertThat(house.shuffle().getVoidedList()).isEmpty();
        house.player(2).gives = true;
        house.comesBack(2);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getAttempt()).isEqualTo(1);
        assertThat(house.shuffle().getSeatsList()).allMatch(seat -> seat.getPart() == ShufflePart.SHUFFLE_PART_SHARED);
    }

    @Test
    @DisplayName("is void at its time, in the name of who was asked")
    void aLostPersonIsNamed() {
        listIsOut(2);
        house.loses(2);
        house.pass(Shuffling.SHARE_MILLIS);
        assertThat(missing(0)).containsExactly("P2");
    }

    @Test
    @DisplayName("is not void before its time is over, though a bot from outside broke")
    void aBrokenBot() {
        house.withPeople(2).sits(Kind.KIND_BOT, true);
        listIsOut(2);
        house.loses(2);
        house.pass(Shuffling.SHARE_MILLIS - 1);
        assertThat(house.shuffle().getVoidedList()).isEmpty();
        house.pass(1);
        assertThat(missing(0)).containsExactly("P2");
    }

    @Test
    @DisplayName("is void at once, in the name of one who has left for good, and of nobody else")
    void whoLeaves() {
        house.withPeople(3);
        house.player(1).gives = false;
        listIsOut(1);
        house.leaves(2);
        assertThat(missing(0)).containsExactly("P2");
        assertThat(house.player(0).update().getSeats(2).getHolder()).isEqualTo(Holder.HOLDER_BOT);
        assertThat(house.shuffle().getSeats(1).getVoids()).isZero();
        assertThat(house.shuffle().getSeats(2).getVoids()).isEqualTo(1);
    }

    @Test
    @DisplayName("does without the commitment of one who left before it was out")
    void whoLeftBefore() {
        house.withPeople(3);
        house.player(1).commits = false;
        house.start();
        house.leaves(2);
        house.pass(Shuffling.COMMIT_MILLIS);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getAttempt()).isEqualTo(1);
        assertThat(house.shuffle().getSeats(2).getCommitment().isEmpty()).isTrue();
    }

    @Test
    @DisplayName("holds the commitment of everybody whose connection stood, until its own time is over")
    void waitsForEverybodyWhoIsHere() {
        house.withPeople(3);
        house.player(2).commits = false;
        house.start();
        house.pass(Shuffling.COMMIT_MILLIS - 1);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        assertThat(Shuffling.COMMIT_MILLIS).isGreaterThan(3_500);
        house.player(2).commits = true;
        house.settle();
        assertThat(house.shuffle().getSeatsList())
                .allMatch(seat -> !seat.getCommitment().isEmpty());
    }

    @Test
    @DisplayName("is not waited for by one who never answered, but is by one who answered too late")
    void theLateAreNotSilent() {
        house.withPeople(3);
        house.player(1).commits = false;
        house.player(2).commits = false;
        house.start();
        house.pass(Shuffling.COMMIT_MILLIS);
        Refusals.assertRefused(
                house.table.commitShare(house.player(1), CommitShare.getDefaultInstance()),
                RefusalReason.REFUSAL_REASON_NOT_SHUFFLING);
        house.playRound();
        house.nextRound();
        house.pass(Shuffling.COMMIT_MILLIS - 1);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        house.player(1).commits = true;
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    @Test
    @DisplayName("is waited for by one who came in the middle of the step before, and had not its whole time")
    void whoCameLateIsNotSilent() {
        house.withPeople(3).start();
        house.playRound();
        house.loses(2);
        house.player(1).commits = false;
        house.nextRound();
        house.pass(Shuffling.COMMIT_MILLIS / 2);
        house.player(2).commits = false;
        house.comesBack(2);
        house.pass(Shuffling.COMMIT_MILLIS / 2);
        house.player(1).commits = true;
        house.playRound();
        house.nextRound();
        house.pass(Shuffling.COMMIT_MILLIS - 1);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_COMMITTING);
    }

    @ParameterizedTest(name = "the list is out: {0}")
    @ValueSource(booleans = {true, false})
    @DisplayName(
            "is not disturbed, nor what comes before it, by one who waits for a bot's seat and comes over another connection")
    void whoWaitsComesAgain(boolean isOut) {
        ShuffleHouse evening = new ShuffleHouse(3, options -> options.setReveal(Reveal.REVEAL_NEVER)).withPeople(2);
        Refusals.assertGranted(evening.table.addBot(evening.player(0), OptionalInt.empty(), ""));
        evening.start();
        Refusals.assertGranted(evening.table.endMatch(evening.player(0), evening.now));
        evening.playRound();
        assertThat(evening.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        evening.player(1).commits = isOut;
        evening.player(1).gives = false;
        evening.start();
        ShufflePhase phase = evening.shuffle().getPhase();
        assertThat(phase).isEqualTo(isOut ? ShufflePhase.SHUFFLE_PHASE_SHARING : ShufflePhase.SHUFFLE_PHASE_COMMITTING);
        ShufflePlayer lam = new ShufflePlayer("Lam", Kind.KIND_PERSON, true);
        ByteString token = ((Reply.Done) evening.table.sit(lam, OptionalInt.of(2))).seatToken();
        ShufflePlayer again = lam.reconnected();
        Refusals.assertGranted(evening.table.comeBack(again, token));
        evening.settle();
        assertThat(evening.shuffle().getPhase()).isEqualTo(phase);
        assertThat(again.update().getYourSeat()).isEqualTo(Seats.NONE);
        evening.player(1).commits = true;
        evening.player(1).gives = true;
        evening.settle();
        assertThat(evening.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        evening.players.add(again);
        evening.playRound();
        assertThat(again.update().getYourSeat()).isEqualTo(2);
    }

    @Test
    @DisplayName("has its time once more when the host itself stood still")
    void aHostThatStoodStill() {
        listIsOut(2);
        house.now += 60_000;
        house.table.run(house.now); // the clock comes before what is still to be read
        assertThat(house.shuffle().getVoidedList()).isEmpty();
        assertThat(house.shuffle().getMillisLeft()).isEqualTo(Shuffling.SHARE_MILLIS);
        shareComes();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    private List<String> missing(int attempt) {
        return house.shuffle().getVoided(attempt).getMissingList().stream()
                .map(each -> each.getName())
                .toList();
    }
}
