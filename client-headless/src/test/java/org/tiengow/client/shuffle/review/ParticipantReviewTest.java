package org.tiengow.client.shuffle.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.client.shuffle.HostPart;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.client.shuffle.ShuffleAlarm;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.LeftTable;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("What an attacker tries on a program's part in shuffles")
class ParticipantReviewTest {
    private final Bench bench = new Bench();

    @Test
    @DisplayName("nothing: a round is a tick")
    void honestRound() {
        ShuffleContext match = bench.match("a");
        Bench.Game game = open(match, 1);
        game.deals(true, true).shows(Bench.MEI, true);
        bench.reveals(game.record());
        game.showsEnd(Bench.MEI);
        assertThat(alarms(match)).isEmpty();
        assertThat(verdict(match, 1)).isEqualTo(Verdict.TICK);
        assertThat(owes()).isFalse();
    }

    private Bench.Game open(ShuffleContext match, int round) {
        Bench.Game game = bench.game(match, round, bench.asksForAnchor(match, round));
        game.asks(Bench.MEI);
        assertThat(game.meisLink()).isPresent();
        return game;
    }

    /** Whether an honest round of a later match has no tick. */
    private boolean owes() {
        ShuffleContext later = bench.match("later");
        Bench.Game game = open(later, 1).deals(true, true).shows(Bench.MEI, true);
        bench.reveals(game.record());
        game.showsEnd(Bench.MEI);
        return verdict(later, 1) == Verdict.DEBTS;
    }

    private List<ShuffleAlarm> alarms(ShuffleContext match) {
        return bench.program.judge().transcript(match).alarms();
    }

    private Verdict verdict(ShuffleContext match, int round) {
        return bench.program.judge().check(match, round).verdict();
    }

    @Nested
    @DisplayName("A host that speaks of another host's match")
    class OfAnotherHost {
        private final ShuffleContext match = bench.match("a");
        private final Bench.Game game = open(match, 1);

        private void toAnotherHost() {
            bench.program.reconnected();
            bench.host = Bench.bytes("another host");
        }

        @Test
        @DisplayName("calls its round unknown: no alarm")
        void answersAboutIt() {
            toAnotherHost();
            bench.answers(match, 1, LinkState.LINK_STATE_UNKNOWN, 0);
            assertThat(alarms(match)).isEmpty();
        }

        @Test
        @DisplayName("makes up its record: nobody believes it")
        void forgesRecord() {
            game.deals(false, false);
            toAnotherHost();
            bench.reveals(game.brokenRecord());
            assertThat(bench.program.judge().transcript(match).record(1)).isEmpty();
            assertThat(bench.program.judge().transcript(match).isBroken()).isFalse();
        }

        @Test
        @DisplayName("tells a list of it: no alarm, then nor later")
        void forgesList() {
            game.deals(true, true);
            bench.reveals(game.record());
            Bench.Game next = bench.game(match, 2, bench.asksForAnchor(match, 2));
            Bench.Game forged = bench.game(match, 2, Bench.bytes("anything"), 1, 1);
            toAnotherHost();
            forged.asks(Bench.NOBODY);
            bench.program.reconnected();
            bench.host = match.host();
            next.asks(Bench.MEI);
            assertThat(alarms(match)).isEmpty();
        }

        @Test
        @DisplayName("asks for a later round of it: no alarm")
        void asksOn() {
            toAnotherHost();
            bench.game(match, 2, Bench.bytes("anything")).asks(Bench.NOBODY);
            assertThat(alarms(match)).isEmpty();
        }
    }

    @Nested
    @DisplayName("An honest host")
    class Honest {
        @Test
        @DisplayName("is not accused by somebody who watches")
        void watched() {
            ShuffleContext match = bench.match("a");
            Bench.Game game = bench.game(match, 1, Bench.bytes("Mei's anchor"));
            game.asks(Bench.NOBODY).deals(false, true).shows(Bench.NOBODY, false);
            bench.reveals(game.record());
            game.showsEnd(Bench.NOBODY);
            assertThat(alarms(match)).isEmpty();
        }

        @Test
        @DisplayName("is not accused by what it said of a match that is over since")
        void inPlayThenOver() {
            ShuffleContext match = bench.match("a");
            open(match, 1);
            bench.program.reconnected();
            bench.enter();
            bench.answers(match, 1, LinkState.LINK_STATE_IN_PLAY, 0);
            bench.grantLast(ClientMessage.Builder::hasNameLinks);
            bench.passes(30 * 60_000); // in the lobby: the match ends at table 0, and another one begins
            bench.asksForAnchor(bench.match("b"), 1);
            assertThat(alarms(match)).isEmpty();
        }

