package org.tiengow.client.shuffle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.Links;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Revealed;

@DisplayName("The hashes that records cost a program")
class ChainsBoundTest {
    private static final int PLAYERS = 4;
    private static final Bytes32 HOST = secret(1);

    private static Bytes32 secret(int number) {
        byte[] bytes = new byte[Bytes32.LENGTH];
        bytes[0] = (byte) number;
        return Bytes32.of(bytes);
    }

    /** A match with four programs, each record of which needs five chains. */
    private static final class Chains {
        private final ShuffleContext context;
        private final List<LinkChain> chains;

        Chains(String match) {
            context = new ShuffleContext(HOST, match, 0);
            chains = IntStream.rangeClosed(FairShuffle.HOST, PLAYERS - 1)
                    .mapToObj(party -> new LinkChain(RecordCheck.SHUFFLE, context, party, secret(party + 7)))
                    .toList();
        }

        String record(int round) {
            List<ListedSeat> seats = new ArrayList<>();
            List<Optional<Bytes32>> links = new ArrayList<>();
            for (int seat = 0; seat < PLAYERS; seat++) {
                LinkChain chain = chains.get(seat + 1);
                seats.add(new ListedSeat(
                        ListedSeat.Kind.PERSON,
                        0,
                        "P" + seat,
                        Optional.of(secret(seat + 1)),
                        Optional.of(chain.anchor()),
                        "00".repeat(64)));
                links.add(Optional.of(chain.link(round)));
            }
            LinkChain hosts = chains.get(0);
            ShuffleList list = new ShuffleList(context, round, 1, hosts.anchor(), seats);
            return DealtRound.undealt(
                    true, new KeptRecords(), new ShuffleProof(list, new Links(hosts.link(round), links)), null);
        }
    }

    private static List<String> strange(int count, int round) {
        return IntStream.range(0, count)
                .mapToObj(match -> new Chains("strange" + match).record(round))
                .toList();
    }

    @Test
    @DisplayName("are bounded, however many strange chains a message shows")
    void strangeChains() {
        List<String> lines = strange(12, FairShuffle.ROUNDS);
        ShuffleParticipant program = new ShuffleParticipant(RandomGenerator.getDefault(), List.of());
        Here here = new Here(true, false, false, null, 1_000, context -> true, context -> true, answer -> false);
        program.heard(
                HostMessage.newBuilder()
                        .setRevealed(Revealed.newBuilder().addAllRecords(lines))
                        .build(),
                null,
                here);
        assertThat(program.judge().contexts()).as("the rest cost nothing").hasSize(1);

        String next = new Chains("played").record(1);
        program.heard(
                HostMessage.newBuilder()
                        .setRevealed(Revealed.newBuilder().addRecords(next))
                        .build(),
                null,
                here);
        assertThat(program.judge().contexts()).as("an ordinary one is read").hasSize(2);
    }

    @Test
    @DisplayName("are enough for the last round there can be, and for every round of a match")
    void longMatch() {
        Chains match = new Chains("played");
        RecordCheck check = new RecordCheck();
        for (int round : new int[] {9_000, 9_001, 9_002, 9_010, FairShuffle.ROUNDS}) {
            assertThat(check.evidence(match.record(round)).orElseThrow().faults())
                    .isEmpty();
        }
        RecordCheck whole = new RecordCheck();
        for (int round = 1; round <= 300; round++) {
            assertThat(whole.evidence(match.record(round)).orElseThrow().faults())
                    .isEmpty();
        }
    }

    @Test
    @DisplayName("are all computed by whoever verifies")
    void verified() {
        List<String> lines = strange(4, FairShuffle.ROUNDS);
        RecordCheck verifier = RecordCheck.unbounded();
        assertThat(lines)
                .allSatisfy(
                        line -> assertThat(verifier.evidence(line).orElseThrow().faults())
                                .isEmpty());
        RecordCheck check = new RecordCheck();
        check.evidence(lines.get(0));
        assertThatThrownBy(() -> check.evidence(lines.get(1))).isInstanceOf(TextFlaw.class);
    }
}
