package org.tiengow.engine.round;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tiengow.engine.RuleSetsAtHand;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.rules.RuleSets;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.SeatEvent;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

/**
 * Secrecy by re-dealing (architecture, invariant 3): everything a seat cannot see is dealt anew, in hands and under forfeits; as
 * long as that other round is legal too and agrees in what is public, the seat sees the same views and the same events.
 */
class SecrecyTest {
    private static final long SEED = 20_261_122;

    static List<String> ids() {
        return RuleSets.ids();
    }

    /** A round as it went: who did what. */
    private record Told(Round begun, List<Act> acts) {}

    private record Act(int seat, Play play) {}

    /** All that a seat was shown of a round. */
    private record Shown(List<SeatView> views, List<List<SeatEvent>> events) {}

    @ParameterizedTest
    @MethodSource("ids")
    void redealtTilesChangeNothingASeatSees(String id) {
        Random random = new Random(SEED);
        int compared = 0;
        for (int i = 0; i < 15; i++) {
            compared += compare(RuleSets.get(id), random);
        }
        assertThat(compared).as("re-deals that could be compared").isGreaterThan(60);
    }

    @Test
    void redealtTilesChangeNothingUnderDrawnRules() {
        Random random = new Random(SEED);
        for (int i = 0; i < 30; i++) {
            compare(RuleSetsAtHand.drawn(random), random);
        }
    }

    private static int compare(RuleSet rules, Random random) {
        Told told = tell(Rounds.begin(rules, random), random);
        int players = told.begun().setup().players();
        int compared = 0;
        for (int seat = Seats.NONE; seat < players; seat++) {
            for (int tries = 0; tries < 3; tries++) {
                Told other = redealt(told, seat, random);
                int agreed = legalActs(other);
                Shown seen = shown(other, seat, agreed);
                Shown original = shown(told, seat, agreed);
                if (publicly(other, agreed).equals(publicly(told, agreed))) {
                    compared++;
                    assertSame(seen, original, "seed " + SEED + ", seat " + seat);
                }
            }
        }
        return compared;
    }

    private static Told tell(Round begun, Random random) {
        List<Act> acts = new ArrayList<>();
        Round round = begun;
        while (round.phase() != Phase.SETTLED) {
            int seat = Rounds.asked(round).get(0);
            LegalPlays legal = LegalPlays.of(round.viewFor(seat));
            Outcome.Accepted accepted = Rounds.play(round, seat, legal.get(random.nextInt(legal.size())));
            acts.add(new Act(seat, truly(legal, accepted)));
            round = accepted.next();
        }
        return new Told(begun, acts);
    }

    /** What was done, with the tiles by their true names. */
    private static Play truly(LegalPlays legal, Outcome.Accepted accepted) {
        for (RoundEvent event : accepted.events()) {
            if (event instanceof RoundEvent.Played played) {
                TileSet tiles = played.play().tiles();
                return played.play().faceDown() ? Play.forfeit(tiles) : Play.faceUp(tiles);
            }
            if (event instanceof RoundEvent.Declared) {
                return Play.DECLARE;
            }
        }
        return legal.get(0);
    }

    private static void assertSame(Shown seen, Shown original, String where) {
        for (int i = 0; i < original.views().size(); i++) {
            boolean same = seen.events().get(i).equals(original.events().get(i))
                    && seen.views().get(i).equals(original.views().get(i));
            if (!same) { // compared first, for the text of a view is long
                String at = where + ", after act " + i;
                assertThat(seen.events().get(i))
                        .as(at)
                        .isEqualTo(original.events().get(i));
                assertThat(seen.views().get(i))
                        .as(at)
                        .isEqualTo(original.views().get(i));
            }
        }
    }

    /** What is public although it follows from hidden tiles: the settlement, and that the acts were legal. */
    private static Object publicly(Told told, int acts) {
        Round round = told.begun();
        for (Act act : told.acts().subList(0, acts)) {
            round = Rounds.play(round, act.seat(), act.play()).next();
        }
        return List.of(round.phase(), round.result());
    }

