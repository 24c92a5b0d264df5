package org.tiengow.client.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

/**
 * What {@link SteadyBot} does in positions where common sense leaves no doubt. It sits in seat 1 and plays last to a lead of
 * seat 2.
 */
class SteadyBotTest {
    private static final RuleSet PAGAT = RuleSets.get("pagat");

    @Test
    void cheapTilesAreForfeitedFirst() {
        Play play = chosen(following("42 21", "66 66 11 64 61 51 52 41", 1));
        assertThat(play.isForfeit()).isTrue();
        assertThat(play.tiles().toString()).doesNotContain("66", "11");
    }

    @Test
    void theCheapestWinnerTakesATrickThatNobodyElseCanTake() {
        assertThat(chosen(following("51", "66 11 61 53 52 43 32 62", 1))).isEqualTo(shown("61"));
    }

    @Test
    void aSeatWithoutAStackTakesTheTrickBeforeTheLast() {
        // Whoever has no stack is shut out of a last trick of one tile (rules 4.8).
        assertThat(chosen(following("11", "66 21", 0))).isEqualTo(shown("66"));
    }

    @Test
    void aWinnerIsKeptForTheLastTrick() {
        // 63 cannot be beaten, and 51 can win nothing: the trick is not worth the tile.
        Play play = chosen(following("41", "63 51", 3));
        assertThat(play.tiles().toString()).isEqualTo("51");
    }

    @Test
    void setsAreLedWhole() {
        assertThat(chosen(leading("66 66 63 54 51 61 41 21")).tiles().size()).isGreaterThan(1);
        assertThat(chosen(leading("42 21 51 61 41 52 64 65")).tiles().toString())
                .isEqualTo("42 21");
    }

    @Test
    void oneRedDotIsDeclared() {
        SeatView playing = leading("55 33 22 65 63 62 53 21");
        SeatView declaring = new SeatView(
                RuleSets.get("pagat-hk"),
                1,
                Phase.DECLARING,
                1,
                1,
                1,
                0,
                2,
                1,
                Seats.NONE,
                playing.hand(),
                List.of(),
                playing.stacks(),
                playing.tilesLeft(),
                playing.chips(),
                List.of(),
                -1,
                List.of(),
                null);
        assertThat(chosen(declaring)).isEqualTo(Play.DECLARE);
    }

    private static Play chosen(SeatView view) {
        LegalPlays legal = LegalPlays.of(view);
        return legal.get(new SteadyBot().choose(view, legal, Duration.ofSeconds(1)));
    }

    private static Play shown(String tiles) {
        return Play.faceUp(TileNotation.read(tiles));
    }

    private static SeatView leading(String hand) {
        return view(TileNotation.read(hand), List.of(), 0);
    }

    private static SeatView following(String lead, String hand, int stacks) {
        List<TileSet> tiles = TileNotation.readHands(List.of(hand, lead));
        int count = tiles.get(1).size();
        List<SeenPlay> table =
                List.of(SeenPlay.open(2, tiles.get(1)), SeenPlay.hidden(3, count), SeenPlay.hidden(0, count));
        return view(tiles.get(0), table, stacks);
    }

    private static SeatView view(TileSet hand, List<SeenPlay> table, int stacks) {
        int played = table.isEmpty() ? 0 : table.get(0).count();
        List<Integer> left =
                new ArrayList<>(List.of(hand.size() - played, hand.size(), hand.size() - played, hand.size() - played));
        return new SeatView(
                PAGAT,
                1,
                Phase.PLAYING,
                1,
                1,
                1,
                0,
                2,
                1,
                1,
                hand,
                List.of(),
                List.of(1, stacks, 1, 1),
                left,
                List.of(0, 0, 0, 0),
                table,
                table.isEmpty() ? -1 : 0,
                List.of(),
                null);
    }
}
