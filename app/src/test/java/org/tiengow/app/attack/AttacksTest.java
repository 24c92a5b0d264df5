package org.tiengow.app.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.tiengow.client.connection.HostLocator;
import org.tiengow.client.connection.IdentityStore;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.online.Connector;
import org.tiengow.client.session.GameSession;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.table.PlayerKind;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.client.shuffle.ShuffleAlarm;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.presentation.words.ShuffleWords;
import org.tiengow.presentation.words.Words;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.Reveal;

/** Each attack that broke an earlier shuffle: what a person reads, and when. */
@DisplayName("A host that cheats at the shuffle")
@Tag("slow")
class AttacksTest {
    private static final ReconnectPolicy RETURNING = new ReconnectPolicy(
            Duration.ofMillis(50),
            Duration.ofMillis(200),
            Duration.ofSeconds(60),
            HostLocator.WHERE_IT_WAS,
            KeptSeats.NONE);

    private final Map<String, GameSession> sessions = new HashMap<>();
    private final Set<String> answered = ConcurrentHashMap.newKeySet();
    private CheatingHost host;

    @BeforeEach
    void open() throws Exception {
        host = new CheatingHost();
        for (String name : CheatingTable.NAMES.subList(0, 2)) {
            GameSession session = new Connector(KnownHosts.NONE)
                    .showing(IdentityStore.fresh())
                    .returning(RETURNING)
                    .open(JoinTarget.of(host.address(), PlayerKind.PERSON, name));
            sessions.put(name, session);
            session.onUpdate(state -> state.decision().ifPresent(open -> {
                if (answered.add(name + open.number())) {
                    session.play(open.number(), 0);
                }
            }));
            await().until(() -> session.state().isIn());
            session.sit(0, OptionalInt.empty()).join();
        }
    }

    @AfterEach
    void close() throws Exception {
        sessions.values().forEach(GameSession::close);
        host.close();
    }

    private CheatingTable table(int number, String id, Reveal reveal) {
        return new CheatingTable(host, number, id, reveal);
    }

    private SessionState mei() {
        return sessions.get("Mei").state();
    }

    private void awaitVerdict(int round, Verdict verdict) {
        await().untilAsserted(() -> assertThat(mei().shuffle().rounds())
                .hasEntrySatisfying(round, check -> assertThat(check.verdict()).isEqualTo(verdict)));
    }

    private void awaitAlarm(ShuffleAlarm.Kind kind) {
        await().untilAsserted(() -> assertThat(mei().shuffle().alarms())
                .extracting(ShuffleAlarm::kind)
                .contains(kind));
    }

    /** What Mei reads of a round in the settlement. */
    private String reads(int round) {
        return Objects.requireNonNull(ShuffleWords.of(
                                Words.of(Locale.ENGLISH), mei(), mei().atTable().orElseThrow())
                        .ofRound(round))
                .words();
    }

    private void answersUnknownRounds(LinkState state, int table) {
        host.answers = link -> LinkAnswer.newBuilder()
                .setLink(link)
                .setState(state)
                .setTable(table)
                .build();
    }

    @Test
    @DisplayName("that keeps to the rules has the tick, with the names")
    void fair() {
        CheatingTable fair = table(0, "f1", Reveal.REVEAL_ROUND);
        fair.fairRound();
        awaitVerdict(1, Verdict.TICK);
        fair.fairRound();
        awaitVerdict(2, Verdict.TICK);
        assertThat(reads(2)).isEqualTo("Fair shuffle, checked: your app and Bo’s took part.");
        assertThat(mei().shuffle().alarms()).isEmpty();
    }

    @Test
    @DisplayName("that redraws by another match id raises an alarm and costs the tick of the next round")
    void anotherMatchId() {
        CheatingTable first = table(0, "a1", Reveal.REVEAL_ROUND);
        first.ask(first.list());
        first.deal(List.of());
        CheatingTable second = table(0, "a2", Reveal.REVEAL_ROUND); // the deal was not to its liking
        second.fairRound();
        awaitVerdict(1, Verdict.DEBTS);
        assertThat(reads(1)).contains("the host is playing another match at this table");
    }

    @Test
    @DisplayName("that cuts all connections and redraws by another match id costs the tick of the next round")
    void anotherMatchIdAfterACut() {
        CheatingTable first = table(0, "b1", Reveal.REVEAL_ROUND);
        first.ask(first.list());
        first.deal(List.of());
        host.cutAll();
        CheatingTable second = table(0, "b2", Reveal.REVEAL_ROUND);
        second.fairRound();
        awaitVerdict(1, Verdict.DEBTS);
    }

