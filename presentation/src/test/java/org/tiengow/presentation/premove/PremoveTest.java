package org.tiengow.presentation.premove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.tiengow.client.session.table.Decision;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.presentation.table.Tables;
import org.tiengow.presentation.words.SetShape;

/** The laws of a premove, over rounds dealt and played by chance under all named rules. */
class PremoveTest {
    private static final int ROUNDS = 40;

    /** A premove that was chosen in one view, and the view in which the turn has come. */
    private record Due(String seed, SeatView chosenIn, Premove premove, SeatView view) {
        Decision decision() {
            return new Decision(1, LegalPlays.of(view), null);
        }

        Optional<Play> play() {
            return premove.playFor(view, decision());
        }

        List<Play> plays() {
            return play().stream().toList();
        }

        @Override
        public String toString() {
            return seed + ": " + premove + " for " + view;
        }
    }

    private static final List<Due> DUE = drawn();

    @Test
    void everyPlayIsALegalPlayOfTheOpenDecision() {
        assertThat(DUE)
                .allSatisfy(due -> assertThat(due.plays())
                        .allSatisfy(play ->
                                assertThat(due.decision().legal().indexOf(play)).isPresent()));
    }

    @Test
    void onlyChosenTilesArePlayedFaceUp() {
        assertThat(DUE)
                .allSatisfy(due -> assertThat(due.plays())
                        .filteredOn(play -> play.act() == Play.Act.FACE_UP)
                        .allSatisfy(play ->
                                assertThat(play.tiles()).isEqualTo(due.premove().tiles())));
    }

    @Test
    void tilesArePlayedOnlyOnTheShapeForWhichTheyWereChosen() {
        assertThat(DUE)
                .allSatisfy(due -> assertThat(due.plays())
                        .filteredOn(play -> play.act() == Play.Act.FACE_UP)
                        .allSatisfy(play -> assertThat(shape(due.view()))
                                .isEqualTo(shape(Premove.due(due.chosenIn()).orElseThrow()))));
    }

    @Test
    @DisplayName("A forfeit is the safe one, was wished for, and is made only where no set can beat")
    void forfeits() {
        assertThat(DUE)
                .allSatisfy(due -> assertThat(due.plays())
                        .filteredOn(Play::isForfeit)
                        .allSatisfy(play -> {
                            assertThat(due.premove().forfeits()).isTrue();
                            assertThat(due.decision().legal().plays()).allMatch(Play::isForfeit);
                            assertThat(due.decision().legal().safe()).contains(play);
                        }));
    }

    @Test
    @DisplayName("What could still be confirmed by hand is played: legal tiles on the same shape")
    void nothingLegalIsHeldBack() {
        assertThat(DUE)
                .filteredOn(due -> !due.premove().tiles().isEmpty())
                .filteredOn(due -> shape(due.view())
                        .equals(shape(Premove.due(due.chosenIn()).orElseThrow())))
                .filteredOn(due -> LegalPlays.refusal(
                                due.view(), Play.faceUp(due.premove().tiles()))
                        .isEmpty())
                .isNotEmpty()
                .allSatisfy(due -> assertThat(due.play())
                        .contains(Play.faceUp(due.premove().tiles())));
    }

    @Test
    void eachOutcomeIsDrawn() {
        assertThat(DUE).anyMatch(due -> due.play().filter(Play::isForfeit).isPresent());
        assertThat(DUE)
                .anyMatch(due -> due.play().isEmpty() && !due.premove().tiles().isEmpty());
        assertThat(DUE)
                .anyMatch(due ->
                        due.chosenIn().table().isEmpty() || due.view().table().isEmpty());
        assertThat(DUE)
                .anyMatch(due -> !shape(due.view())
                        .equals(shape(Premove.due(due.chosenIn()).orElseThrow())));
    }

    @Test
    void withoutAPremoveNothingIsPlayed() {
        assertThat(DUE)
                .allSatisfy(due -> assertThat(Premove.NONE.playFor(due.view(), due.decision()))
                        .isEmpty());
    }

    @Test
    void thereIsNoPremoveOnOnesOwnTurn() {
        assertThat(DUE).allSatisfy(due -> assertThat(Premove.due(due.view())).isEmpty());
    }

    private static Optional<SetShape> shape(SeatView view) {
        return view.setToBeat().map(SeenPlay::tiles).flatMap(SetShape::of);
    }

    /** Plays rounds by chance. Before each turn of seat 0 it draws premoves for it, each in one of the views since its last play. */
    private static List<Due> drawn() {
        List<Due> found = new ArrayList<>();
        for (String rules : RuleSets.ids()) {
            for (int seed = 0; seed < ROUNDS; seed++) {
                String name = rules + " seed " + seed;
                Random chance = new Random(seed);
                Tables table = Tables.fresh(rules, seed);
                List<SeatView> before = new ArrayList<>();
                while (table.turn() >= 0) {
                    SeatView view = table.view();
                    if (Premove.due(view).isPresent()) {
                        before.add(view);
                    }
                    if (view.isMyTurn()) {
                        before.forEach(early -> found.add(new Due(name, early, premove(early, chance), view)));
                        before.clear();
                    }
                    table.playsAs(own -> likely(LegalPlays.of(own), chance));
                }
            }
        }
        return found;
    }

    /** Draws a play; sets are likelier than forfeits, which are by far the most. */
    private static Play likely(LegalPlays legal, Random chance) {
        List<Play> sets =
                legal.plays().stream().filter(play -> !play.isForfeit()).toList();
        return sets.isEmpty() || chance.nextInt(4) == 0
                ? legal.get(chance.nextInt(legal.size()))
                : sets.get(chance.nextInt(sets.size()));
    }

    private static Premove premove(SeatView early, Random chance) {
        SeatView due = Premove.due(early).orElseThrow();
        Premove forfeiting = Premove.NONE.forfeiting(chance.nextBoolean());
        List<Play> sets = LegalPlays.of(due).plays().stream()
                .filter(play -> !play.isForfeit())
                .toList();
        return switch (chance.nextInt(3)) {
            case 0 -> forfeiting;
            case 1 ->
                sets.isEmpty()
                        ? forfeiting
                        : forfeiting.playing(
                                sets.get(chance.nextInt(sets.size())).tiles(), due);
            default -> forfeiting.playing(some(due.hand(), chance), due);
        };
    }

    private static TileSet some(TileSet hand, Random chance) {
        TileSet some = TileSet.EMPTY;
        for (Tile tile : hand) {
            if (chance.nextInt(4) == 0) {
                some = some.plus(tile);
            }
        }
        return some;
    }

    @Test
    void declaringIsNeverAnsweredAhead() {
        SeatView view = Tables.fresh("pagat-hk", 1).view();
        SeatView declaring =
                view.with(Phase.DECLARING, -1, view.stacks(), view.chips(), List.of(), -1, List.of(), null);
        Premove premove = Premove.NONE.forfeiting(true);
        assertThat(premove.playFor(declaring, new Decision(1, LegalPlays.of(declaring), null)))
                .isEmpty();
        assertThat(Premove.due(declaring)).isEmpty();
    }
}
