package org.tiengow.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tiengow.host.table.Refusals.assertGranted;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.shuffle.RecordCheck;
import org.tiengow.client.shuffle.RecordEvidence;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.rules.Parameter;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.host.records.KeptRounds;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.LinkState;
import org.tiengow.protocol.wire.Reveal;
import org.tiengow.protocol.wire.TableStage;

@DisplayName("A round that is broken off")
class BrokenRecordsTest {
    @TempDir
    private Path folder;

    private ShuffleHouse house = new ShuffleHouse(4);

    private void begin(Reveal reveal) {
        TableRules rules = TableRules.named("pagat").with(Parameter.ROUNDS, 5);
        house = new ShuffleHouse(rules, 4, options -> options.setReveal(reveal), folder, 7).withPeople(4);
        house.dealsAlone = reveal == Reveal.REVEAL_NEVER;
        house.start();
    }

    private List<String> lines() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.filter(Files::isRegularFile).toList();
            assertThat(all).hasSize(1);
            return Files.readAllLines(all.get(0));
        }
    }

    /** The last line of the file, of so many, which is that of a broken round and right in itself. */
    private RecordEvidence last(int lines) throws IOException {
        assertThat(lines()).hasSize(lines);
        String last = lines().get(lines - 1);
        assertThat(RecordJson.isBroken(last)).isTrue();
        RecordEvidence shown = new RecordCheck().evidence(last).orElseThrow();
        assertThat(shown.broken()).isTrue();
        assertThat(shown.faults()).isEmpty();
        assertThat(shown.round()).isEqualTo(lines);
        if (lines > 1) {
            assertThat(shown.before())
                    .isEqualTo(new RecordCheck()
                            .evidence(lines().get(lines - 2))
                            .orElseThrow()
                            .digest());
        }
        return shown;
    }

    private void isToldToEverybody() throws IOException {
        String last = lines().get(lines().size() - 1);
        for (ShufflePlayer player : house.players) {
            assertThat(player.records()).as(player.name()).endsWith(last);
            assertThat(player.alarms()).isEmpty();
        }
    }

    private void isSetAside() {
        Table next = house.another();
        next.goOn(house.kept, 0);
        next.breakOff();
    }

    private LinkAnswer answerOf(int round) {
        return new KeptRounds(folder)
                .answer(
                        LinkName.newBuilder()
                                .setHost(house.kept.getShuffle().getHost())
                                .setMatch(house.kept.getShuffle().getMatch())
                                .setRound(round)
                                .build(),
                        Optional.empty());
    }

    @Test
    @DisplayName("by a fault of its table is shown as far as it was dealt and played, and is the last of its match")
    void whileItIsPlayed() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        house.playRound();
        house.nextRound();
        for (int plays = 0; plays < 6; plays++) {
            house.playOnce();
        }
        house.table.fail();
        RecordEvidence shown = last(2);
        assertThat(shown.links()).containsOnlyKeys(1, 2, 3);
        assertThat(shown.hands()).hasSize(4);
        assertThat(shown.plays().stream().mapToInt(List::size).sum()).isEqualTo(6);
        BrokenRecord record = RecordJson.readBroken(lines().get(1));
        assertThat(record.match()).isEqualTo(house.kept.getMatch().getId());
        assertThat(record.players()).extracting(player -> player.name()).containsExactly("Owner", "P1", "P2", "P3");
        isToldToEverybody();
        assertThat(house.player(1).verdict(1)).isEqualTo(Verdict.TICK);
        assertThat(house.player(1).verdict(2)).isEqualTo(Verdict.WAITING);
        assertThat(answerOf(2).getState()).isEqualTo(LinkState.LINK_STATE_RECORD);
        assertThat(answerOf(2).getRecord()).isEqualTo(RecordChain.unsigned(lines().get(1)));
    }

    @Test
    @DisplayName("is shown too when records are public at the match's end")
    void underRevealMatch() throws IOException {
        begin(Reveal.REVEAL_MATCH);
        house.playRound();
        house.nextRound();
        house.table.fail();
        assertThat(last(2).hands()).hasSize(4);
        isToldToEverybody();
        assertThat(house.player(1).records()).isEqualTo(lines());
        assertThat(answerOf(1).getState()).isEqualTo(LinkState.LINK_STATE_RECORD);
        assertThat(answerOf(1).getRecord()).isEqualTo(lines().get(0));
    }

    @Test
    @DisplayName(
            "shows the rounds before it where they were to be public at the match's end, even where it was not begun")
    void betweenRounds() throws IOException {
        begin(Reveal.REVEAL_MATCH);
        house.playRounds(2);
        house.table.fail();
        assertThat(lines()).hasSize(2);
        for (ShufflePlayer player : house.players) {
            assertThat(player.records()).isEqualTo(lines());
            assertThat(player.alarms()).isEmpty();
        }
        assertThat(house.player(1).verdict(2)).isEqualTo(Verdict.TICK);
    }

    @Test
    @DisplayName("at a table that has failed is no more in play")
    void isNotInPlay() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        house.playRound();
        house.player(1).links = false;
        house.nextRound();
        LinkName link = LinkName.newBuilder()
                .setHost(house.kept.getShuffle().getHost())
                .setMatch(house.kept.getShuffle().getMatch())
                .setRound(2)
                .build();
        assertThat(house.answer(link).getState()).isEqualTo(LinkState.LINK_STATE_IN_PLAY);
        house.table.fail();
        assertThat(house.answer(link).getState()).isEqualTo(LinkState.LINK_STATE_RECORD);
        assertThat(house.answer(link).getRecord()).isEqualTo(RecordChain.unsigned(lines().get(1)));
    }

    @Test
    @DisplayName("before it was dealt shows its list and the links that have come")
    void beforeItIsDealt() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        house.playRound();
        house.player(2).links = false;
        house.nextRound();
        house.table.fail();
        RecordEvidence shown = last(2);
        assertThat(shown.hands()).isEmpty();
        assertThat(shown.links()).containsOnlyKeys(1, 3);
        assertThat(shown.asked()).containsOnlyKeys(1, 2, 3);
        isToldToEverybody();
    }

    @Test
    @DisplayName("leaves no line where no link was asked for it")
    void withoutAList() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        house.playRound();
        List<String> before = lines();
        isSetAside();
        house.table.fail();
        assertThat(lines()).isEqualTo(before);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_FAILED);
    }

    @Test
    @DisplayName("leaves no line while anchors are collected")
    void beforeTheList() throws IOException {
        TableRules rules = TableRules.named("pagat").with(Parameter.ROUNDS, 5);
        house = new ShuffleHouse(rules, 4, options -> options, folder, 7).withPeople(4);
        house.player(2).anchors = false;
        house.start();
        house.table.fail();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
        assertThat(house.player(1).records()).isEmpty();
    }

    @Test
    @DisplayName("leaves no line where nothing is ever revealed, nor after its match is over")
    void neverRevealed() throws IOException {
        begin(Reveal.REVEAL_NEVER);
        house.playRound();
        house.nextRound();
        house.playOnce();
        house.table.fail();
        assertThat(lines()).hasSize(1);
    }

    @Test
    @DisplayName("leaves no line after its match is over")
    void afterTheMatch() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        assertGranted(house.table.endMatch(house.now));
        house.playRound();
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_MATCH_OVER);
        List<String> before = lines();
        isSetAside();
        house.table.fail();
        assertThat(lines()).isEqualTo(before);
    }

    @Test
    @DisplayName("of a night that nobody goes on with is shown as far as it was dealt and played")
    void setAsideWhileItIsPlayed() throws IOException {
        begin(Reveal.REVEAL_MATCH);
        house.playRound();
        house.nextRound();
        for (int plays = 0; plays < 6; plays++) {
            house.playOnce();
        }
        isSetAside();
        RecordEvidence shown = last(2);
        assertThat(shown.hands()).hasSize(4);
        assertThat(shown.plays().stream().mapToInt(List::size).sum()).isEqualTo(6);
        assertThat(answerOf(2).getState()).isEqualTo(LinkState.LINK_STATE_RECORD);
    }

    @Test
    @DisplayName("of a night that nobody goes on with is shown before it was dealt")
    void setAsideBeforeItIsDealt() throws IOException {
        begin(Reveal.REVEAL_ROUND);
        house.playRound();
        house.player(2).links = false;
        house.nextRound();
        isSetAside();
        RecordEvidence shown = last(2);
        assertThat(shown.hands()).isEmpty();
        assertThat(shown.links()).containsOnlyKeys(1, 3);
    }

    @Test
    @DisplayName("of a night that nobody goes on with is shown in its first shuffle, too")
    void setAsideInTheFirstShuffle() throws IOException {
        TableRules rules = TableRules.named("pagat").with(Parameter.ROUNDS, 5);
        house = new ShuffleHouse(rules, 4, options -> options, folder, 7).withPeople(4);
        house.player(2).links = false;
        house.start();
        isSetAside();
        assertThat(last(1).links()).containsOnlyKeys(1, 3);
        assertThat(answerOf(1).getState()).isEqualTo(LinkState.LINK_STATE_RECORD);
    }

    @Test
    @DisplayName("ends the links of its match: no program opens another")
    void noLinkAfterIt() {
        begin(Reveal.REVEAL_ROUND);
        house.playOnce();
        var before = house.kept;
        house.table.fail();
        house.goesOn(before);
        for (int seat = 0; seat < 4; seat++) {
            house.comesBack(seat);
        }
        house.playRound();
        house.nextRound();
        house.pass(60_000);
        assertThat(house.stage()).isEqualTo(TableStage.TABLE_STAGE_PLAYING);
        assertThat(house.shuffle().getLeftOutList()).containsExactly(1, 2, 3);
    }
}
