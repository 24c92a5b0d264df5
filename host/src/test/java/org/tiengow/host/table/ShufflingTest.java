package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.table.options.TableOption;
import org.tiengow.host.table.shuffle.Shuffling;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.translate.RulesTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.ListedKind;
import org.tiengow.protocol.wire.RefusalReason;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.Rules;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShuffleKind;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.Standing;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("The shuffle before each round")
@Tag("slow")
class ShufflingTest {
    private static final int SEATS = 4;

    private final ShuffleHouse house = new ShuffleHouse(SEATS);
    private final List<ClientMessage> said = new ArrayList<>();

    ShufflingTest() {
        listenTo(house);
    }

    private void listenTo(ShuffleHouse which) {
        which.arrives = (player, message) -> said.add(message);
    }

    private List<ClientMessage> said(MessageCase what) {
        return said.stream().filter(message -> message.getMessageCase() == what).toList();
    }

    @Test
    @DisplayName("takes an anchor of each program a match, a link a round, and no time")
    void anHonestMatch() {
        ShufflePlayer tv = house.withPeople(SEATS).watcher();
        long begun = house.now;
        house.start();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.now).isEqualTo(begun);
        house.playRounds(3);

        assertThat(said(MessageCase.GIVE_ANCHOR)).hasSize(SEATS - 1); // the host's link is its owner's
        assertThat(said(MessageCase.OPEN_LINK)).hasSize(3 * (SEATS - 1));
        for (int round = 1; round <= 3; round++) {
            for (int seat = 0; seat < SEATS; seat++) {
                assertThat(house.player(seat).verdict(round)).isEqualTo(Verdict.TICK);
                assertThat(house.player(seat).programs(round)).containsExactly("P1", "P2", "P3");
            }
            assertThat(tv.verdict(round)).isEqualTo(Verdict.WATCHING);
        }
        assertThat(tv.alarms()).isEmpty();
    }

    @Test
    @DisplayName("takes other anchors in another match")
    void anotherMatch() {
        house.withPeople(SEATS).start();
        assertGranted(house.table.endMatch(house.now));
        house.playRound();
        house.start();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(said(MessageCase.GIVE_ANCHOR))
                .extracting(message -> message.getGiveAnchor().getAnchor())
                .hasSize(2 * (SEATS - 1))
                .doesNotHaveDuplicates();
        house.playRound();
        assertThat(house.player(1).verdict(1)).isEqualTo(Verdict.TICK);
    }

    @Test
    @DisplayName("tells a list in which everybody finds who plays from where, and who is asked")
    void theList() {
        house.withPeople(2).withPages(1).withBots();
        house.player(1).links = false;
        house.start();

        ShuffleList list = ShuffleTranslator.list(house.shuffle());
        assertThat(list.context().host().toArray()).isEqualTo(house.fingerprint());
        assertThat(list.context().match()).isEqualTo(house.shuffle().getMatch());
        assertThat(list.context().epoch()).isZero();
        assertThat(list.round()).isEqualTo(1);
        assertThat(list.reveal()).isEqualTo(Reveal.REVEAL_ROUND_VALUE);
        assertThat(list.asked()).containsExactly(1);
        assertThat(ShuffleSignatures.isAnchor(list, 1)).isTrue();
        assertThat(house.shuffle().getList().getSeatsList())
                .extracting(seat -> seat.getKind())
                .containsExactly(
                        ListedKind.LISTED_KIND_OWNER,
                        ListedKind.LISTED_KIND_PERSON,
                        ListedKind.LISTED_KIND_PAGE,
                        ListedKind.LISTED_KIND_BOT);
        assertThat(list.seats().get(1).name()).isEqualTo("P1");
        assertThat(list.seats()).extracting(seat -> seat.leftOut()).containsOnly(0);
    }

    @Test
    @DisplayName("never tells another list of a round, whatever happens until it is dealt")
    void theListStays() {
        house.withPeople(SEATS).start();
        house.playRound();
        house.player(1).links = false;
        house.player(2).links = false;
        house.nextRound();
        Shuffle told = house.shuffle();
        ShufflePlayer owner = house.player(0);
        Rules rules = RulesTranslator.write(TableRules.named("basic"));
        for (Reply refused : List.of(
                house.table.changeRules(rules),
                house.table.changeOptions(TableOption.defaults()),
                house.table.swapSeats(0, 1),
                house.table.addBot(OptionalInt.of(1), ""),
                house.table.removeBot(1),
                house.table.start(owner, house.now))) {
            Refusals.assertRefused(refused, RefusalReason.REFUSAL_REASON_MATCH_RUNNING);
        }
        house.loses(3);
        house.pass(1_000);
        house.comesBack(3);
        assertGranted(house.table.kick(owner, 2, false));
        ShufflePlayer lam = new ShufflePlayer(house, "Lam", Kind.KIND_PERSON, 77);
        assertGranted(house.table.sit(lam, OptionalInt.of(2)));
        house.players.add(lam);
        house.pass(1_000);
        house.player(1).links = true;
        house.settle();

        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(owner.updates()
                        .map(update -> update.getShuffle())
                        .filter(shuffle -> shuffle.hasList() && shuffle.getRound() == 2)
                        .map(Shuffle::getList))
                .hasSizeGreaterThan(4)
                .containsOnly(told.getList());
        house.playRound();
        assertThat(house.proof().leftOut()).containsExactly(2);
        assertThat(house.player(1).verdict(2)).isEqualTo(Verdict.TICK);
        assertThat(house.player(3).verdict(2)).isEqualTo(Verdict.TICK);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"123", "132", "213", "231", "312", "321"})
    @DisplayName("deals when the last link has come, whichever that is")
    void inAnyOrder(String order) {
        house.withPeople(SEATS);
        house.players.forEach(player -> player.links = false);
        house.start();
        for (int digit = 0; digit < order.length(); digit++) {
            assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
            assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_GATHERING);
            house.player(order.charAt(digit) - '0').links = true;
            house.settle();
        }
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getLeftOutList()).isEmpty();
        house.playRound();
        assertThat(house.player(2).verdict(1)).isEqualTo(Verdict.TICK);
    }

    @Test
    @DisplayName("waits five seconds for a link, deals without it, and names the seat")
    void aMissingLink() {
        house.withPeople(SEATS);
        house.player(2).links = false;
        house.start();
        house.pass(Shuffling.WAIT_MILLIS - 1);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        assertThat(house.shuffle().getWaitingList()).containsExactly(2);
        house.pass(1);
        assertThat(Shuffling.WAIT_MILLIS).isEqualTo(5_000);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getLeftOutList()).containsExactly(2);
        house.playRound();
        assertThat(house.proof().leftOut()).containsExactly(2);
        assertThat(house.player(1).verdict(1)).isEqualTo(Verdict.TICK);
        assertThat(house.player(2).verdict(1)).isEqualTo(Verdict.NO_ANSWER);
    }

    @Test
    @DisplayName("waits five seconds for an anchor, and not again until one comes")
    void aMissingAnchor() {
        house.withPeople(SEATS);
        house.player(2).anchors = false;
        house.start();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        house.pass(Shuffling.WAIT_MILLIS - 1);
        assertThat(house.shuffle().getWaitingList()).containsExactly(2);
        house.pass(1);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.listed()).containsExactly(1, 3);
        assertThat(house.shuffle().getLeftOutList()).isEmpty();
        house.playRound();
        assertThat(house.player(2).verdict(1)).isEqualTo(Verdict.NOT_ASKED);
        house.nextRound();
        assertThat(house.stage()).as("nobody waits for it again").isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        house.player(2).anchors = true;
        house.playRound();
        house.nextRound();
        assertThat(house.listed()).containsExactly(1, 2, 3);
    }

    @Test
    @DisplayName("waits for a program anew that comes over another connection")
    void aSilentOneComesAgain() {
        house.withPeople(SEATS);
        house.player(2).anchors = false;
        house.start();
        house.pass(Shuffling.WAIT_MILLIS);
        house.loses(2);
        house.comesBack(2);
        house.playRound();
        house.nextRound();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        house.player(2).anchors = true;
        house.settle();
        assertThat(house.listed()).containsExactly(1, 2, 3);
    }

    @Test
    @DisplayName("waits for nobody who has left, and for nobody who is not there when the list is told")
    void nobodyIsWaitedForInVain() {
        house.withPeople(SEATS);
        house.player(1).links = false;
        house.player(2).links = false;
        house.start();
        house.leaves(2);
        assertThat(house.shuffle().getWaitingList()).containsExactly(1);
        assertGranted(house.table.kick(house.player(0), 1, false));
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getLeftOutList()).containsExactly(1, 2);
        house.loses(3);
        house.playRound();
        long over = house.now;
        house.nextRound();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.now).isEqualTo(over);
        assertThat(house.listed()).isEmpty();
    }

    @Test
    @DisplayName("waits for one who is lost after the list was told, though a bot plays from the seat meanwhile")
    void lostInBetween() {
        ShuffleHouse short1 = new ShuffleHouse(3, options -> options.setGraceSeconds(1)).withPeople(3);
        short1.player(2).links = false;
        short1.start();
        short1.loses(2);
        short1.pass(Shuffling.WAIT_MILLIS - 1);
        assertThat(short1.player(0).update().getSeats(2).getBotPlays()).isTrue();
        assertThat(short1.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        short1.player(2).links = true;
        short1.comesBack(2);
        assertThat(short1.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        short1.playRound();
        assertThat(short1.proof().leftOut()).isEmpty();
        assertThat(short1.player(2).verdict(1)).isEqualTo(Verdict.TICK);
    }

    @Test
    @DisplayName("asks one who takes a bot's seat in the middle of a match from the next round on")
    void aSeatComesIn() {
        house.withPeople(3).withBots().start();
        ShufflePlayer lam = new ShufflePlayer(house, "Lam", Kind.KIND_PERSON, 77);
        assertGranted(house.table.sit(lam, OptionalInt.of(3)));
        house.players.add(lam);
        assertThat(house.listed()).containsExactly(1, 2);
        house.playRound();
        assertThat(house.proof().asked()).containsOnlyKeys(1, 2);
        house.nextRound();
        assertThat(house.listed()).containsExactly(1, 2, 3);
        house.playRound();
        assertThat(house.proof().links()).containsOnlyKeys(1, 2, 3);
        assertThat(lam.verdict(2)).isEqualTo(Verdict.TICK);
    }

    @Test
    @DisplayName("of bots alone is done at once, from the host's link")
    void botsAlone() {
        ShufflePlayer owner = house.watcher();
        owner.owns = true;
        assertGranted(house.table.addBot(OptionalInt.empty(), ""));
        house.settle();
        assertGranted(house.start());
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.listed()).isEmpty();
        assertThat(house.shuffle().getLeftOutList()).isEmpty();
    }

    @Test
    @DisplayName("asks nobody for anything where nothing is ever revealed: the host deals")
    void neverRevealed() {
        ShuffleHouse never =
                new ShuffleHouse(SEATS, options -> options.setReveal(Reveal.REVEAL_NEVER)).withPeople(SEATS);
        listenTo(never);
        never.dealsAlone = true;
        never.start();
        assertThat(never.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        never.playRounds(2);
        never.players.forEach(player -> assertThat(player.updates().map(update -> update.getShuffle()))
                .containsOnly(Shuffle.newBuilder()
                        .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                        .build()));
        assertThat(said).allMatch(ClientMessage::hasHoldStanding);
        assertThat(never.kept.getMatch().getRecordsList()).hasSize(2).allMatch(record -> !record.contains("link"));
    }

    @Test
    @DisplayName("asks nobody for anything after the last link of the chains")
    void afterTheLastLink() {
        ShuffleHouse endless = new ShuffleHouse(3, 0, options -> options).withPeople(3);
        endless.start();
        endless.playRound();
        Standing late =
                endless.standing().toBuilder().setRound(FairShuffle.ROUNDS - 1).build();
        endless.isGoneOnFrom(late);
        endless.nextRound();
        assertThat(endless.listed()).containsExactly(1, 2);
        endless.playRound();
        assertThat(endless.player(2).verdict(FairShuffle.ROUNDS)).isEqualTo(Verdict.TICK);

        listenTo(endless);
        endless.dealsAlone = true;
        endless.nextRound();
        assertThat(endless.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(endless.shuffle())
                .isEqualTo(Shuffle.newBuilder()
                        .setKind(ShuffleKind.SHUFFLE_KIND_FAIR)
                        .build());
        endless.isKilled();
        endless.playRound();
        assertThat(endless.kept.getMatch().getRecordsList().get(1)).doesNotContain("link");
        assertThat(said).noneMatch(message -> message.hasGiveAnchor() || message.hasOpenLink());
        assertThat(endless.player(2).alarms()).isEmpty();
    }

    @Test
    @DisplayName("shows who is waited for to everybody once it takes longer than anybody notices")
    void whoIsWaitedFor() {
        house.withPeople(SEATS);
        house.player(1).links = false;
        house.player(2).links = false;
        house.start();
        house.pass(600);
        int told = house.player(0).received().size();
        house.player(1).links = true;
        house.settle();
        assertThat(house.player(0).received()).hasSize(told + 1);
        assertThat(house.shuffle().getWaitingList()).containsExactly(2);
        house.settle();
        assertThat(house.player(0).received()).hasSize(told + 1);
    }

    @ParameterizedTest(name = "of round {0}")
    @ValueSource(ints = {1, 2})
    @DisplayName("whose list is told is dealt and played before the match ends, also after a restart")
    void theEndWaits(int round) {
        house.withPeople(3).withBots();
        if (round == 2) {
            house.start();
            house.playRound();
        }
        house.player(2).links = false;
        if (round == 2) {
            house.nextRound();
        } else {
            house.start();
        }
        assertGranted(house.table.endMatch(house.now));
        house.settle();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        house.isKilled();
        house.player(2).links = true;
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        house.playRound();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(house.proof().round()).isEqualTo(round);
        house.start();
        house.playRound();
        assertThat(house.stage()).as("the wish was of one match").isEqualTo(TableStage.TABLE_STAGE_BETWEEN_ROUNDS);
    }

    @Test
    @DisplayName("whose list is not told ends with the match")
    void theEndBeforeTheList() {
        house.withPeople(SEATS);
        house.player(2).anchors = false;
        house.start();
        house.pass(Shuffling.WAIT_MILLIS);
        house.playRound();
        house.loses(2);
        house.comesBack(2);
        house.nextRound();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        assertGranted(house.table.endMatch(house.now));
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_UNSPECIFIED);
        house.players.forEach(player -> assertThat(player.alarms()).isEmpty());
    }

    @Test
    @DisplayName("is done before a pause begins that all agree to")
    void aPauseWaits() {
        house.withPeople(3).withBots().start();
        house.playRound();
        house.player(2).links = false;
        house.nextRound();
        house.players.forEach(player -> house.table.wishPause(player, true, house.now));
        house.settle();
        assertThat(house.player(0).update().getPause().getRunning()).isFalse();
        house.player(2).links = true;
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.player(0).update().getPause().getRunning()).isTrue();
    }

    @Test
    @DisplayName("is not disturbed by one who waits for a bot's seat and comes over another connection")
    void whoWaitsComesAgain() {
        house.withPeople(2).withBots();
        house.player(1).links = false;
        house.start();
        ShufflePlayer lam = new ShufflePlayer(house, "Lam", Kind.KIND_PERSON, 77);
        ByteString token = ((Reply.Done) house.table.sit(lam, OptionalInt.of(2))).seatToken();
        ShufflePlayer again = lam.reconnected();
        assertGranted(house.table.comeBack(again, token));
        house.players.add(again);
        house.settle();
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        house.player(1).links = true;
        house.settle();
        house.playRounds(2);
        assertThat(again.update().getYourSeat()).isEqualTo(2);
        assertThat(again.verdict(2)).isEqualTo(Verdict.TICK);
    }
}
