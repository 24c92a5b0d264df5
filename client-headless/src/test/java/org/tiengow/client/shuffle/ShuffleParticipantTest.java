package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.NameLinks;
import org.tiengow.protocol.wire.Shuffle;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;
import org.tiengow.protocol.wire.TableUpdate;

/** One program at seat 0, and a host that says what the test wants. Seat 1 is Bo's, whose secrets the host has. */
@ExtendWith(CheapSignatures.Installed.class)
class ShuffleParticipantTest {
    private static final int PLAYERS = 3;
    private static final Bytes32 HOST = Story.bytes("a host");
    private static final ShuffleContext MATCH = new ShuffleContext(HOST, "m", 0);
    private static final Bytes32 SECRET = HostPart.secret("of the host");
    private static final Bytes32 BO = HostPart.secret("of Bo");

    private final KeptRecords records = new KeptRecords();
    private final Program mei = new Program("Mei", 0, new SplittableRandom(27), records);
    private final Set<ShuffleContext> followed = new HashSet<>();
    private final Set<ShuffleContext> proven = new HashSet<>();
    private Bytes32 connectedTo = HOST;

    private List<ClientMessage.Builder> connect() {
        Bytes32 now = connectedTo;
        return mei.connect(new Program.Peer(
                context -> context.host().equals(now),
                followed::contains,
                answer -> proven.contains(ShuffleTranslator.context(answer.getLink()))));
    }

    private List<ClientMessage.Builder> hear(HostMessage message) {
        return mei.hear(message, null);
    }

    private static TableUpdate.Builder update(ShuffleContext match, TableStage stage, Shuffle.Builder shuffle) {
        return HostPart.update(0, stage, match.match(), 0, PLAYERS, 1).setShuffle(shuffle);
    }

    private List<ClientMessage.Builder> anchors(ShuffleContext match) {
        return hear(HostPart.table(update(
                match,
                TableStage.TABLE_STAGE_PLAYING,
                HostPart.shuffle(match, 1, ShufflePhase.SHUFFLE_PHASE_ANCHORS))));
    }

    private Bytes32 anchor(ShuffleContext match) {
        return HostPart.anchor(
                records, match, 0, mei.judge().transcript(match).secret(0).orElseThrow());
    }

    /** The list of a round; two lists of one round have two names for the seat of a bot. */
    private ShuffleList list(ShuffleContext match, int round, String name) {
        return new ShuffleList(
                match,
                round,
                1,
                HostPart.anchor(records, match, HostPart.HOST, SECRET),
                List.of(
                        HostPart.person(match, 0, mei, anchor(match)),
                        HostPart.stranger(1, "Bo", HostPart.anchor(records, match, 1, BO), 0),
                        ListedSeat.without(ListedSeat.Kind.BOT, 0, name)));
    }

    private List<ClientMessage.Builder> ask(ShuffleList list) {
        List<ClientMessage.Builder> answers =
                hear(HostPart.table(update(list.context(), TableStage.TABLE_STAGE_PLAYING, HostPart.asks(list))));
        answers.forEach(mei::sent);
        return answers;
    }

    private ShuffleProof proof(ShuffleList list, boolean withMei) {
        ShuffleContext match = list.context();
        Optional<Bytes32> hers = mei.judge()
                .transcript(match)
                .secret(0)
                .map(secret -> HostPart.link(records, match, 0, secret, list.round()))
                .filter(link -> withMei);
        return HostPart.proof(
                list,
                HostPart.link(records, match, HostPart.HOST, SECRET, list.round()),
                List.of(hers, Optional.of(HostPart.link(records, match, 1, BO, list.round())), Optional.empty()));
    }

    private DealtRound deal(ShuffleList list) {
        return DealtRound.of(false, proof(list, true));
    }

    private void show(DealtRound round, boolean asked) {
        TableUpdate.Builder shown =
                update(round.proof.list().context(), TableStage.TABLE_STAGE_PLAYING, HostPart.dealt(round.proof));
        if (asked) {
            shown.setDecision(Decision.newBuilder().setMillisLeft(30_000));
        }
        SeatView view = round.view(0);
        mei.hear(HostPart.table(shown), view);
    }