    @Test
    @DisplayName(
            "that says the round is in play, and shows another match at that table, raises an alarm and costs the tick")
    void deniesByAnotherMatch() {
        CheatingTable first = table(0, "c1", Reveal.REVEAL_ROUND);
        first.ask(first.list());
        first.deal(List.of());
        host.cutAll();
        answersUnknownRounds(LinkState.LINK_STATE_IN_PLAY, 0);
        CheatingTable second = table(0, "c2", Reveal.REVEAL_ROUND);
        second.fairRound();
        awaitVerdict(1, Verdict.DEBTS);
        assertThat(mei().shuffle().raised())
                .extracting(raised -> raised.alarm().kind())
                .contains(ShuffleAlarm.Kind.OTHER_MATCH);
    }

    @Test
    @DisplayName("that redraws at another table costs the tick there")
    void anotherTable() {
        CheatingTable first = table(0, "d1", Reveal.REVEAL_ROUND);
        first.ask(first.list());
        first.deal(List.of());
        CheatingTable second = table(1, "d2", Reveal.REVEAL_ROUND);
        second.fairRound();
        awaitVerdict(1, Verdict.DEBTS);
        assertThat(reads(1)).contains("could have picked");
        second.fairRound();
        awaitVerdict(2, Verdict.TICK);
    }

    @Test
    @DisplayName("that goes on two rounds later raises an alarm and costs the tick")
    void laterRound() {
        CheatingTable table = table(0, "e1", Reveal.REVEAL_ROUND);
        table.fairRound();
        awaitVerdict(1, Verdict.TICK);
        table.ask(table.list());
        table.deal(List.of());
        table.skip(2);
        table.fairRound();
        awaitAlarm(ShuffleAlarm.Kind.ASKED_ON);
        awaitVerdict(4, Verdict.DEBTS);
        assertThat(reads(2)).contains("Shuffle alarm");
    }

    @Test
    @DisplayName("that never asks and draws alone has no tick")
    void cutBeforeTheAsk() {
        CheatingTable table = table(0, "g1", Reveal.REVEAL_ROUND);
        ShuffleList list = table.list();
        table.ask(without(
                list,
                seat -> ListedSeat.without(
                        ListedSeat.Kind.PERSON, 0, list.seats().get(seat).name())));
        table.deal(List.of());
        table.playOut(true);
        table.settle();
        awaitVerdict(1, Verdict.HOST_ALONE);
        assertThat(reads(1)).doesNotContain("✓");
    }

    private static ShuffleList without(ShuffleList list, IntFunction<ListedSeat> seat) {
        List<ListedSeat> seats = new ArrayList<>(list.seats());
        seats.set(0, seat.apply(0));
        seats.set(1, seat.apply(1));
        return new ShuffleList(list.context(), list.round(), list.reveal(), list.hostAnchor(), seats);
    }

    @Test
    @DisplayName("that blinks within a round gets the same links for the same list, and no other deal")
    void blink() {
        CheatingTable table = table(0, "h1", Reveal.REVEAL_ROUND);
        ShuffleList list = table.list();
        table.ask(list);
        table.deal(List.of());
        host.cutAll();
        answersUnknownRounds(LinkState.LINK_STATE_IN_PLAY, 0);
        ShuffleList other = new ShuffleList(
                list.context(), list.round(), list.reveal(), Bytes32.ZERO, list.seats()); // its own chain anew
        table.tell(other);
        awaitAlarm(ShuffleAlarm.Kind.OTHER_LIST);
        assertThat(host.guest("Mei").latest(message -> message.hasOpenLink()))
                .as("no link for another list")
                .isEmpty();
        table.tell(list);
        await().until(() ->
                host.guest("Mei").latest(message -> message.hasOpenLink()).isPresent());
    }

    @Test
    @DisplayName("that ends early under reveal match, and hides all, raises an alarm")
    void earlyEnd() {
        CheatingTable table = table(0, "i1", Reveal.REVEAL_MATCH);
        table.fairRound();
        table.ask(table.list());
        table.deal(List.of());
        table.over();
        awaitAlarm(ShuffleAlarm.Kind.NO_RECORD);
        assertThat(mei().shuffle().rounds().get(1).verdict()).isEqualTo(Verdict.WRONG);
    }

    @Test
    @DisplayName("that keeps to the rules under reveal match has the ticks at the end")
    void fairUnderRevealMatch() {
        CheatingTable table = table(0, "j1", Reveal.REVEAL_MATCH);
        table.fairRound();
        table.fairRound();
        assertThat(mei().shuffle().rounds().get(1).verdict()).isEqualTo(Verdict.WAITING);
        table.revealAll();
        table.over();
        awaitVerdict(1, Verdict.TICK);
        awaitVerdict(2, Verdict.TICK);
        assertThat(mei().shuffle().alarms()).isEmpty();
    }