    /** The same story with every tile dealt anew that the viewer does not know. */
    private static Told redealt(Told told, int viewer, Random random) {
        Deal deal = told.begun().deal();
        TileSet known = viewer == Seats.NONE ? TileSet.EMPTY : deal.hands().get(viewer);
        for (Act act : told.acts()) {
            boolean shown = act.play().act() == Play.Act.FACE_UP;
            known = known.plus(shown ? act.play().tiles() : TileSet.EMPTY);
            boolean declared = act.play().act() == Play.Act.DECLARE;
            known = known.plus(declared ? deal.hands().get(act.seat()) : TileSet.EMPTY);
        }
        List<Tile> unknown = new ArrayList<>(TileSet.ALL.minus(known).tiles());
        List<Tile> anew = new ArrayList<>(unknown);
        Collections.shuffle(anew, random);
        List<TileSet> hands =
                deal.hands().stream().map(hand -> moved(hand, unknown, anew)).toList();
        List<Act> acts = told.acts().stream()
                .map(act -> new Act(
                        act.seat(), new Play(act.play().act(), moved(act.play().tiles(), unknown, anew))))
                .toList();
        return new Told(Round.begin(told.begun().setup(), Deal.of(hands)), acts);
    }

    private static TileSet moved(TileSet tiles, List<Tile> from, List<Tile> to) {
        TileSet result = TileSet.EMPTY;
        for (Tile tile : tiles) {
            int at = from.indexOf(tile);
            result = result.plus(at < 0 ? tile : to.get(at));
        }
        return result;
    }

    /** How far the story is a legal one. */
    private static int legalActs(Told told) {
        Round round = told.begun();
        for (int i = 0; i < told.acts().size(); i++) {
            Act act = told.acts().get(i);
            if (!(round.play(act.seat(), act.play()) instanceof Outcome.Accepted accepted)) {
                return i;
            }
            round = accepted.next();
        }
        return told.acts().size();
    }

    /** What a seat sees of the first acts. */
    private static Shown shown(Told told, int viewer, int acts) {
        List<SeatView> views = new ArrayList<>();
        List<List<SeatEvent>> events = new ArrayList<>();
        Round round = told.begun();
        views.add(round.viewFor(viewer));
        events.add(round.opening().stream().map(event -> event.seenBy(viewer)).toList());
        for (Act act : told.acts().subList(0, acts)) {
            Outcome.Accepted accepted = Rounds.play(round, act.seat(), act.play());
            round = accepted.next();
            views.add(round.viewFor(viewer));
            events.add(accepted.events().stream()
                    .map(event -> event.seenBy(viewer))
                    .toList());
        }
        return new Shown(views, events);
    }

    @Test // rules 4.11
    void declaringPhaseLooksTheSameToAllButTheHolder() {
        List<TileSet> lucky = hands("31 55 55 33 33 22 22 63", "66 66 11 11 44 44 31 65");
        List<TileSet> plain = hands("31 55 55 33 33 22 65 63", "66 66 11 11 44 44 31 22");
        RoundSetup setup = new RoundSetup(RuleSets.get("pagat-hk"), 4, 1, 1, 1, 0, 1, List.of(0, 0, 0, 0));
        Round one = Round.begin(setup, Deal.of(lucky));
        Round other = Round.begin(setup, Deal.of(plain));

        assertThat(LegalPlays.of(one.viewFor(0)).plays()).containsExactly(Play.DECLINE, Play.DECLARE);
        for (int answers = 0; answers <= 4; answers++) {
            for (int seat : new int[] {Seats.NONE, 2, 3}) {
                assertThat(one.viewFor(seat)).isEqualTo(other.viewFor(seat));
            }
            if (answers < 4) {
                Outcome.Accepted declined = Rounds.play(one, answers, Play.DECLINE);
                assertThat(declined.events()).isEmpty();
                one = declined.next();
                other = Rounds.play(other, answers, Play.DECLINE).next();
            }
        }
        assertThat(one.phase()).isEqualTo(Phase.PLAYING);
    }

    private static List<TileSet> hands(String first, String second) {
        List<TileSet> hands = new ArrayList<>(TileNotation.readHands(List.of(first, second)));
        List<Tile> rest = TileSet.ALL.minus(hands.get(0)).minus(hands.get(1)).tiles();
        hands.add(TileSet.of(rest.subList(0, 8)));
        hands.add(TileSet.of(rest.subList(8, 16)));
        return hands;
    }
}