    /** Plays a round to its end; Mei's plays are those of her program. */
    private void playOut(DealtRound round) {
        while (!round.isOver()) {
            if (round.turn() == 0) {
                show(round, true);
                mei.play(round.plays().get(0));
            }
            round.play(round.plays().get(0));
        }
        show(round, false);
    }

    private List<ClientMessage.Builder> reveal(String record) {
        return hear(HostPart.revealed(List.of(record)));
    }

    /** A whole round, from the ask to the record. */
    private List<ClientMessage.Builder> whole(ShuffleContext match, int round) {
        ShuffleList list = list(match, round, "Bot");
        ask(list);
        DealtRound dealt = deal(list);
        playOut(dealt);
        return reveal(dealt.record(records, null));
    }

    private RoundCheck check(ShuffleContext match, int round) {
        return mei.judge().check(match, round);
    }

    private List<ShuffleAlarm.Kind> alarms(ShuffleContext match) {
        return mei.judge().transcript(match).alarms().stream()
                .map(ShuffleAlarm::kind)
                .toList();
    }

    private static boolean opens(List<ClientMessage.Builder> answers) {
        return answers.stream().anyMatch(ClientMessage.Builder::hasOpenLink);
    }

    private static ClientMessage.Builder only(List<ClientMessage.Builder> answers) {
        assertThat(answers).hasSize(1);
        return answers.get(0);
    }