    @Test
    @DisplayName("that plays a round out for Mei costs her next tick")
    void playedOutWithout() {
        CheatingTable table = table(0, "k1", Reveal.REVEAL_ROUND);
        table.ask(table.list());
        table.deal(List.of());
        host.cutAll();
        table.playOut(false);
        String record = table.record();
        host.answers = link -> LinkAnswer.newBuilder()
                .setLink(link)
                .setState(LinkState.LINK_STATE_RECORD)
                .setRecord(record)
                .build();
        table.settle();
        awaitVerdict(1, Verdict.TICK);
        table.fairRound();
        awaitVerdict(2, Verdict.DEBTS);
        assertThat(mei().shuffle().alarms()).isEmpty();
    }

    @Test
    @DisplayName("that tells two lists of one round raises an alarm")
    void twoLists() {
        CheatingTable table = table(0, "l1", Reveal.REVEAL_ROUND);
        ShuffleList list = table.list();
        table.ask(list);
        table.tell(new ShuffleList(list.context(), list.round(), list.reveal(), Bytes32.ZERO, list.seats()));
        awaitAlarm(ShuffleAlarm.Kind.OTHER_LIST);
    }

    @Test
    @DisplayName("that leaves both out has no tick")
    void leavesBothOut() {
        CheatingTable table = table(0, "m1", Reveal.REVEAL_ROUND);
        table.ask(table.list());
        table.deal(List.of(0, 1));
        table.playOut(true);
        table.settle();
        awaitVerdict(1, Verdict.HOST_ALONE);
    }

    @Test
    @DisplayName("that leaves Mei out names her, and she reads why she has no tick")
    void leavesOneOut() {
        CheatingTable table = table(0, "n1", Reveal.REVEAL_ROUND);
        table.ask(table.list());
        table.deal(List.of(0));
        assertThat(await().until(() -> mei().shuffle().leftOut(), seats -> !seats.isEmpty()))
                .containsExactly(0);
        table.playOut(true);
        table.settle();
        awaitVerdict(1, Verdict.NO_ANSWER);
        await().untilAsserted(() -> assertThat(
                        sessions.get("Bo").state().shuffle().rounds())
                .hasEntrySatisfying(1, check -> assertThat(check.verdict()).isEqualTo(Verdict.TICK)));
    }

    @Test
    @DisplayName("that puts another anchor at Mei's seat raises an alarm")
    void seatSwaps() {
        CheatingTable table = table(0, "o1", Reveal.REVEAL_ROUND);
        table.fairRound();
        ShuffleList list = table.list();
        table.tell(without(list, seat -> list.seats().get(1 - seat)));
        awaitAlarm(ShuffleAlarm.Kind.OTHER_ANCHOR);
    }

    @Test
    @DisplayName("that marks programs as pages asks nobody, and has no tick")
    void pageMarks() {
        CheatingTable table = table(0, "p1", Reveal.REVEAL_ROUND);
        table.marksPages();
        ShuffleList list = table.list();
        table.ask(without(
                list,
                seat -> ListedSeat.without(
                        ListedSeat.Kind.PAGE, 0, list.seats().get(seat).name())));
        table.deal(List.of());
        table.playOut(true);
        table.settle();
        awaitVerdict(1, Verdict.HOST_ALONE);
    }

    @Test
    @DisplayName("that calls Mei its owner gives her no tick without her link")
    void ownerFlags() {
        host.callsEverybodyOwner = true;
        host.cutAll();
        CheatingTable table = table(0, "q1", Reveal.REVEAL_ROUND);
        ShuffleList list = table.list();
        List<ListedSeat> seats = new ArrayList<>(list.seats());
        seats.set(0, ListedSeat.without(ListedSeat.Kind.OWNER, 0, "Mei"));
        table.ask(new ShuffleList(list.context(), list.round(), list.reveal(), list.hostAnchor(), seats));
        table.deal(List.of());
        table.playOut(true);
        table.settle();
        awaitVerdict(1, Verdict.NOT_ASKED);
    }

    @Test
    @DisplayName("that claims a takeover nobody proved raises an alarm")
    void fakeTakeover() {
        CheatingTable table = table(0, "r1", Reveal.REVEAL_ROUND);
        table.ask(table.list());
        table.deal(List.of());
        table.claimsEpoch(1);
        table.show();
        awaitAlarm(ShuffleAlarm.Kind.EPOCH);
    }

    @Test
    @DisplayName("that shows a record with another deal raises an alarm")
    void inventedRecord() {
        CheatingTable table = table(0, "s1", Reveal.REVEAL_ROUND);
        table.ask(table.list());
        table.deal(List.of());
        table.playOut(true);
        table.reveal(List.of(table.record(
                shuffle -> shuffle.replaceFirst("\"link\":\"[0-9a-f]{64}", "\"link\":\"" + Bytes32.ZERO.toHex()))));
        awaitAlarm(ShuffleAlarm.Kind.LINK);
    }
}