        @Test
        @DisplayName("is not accused after a change of seats within a round")
        void otherSeat() {
            ShuffleContext match = bench.match("a");
            Bench.Game game = open(match, 1).deals(true, true);
            bench.hear(HostMessage.newBuilder().setLeftTable(LeftTable.getDefaultInstance()));
            game.shows(2, false); // the bot at seat 2 has not played yet, when Mei takes its seat
            bench.answers(match, 1, LinkState.LINK_STATE_IN_PLAY, 0);
            bench.grantLast(ClientMessage.Builder::hasNameLinks);
            bench.reveals(game.record());
            assertThat(alarms(match)).isEmpty();
        }

        @Test
        @DisplayName("loses no tick for a last play that time made")
        void lastPlayRanOut() {
            ShuffleContext match = bench.match("a");
            for (int round = 1; round <= 30; round++) { // Mei plays last in a quarter of them
                Bench.Game game = open(match, round).deals(true, true);
                game.shows(Bench.MEI, false);
                bench.reveals(game.record());
                game.showsEnd(Bench.MEI);
                assertThat(verdict(match, round)).as("round %d", round).isEqualTo(Verdict.TICK);
            }
        }

        @Test
        @DisplayName("that was handed to this person keeps its tick over a restart")
        void ownerRestarts() {
            ShuffleContext match = bench.match("a");
            Bytes32 anchor = bench.asksForAnchor(match, 1);
            bench.owns = true;
            Bench.Game game = bench.game(match, 1, anchor).asks(Bench.MEI).deals(false, true);
            bench.reveals(game.record());
            assertThat(bench.program.state().rounds().get(1).verdict()).isEqualTo(Verdict.TICK);
            Bench later = new Bench(bench.kept);
            later.asksForAnchorIfAny(match, 2);
            assertThat(later.program.state().rounds().get(1).verdict()).isEqualTo(Verdict.TICK);
        }

        @Test
        @DisplayName("of this person keeps its tick over a restart within a round, though no chain is needed there")
        void ownerRestartsWithinARound() {
            ShuffleContext match = bench.match("a");
            bench.owns = true;
            Bench.Game game = bench.game(match, 1, Bench.bytes("no anchor of Mei's"))
                    .asks(Bench.MEI)
                    .deals(false, true);
            Bench later = new Bench(bench.kept);
            later.asksForAnchorIfAny(match, 2);
            later.reveals(game.record());
            assertThat(later.program.state().rounds().get(1).verdict()).isEqualTo(Verdict.TICK);
        }

        @Test
        @DisplayName("is waited for again when it has not answered in time")
        void lateAnswer() {
            ShuffleContext match = bench.match("a");
            open(match, 1);
            bench.program.reconnected();
            bench.enter();
            bench.refuseLast(ClientMessage.Builder::hasNameLinks); // no answer within the time for one
            int before = bench.sent.size();
            bench.asksForAnchor(match, 1);
            assertThat(bench.sent.size()).isGreaterThan(before);
        }

        @Test
        @DisplayName("is believed that a play came from here that was sent while links were named")
        void playedWhileNaming() {
            ShuffleContext match = bench.match("a");
            Bench.Game game = open(match, 1).deals(true, true);
            bench.program.reconnected();
            bench.enter();
            game.shows(Bench.MEI, true); // held, since the host has not answered yet
            bench.answers(match, 1, LinkState.LINK_STATE_IN_PLAY, 0);
            bench.grantLast(ClientMessage.Builder::hasNameLinks);
            bench.reveals(game.record());
            game.showsEnd(Bench.MEI);
            assertThat(owes()).isFalse();
        }
    }

    @Nested
    @DisplayName("A signature")
    class Signatures {
        private final ShuffleContext match = bench.match("a");
        private final Bench.Game game = open(match, 1);

        private void ends() {
            game.deals(true, true).shows(Bench.MEI, true);
            bench.reveals(game.record());
            game.showsEnd(Bench.MEI);
        }

        @Test
        @DisplayName("says that the end was seen")
        void saw() {
            ends();
            assertThat(bench.last(ClientMessage.Builder::hasSignRecord)
                            .orElseThrow()
                            .getSignRecord()
                            .getSaw())
                    .isTrue();
        }

        @Test
        @DisplayName("is sent again on the next connection when it was not granted")
        void again() {
            ends();
            bench.refuseLast(ClientMessage.Builder::hasSignRecord); // the connection broke, say
            bench.program.reconnected();
            bench.enter();
            game.showsEnd(Bench.MEI);
            assertThat(bench.all(ClientMessage.Builder::hasSignRecord).size()).isEqualTo(2);
        }

