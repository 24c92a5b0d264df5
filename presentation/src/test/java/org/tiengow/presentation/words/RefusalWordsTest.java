package org.tiengow.presentation.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.Tables;

/** Why a play is refused, as a person at the table would say it. */
class RefusalWordsTest {
    /** The reader's hand: two Plum Flowers, Earth with two eights, Little Three, Heaven, a nine. */
    private static final String MINE = "11 62 53 55 55 21 66 54";

    @Test
    void aCivilTileOnAMilitaryLead() {
        Tables table = ledBySeatThree("63", MINE);
        assertThat(english(table, "66"))
                .isEqualTo("Heaven is civil, but a nine was led: only a military tile can beat it.");
        assertThat(chinese(table, "66")).isEqualTo("天牌是文子；首出的是九點，要用武子才打得過。");
    }

    @Test
    void aMilitaryTileOnACivilLead() {
        assertThat(english(ledBySeatThree("44", MINE), "54"))
                .isEqualTo("A nine is military, but Man was led: only a civil tile can beat it.");
    }

    @Test
    void aPairOnAMixedPair() {
        Tables table = ledBySeatThree("31 41", MINE);
        assertThat(english(table, "55 55"))
                .isEqualTo(
                        "Two Plum Flowers make a civil pair. A mixed pair was led, so only a higher mixed pair can beat it.");
        assertThat(chinese(table, "55 55")).isEqualTo("梅花對是文子對；首出的是文武對，要更大的文武對才打得過。");
    }

    @Test
    void theWrongNumberOfTiles() {
        Tables table = ledBySeatThree("31 41", MINE);
        assertThat(english(table, "11")).isEqualTo("Two tiles were led; choose two.");
        assertThat(chinese(table, "11")).isEqualTo("首出兩張，請選兩張。");
    }

    @Test
    void tilesThatAreNoSet() {
        Tables table = ledBySeatThree("31 41", MINE);
        assertThat(english(table, "11 54")).isEqualTo("Earth goes with an eight, not with a nine.");
        assertThat(chinese(table, "11 54")).isEqualTo("地牌要配八，不配九點。");
        assertThat(english(table, "55 54")).isEqualTo("Plum Flower only makes a set with another of its kind.");
        assertThat(english(table, "66 11"))
                .isEqualTo("Heaven and Earth are not a pair: a civil pair is two of the same tile.");
        assertThat(english(table, "54 62"))
                .isEqualTo("A nine and an eight are not a pair: a military pair is two tiles of the same rank.");
    }

    @Test
    void aLowerSet() {
        assertThat(english(ledBySeatThree("63", MINE), "62")).isEqualTo("An eight cannot beat a nine: it ranks lower.");
        assertThat(english(ledBySeatThree("63", MINE), "54"))
                .isEqualTo("A nine cannot beat a nine: they rank the same, and the earlier play wins.");
    }

    @Test
    void theSupremeThatFollows() {
        Tables table = ledBySeatThree("44 44", "42 21 11 62 53 55 55 66");
        assertThat(english(table, "42 21"))
                .isEqualTo("The Supreme only wins when it is led. Played later in a trick, it beats nothing.");
    }

    @Test
    void whatMustBeBeaten() {
        Tables table = dealt("wong", "64", MINE).shows("64");
        assertThat(forfeit(table, "21"))
                .isEqualTo("Plum Flower can beat it, and under these rules you must beat if you can.");
    }

    @Test
    void breakingASetWhenLeading() {
        Tables table = Tables.dealt("wong", 0, rest(MINE));
        assertThat(english(table, "55"))
                .isEqualTo("Under these rules you cannot break up two Plum Flowers when you lead.");
    }

    @Test
    void nothingChosen() {
        assertThat(english(ledBySeatThree("31 41", MINE), "")).isEqualTo("Two tiles were led; choose two.");
        assertThat(english(Tables.dealt("pagat", 0, rest(MINE)), "")).isEqualTo("Choose the tiles to lead.");
    }

    /** Seat 3 leads a set the reader has not got, under pagat. */
    private static Tables ledBySeatThree(String lead, String mine) {
        return dealt("pagat", lead, mine).shows(lead);
    }

    private static Tables dealt(String rules, String lead, String mine) {
        TileSet hand = TileNotation.readHands(List.of(mine, lead)).get(0);
        TileSet led = TileNotation.readHands(List.of(mine, lead)).get(1);
        TileSet left = TileSet.ALL.minus(hand).minus(led);
        String[] hands = new String[4];
        hands[0] = mine;
        TileSet filler = TileSet.EMPTY;
        for (var tile : left) {
            if (filler.size() < 8 - led.size()) {
                filler = filler.plus(tile);
            }
        }
        hands[3] = lead + " " + TileNotation.write(filler);
        left = left.minus(filler);
        var tiles = left.tiles();
        hands[1] = TileNotation.write(TileSet.of(tiles.subList(0, 8)));
        hands[2] = TileNotation.write(TileSet.of(tiles.subList(8, 16)));
        return Tables.dealt(rules, 3, hands);
    }

    private static String[] rest(String mine) {
        var tiles = TileSet.ALL.minus(TileNotation.read(mine)).tiles();
        String[] hands = new String[4];
        hands[0] = mine;
        for (int seat = 1; seat < 4; seat++) {
            hands[seat] = TileNotation.write(TileSet.of(tiles.subList(8 * (seat - 1), 8 * seat)));
        }
        return hands;
    }

    private static String english(Tables table, String tiles) {
        return why(Tables.ENGLISH, table, tiles, false);
    }

    private static String chinese(Tables table, String tiles) {
        return why(Tables.CHINESE, table, tiles, false);
    }

    private static String forfeit(Tables table, String tiles) {
        return why(Tables.ENGLISH, table, tiles, true);
    }

    private static String why(Words words, Tables table, String text, boolean faceDown) {
        TileSet tiles = TileNotation.read(text);
        Play play = faceDown ? Play.forfeit(tiles) : Play.faceUp(tiles);
        People people = People.of(words, table.state().atTable().orElseThrow());
        return new RefusalWords(people)
                .sentence(LegalPlays.refusal(table.view(), play).orElseThrow(), table.view());
    }
}
