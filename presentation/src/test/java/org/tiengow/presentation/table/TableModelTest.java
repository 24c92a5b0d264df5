package org.tiengow.presentation.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Deadline;
import org.tiengow.client.session.table.FinishedMatch;
import org.tiengow.client.session.table.Holder;
import org.tiengow.client.session.table.Presence;
import org.tiengow.client.session.table.SeatState;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Refusal;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.presentation.settings.Assistance;
import org.tiengow.presentation.table.TableHand.HandTile;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.TableTrick.PlayState;
import org.tiengow.presentation.words.People;

/** The table in words: the very trick of the design's picture. */
class TableModelTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    @Test
    void aNewcomerDoesNotHaveTheChipsOfTheBot() {
        String[] deal = {
            "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
        };
        SessionState over = Tables.over("lai", deal);
        TableState table = over.atTable().orElseThrow();
        List<FinishedMatch.Player> players = new ArrayList<>(table.seats().stream()
                .map(seat -> new FinishedMatch.Player(seat.name(), seat.holder() == Holder.BOT, null, 7, 1))
                .toList());
        players.set(2, new FinishedMatch.Player("Orchid", true, null, 7, 1));
        SessionState state = over.withFinishedMatches(List.of(new FinishedMatch(table.match(), "lai", 3, players)));
        List<ShownSeat> after =
                TableModel.of(Tables.ENGLISH, state).orElseThrow().screen().seats();
        assertThat(after.get(2).chips()).as("Orchid's seat").isZero();
        for (int other : new int[] {0, 1, 3}) {
            assertThat(after.get(other).chips()).isEqualTo(table.view().chips().get(other));
        }
        assertThat(table.view().chips().get(2))
                .as("chips that are not the newcomer's")
                .isNotZero();
    }

    @Test
    void setsLieTogetherThenSingleTilesBySuitAndRank() {
        assertThat(hand(dealt().model().screen()))
                .isEqualTo("[11 62 53] Earth and eights | [55 55] Plum Flower pair | [66] Heaven | [65] Hatchet"
                        + " | [21] Little Three");
    }

    @Test
    void eachTileHasItsKey() {
        assertThat(dealt().model().screen().hand().tiles())
                .extracting(HandTile::key)
                .containsExactly("1", "2", "3", "4", "5", "6", "7", "8");
    }

    @Test
    void eachTileIsSpokenWithItsSetAndItsKey() {
        List<String> spoken = dealt().model().screen().hand().tiles().stream()
                .map(HandTile::accessible)
                .toList();
        assertThat(spoken.get(0)).endsWith("; part of the set Earth and eights; key 1");
        assertThat(spoken.get(3)).endsWith("; part of the set Plum Flower pair; key 4");
        assertThat(spoken.get(7)).endsWith("; key 8").doesNotContain("part of the set");
        assertThat(spoken).doesNotHaveDuplicates();
    }

    @Test
    void saysWhatToBeat() {
        TableScreen screen = mixedPairToBeat().model().screen();
        assertThat(screen.turn().head() + ". " + screen.turn().task())
                .isEqualTo("Your turn. Beat Man–seven, or forfeit two tiles");
        assertThat(chinese(mixedPairToBeat()).turn().task()).isEqualTo("打過人七，或者墊兩張牌");
        assertThat(screen.trick().plays())
                .extracting(play -> play.state() + ": " + play.title() + " / " + play.detail())
                .containsExactly(
                        "BEATEN: Bo · led, beaten / ",
                        "BEST: To beat: Man–seven / Mei, a mixed pair",
                        "FORFEITED: Uncle Lam · forfeited 2 / ");
        assertThat(screen.trick().plays())
                .extracting(TableTrick.TablePlay::label)
                .containsExactly("led, beaten", "", "forfeited 2");
    }

    @Test
    void theLastTrickCanBeSeenAgain() {
        TableModel next = mixedPairToBeat().shows("11 62").model();
        assertThat(next.screen().recall()).isNull();
        assertThat(next.screen().trick().last().outcome()).isEqualTo("You take 2 stacks.");
        Recall recall = next.recall().screen().recall();
        assertThat(recall.accessible())
                .isEqualTo(
                        "Last trick: trick 1 · You take 2 stacks. · Bo · Goose–five · led, then beaten · Mei · Man–seven"
                                + " · beaten · Uncle Lam · 2 face down · forfeited · You · Earth–eight · won the trick");
        assertThat(chinese(mixedPairToBeat().shows("11 62"))
                        .bar()
                        .tools()
                        .get(0)
                        .words())
                .isEqualTo("上一手");
        assertThat(next.recall().recall().screen().recall()).isNull();
        assertThat(next.recall().clear().screen().recall()).isNull();
        assertThat(next.recall().toggle(tile("66")).screen().recall()).isNotNull();
    }

    @Test
    void whereThereIsNoLastTrickItSaysSo() {
        TableModel first = mixedPairToBeat().model();
        assertThat(first.screen().bar().tools().get(0).whyNot()).isEqualTo("No trick of this round is finished yet.");
        assertThat(first.recall().screen().recall()).isNull();
        assertThat(first.recall().screen().reason().words()).isEqualTo("No trick of this round is finished yet.");
    }

    @Test
    void everyRefusalOpensTheRulesBehindIt() {
        TableModel pair = choose(mixedPairToBeat().model(), "55 55");
        assertThat(pair.screen().reason().why().open()).isFalse();
        TableModel reading = pair.why();
        assertThat(reading.screen().reason().why().open()).isTrue();
        assertThat(reading.screen().reason().why().rules())
                .extracting(Why.Rule::number)
                .containsExactly("4.1", "4.3");
        assertThat(reading.clear().screen().reason().why().open()).isFalse();
        assertThat(read(reading.in(Tables.CHINESE))).isEqualTo("背後的規則");
        TableModel pressed = mixedPairToBeat().model().explain(ActKind.PLAY).why();
        assertThat(read(pressed)).isEqualTo("The rule behind it");
        assertThat(read(pressed.in(Tables.CHINESE))).isEqualTo("背後的規則");
        assertThat(read(pressed.in(Tables.CHINESE).in(Tables.ENGLISH))).isEqualTo(read(pressed));
        for (Refusal.Reason reason : Refusal.Reason.values()) {
            Refusal refusal = Refusal.of(reason, TileNotation.read("55"));
            assertThat(WhyWords.behind(refusal, mixedPairToBeat().view()))
                    .as("%s", reason)
                    .isNotEmpty();
        }
    }

    /** What stands above the rules that are being read. */
    private static String read(TableModel model) {
        Why why = model.screen().reason().why();
        assertThat(why.open()).isTrue();
        return why.title();
    }

    @Test
    void anExplanationGoesWithTheMomentItWasAbout() {
        TableModel waiting = dealt().shows("65").shows("31").model().explain(ActKind.PLAY);
        assertThat(waiting.screen().reason().words()).isEqualTo("It is Mei’s turn.");
        TableModel later = waiting.with(
                        dealt().shows("65").shows("31").forfeits("43").state())
                .orElseThrow();
        assertThat(later.screen().reason()).isNull();
    }

    @Test
    void aRefusalEndsWithTheStageItIsAbout() {
        Tables waiting = dealt().shows("11");
        Problem broken = new Problem(Problem.Kind.BROKEN, "", null, "");
        TablePause pause = new TablePause(true, List.of(0), Deadline.after(0, 60_000));
        SessionState now = waiting.state();
        Map<String, SessionState> stages = Map.of(
                "a pause", Tables.with(now, pause, now.atTable().orElseThrow().seats()),
                "a lost connection", now.with(ConnectionStatus.lost(broken)),
                "the end", dealt().shows("11").toTheEnd().state());
        TableModel refused = waiting.model().said("No.");
        assertThat(refused.with(now).orElseThrow().screen().reason().words()).isEqualTo("No.");
        stages.forEach((stage, state) -> {
            TableModel later = refused.with(state).orElseThrow();
            assertThat(later.screen().reason()).as(stage).isNull();
            assertThat(later.said("No.").with(now).orElseThrow().screen().reason())
                    .as("after " + stage)
                    .isNull();
        });
    }

    @Test
    void theBotsOfAHostAreNamedInTheReadersLanguage() {
        SeatState bamboo =
                new SeatState(1, Holder.BOT, "Bamboo", "steady", true, Presence.HERE, null, false, null, "", "", false);
        assertThat(People.name(Tables.CHINESE, bamboo)).isEqualTo("阿竹");
        assertThat(People.name(Tables.ENGLISH, bamboo)).isEqualTo("Bamboo");
    }

    @Test
    void aLostConnectionSaysHowLongItIsTried() {
        Problem broken = new Problem(Problem.Kind.BROKEN, "10.0.0.1:47913", null, "");
        SessionState lost = dealt().state().with(ConnectionStatus.lost(broken));
        TableModel model = TableModel.of(Tables.ENGLISH, lost).orElseThrow();
        assertThat(model.screen().banner().words().at(0)).isEqualTo("Connection lost. The connection was lost.");
        SessionState returning = lost.with(ConnectionStatus.returning(broken, Deadline.after(0, 541_000)));
        TableModel tried = model.with(returning).orElseThrow();
        assertThat(tried.screen().banner().words().at(0)).isEqualTo("Connection lost. Trying to reconnect, 9:01 left.");
        assertThat(tried.screen().banner().words().at(501_000_000_001L))
                .isEqualTo("Connection lost. Trying to reconnect, 0:40 left.");
        assertThat(tried.in(Tables.CHINESE).screen().banner().words().at(501_000_000_000L))
                .isEqualTo("已斷線，正在重新連線，還有 0:40。");
        assertThat(dealt().model().screen().banner()).isNull();
    }

    @Test
    void raisesWhatCanBeat() {
        assertThat(playable(mixedPairToBeat().model().screen())).isEqualTo("11 62 53");
        assertThat(playable(dealt().model().screen())).isEmpty();
    }

    @Test
    void offersTheRestOfASet() {
        TableModel model = dealt().model().toggle(tile("55"));
        assertThat(model.screen().hand().tiles().stream()
                        .filter(HandTile::offered)
                        .map(each -> each.tile().toString()))
                .containsExactly("55");
        assertThat(model.takeOffered().play(ActKind.PLAY))
                .hasValueSatisfying(play -> assertThat(play.sameAs(Play.faceUp(TileNotation.read("55 55"))))
                        .isTrue());
    }

    @Test
    void playAndForfeitAreTwoActsEachWithItsReason() {
        TableModel pair = choose(mixedPairToBeat().model(), "55 55");
        assertThat(acts(pair.screen())).containsExactly("Hint", "Forfeit 2", "Play (main): not now");
        assertThat(pair.screen().reason().words())
                .isEqualTo(
                        "Two Plum Flowers make a civil pair. A mixed pair was led, so only a higher mixed pair can beat it.");
        TableModel beats = choose(mixedPairToBeat().model(), "11 62");
        assertThat(acts(beats.screen())).containsExactly("Hint", "Forfeit 2", "Play (main)");
        assertThat(beats.screen().reason().words()).isEqualTo("Earth–eight can beat Man–seven.");
        assertThat(beats.screen().reason().fine()).isTrue();
    }

    @Test
    void asksBeforeAWinningSetIsThrownAway() {
        TableModel model = choose(mixedPairToBeat().model(), "11 62");
        Play forfeit = model.play(ActKind.FORFEIT).orElseThrow();
        assertThat(model.shouldAsk(forfeit)).isTrue();
        assertThat(model.asking(true).screen().question().body())
                .isEqualTo("Earth–eight can beat Man–seven. Forfeited tiles are played face down and win nothing.");
        assertThat(model.helpedBy(Assistance.FIRST.withAskToWaste(false)).shouldAsk(forfeit))
                .isFalse();
        assertThat(choose(mixedPairToBeat().model(), "65 21").shouldAsk(forfeit("65 21")))
                .isFalse();
    }

    @Test
    void theQuestionWaitsWhileAnythingElseIsExplained() {
        TableModel asked = choose(mixedPairToBeat().model(), "11 62").asking(true);
        for (ActKind kind : ActKind.values()) {
            assertThat(asked.explain(kind).screen().question())
                    .as("the question after %s was explained", kind)
                    .isEqualTo(asked.screen().question());
        }
        assertThat(asked.said("No.").screen().question()).isNotNull();
    }

    @Test
    void whatHasBeenSentCannotBeSentAgain() {
        TableModel sent = choose(mixedPairToBeat().model(), "11 62").sent();
        assertThat(sent.isMyTurn()).isFalse();
        assertThat(sent.play(ActKind.PLAY)).isEmpty();
        assertThat(sent.screen().turn().task()).isEqualTo("Sending…");
    }

    @Test
    void aChoiceLivesUntilTheDecisionIsOver() {
        Tables table = mixedPairToBeat();
        TableModel chosen = choose(table.model(), "11 62");
        assertThat(chosen.with(table.state()).orElseThrow().play(ActKind.PLAY)).isPresent();
        table.shows("11 62");
        assertThat(chosen.with(table.state()).orElseThrow().screen().hand().tiles())
                .noneMatch(HandTile::selected);
    }

    @Test
    void ofTwoEqualTilesTheOneThatIsLeftIsNotChosen() {
        List<Tile> plums = TileNotation.read("55 55").tiles();
        assertThat(plums).hasSize(2).allSatisfy(plum -> {
            TableModel sent = dealt().model().toggle(plum).sent();
            TableModel later = sent.with(dealt().shows("55").state()).orElseThrow();
            assertThat(later.screen().hand().tiles()).hasSize(7).noneMatch(HandTile::selected);
        });
    }

    @Test
    void whoseTurnItIsElse() {
        TableScreen screen = dealt().shows("65").shows("31").model().screen();
        assertThat(screen.turn().yours()).isFalse();
        assertThat(screen.turn().task()).isEqualTo("Mei is choosing");
        assertThat(screen.acts()).allMatch(act -> !act.enabled());
        assertThat(screen.acts().get(2).whyNot()).isEqualTo("It is Mei’s turn.");
    }

    @Test
    void aPlayForALaterTurnIsOfferedBeforeIt() {
        Tables leading = dealt().shows("66");
        assertThat(leading.model().screen().acts())
                .extracting(TableScreen.Act::kind)
                .containsExactly(ActKind.HINT, ActKind.FORFEIT, ActKind.PLAY_AHEAD);
        Tables following = Tables.dealt("lai", 1, DEAL).shows("31");
        assertThat(following.model().screen().acts())
                .extracting(TableScreen.Act::kind)
                .containsExactly(ActKind.HINT, ActKind.FORFEIT_AHEAD, ActKind.PLAY_AHEAD);
        assertThat(chinese(following).acts())
                .extracting(TableScreen.Act::words)
                .containsExactly("提示", "打不過就墊", "輪到我就出");
        assertThat(Tables.dealt("lai", 1, DEAL).model().screen().acts())
                .as("nobody has led yet")
                .extracting(TableScreen.Act::kind)
                .containsExactly(ActKind.HINT, ActKind.FORFEIT, ActKind.PLAY);
    }

    @Test
    void theLogInWords() {
        assertThat(mixedPairToBeat().model().screen().side().log())
                .extracting(line -> line.accessible() + " " + line.tiles() + "#".repeat(line.faceDown()))
                .containsExactly(
                        "Round 1. Bo is the banker. ",
                        "Trick 1 ",
                        "Bo leads Goose–five 31 41",
                        "Mei beats it with Man–seven 44 52",
                        "Uncle Lam forfeits two tiles face down ##",
                        "You to play ");
    }

    @Test
    void theBankerAndTheRate() {
        TableScreen screen = mixedPairToBeat().model().screen();
        assertThat(screen.seats()).extracting(ShownSeat::name).containsExactly("You", "Bo", "Mei", "Uncle Lam");
        assertThat(screen.seats().get(1).banker().figure()).isEqualTo("×2");
        assertThat(screen.seats().get(0).banker()).isNull();
        assertThat(screen.seats().get(1).accessible())
                .isEqualTo("Bo, banker, times 2, 6 tiles left, no stacks, 0 chips");
        assertThat(screen.bar().progress()).isEqualTo("Round 1 of 8 · Trick 1");
        assertThat(screen.bar().rules()).isEqualTo("Rules: Lai");
        assertThat(screen.bar().differing()).isEqualTo("6 changes");
    }

    @Test
    void theTrickBefore() {
        TableScreen screen = mixedPairToBeat().shows("11 62").model().screen();
        assertThat(screen.trick().last().winner()).isZero();
        assertThat(screen.trick().last().plays())
                .filteredOn(play -> play.state() == PlayState.BEST)
                .singleElement()
                .satisfies(
                        play -> assertThat(play.title() + " / " + play.detail()).isEqualTo("Earth–eight / You"));
        assertThat(screen.trick().empty()).isEqualTo("Your lead");
    }

    @Test
    void aTileReadAloud() {
        TableModel model = choose(mixedPairToBeat().model(), "11");
        assertThat(model.screen().hand().tiles())
                .filteredOn(HandTile::selected)
                .singleElement()
                .extracting(HandTile::accessible)
                .isEqualTo(
                        "Earth, one and one, civil, second of eleven; selected; can beat; part of the set Earth and eights; key 1");
    }

    private static Tables dealt() {
        return Tables.dealt("lai", 0, DEAL);
    }

    private static Tables mixedPairToBeat() {
        return Tables.dealt("lai", 1, DEAL).shows("31 41").shows("44 52").forfeits("32 65");
    }

    private static TableScreen chinese(Tables table) {
        return table.model().in(Tables.CHINESE).screen();
    }

    private static TableModel choose(TableModel model, String tiles) {
        TableModel chosen = model;
        for (HandTile tile : model.screen().hand().tiles()) {
            boolean wanted = List.of(tiles.split(" ")).contains(tile.tile().toString());
            chosen = wanted ? chosen.toggle(tile.tile()) : chosen;
        }
        return chosen;
    }

    private static Play forfeit(String tiles) {
        return Play.forfeit(TileNotation.read(tiles));
    }

    private static Tile tile(String notation) {
        return TileNotation.read(notation).tiles().get(0);
    }

    private static String playable(TableScreen screen) {
        return screen.hand().tiles().stream()
                .filter(HandTile::playable)
                .map(tile -> tile.tile().toString())
                .collect(Collectors.joining(" "));
    }

    private static List<String> acts(TableScreen screen) {
        return screen.acts().stream()
                .map(act -> act.words() + (act.main() ? " (main)" : "") + (act.enabled() ? "" : ": not now"))
                .toList();
    }

    private static String hand(TableScreen screen) {
        return screen.hand().groups().stream()
                .map(group -> group.tiles().stream()
                                .map(HandTile::tile)
                                .toList()
                                .toString()
                                .replace(",", "") + " " + group.name())
                .collect(Collectors.joining(" | "));
    }
}