        @Test
        @DisplayName("that is granted late does not stand for a round of the next match")
        void lateGrant() {
            ends();
            ShuffleContext next = bench.match("b");
            Bench.Game first = open(next, 1);
            bench.grantLast(ClientMessage.Builder::hasSignRecord);
            first.deals(true, true).shows(Bench.MEI, true);
            bench.reveals(first.record());
            first.showsEnd(Bench.MEI);
            assertThat(bench.last(ClientMessage.Builder::hasSignRecord)
                            .orElseThrow()
                            .getSignRecord()
                            .getMatch())
                    .isEqualTo("b");
        }
    }

    @Nested
    @DisplayName("An alarm is shown")
    class Shown {
        @Test
        @DisplayName("when the host does not know a round, whatever it plays now")
        void unknown() {
            ShuffleContext match = bench.match("a");
            open(match, 1);
            Bench later = new Bench(bench.kept);
            later.enter();
            later.answers(match, 1, LinkState.LINK_STATE_UNKNOWN, 0);
            later.grantLast(ClientMessage.Builder::hasNameLinks);
            assertThat(later.program.judge().transcript(match).alarms()).isNotEmpty();
            later.asksForAnchor(later.match("b"), 1);
            assertThat(later.program.state().raised()).isNotEmpty();
        }

        @Test
        @DisplayName("when the table plays another match")
        void otherMatch() {
            ShuffleContext match = bench.match("a");
            open(match, 1);
            bench.asksForAnchor(bench.match("b"), 1);
            assertThat(alarms(match)).isNotEmpty();
            assertThat(bench.program.state().raised()).isNotEmpty();
        }
    }

    @Nested
    @DisplayName("A host that deals as it likes")
    class Hostile {
        @Test
        @DisplayName("shows the record before the list, played without the program: a debt, or no link")
        void recordBeforeList() {
            ShuffleContext match = bench.match("a");
            Bench.Game game = bench.game(match, 1, bench.asksForAnchor(match, 1));
            game.deals(false, true);
            bench.reveals(game.record());
            game.asks(Bench.MEI);
            assertThat(game.meisLink().isEmpty() || owes()).isTrue();
        }

        @Test
        @DisplayName("lets a late record of another match take the debts: they are told where they are seen")
        void debtsToldUnseen() {
            open(bench.match("a"), 1); // its record never comes
            ShuffleContext second = bench.match("b");
            Bench.Game unseen = open(second, 1).deals(true, true).shows(Bench.MEI, true);
            bench.program.reconnected();
            bench.enter();
            bench.hear(HostMessage.newBuilder()
                    .setLinkAnswer(LinkAnswer.newBuilder()
                            .setLink(ShuffleTranslator.write(second, 1))
                            .setState(LinkState.LINK_STATE_RECORD)
                            .setRecord(unseen.record())));
            bench.grantLast(ClientMessage.Builder::hasNameLinks);
            ShuffleContext third = bench.match("c");
            Bench.Game game = open(third, 1).deals(true, true).shows(Bench.MEI, true);
            bench.reveals(game.record());
            game.showsEnd(Bench.MEI);
            assertThat(bench.program.state().rounds().get(1).verdict()).isEqualTo(Verdict.DEBTS);
        }

        @Test
        @DisplayName("lists the program at two seats: it opens the link of one")
        void twoSeats() {
            ShuffleContext match = bench.match("a");
            Bytes32 first = bench.asksForAnchor(match, 1);
            Bytes32 second = bench.asksForAnchor(match, 1, Bench.BO);
            Bench.Game game = bench.game(match, 1, first).withBosAnchor(second);
            game.asks(Bench.MEI);
            game.asks(Bench.BO);
            assertThat(bench.all(ClientMessage.Builder::hasOpenLink).stream()
                            .map(message -> message.getOpenLink().getLink())
                            .distinct()
                            .count())
                    .isOne();
        }

        @Test
        @DisplayName("plays for the program although its turn had no end: a debt")
        void turnWithoutEnd() {
            ShuffleContext match = bench.match("a");
            Bench.Game game = open(match, 1).deals(true, true);
            game.shows(Bench.MEI, Decision.newBuilder().setNumber(1).build(), false);
            bench.reveals(game.record());
            game.showsEnd(Bench.MEI);
            bench.reveals(game.record());
            assertThat(owes()).isTrue();
        }

        @Test
        @DisplayName("hands the host over: what was told stays told")
        void ownerLater() {
            ShuffleContext first = bench.match("a");
            open(first, 1); // its record never comes
            ShuffleContext match = bench.match("b");
            Bench.Game game = open(match, 1).deals(true, true).shows(Bench.MEI, true);
            bench.reveals(game.record());
            game.showsEnd(Bench.MEI);
            assertThat(bench.program.state().rounds().get(1).verdict()).isEqualTo(Verdict.DEBTS);
            bench.owns = true;
            bench.game(match, 2, Bench.bytes("anchor")).asks(Bench.MEI);
            assertThat(bench.program.state().rounds().get(1).verdict()).isEqualTo(Verdict.DEBTS);
        }

