package org.tiengow.presentation.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.client.replay.Replay;
import org.tiengow.client.replay.ReplayMatch;
import org.tiengow.client.replay.ReplayMoment;
import org.tiengow.client.replay.ReplayRound;
import org.tiengow.client.session.table.SeatColour;
import org.tiengow.client.session.table.SeatFace;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.engine.rules.PlayerRange;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileKind;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.replay.ReplayScreen.Control;
import org.tiengow.presentation.replay.ReplayScreen.ControlKind;
import org.tiengow.presentation.settlement.Revealed;
import org.tiengow.presentation.settlement.SettlementModel;
import org.tiengow.presentation.settlement.SettlementScreen;
import org.tiengow.presentation.table.ShownSeat;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableSide.LogLine;
import org.tiengow.presentation.table.TableTrick.TablePlay;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.Words;

class ReplayModelTest {
    static Stream<Arguments> everyTable() {
        return RuleSets.ids().stream().flatMap(id -> {
            PlayerRange players = RuleSets.get(id).players();
            return IntStream.rangeClosed(players.min(), players.max()).mapToObj(number -> Arguments.of(id, number));
        });
    }

    @ParameterizedTest
    @MethodSource("everyTable")
    void steppingOnAndBackShowsTheSameAgain(String rules, int players) {
        ReplayModel model = Replays.model(Tables.ENGLISH, rules, players, 21);
        List<ReplayScreen> forward = new ArrayList<>();
        while (!model.isAtEnd()) {
            forward.add(model.screen());
            model = model.forward();
        }
        assertThat(model.screen().now()).endsWith("wins the round");
        for (int moment = forward.size() - 1; moment >= 0; moment--) {
            model = model.back();
            assertThat(model.screen()).isEqualTo(forward.get(moment));
        }
        assertThat(model.screen().position()).isZero();
    }

    @Test
    void eachSeatHasTheFaceAndColourOfItsTable() {
        Replay replay = Replay.of("night.jsonl", Replays.match("lai", 4, 1, 23));
        ReplayMatch match = replay.matches().get(0);
        SeatState owl =
                Tables.gathering("lai").atTable().orElseThrow().seats().get(2).withFace(SeatFace.OWL);
        List<ShownSeat> known = ReplayModel.of(Tables.ENGLISH, match, Replays.open(replay, match, 0), List.of(owl), 0)
                .screen()
                .table()
                .seats();
        assertThat(known.get(2).face()).isEqualTo(SeatFace.OWL);
        assertThat(known.get(2).colour()).isEqualTo(SeatColour.ROSE.ordinal());
        assertThat(Replays.model(Tables.ENGLISH, "lai", 4, 23).screen().table().seats())
                .as("of a file")
                .extracting(ShownSeat::face)
                .containsExactly(Arrays.copyOf(SeatFace.values(), 4));
    }

    @ParameterizedTest
    @CsvSource({"pagat, 4", "lai, 4", "online, 4", "ming, 3", "ming, 2"})
    void fromOneSeatNothingIsShownThatItCouldNotKnow(String rules, int players) {
        ReplayModel model = Replays.model(Tables.ENGLISH, rules, players, 22);
        ReplayRound round = model.round();
        for (int seat = 0; seat < players; seat++) {
            assertThat(shown(model.from(seat).to(0).screen().table()))
                    .as("what seat %d holds", seat)
                    .isNotEmpty();
            for (int moment = 0; moment < round.moments().size(); moment++) {
                TableScreen table = model.from(seat).to(moment).screen().table();
                TileSet own = round.hands(0).get(seat);
                List<TileKind> laid = laidOpenly(round, moment);
                shown(table)
                        .forEach(kind -> assertThat(own.count(kind) > 0 || laid.contains(kind))
                                .as("%s is shown", kind)
                                .isTrue());
                assertThat(table.seats()).extracting(ShownSeat::open).containsOnlyNulls();
            }
        }
    }

    @Test
    void withAllHandsOpenEveryTileOfTheDealIsSeen() {
        TableScreen table = Replays.model(Tables.ENGLISH, "lai", 4, 23).screen().table();
        long open = table.seats().stream()
                .filter(seat -> seat.open() != null)
                .mapToLong(seat -> seat.open().size())
                .sum();
        assertThat(open).isEqualTo(24);
        assertThat(table.hand().size()).isEqualTo(8);
    }

    @Test
    void itGoesFromTrickToTrickAndTellsWhatHappened() {
        ReplayModel model = Replays.model(Tables.ENGLISH, "lai", 4, 5);
        assertThat(model.screen().now()).isEqualTo("The tiles are dealt; Mei is the banker");
        assertThat(enabled(model))
                .doesNotContain(ControlKind.BACK, ControlKind.START)
                .contains(ControlKind.FORWARD);

        ReplayModel second = model.nextTrick().nextTrick();
        assertThat(second.screen().table().bar().progress()).isEqualTo("Round 1 of 8 · Trick 2");
        assertThat(second.forward().previousTrick().screen()).isEqualTo(second.screen());
        assertThat(second.previousTrick().screen()).isEqualTo(model.nextTrick().screen());

        ReplayModel end = model.end();
        assertThat(enabled(end)).doesNotContain(ControlKind.FORWARD).contains(ControlKind.BACK, ControlKind.PAYMENTS);
        assertThat(end.playing(true).screen().position()).isZero();
        assertThat(end.back().screen().now()).contains(" takes ");
    }

