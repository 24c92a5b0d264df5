package org.tiengow.host.table;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.host.journal.wire.ShuffleSnapshot;
import org.tiengow.protocol.shuffle.ShuffleTranslator;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.ShufflePhase;
import org.tiengow.protocol.wire.TableStage;

/**
 * Invariant: no byte of a link is told to anybody before the record of its round is public, and no secret of a chain ever. Whoever
 * knew them would know tiles.
 */
@DisplayName("Links and secrets of a shuffle")
@Tag("slow")
class ShuffleSecrecyTest {
    private static final int SEATS = 4;
    private static final int ROUNDS = 3;

    private ShuffleHouse house = new ShuffleHouse(SEATS);

    private void begin(Reveal reveal) {
        house = new ShuffleHouse(SEATS, ROUNDS, options -> options.setReveal(reveal))
                .withPeople(3)
                .withPages(1);
        house.watcher();
        house.player(2).links = false;
        house.start();
    }

    /** The list of the round is told, one link has come and another has not; then it comes. */
    private void isShuffled(int round) {
        assertThat(house.shuffle().getPhase()).isEqualTo(ShufflePhase.SHUFFLE_PHASE_LINKS);
        assertThat(house.kept.getShuffle().getLinks(1).isEmpty()).isFalse();
        assertHidden(round);
        house.player(2).links = true;
        house.settle();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
    }

    private void nextRound() {
        house.player(2).links = false;
        house.nextRound();
    }

    /** All links of a round and later ones, and the secrets. */
    private List<Bytes32> from(int round) {
        ShuffleSnapshot kept = house.kept.getShuffle();
        ShuffleContext context =
                new ShuffleContext(ShuffleTranslator.read(kept.getHost()), kept.getMatch(), kept.getEpoch());
        List<Bytes32> all = new ArrayList<>();
        add(
                all,
                new LinkChain(RecordCheck.SHUFFLE, context, FairShuffle.HOST, ShuffleTranslator.read(kept.getSecret())),
                round);
        for (int seat = 1; seat <= 2; seat++) {
            Bytes32 secret =
                    house.player(seat).judge().transcript(context).secret(seat).orElseThrow();
            add(all, new LinkChain(RecordCheck.SHUFFLE, context, seat, secret), round);
        }
        return all;
    }

    private static void add(List<Bytes32> all, LinkChain chain, int round) {
        for (int each = round; each <= ROUNDS + 1; each++) {
            all.add(chain.link(each));
        }
        all.add(chain.link(FairShuffle.ROUNDS));
    }

    /** Nobody was told anything of this round or a later one. */
    private void assertHidden(int round) {
        List<Bytes32> hidden = from(round);
        house.everybody.forEach(eye -> eye.received()
                .forEach(message -> assertThat(hidden)
                        .as("%s is told %s", eye.name(), message)
                        .noneMatch(link -> holds(message, link))));
    }

    /** Everybody who is here was told all links of a round. */
    private void assertShown(int round) {
        List<Bytes32> links = from(round);
        int each = links.size() / 3;
        house.players.stream().filter(ShufflePlayer::isHere).forEach(player -> {
            for (int party = 0; party < 3; party++) {
                Bytes32 link = links.get(party * each);
                assertThat(player.received()).as(player.name()).anyMatch(message -> holds(message, link));
            }
        });
    }

    private static boolean holds(HostMessage message, Bytes32 link) {
        String bytes = message.toByteString().toString(ISO_8859_1);
        return bytes.contains(new String(link.toArray(), ISO_8859_1)) || bytes.contains(link.toHex());
    }

    @Test
    @DisplayName("are told in the record of their round, and not before it is over")
    void untilTheRoundIsOver() {
        begin(Reveal.REVEAL_ROUND);
        for (int round = 1; round <= ROUNDS; round++) {
            isShuffled(round);
            house.loses(1);
            house.comesBack(1);
            while (house.stage() == TableStage.TABLE_STAGE_PLAYING) {
                assertHidden(round);
                house.playOnce();
            }
            assertShown(round);
            assertHidden(round + 1);
            nextRound();
        }
    }

    @Test
    @DisplayName("are told when the match is over, where records are public then")
    void untilTheMatchIsOver() {
        begin(Reveal.REVEAL_MATCH);
        for (int round = 1; round <= ROUNDS; round++) {
            isShuffled(round);
            house.playOnce();
            house.comesBack(1, house.player(1).startedAgain()); // names its links
            assertHidden(1);
            house.playRound();
            if (round < ROUNDS) {
                nextRound();
                assertHidden(1);
            }
        }
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        for (int round = 1; round <= ROUNDS; round++) {
            assertShown(round);
        }
        assertHidden(ROUNDS + 1);
    }

    /** Where the host's secret goes. */
    static Stream<Named<Consumer<ShuffleHouse>>> ways() {
        return Stream.of(
                Named.of("a restart", house -> house.isKilled()),
                Named.of("a hand-over", house -> house.isHandedOver()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    @DisplayName("are told to nobody when the host goes in the middle; the next one has them")
    void theNextHostHasThem(Consumer<ShuffleHouse> way) {
        begin(Reveal.REVEAL_ROUND);
        isShuffled(1);
        house.playRound();
        nextRound();
        ByteString secret = house.kept.getShuffle().getSecret();
        assertThat(house.table.handedOver().getSnapshot().getShuffle()).isEqualTo(house.kept.getShuffle());
        way.accept(house);
        assertThat(house.kept.getShuffle().getSecret()).isEqualTo(secret).hasSize(Bytes32.LENGTH);
        isShuffled(2);
        way.accept(house);
        assertHidden(2);
        house.playRound();
        assertShown(2);
        assertThat(house.player(1).alarms()).isEmpty();
    }

    @Test
    @DisplayName("of a host that goes on without another are none of the other's")
    void anotherSecret() {
        begin(Reveal.REVEAL_ROUND);
        ByteString secret = house.kept.getShuffle().getSecret();
        isShuffled(1);
        house.playRound();
        house.isGoneOnWithout();
        nextRound();
        assertThat(house.kept.getShuffle().getSecret()).isNotEqualTo(secret).hasSize(Bytes32.LENGTH);
        assertHidden(2);
    }

    @Test
    @DisplayName("of the round that was broken off alone are told when a table fails")
    void whenTheTableFails() {
        begin(Reveal.REVEAL_MATCH);
        isShuffled(1);
        house.playRound();
        nextRound();
        isShuffled(2);
        assertHidden(1);
        house.table.fail();
        assertShown(2);
        assertHidden(3);
    }

    @Test
    @DisplayName("are asked for by nobody, and told to nobody, where nothing is ever revealed")
    void never() {
        ShuffleHouse never =
                new ShuffleHouse(SEATS, options -> options.setReveal(Reveal.REVEAL_NEVER)).withPeople(SEATS);
        never.dealsAlone = true;
        never.start();
        never.playRound();
        assertThat(never.kept.getShuffle().getSecret().isEmpty()).isTrue();
        assertThat(never.player(1).records()).isEmpty();
        assertGranted(never.table.endMatch(never.now));
        never.table.fail();
        assertThat(never.player(1).records()).isEmpty();
    }
}
