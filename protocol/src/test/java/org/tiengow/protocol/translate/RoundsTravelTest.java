package org.tiengow.protocol.translate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.InvalidProtocolBufferException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.protocol.wire.Event;
import org.tiengow.protocol.wire.Rules;

/** Random rounds under every rule set: what each seat and a spectator sees is the same after it went through bytes. */
class RoundsTravelTest {
    private static final int ROUNDS = 20;

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);

    static Stream<Arguments> tables() {
        return RuleSets.ids().stream()
                .flatMap(id -> IntStream.rangeClosed(2, 4)
                        .filter(players -> RuleSets.get(id).players().allows(players))
                        .mapToObj(players -> Arguments.of(id, players)));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void viewsEventsAndPlays(String id, int players) throws InvalidProtocolBufferException {
        TableRules rules = RulesTranslator.read(
                Rules.parseFrom(RulesTranslator.write(TableRules.named(id)).toByteArray()));
        assertThat(rules).isEqualTo(TableRules.named(id));
        for (int number = 1; number <= ROUNDS; number++) {
            Round round = Round.begin(setup(rules, players, number), Deal.shuffled(players, random::nextInt));
            assertTravel(round, round.opening());
            while (round.result().isEmpty()) {
                round = step(round);
            }
        }
    }

    private RoundSetup setup(TableRules rules, int players, int number) {
        List<Integer> chips = IntStream.range(0, players)
                .mapToObj(seat -> random.nextInt(100) - 50)
                .toList();
        return new RoundSetup(
                rules.set(), players, number, random.nextInt(players), 2, 1, number % 2 == 0 ? -1 : 1, chips);
    }

    private Round step(Round round) throws InvalidProtocolBufferException {
        int seat = IntStream.range(0, round.setup().players())
                .filter(round::mustAnswer)
                .findFirst()
                .orElseThrow();
        LegalPlays legal = LegalPlays.of(round.viewFor(seat));
        for (Play play : legal.plays()) {
            assertThat(PlayTranslator.read(org.tiengow.protocol.wire.Play.parseFrom(
                            PlayTranslator.write(play).toByteArray())))
                    .isEqualTo(play);
        }
        Play play = legal.get(random.nextInt(legal.size()));
        Outcome.Accepted accepted = (Outcome.Accepted) round.play(seat, play);
        assertTravel(accepted.next(), accepted.events());
        return accepted.next();
    }

    private void assertTravel(Round round, List<RoundEvent> events) throws InvalidProtocolBufferException {
        int players = round.setup().players();
        for (int seat = Seats.NONE; seat < players; seat++) {
            SeatView view = round.viewFor(seat);
            byte[] bytes = ViewTranslator.write(view).toByteArray();
            SeatView arrived = ViewTranslator.read(org.tiengow.protocol.wire.SeatView.parseFrom(bytes), view.rules());
            assertThat(arrived).as("seed %d", seed).isEqualTo(view);
            for (RoundEvent event : events) {
                SeatEvent seen = event.seenBy(seat);
                byte[] written = EventTranslator.write(seen).toByteArray();
                assertThat(EventTranslator.read(Event.parseFrom(written), players))
                        .as("seed %d", seed)
                        .contains(seen);
            }
        }
    }
}