        @Test
        @DisplayName("begins an epoch of its own match by a renewal: an alarm")
        void epochOfItsOwn() {
            ShuffleContext match = bench.match("a");
            Bench.Game game = open(match, 1).deals(true, true).shows(Bench.MEI, true);
            bench.reveals(game.record());
            game.showsEnd(Bench.MEI);
            ShuffleContext renewed = new ShuffleContext(match.host(), match.match(), 1);
            bench.followed = false; // a renewal of the same host begins no epoch
            bench.asksForAnchorIfAny(renewed, 2);
            assertThat(alarms(renewed)).extracting(ShuffleAlarm::kind).containsExactly(ShuffleAlarm.Kind.EPOCH);
        }

        @Test
        @DisplayName("shows another hand, but less than the whole of it at first: an alarm")
        void handNotWholeAtFirst() {
            ShuffleContext match = bench.match("a");
            Bench.Game game = open(match, 1).deals(true, true);
            game.showsHandOf(Bench.BO, 1);
            game.showsHandOf(Bench.BO, 0);
            bench.reveals(game.record());
            assertThat(alarms(match)).isNotEmpty();
        }

        @Test
        @DisplayName("shows two hands: an alarm")
        void twoHands() {
            ShuffleContext match = bench.match("a");
            Bench.Game game = open(match, 1).deals(true, true);
            game.showsHandOf(Bench.MEI, 0);
            bench.program.reconnected();
            bench.enter();
            bench.answers(match, 1, LinkState.LINK_STATE_IN_PLAY, 0);
            bench.grantLast(ClientMessage.Builder::hasNameLinks);
            game.showsHandOf(Bench.BO, 0);
            assertThat(alarms(match)).isNotEmpty();
        }

        @Test
        @DisplayName("draws no lot where people went on before the first round: an alarm")
        void lotOfLaterEpoch() {
            ShuffleContext match = new ShuffleContext(bench.host, "a", 1);
            Bench.Game game = open(match, 1).dealsToBankerOfItsChoice();
            assertThat(new RecordCheck().evidence(game.record()).orElseThrow().faults())
                    .extracting(ShuffleAlarm::kind)
                    .containsExactly(ShuffleAlarm.Kind.LOT);
        }
    }

    @Nested
    @DisplayName("A host that talks much")
    class Bounds {
        private static final int MANY = 2_000;

        @Test
        @DisplayName("of matches: only so many are kept")
        void matches() {
            for (int i = 0; i < MANY; i++) {
                ShuffleContext match = bench.match("m" + i);
                bench.tells(
                        Bench.update(match.match(), TableStage.TABLE_STAGE_GATHERING, Bench.NOBODY)
                                .setShuffle(HostPart.shuffle(match, 1, ShufflePhase.SHUFFLE_PHASE_DEALT)
                                        .addLeftOut(1)),
                        null);
            }
            assertThat(bench.program.judge().contexts().size()).isLessThan(MANY / 2);
        }

        @Test
        @DisplayName("of matches that it asks for anchors: only so many secrets are written")
        void secrets() {
            for (int i = 0; i < 500; i++) {
                bench.asksForAnchorIfAny(bench.match("m" + i), 1);
            }
            assertThat(bench.kept.size()).isLessThan(400);
        }
    }

    @Test
    @DisplayName("A record with more players than hands is no record")
    void recordWithTooFewHands() {
        ShuffleContext match = bench.match("a");
        Bench.Game game = open(match, 1).deals(true, true);
        String line = game.record();
        int from = line.indexOf("\"deal\":[");
        int to = line.indexOf(']', from);
        String two = "\"deal\":[\"66 11 44 31 55 33 22 65 64 61 51 63 54\",\"66 11 44 31 55 33 22 65 64 61 51 62 53\"";
        String rest = line.substring(to);
        int over = rest.indexOf("\"leftOver\":\"");
        int end = rest.indexOf('"', over + 12);
        String forged = line.substring(0, from) + two + rest.substring(0, over) + "\"leftOver\":\"52 43 41 32 42 21"
                + rest.substring(end);
        assertThatExceptionOfType(TextFlaw.class).isThrownBy(() -> new RecordCheck().evidence(forged));
        assertThatExceptionOfType(TextFlaw.class)
                .isThrownBy(() -> new RecordCheck().evidence("{\"broken\":true," + forged.substring(1)));
    }

    @Test
    @DisplayName("An anchor of zeros, which would hash like none, is none")
    void zeros() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ListedSeat(
                        ListedSeat.Kind.PERSON, 0, "Bo", Optional.empty(), Optional.of(Bytes32.ZERO), ""));
    }
}
