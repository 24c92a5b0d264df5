package org.tiengow.protocol.succession;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.protocol.succession.ModelProgram.host;
import static org.tiengow.protocol.succession.ModelProgram.key;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.succession.SuccessionRules.Verdict;
import org.tiengow.protocol.succession.VotePolicy.Kind;
import org.tiengow.protocol.succession.VotePolicy.Message;
import org.tiengow.protocol.succession.VotePolicy.VisibleHost;

/** Three people, 0 to 2, each of whose programs can host; the match began at the host of 0. */
@DisplayName("By the decisions of going on,")
class DecisionsTest {
    private static final ElectionBasis BEGUN =
            ModelProgram.night(3, Set.of(0, 1, 2)).get(0).held().basis();
    private static final VoterState FREE =
            new VoterState(new TreeMap<>(Map.of(0, host(0))), EpochClaim.first(host(0)), new LogPosition(0, 0));
    private static final VerifiedTakeover FIRST = agreed(1, 1, BEGUN, 0, 1);
    private static final VerifiedTakeover SECOND = agreed(2, 2, BEGUN, 1, 2);

    @Test
    @DisplayName(
            "whoever signed a later epoch and never followed the one before follows both, and the first alone never")
    void theLastClaim() {
        VoterState signed = FREE.signed(SECOND.claim());
        assertThat(signed.follow(List.of(FIRST)).verdict()).isEqualTo(Verdict.OLD_EPOCH);
        VoterState.Followed both = signed.follow(List.of(FIRST, SECOND));
        assertThat(both.verdict()).isEqualTo(Verdict.TRUSTED);
        assertThat(both.voterState().host()).isEqualTo(host(2));
        assertThat(both.voterState().hosts()).containsEntry(1, host(1));
    }

    @Test
    @DisplayName("nobody confirms to a host after promising a later epoch, be it the same host's")
    void confirming() {
        assertThat(FREE.mayHold(new LogPosition(0, 1), host(0))).isTrue();
        for (int to = 0; to < 3; to++) {
            assertThat(FREE.signed(new EpochClaim(2, false, host(to))).mayHold(new LogPosition(0, 1), host(0)))
                    .isFalse();
        }
    }

    @Test
    @DisplayName("one signature is given, to the first that asks; while it is fresh no other, but the same again")
    void signatures() {
        List<VisibleHost> both = List.of(new VisibleHost(host(1), false, 1), new VisibleHost(host(2), false, 1));
        assertThat(VotePolicy.messages(FREE, false, true, both))
                .extracting(Message::kind)
                .containsExactly(Kind.SIGN, Kind.WAIT);
        VoterState signed = FREE.signed(new EpochClaim(1, false, host(2)));
        assertThat(VotePolicy.messages(signed, true, true, both))
                .extracting(Message::kind)
                .containsExactly(Kind.WAIT, Kind.SIGN);
        List<VisibleHost> later = List.of(new VisibleHost(host(1), false, 2));
        assertThat(VotePolicy.messages(signed, true, true, later).get(0).kind()).isEqualTo(Kind.WAIT);
        assertThat(VotePolicy.messages(signed, false, true, later).get(0)).isEqualTo(new Message(Kind.SIGN, 2));
        assertThat(VotePolicy.messages(FREE, false, false, both))
                .as("the person does not agree")
                .extracting(Message::kind)
                .containsOnly(Kind.NOTHING);
    }

    @Test
    @DisplayName("a host that has the match is told of a promise whether the person agrees to anything or not")
    void told() {
        VoterState signed = FREE.signed(new EpochClaim(4, false, host(1)));
        assertThat(VotePolicy.messages(signed, true, false, List.of(new VisibleHost(host(0), true, 0))))
                .containsExactly(new Message(Kind.PRE_VOTE, 5));
    }

    @Test
    @DisplayName(
            "an election leaves the asking to one before it, for a while; what it has asked for stays as long as that will do")
    void election() {
        Election election = Election.open(host(2), FREE.hosts(), BEGUN)
                .withPreVote(key(1), 1)
                .withPreVote(key(2), 1);
        assertThat(election.requestedEpoch()).isZero();
        assertThat(election.isHeldBack()).isTrue();
        Election asking = election.impatient();
        assertThat(asking.requestedEpoch()).isEqualTo(1);
        assertThat(asking.withPreVote(key(0), 3).requestedEpoch()).isEqualTo(1);
        assertThat(asking.withoutPreVote(key(1)).requestedEpoch()).isZero();
        Election done = asking.signed(key(1), 1, new LogPosition(0, 0)).signed(key(2), 1, new LogPosition(0, 0));
        assertThat(done.outcome().map(VerifiedTakeover::claim)).contains(new EpochClaim(1, false, host(2)));
    }

    @Test
    @DisplayName(
            "a chain is followed that goes round a host which was followed and came to nothing, and none that ends before")
    void roundAbout() {
        VoterState there = FREE.follow(List.of(agreed(2, 0, BEGUN, 0, 2))).voterState();
        ElectionBasis first = new ElectionBasis(new LogPosition(1, 0), host(1), BEGUN.electorates(), BEGUN.order());
        VoterState.Followed round = there.follow(List.of(FIRST, agreed(3, 1, first, 1, 2)));
        assertThat(round.verdict()).isEqualTo(Verdict.TRUSTED);
        assertThat(round.voterState().hosts()).isEqualTo(Map.of(0, host(0), 1, host(1), 3, host(1)));
        assertThat(round.voterState()
                        .follow(List.of(FIRST, agreed(3, 1, first, 1, 2)))
                        .voterState())
                .as("history")
                .isEqualTo(round.voterState());
        assertThat(there.follow(List.of(FIRST)).verdict()).isEqualTo(Verdict.OLD_EPOCH);
        assertThat(there.follow(List.of(agreed(3, 1, first, 1, 2))).verdict())
                .as("without what led there")
                .isEqualTo(Verdict.NOT_OF_THE_HOST);
    }

    @Test
    @DisplayName(
            "an election asks for an epoch that somebody can follow who counts no more, and does not count that one")
    void stranger() {
        Election election = Election.open(host(0), FREE.hosts(), BEGUN)
                .withPreVote(key(3), 3)
                .withPreVote(key(1), 1);
        assertThat(election.requestedEpoch()).isZero();
        assertThat(election.agreeing()).containsExactly(key(1));
        assertThat(election.withPreVote(key(2), 1).requestedEpoch()).isEqualTo(3);
    }

    @Test
    @DisplayName(
            "an election goes on from a newer standing of another host when its takeover comes with it, and not without")
    void proof() {
        ElectionBasis newer = new ElectionBasis(new LogPosition(1, 0), host(1), BEGUN.electorates(), BEGUN.order());
        Election election = Election.open(host(2), FREE.hosts(), BEGUN).impatient();
        assertThat(election.adopting(newer, List.of())).isEqualTo(election);
        assertThat(election.adopting(newer, List.of(FIRST)).basis()).isEqualTo(newer);
        assertThat(election.adopting(newer, List.of(agreed(1, 1, BEGUN, 1))))
                .as("by one of three")
                .isEqualTo(election);
    }

    private static VerifiedTakeover agreed(int epoch, int to, ElectionBasis from, int... who) {
        Map<Identity, LogPosition> agreed = new HashMap<>();
        for (int each : who) {
            agreed.put(key(each), from.position());
        }
        return VerifiedTakeover.agreed(new EpochClaim(epoch, false, host(to)), from, agreed);
    }
}
