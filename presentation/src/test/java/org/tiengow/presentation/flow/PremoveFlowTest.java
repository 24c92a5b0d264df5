package org.tiengow.presentation.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.answer.ConnectionStatus;
import org.tiengow.client.session.answer.Problem;
import org.tiengow.client.session.table.Decision;
import org.tiengow.client.session.table.TablePause;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.TableScreen;
import org.tiengow.presentation.table.TableScreen.ActKind;
import org.tiengow.presentation.table.Tables;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.MakePlay;

/** Tiles chosen before the turn, from the press of the button to the play. Bo leads, then Mei and Uncle Lam play. */
class PremoveFlowTest {
    private static final String[] DEAL = {
        "11 62 53 55 55 21 66 65", "31 41 33 33 22 22 64 64", "44 52 44 43 61 61 51 51", "66 11 31 63 54 42 32 65"
    };

    private final Tables table = Tables.dealt("lai", 1, DEAL);
    private final Scene scene = new Scene();

    @Test
    void chosenTilesArePlayedOnceWhenTheTurnComes() {
        see(table.shows("64"));
        choose("55");
        press(ActKind.PLAY_AHEAD);
        assertThat(act(ActKind.PLAY_AHEAD).on()).isTrue();
        assertThat(reason()).isEqualTo("On your turn you play Plum Flower, if it can still beat.");
        see(table.forfeits("43"));
        assertThat(plays()).isEmpty();
        see(table.forfeits("42"));
        assertThat(plays()).containsExactly("55");
        assertThat(screen().notice()).isEqualTo("You played what you had chosen before your turn.");
        see(table);
        assertThat(plays()).hasSize(1);
        scene.waits(Duration.ofSeconds(10));
        assertThat(plays()).hasSize(1);
        assertThat(screen().notice()).isNull();
    }

    @Test
    void tilesThatNoLongerBeatStaySelected() {
        see(table.shows("64"));
        choose("55");
        press(ActKind.PLAY_AHEAD);
        see(table.shows("44"));
        see(table.forfeits("42"));
        assertThat(plays()).isEmpty();
        assertThat(selected()).isEqualTo("55");
        assertThat(screen().notice()).isEqualTo("The trick has changed. Your choice is not played yet.");
        assertThat(reason()).contains("lower");
    }

    @Test
    void tilesForALeadWaitIfAnotherLeads() {
        Tables mine = Tables.dealt("lai", 0, DEAL).shows("55");
        see(mine);
        choose("62");
        press(ActKind.PLAY_AHEAD);
        assertThat(reason()).isEqualTo("You lead an eight if you win this trick.");
        see(mine.shows("31"));
        assertThat(isShown(ActKind.PLAY_AHEAD)).isFalse();
        see(mine.forfeits("43"));
        see(mine.forfeits("42"));
        see(mine.shows("41"));
        see(mine.forfeits("51"));
        see(mine.forfeits("32"));
        assertThat(plays()).isEmpty();
        assertThat(selected()).isEqualTo("62");
    }

    @Test
    void tilesForALeadAreLedWhenTheTrickIsWon() {
        Tables mine = Tables.dealt("lai", 0, DEAL).shows("66");
        see(mine);
        choose("62");
        press(ActKind.PLAY_AHEAD);
        see(mine.forfeits("22"));
        see(mine.forfeits("43"));
        assertThat(plays()).isEmpty();
        see(mine.forfeits("42"));
        assertThat(plays()).containsExactly("62");
    }

    @Test
    void theLowestTilesAreForfeitedIfNothingBeats() {
        see(table.shows("33 33"));
        press(ActKind.FORFEIT_AHEAD);
        see(table.shows("44 44"));
        see(table.forfeits("42 32"));
        assertThat(plays()).containsExactly("FORFEIT 65 21");
        assertThat(screen().notice()).isEqualTo("You could not beat, so you forfeited your lowest tiles.");
    }

    @Test
    void nothingIsForfeitedIfASetCanBeat() {
        see(table.shows("64"));
        press(ActKind.FORFEIT_AHEAD);
        see(table.forfeits("43"));
        see(table.forfeits("42"));
        assertThat(plays()).isEmpty();
        assertThat(screen().notice()).isEqualTo("You can beat this, so choose what to play.");
    }

    @Test
    void anotherChoiceEndsAPremove() {
        see(table.shows("64"));
        choose("55");
        press(ActKind.PLAY_AHEAD);
        choose("66");
        assertThat(act(ActKind.PLAY_AHEAD).on()).isFalse();
        see(table.forfeits("43"));
        see(table.forfeits("42"));
        assertThat(plays()).isEmpty();
    }

    @Test
    void aPremoveDiesWithTheLine() {
        see(table.shows("64"));
        choose("55");
        press(ActKind.PLAY_AHEAD);
        scene.knows(table.state().with(ConnectionStatus.lost(new Problem(Problem.Kind.BROKEN, "", null, ""))));
        see(table.forfeits("43"));
        assertThat(act(ActKind.PLAY_AHEAD).on()).isFalse();
        see(table.forfeits("42"));
        assertThat(plays()).isEmpty();
        assertThat(selected()).isEqualTo("55");
    }