    @Test
    void anAnchorIsToldOnceAConnection() {
        connect();
        ClientMessage.Builder told = only(anchors(MATCH));
        assertThat(told.getGiveAnchor().getAnchor()).isEqualTo(ShuffleTranslator.write(anchor(MATCH)));
        assertThat(ShuffleSignatures.isAnchor(
                        mei.identity,
                        MATCH,
                        0,
                        anchor(MATCH),
                        ShuffleTranslator.hex(told.getGiveAnchor().getSignature())))
                .isTrue();
        assertThat(anchors(MATCH)).isEmpty();
        connect();
        assertThat(only(anchors(MATCH)).build()).isEqualTo(told.build());
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void theAnchorIsTheSameAfterARestart(boolean power) {
        connect();
        ClientMessage told = only(anchors(MATCH)).build();
        if (power) {
            mei.losePower(0);
        } else {
            mei.kill();
        }
        connect();
        assertThat(only(anchors(MATCH)).build()).isEqualTo(told);
    }

    @Test
    void aSeatTakenAgainGetsItsAnchorAgain() {
        connect();
        ClientMessage told = only(anchors(MATCH)).build();
        hear(HostPart.leftTable(0));
        assertThat(only(anchors(MATCH)).build()).isEqualTo(told);
        Shuffle.Builder shuffle = HostPart.shuffle(MATCH, 1, ShufflePhase.SHUFFLE_PHASE_ANCHORS);
        TableUpdate.Builder elsewhere =
                update(MATCH, TableStage.TABLE_STAGE_PLAYING, shuffle).setYourSeat(2);
        assertThat(hear(HostPart.table(elsewhere))).hasSize(1);
        assertThat(only(anchors(MATCH)).build()).isEqualTo(told);
    }

    @Test
    void noAnchorIsToldOnceTheMatchIsOverOrBroken() {
        connect();
        Shuffle.Builder dealt = HostPart.shuffle(MATCH, 3, ShufflePhase.SHUFFLE_PHASE_DEALT);
        assertThat(hear(HostPart.table(update(MATCH, TableStage.TABLE_STAGE_MATCH_OVER, dealt))))
                .isEmpty();
        anchors(MATCH);
        ask(list(MATCH, 1, "Bot"));
        reveal(DealtRound.undealt(false, records, proof(list(MATCH, 1, "Bot"), true), null));
        connect();
        assertThat(anchors(MATCH)).isEmpty();
    }

    @Test
    void aLinkOpensUpwardsOrAgain() {
        connect();
        anchors(MATCH);
        ShuffleList second = list(MATCH, 2, "Bot");
        ClientMessage opened = only(ask(second)).build();
        assertThat(opened.getOpenLink().getLink())
                .isEqualTo(ShuffleTranslator.write(HostPart.link(
                        records,
                        MATCH,
                        0,
                        mei.judge().transcript(MATCH).secret(0).orElseThrow(),
                        2)));
        assertThat(ask(second)).as("once a connection").isEmpty();
        connect();
        mei.granted(ClientMessage.newBuilder().setNameLinks(NameLinks.getDefaultInstance()));
        anchors(MATCH);
        assertThat(only(ask(second)).build()).isEqualTo(opened);
        assertThat(ask(list(MATCH, 1, "Bot"))).isEmpty();
        assertThat(ask(list(MATCH, 2, "another"))).isEmpty();
        assertThat(alarms(MATCH)).containsExactly(ShuffleAlarm.Kind.OTHER_LIST);
        mei.losePower(0);
        connect();
        mei.granted(ClientMessage.newBuilder().setNameLinks(NameLinks.getDefaultInstance()));
        anchors(MATCH);
        assertThat(opens(ask(list(MATCH, 2, "another")))).isFalse();
        assertThat(opens(ask(list(MATCH, 1, "Bot")))).isFalse();
        assertThat(opens(ask(list(MATCH, 3, "Bot")))).isTrue();
    }

    @Test
    void noLinkOpensAfterABrokenRecord() {
        connect();
        anchors(MATCH);
        ShuffleList list = list(MATCH, 1, "Bot");
        ask(list);
        reveal(deal(list).record(records, null));
        assertThat(check(MATCH, 1).verdict()).isEqualTo(Verdict.WAITING);
        assertThat(ask(list(MATCH, 2, "Bot"))).isEmpty();
    }

    @Test
    void openLinksAreNamedBeforeAnythingElse() {
        connect();
        anchors(MATCH);
        ShuffleList list = list(MATCH, 1, "Bot");
        ask(list);
        ClientMessage.Builder names = only(connect());
        assertThat(names.getNameLinks().getLinksList()).containsExactly(ShuffleTranslator.write(MATCH, 1));

        assertThat(anchors(MATCH)).as("held until they are answered").isEmpty();
        assertThat(ask(list(MATCH, 2, "Bot"))).isEmpty();
        assertThat(alarms(MATCH)).isEmpty();
        DealtRound round = deal(list);
        round.playOut(new SplittableRandom(1));
        answer(1, LinkState.LINK_STATE_RECORD, round.record(records, null));
        List<ClientMessage.Builder> now = mei.granted(names);
        assertThat(now.get(0).hasGiveAnchor()).isTrue();
        assertThat(opens(now)).isTrue();
        assertThat(alarms(MATCH)).isEmpty();
    }

    private List<ClientMessage.Builder> answer(int round, LinkState state, String record) {
        return hear(HostPart.answer(ShuffleTranslator.write(MATCH, round), state, record, 0));
    }

    @Test
    void whatItPlaysCountsBeforeItsLinksAreAnswered() {
        connect();
        anchors(MATCH);
        ShuffleList list = list(MATCH, 1, "Bot");
        ask(list);
        DealtRound round = deal(list);
        ClientMessage.Builder names = only(connect());
        playOut(round);
        answer(1, LinkState.LINK_STATE_RECORD, round.record(records, null));
        mei.granted(names);
        whole(MATCH, 2);
        assertThat(check(MATCH, 2).verdict()).isEqualTo(Verdict.TICK);
    }

    @Test
    void linksOfOtherHostsAreNotNamedHere() {
        connect();
        anchors(MATCH);
        ask(list(MATCH, 1, "Bot"));
        connectedTo = Story.bytes("another host");
        assertThat(connect()).isEmpty();
        connectedTo = HOST;
        assertThat(connect()).hasSize(1);
        mei.now += Duration.ofDays(14).toMillis();
        assertThat(connect()).as("two weeks later").isEmpty();
    }

    @Test
    void linksAreNamedAgainAtEachTable() {
        connect();
        anchors(MATCH);
        ask(list(MATCH, 1, "Bot"));
        mei.granted(only(connect()));
        assertThat(anchors(MATCH))
                .extracting(ClientMessage.Builder::hasNameLinks)
                .containsExactly(false);
        hear(HostPart.leftTable(0));
        assertThat(anchors(MATCH))
                .extracting(ClientMessage.Builder::hasNameLinks)
                .containsExactly(true);
    }

    @Test
    void manyLinksAreNamedInTurn() {
        connect();
        for (int match = 0; match < ShufflePresence.MOST_NAMED + 6; match++) {
            ShuffleContext each = new ShuffleContext(HOST, "m" + match, 0);
            anchors(each);
            ask(list(each, 1, "Bot"));
        }
        assertThat(only(connect()).getNameLinks().getLinksCount()).isEqualTo(ShufflePresence.MOST_NAMED);
        List<ClientMessage.Builder> next =
                hear(HostPart.table(HostPart.update(0, TableStage.TABLE_STAGE_GATHERING, "", Seats.NONE, PLAYERS, 1)));
        assertThat(only(next).getNameLinks().getLinksCount()).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource({
        "LINK_STATE_UNKNOWN, false, UNKNOWN_ROUND",
        "LINK_STATE_UNSPECIFIED, false, UNKNOWN_ROUND",
        "LINK_STATE_RECORD, false, UNKNOWN_ROUND",
        "LINK_STATE_HANDED_OVER, false, UNKNOWN_ROUND",
        "LINK_STATE_TAKEN_OVER, false, UNKNOWN_ROUND",
        "LINK_STATE_HANDED_OVER, true, ",
        "LINK_STATE_TAKEN_OVER, true, ",
        "LINK_STATE_IN_PLAY, false, ",
    })
    void anAnswerThatProvesNothingIsAnAlarm(LinkState state, boolean isProven, ShuffleAlarm.@Nullable Kind alarm) {
        connect();
        anchors(MATCH);
        ask(list(MATCH, 1, "Bot"));
        if (isProven) {
            proven.add(MATCH);
        }
        ClientMessage.Builder names = only(connect());
        answer(1, state, "no record");
        mei.granted(names);
        assertThat(alarms(MATCH)).isEqualTo(alarm == null ? List.of() : List.of(alarm));
        answer(7, LinkState.LINK_STATE_UNKNOWN, ""); // nobody asked for it
        assertThat(alarms(MATCH)).isEqualTo(alarm == null ? List.of() : List.of(alarm));
    }

    @ParameterizedTest
    @EnumSource(
            value = ShuffleAlarm.Kind.class,
            names = {"OTHER_MATCH", "NO_RECORD", "ASKED_ON"})
    void theTableThatOwesARecordMayNotGoOn(ShuffleAlarm.Kind alarm) {
        ShuffleContext next = new ShuffleContext(HOST, "next", 0);
        connect();
        anchors(MATCH);
        ShuffleList list = list(MATCH, 1, "Bot");
        ask(list);
        mei.granted(only(connect()));
        hear(HostPart.answer(ShuffleTranslator.write(MATCH, 1), LinkState.LINK_STATE_IN_PLAY, "", 0));
        switch (alarm) {
            case OTHER_MATCH -> anchors(next);
            case NO_RECORD ->
                hear(HostPart.table(
                        update(MATCH, TableStage.TABLE_STAGE_MATCH_OVER, HostPart.dealt(proof(list, true)))));
            default -> ask(list(MATCH, 2, "Bot"));
        }
        assertThat(alarms(MATCH)).containsExactly(alarm);
    }

    @Test
    void anotherTableMayPlayAnotherMatch() {
        connect();
        anchors(MATCH);
        ask(list(MATCH, 1, "Bot"));
        hear(HostPart.leftTable(0));
        ShuffleContext next = new ShuffleContext(HOST, "next", 0);
        TableUpdate.Builder other = update(
                        next,
                        TableStage.TABLE_STAGE_PLAYING,
                        HostPart.shuffle(next, 1, ShufflePhase.SHUFFLE_PHASE_ANCHORS))
                .setTable(1);
        hear(HostPart.table(other));
        answer(1, LinkState.LINK_STATE_IN_PLAY, "");
        assertThat(alarms(MATCH)).isEmpty();
    }

    @Test
    void whatItPlayedItselfIsNoDebt() {
        connect();
        anchors(MATCH);
        whole(MATCH, 1);
        whole(MATCH, 2);
        assertThat(check(MATCH, 2).verdict()).isEqualTo(Verdict.TICK);
    }

    @ParameterizedTest
    @CsvSource({
        "shown with the line up,   TICK",
        "shown after a new line,   DEBTS",
        "not asked for,            DEBTS",
        "two plays at once,        DEBTS",
    })
    void aPlayMadeForItIsADebtUnlessItWasSeen(String how, Verdict verdict) {
        connect();
        anchors(MATCH);
        ShuffleList list = list(MATCH, 1, "Bot");
        ask(list);
        DealtRound round = deal(list);
        show(round, how.startsWith("shown"));
        round.play(round.plays().get(1)); // not by Mei
        if (how.startsWith("shown after")) {
            mei.granted(only(connect()));
        }
        if (how.startsWith("shown") || how.startsWith("not")) {
            show(round, false);
        }
        if (how.startsWith("two")) {
            while (round.turn() != 0) {
                round.play(round.plays().get(0));
            }
            show(round, false);
            round.play(round.plays().get(0));
            show(round, false);
        }
        playOut(round);
        reveal(round.record(records, null));
        assertThat(check(MATCH, 1).verdict()).isEqualTo(Verdict.TICK);
        whole(MATCH, 2);
        assertThat(check(MATCH, 2).verdict()).isEqualTo(verdict);
    }

    @Test
    void aProgramWithoutTheLedgerTakesNoPart() {
        connect();
        anchors(MATCH);
        ShuffleList list = list(MATCH, 1, "Bot");
        Program other = new Program("Mei", 0, new SplittableRandom(28), records);
        other.holdsLedger = false;
        other.connect(new Program.Peer(context -> true, context -> true, answer -> true));
        HostMessage asked = HostPart.table(update(MATCH, TableStage.TABLE_STAGE_PLAYING, HostPart.asks(list)));
        assertThat(other.hear(asked, null)).isEmpty();
        DealtRound round = deal(list);
        round.playOut(new SplittableRandom(1));
        assertThat(other.hear(HostPart.revealed(List.of(round.record(records, null))), null))
                .isEmpty();
        assertThat(other.judge().transcript(MATCH).alarms()).isEmpty();
        assertThat(other.judge().check(MATCH, 1).verdict()).isEqualTo(Verdict.NOT_ASKED);
    }

    @Test
    void aMatchOfAnotherHostGetsNothing() {
        connect();
        ShuffleContext strange = new ShuffleContext(Story.bytes("another host"), "m", 0);
        assertThat(anchors(strange)).isEmpty();
        connectedTo = strange.host();
        connect();
        assertThat(anchors(strange)).hasSize(1);
        ask(list(strange, 1, "Bot"));
        connectedTo = HOST;
        connect();
        assertThat(anchors(strange)).isEmpty();
        assertThat(ask(list(strange, 2, "Bot"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void anotherEpochNeedsAProvenTakeover(boolean isProven) {
        connect();
        anchors(MATCH);
        ask(list(MATCH, 1, "Bot"));
        ShuffleContext later = new ShuffleContext(Story.bytes("an heir"), "m", 1);
        if (isProven) {
            followed.add(later);
        }
        connectedTo = later.host();
        connect();
        assertThat(anchors(later)).hasSize(isProven ? 1 : 0);
        assertThat(alarms(later)).isEqualTo(isProven ? List.of() : List.of(ShuffleAlarm.Kind.EPOCH));
    }

    @Test
    void recordsOfOtherHostsAreNotTaken() {
        connect();
        anchors(MATCH);
        ShuffleList list = list(MATCH, 1, "Bot");
        ask(list);
        String broken = deal(list).record(records, null);
        connectedTo = Story.bytes("another host");
        connect();
        reveal(broken);
        assertThat(mei.judge().transcript(MATCH).isBroken()).isFalse();
    }

    @Test
    void aTickIsSignedOnceAndUntilItIsGranted() {
        connect();
        anchors(MATCH);
        ClientMessage.Builder signed = only(whole(MATCH, 1));
        Bytes32 digest = mei.judge().transcript(MATCH).record(1).orElseThrow().digest();
        assertThat(signed.getSignRecord().getSaw()).isTrue();
        assertThat(ShuffleSignatures.isRecord(
                        mei.identity.hex(),
                        true,
                        digest,
                        ShuffleTranslator.hex(signed.getSignRecord().getSignature())))
                .isTrue();
        connect();
        assertThat(anchors(MATCH))
                .as("sent again")
                .anySatisfy(each -> assertThat(each.build()).isEqualTo(signed.build()));
        assertThat(mei.granted(signed)).isEmpty();
        connect();
        assertThat(anchors(MATCH)).noneMatch(ClientMessage.Builder::hasSignRecord);
    }

    @Test
    void aSignatureGrantedLateCountsForItsOwnMatch() {
        connect();
        anchors(MATCH);
        ClientMessage.Builder signed = only(whole(MATCH, 1));
        ShuffleContext next = new ShuffleContext(HOST, "next", 0);
        anchors(next);
        mei.granted(signed);
        assertThat(whole(next, 1))
                .extracting(ClientMessage.Builder::hasSignRecord)
                .containsExactly(true);
    }

    @Test
    void onlyTicksAreSigned() {
        connect();
        anchors(MATCH);
        ask(list(MATCH, 1, "Bot"));
        mei.granted(only(connect()));
        ShuffleContext next = new ShuffleContext(HOST, "next", 0);
        anchors(next);
        assertThat(whole(next, 1)).as("a debt stands").isEmpty();
        assertThat(check(next, 1)).isEqualTo(new RoundCheck(Verdict.DEBTS, List.of("Mei"), 1));
        assertThat(whole(next, 2)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"before the deal", "after the deal", "in mid-round"})
    void anotherHandIsAnAlarm(String when) {
        connect();
        anchors(MATCH);
        ShuffleList list = list(MATCH, 1, "Bot");
        ask(list);
        DealtRound round = deal(list);
        DealtRound shown = DealtRound.of(
                false, proof(list, true), RecordCheck.SHUFFLE.deal(Story.bytes("better tiles"), PLAYERS), 0);
        if (when.equals("after the deal")) {
            show(round, false);
        }
        if (when.equals("in mid-round")) {
            shown.play(shown.plays().get(0));
        }
        show(shown, false);
        playOut(round);
        reveal(round.record(records, null));
        assertThat(alarms(MATCH)).containsExactly(ShuffleAlarm.Kind.HAND);
        assertThat(check(MATCH, 1).verdict()).isEqualTo(Verdict.WRONG);
    }

    @ParameterizedTest
    @CsvSource({"-1", "0", "1"})
    void theRecordIsWhatWasSeenFromAnywhere(int seat) {
        connect();
        anchors(MATCH);
        for (int number = 1; number <= 10; number++) { // in some of them everybody forfeits tiles
            ShuffleList list = list(MATCH, number, "Bot");
            ask(list);
            DealtRound round = DealtRound.of(true, proof(list, true));
            round.playOut(new SplittableRandom(number));
            TableUpdate.Builder end = update(MATCH, TableStage.TABLE_STAGE_PLAYING, HostPart.dealt(round.proof))
                    .setYourSeat(seat);
            mei.hear(HostPart.table(end), round.view(seat));
            reveal(round.record(records, null));
        }
        assertThat(alarms(MATCH)).isEmpty();
    }

    @Test
    void aHostThatAnswersNothingFillsNoMemory() {
        connect();
        anchors(MATCH);
        ask(list(MATCH, 1, "Bot"));
        ClientMessage.Builder names = only(connect());
        List<ClientMessage.Builder> all = new ArrayList<>();
        for (int round = 2; round < 1_000; round++) {
            all.addAll(ask(list(MATCH, round, "Bot")));
        }
        assertThat(all).isEmpty();
        assertThat(mei.granted(names).stream().filter(ClientMessage.Builder::hasOpenLink))
                .hasSize(256);
    }
}
