package org.tiengow.client.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.bot.BotSeat;
import org.tiengow.client.sample.Plays;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundEvent;
import org.tiengow.engine.rules.PaymentReason;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Payment;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileNotation;

class BotLinesTest {
    private static final List<BotSeat.Player> PLAYERS = List.of(
            new BotSeat.Player("Mei", false),
            new BotSeat.Player("Bo \"the bot\"", true),
            new BotSeat.Player("天九", true),
            new BotSeat.Player("An", true));

    @Test
    void helloSaysWhoSitsWhereAndTheRulesInFull() {
        String line = BotLines.hello(new BotSeat(2, TableRules.named("pagat"), PLAYERS), -1);
        assertThat(line)
                .startsWith(
                        "{\"type\":\"hello\",\"protocol\":1,\"seat\":2,\"players\":[{\"name\":\"Mei\",\"kind\":\"PERSON\"},"
                                + "{\"name\":\"Bo \\\"the bot\\\"\",\"kind\":\"BOT\"},{\"name\":\"\\u5929\\u4e5d\",\"kind\":\"BOT\"}")
                .endsWith(",\"seed\":9007199254740991}")
                .contains(
                        "\"rules\":{\"id\":\"pagat\",\"parameters\":{\"players\":{\"min\":4,\"max\":4},\"mixedSets\":true");
    }

    @Test
    void eventsAreTheLinesOfTheContract() {
        assertThat(line(new SeatEvent.RoundBegan(1, 0, 1, 0, 1, TileNotation.read("66 63 44 44 31 65 52 21"))))
                .isEqualTo("{\"type\":\"round\",\"round\":1,\"banker\":0,\"term\":1,\"wins\":0,\"step\":1,"
                        + "\"hand\":\"66 44 44 31 65 63 52 21\"}");
        assertThat(line(new SeatEvent.Played(SeenPlay.open(0, TileNotation.read("11")))))
                .isEqualTo("{\"type\":\"played\",\"seat\":0,\"tiles\":\"11\",\"faceDown\":false}");
        assertThat(line(new SeatEvent.Played(SeenPlay.hidden(1, 1))))
                .isEqualTo("{\"type\":\"played\",\"seat\":1,\"count\":1,\"faceDown\":true}");
        assertThat(line(new SeatEvent.Played(SeenPlay.ownForfeit(1, TileNotation.read("51")))))
                .isEqualTo("{\"type\":\"played\",\"seat\":1,\"tiles\":\"51\",\"faceDown\":true}");
        assertThat(line(new SeatEvent.TrickWon(0, 1))).isEqualTo("{\"type\":\"trick\",\"winner\":0,\"stacks\":1}");
        assertThat(BotLines.event(new SeatEvent.Paid(new Payment(PaymentReason.TRICK, -1, 0, -1, 1, 1, 1, 1))))
                .isEmpty();
        RoundResult result = new RoundResult(
                1,
                -1,
                List.of(2, 6, 0, 0),
                List.of(),
                false,
                List.of(),
                List.of(-6, 20, -7, -7),
                List.of(2, 12, -9, -5));
        assertThat(line(new SeatEvent.Settled(result)))
                .startsWith("{\"type\":\"settled\",\"payments\":[],\"change\":[-6,20,-7,-7],\"chips\":[2,12,-9,-5]");
    }

    @Test
    void theOtherLinesAreThoseOfTheContract() {
        assertThat(BotLines.warning(17, "LATE"))
                .isEqualTo("{\"type\":\"warning\",\"decision\":17,\"reason\":\"LATE\"}");
        assertThat(BotLines.voided()).isEqualTo("{\"type\":\"void\"}");
        assertThat(BotLines.replaced()).isEqualTo("{\"type\":\"replaced\"}");
        assertThat(BotLines.end(List.of(3, -3), List.of(1, 2)))
                .isEqualTo("{\"type\":\"end\",\"chips\":[3,-3],\"places\":[1,2]}");
        assertThat(BotLines.answer(17, 0)).isEqualTo("{\"decision\":17,\"play\":0}");
    }

    @Test
    void answersAreReadAndNonsenseIsNot() {
        assertThat(BotAnswer.read("{\"play\":3,\"decision\":17,\"why\":\"it beats\"}"))
                .isEqualTo(new BotAnswer(17, 3));
        assertThat(BotAnswer.read("{\"decision\":17.0,\"play\":0.0}")).isEqualTo(new BotAnswer(17, 0));
        for (String nonsense :
                List.of("", "3", "{}", "{\"decision\":17}", "{\"decision\":17,\"play\":\"3\"}", "[17,3]")) {
            assertThatThrownBy(() -> BotAnswer.read(nonsense)).as(nonsense).isInstanceOf(TextFlaw.class);
        }
    }