    @Test
    void aPremoveWaitsForTheEndOfAPause() {
        see(table.shows("64"));
        choose("55");
        press(ActKind.PLAY_AHEAD);
        see(table.forfeits("43"));
        SessionState due = table.forfeits("42").state();
        scene.knows(Tables.with(
                due,
                new TablePause(true, List.of(0), null),
                due.atTable().orElseThrow().seats()));
        assertThat(plays()).isEmpty();
        scene.knows(due);
        assertThat(plays()).containsExactly("55");
    }

    @Test
    void anActOfAPageForAnotherHandDoesNothing() {
        see(table.shows("64"));
        scene.flow.premove(7, held("55"), true, true);
        assertThat(act(ActKind.PLAY_AHEAD).on()).isFalse();
        assertThat(selected()).isEmpty();
        scene.flow.premove(8, held("55"), true, false);
        scene.flow.premove(8, held("55"), true, false);
        assertThat(act(ActKind.PLAY_AHEAD).on()).isTrue();
        scene.flow.dropPremove();
        assertThat(act(ActKind.PLAY_AHEAD).on()).isFalse();
        assertThat(selected()).isEqualTo("55");
    }

    @Test
    @DisplayName("Whatever is pressed: each decision is answered at most once, while it is open, with a legal play")
    void eachDecisionIsAnsweredOnceWhileOpen() {
        for (String rules : RuleSets.ids()) {
            for (int seed = 0; seed < 12; seed++) {
                watch(rules, seed);
            }
        }
    }

    private static void watch(String rules, int seed) {
        Random chance = new Random(seed);
        Tables round = Tables.fresh(rules, seed);
        Scene watched = new Scene();
        Set<Long> answered = new HashSet<>();
        while (round.turn() >= 0) {
            int before = made(watched).size();
            watched.knows(round.state());
            Optional<Decision> open = round.state().decision();
            for (int presses = chance.nextInt(4); presses > 0 && open.isEmpty(); presses--) {
                pressAny(watched, round, chance);
            }
            List<MakePlay> sent = made(watched).subList(before, made(watched).size());
            Optional<Play> premoved = Optional.empty();
            for (MakePlay play : sent) {
                assertThat(open.map(Decision::number))
                        .as(rules + " seed " + seed)
                        .contains(play.getDecision());
                assertThat(answered.add(play.getDecision())).isTrue();
                premoved = Optional.of(PlayTranslator.read(play.getPlay()));
                assertThat(open.orElseThrow().legal().indexOf(premoved.get())).isPresent();
            }
            Optional<Play> mine = premoved;
            round.playsAs(view -> mine.orElseGet(() -> {
                LegalPlays legal = LegalPlays.of(view);
                return legal.get(chance.nextInt(legal.size()));
            }));
        }
    }

    private static void pressAny(Scene watched, Tables round, Random chance) {
        List<Tile> hand = round.view().hand().tiles();
        switch (chance.nextInt(4)) {
            case 0 -> watched.flow.round().act(ActKind.PLAY_AHEAD);
            case 1 -> watched.flow.round().act(ActKind.FORFEIT_AHEAD);
            case 2 ->
                Optional.of(LegalPlays.of(round.view()))
                        .filter(legal -> !legal.isEmpty())
                        .ifPresent(legal -> watched.flow.round().act(ActKind.PLAY));
            default -> {
                if (!hand.isEmpty()) {
                    watched.flow.round().toggle(hand.get(chance.nextInt(hand.size())));
                }
            }
        }
    }

    private static List<MakePlay> made(Scene watched) {
        return new ArrayList<>(watched.asked)
                .stream()
                        .filter(ClientMessage::hasMakePlay)
                        .map(ClientMessage::getMakePlay)
                        .toList();
    }

    private void see(Tables now) {
        scene.knows(now.state());
    }

    /** Selects exactly these tiles. */
    private void choose(String tiles) {
        scene.flow.round().clear();
        held(tiles).forEach(scene.flow.round()::toggle);
    }

    private TileSet held(String tiles) {
        return view().hand().withKindsOf(TileNotation.read(tiles)).orElseThrow();
    }

    private org.tiengow.engine.seat.SeatView view() {
        return scene.flow.state().atTable().orElseThrow().view();
    }

    private void press(ActKind kind) {
        scene.flow.round().act(kind);
    }

    private TableScreen screen() {
        return ((ViewState.Round) scene.last().main()).screen();
    }

    private TableScreen.Act act(ActKind kind) {
        return screen().acts().stream()
                .filter(act -> act.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    private boolean isShown(ActKind kind) {
        return screen().acts().stream().anyMatch(act -> act.kind() == kind);
    }

    private String reason() {
        return screen().reason() == null ? "" : screen().reason().words();
    }

    private String selected() {
        TileSet selected = TileSet.EMPTY;
        for (var tile : screen().hand().tiles()) {
            selected = tile.selected() ? selected.plus(tile.tile()) : selected;
        }
        return TileNotation.write(selected);
    }

    private List<String> plays() {
        return made(scene).stream()
                .map(play -> PlayTranslator.read(play.getPlay()))
                .map(play -> (play.isForfeit() ? "FORFEIT " : "") + TileNotation.write(play.tiles()))
                .toList();
    }
}