    @Test
    void theChipsAtTheEndAreThoseOfTheRecordAndOfTheSheet() {
        ReplayModel end = Replays.model(Tables.ENGLISH, "lai", 4, 5).end();
        List<Integer> chips = end.round().chips();
        assertThat(end.screen().table().seats())
                .extracting(ShownSeat::figure)
                .containsExactlyElementsOf(chips.stream().map(Words::signed).toList());
        SettlementScreen sheet = end.settlement().orElseThrow();
        assertThat(sheet.chips())
                .hasSize(4)
                .allSatisfy(row -> assertThat(chips.stream().map(Words::signed)).contains(row.now()));
        assertThat(sheet.choices())
                .extracting(SettlementScreen.Choice::words)
                .containsExactly("From the deal", "Back to the table");
    }

    @Test
    void theLogNamesForfeitedTilesOnlyWhereAllHandsAreOpen() {
        ReplayModel end = Replays.model(Tables.ENGLISH, "lai", 4, 5).end();
        assertThat(end.screen().table().side().log())
                .extracting(LogLine::faceDown)
                .containsOnly(0);
        assertThat(end.from(0).screen().table().side().log())
                .extracting(LogLine::faceDown)
                .anyMatch(count -> count > 0);
    }

    @Test
    void anotherRoundIsSeenThroughTheSameEyes() {
        Replay replay = Replay.of("night", Replays.match("lai", 4, 3, 8));
        ReplayMatch match = replay.matches().get(0);
        ReplayModel first = ReplayModel.of(Tables.CHINESE, match, Replays.open(replay, match, 0), List.of(), 0)
                .from(2)
                .pace(2);
        ReplayScreen second = first.with(match, Replays.open(replay, match, 1)).screen();
        assertThat(second.view()).isEqualTo(3);
        assertThat(second.pace()).isEqualTo(2);
        assertThat(second.table().bar().progress()).startsWith("第 2 局");
        assertThat(second.share()).hasSize(2);
        assertThat(first.shared(true)).hasSize(3);
        assertThat(first.shared(false)).hasSize(1);
    }

    /** What a round that is being played lets be looked at again: nothing. */
    @Test
    void nothingOfALiveTableIsShownBeforeItsRecordIsPublic() {
        String[] deal = {
            "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
        };
        var playing = Tables.dealt("lai", 1, deal).shows("31 41").state();
        var over = Tables.dealt("lai", 1, deal).toTheEnd().state();
        String mine = over.atTable().orElseThrow().match();
        assertThat(Revealed.records(playing)).isEmpty();
        assertThat(Revealed.hasRound(playing)).isFalse();
        assertThat(Revealed.hasRound(over)).isFalse();

        String line = Replays.match("lai", 4, 1, 4).get(0);
        String other = line.replace("seed4", "another");
        var told = over.withRevealed(List.of(line.replace("seed4", mine), other));
        assertThat(Revealed.records(told)).containsExactly(line.replace("seed4", mine));
        assertThat(Revealed.hasRound(told)).isTrue();
        assertThat(Revealed.lastRound(over)).isEmpty();
        assertThat(Revealed.lastRound(told)).as("the altered record").isEmpty();
        var more = over.withRevealed(Replays.match(mine, "lai", 4, 2, 4));
        assertThat(Revealed.lastRound(more).orElseThrow().round().number()).isEqualTo(1);
        assertThat(Revealed.firstRound(more).orElseThrow().round().number()).isEqualTo(1);
        assertThat(SettlementModel.of(Tables.ENGLISH, over)
                        .orElseThrow()
                        .screen()
                        .choices())
                .extracting(SettlementScreen.Choice::kind)
                .doesNotContain(SettlementScreen.ChoiceKind.REPLAY);
        assertThat(SettlementModel.of(Tables.ENGLISH, told)
                        .orElseThrow()
                        .screen()
                        .choices())
                .extracting(SettlementScreen.Choice::kind)
                .contains(SettlementScreen.ChoiceKind.REPLAY);
    }

    private static List<ControlKind> enabled(ReplayModel model) {
        return model.screen().controls().stream()
                .filter(Control::enabled)
                .map(Control::kind)
                .toList();
    }

    /** Every face somebody has laid by a moment. */
    private static List<TileKind> laidOpenly(ReplayRound round, int moment) {
        List<TileKind> laid = new ArrayList<>();
        for (int earlier = 0; earlier <= moment; earlier++) {
            ReplayMoment.Kind kind = round.moments().get(earlier).kind();
            if (kind == ReplayMoment.Kind.LEAD || kind == ReplayMoment.Kind.BEAT) {
                List<SeenPlay> table = round.view(earlier, Seats.NONE).table();
                table.get(table.size() - 1).tiles().forEach(tile -> laid.add(tile.kind()));
            }
        }
        return laid;
    }

    /** Every face on the screen. */
    private static Stream<TileKind> shown(TableScreen table) {
        List<Tile> tiles = new ArrayList<>();
        table.hand().tiles().forEach(tile -> tiles.add(tile.tile()));
        List<TablePlay> plays = new ArrayList<>(table.trick().plays());
        if (table.trick().last() != null) {
            plays.addAll(table.trick().last().plays());
        }
        plays.forEach(play -> tiles.addAll(play.tiles().tiles()));
        table.side().log().forEach(line -> tiles.addAll(line.tiles().tiles()));
        return tiles.stream().map(Tile::kind);
    }
}