    @Test
    void aDecisionListsEveryLegalPlayFaceUpFirst() {
        Round round = begun("pagat", 4, 1);
        SeatView view = round.viewFor(round.turn());
        LegalPlays legal = LegalPlays.of(view);
        String line = BotLines.decide(17, 4800, view, legal);
        Play first = legal.get(0);

        assertThat(line)
                .startsWith(
                        "{\"type\":\"decide\",\"decision\":17,\"millis\":4800,\"view\":{\"seat\":0,\"phase\":\"PLAYING\","
                                + "\"round\":1,\"rounds\":8,\"banker\":0,\"term\":1,\"wins\":0,\"rate\":2,\"step\":1,\"turn\":0,\"hand\":\"")
                .contains("\"table\":[],\"best\":null,\"tricks\":[]},\"legal\":[{\"tiles\":\"" + first.tiles()
                        + "\",\"faceDown\":false},");
    }

    @Test
    void theDeclaringPhaseAsksForYesOrNo() {
        Round round = begun("pagat-hk", 4, 1);
        SeatView view = round.viewFor(1);
        assertThat(BotLines.decide(1, 5000, view, LegalPlays.of(view)))
                .contains("\"phase\":\"DECLARING\"", "\"turn\":null", "\"legal\":[{\"declare\":false}]");
    }

    @ParameterizedTest
    @CsvSource({"pagat, 4", "pagat-hk, 4", "lai-civil, 4", "wong, 4", "ming, 4", "ming, 3", "ming, 2"})
    void whatIsWrittenIsReadBackAsTheSameEventsAndDecisions(String rules, int players) {
        for (long seed = 0; seed < 10; seed++) {
            Heard heard = new Heard();
            BotLineReader reader = new BotLineReader(heard);
            List<SeatEvent> told = new ArrayList<>();
            reader.read(BotLines.hello(new BotSeat(0, TableRules.named(rules), PLAYERS.subList(0, players)), 1));
            SplittableRandom random = new SplittableRandom(seed);
            Round round = begun(rules, players, seed);
            tell(round.opening(), told, reader);
            while (round.phase() != Phase.SETTLED) {
                int seat = Plays.asked(round);
                LegalPlays legal = LegalPlays.of(round.viewFor(seat));
                if (seat == 0) {
                    assertSameDecision(reader, round.viewFor(0), legal, "seed " + seed);
                }
                Outcome.Accepted next = Plays.accepted(round.play(seat, legal.get(random.nextInt(legal.size()))));
                tell(next.events(), told, reader);
                round = next.next();
            }
            assertThat(heard.seat).isEqualTo(new BotSeat(0, TableRules.named(rules), PLAYERS.subList(0, players)));
            assertThat(heard.events.stream().map(BotLines::event).toList())
                    .as("seed %d", seed)
                    .isEqualTo(told.stream()
                            .filter(event -> !(event instanceof SeatEvent.Paid))
                            .map(BotLines::event)
                            .toList());
        }
    }

    @Test
    void aRoundDealtAnewAndTheEndAreToldToo() {
        Heard heard = new Heard();
        BotLineReader reader = new BotLineReader(heard);
        reader.read(BotLines.hello(new BotSeat(0, TableRules.named("pagat"), PLAYERS), 1));
        reader.read("{\"type\":\"news\",\"of\":\"tomorrow\"}");
        reader.read(BotLines.voided());
        reader.read(BotLines.end(List.of(4, 0, 0, -4), List.of(1, 2, 2, 4)));
        assertThat(heard.voided).isEqualTo(1);
        assertThat(heard.places).containsExactly(1, 2, 2, 4);
    }

    private static void assertSameDecision(BotLineReader reader, SeatView view, LegalPlays legal, String where) {
        String line = BotLines.decide(17, 4800, view, legal);
        BotLineReader.Decision decision = reader.read(line).orElseThrow();
        LegalPlays read = LegalPlays.of(decision.view());

        assertThat(decision.number()).isEqualTo(17);
        assertThat(decision.millis()).isEqualTo(4800);
        assertThat(BotLines.decide(17, 4800, decision.view(), read)).as(where).isEqualTo(line);
        assertThat(decision.view().forfeits()).hasSameSizeAs(view.forfeits());
        assertThat(decision.view().seen().sameKinds(view.seen())).as(where).isTrue();
    }

    private static void tell(List<RoundEvent> events, List<SeatEvent> told, BotLineReader reader) {
        for (RoundEvent event : events) {
            told.add(event.seenBy(0));
            BotLines.event(event.seenBy(0)).ifPresent(reader::read);
        }
    }

    private static String line(SeatEvent event) {
        return BotLines.event(event).orElseThrow();
    }

    private static Round begun(String rules, int players, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return Plays.begun(TableRules.named(rules).set(), players, Deal.shuffled(players, random::nextInt));
    }

    private static final class Heard implements Bot {
        private final List<SeatEvent> events = new ArrayList<>();
        private BotSeat seat;
        private int voided;
        private List<Integer> places = List.of();

        @Override
        public void begin(BotSeat begun) {
            seat = begun;
        }

        @Override
        public void saw(SeatEvent event) {
            events.add(event);
        }

        @Override
        public void voided() {
            voided++;
        }

        @Override
        public int choose(SeatView view, LegalPlays legal, Duration limit) {
            return 0;
        }

        @Override
        public void end(List<Integer> chips, List<Integer> ended) {
            places = ended;
        }
    }
}
