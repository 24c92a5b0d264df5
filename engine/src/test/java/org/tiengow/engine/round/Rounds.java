package org.tiengow.engine.round;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.tiengow.engine.RuleSetsAtHand;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;

/** Rounds for tests, and ways to play them. */
public final class Rounds {
    private static final List<String> QUARTETS = List.of("66 66 63 54", "11 11 62 53", "44 44 52 43", "31 31 41 32");
    private static final List<String> HELD_BACK = List.of(
            "",
            "42 21",
            "42",
            "21",
            "51 51",
            "51",
            "61 51",
            "61 61 51 51",
            "66 66 63 54",
            "11 11 62 53",
            "44 44 52 43",
            "31 31 41 32",
            "66 66 63 54 11 11 62 53",
            "63 54 42 21");

    private Rounds() {}

    /** A round with everything about it drawn at random. */
    public static Round begin(RuleSet rules, Random random) {
        int players = RuleSetsAtHand.players(rules, random);
        return Round.begin(setup(rules, players, random), Deal.shuffled(players, random::nextInt));
    }

    /** A round with everything about it drawn at random but two quartets, each dealt to one seat. */
    public static Round beginWithQuartets(RuleSet rules, Random random) {
        int players = RuleSetsAtHand.players(rules, random);
        List<TileSet> quartets =
                new ArrayList<>(QUARTETS.stream().map(TileNotation::read).toList());
        Collections.shuffle(quartets, random);
        List<TileSet> hands = new ArrayList<>(quartets.subList(0, 2));
        Collections.shuffle(hands, random);
        List<Tile> box = new ArrayList<>(
                TileSet.ALL.minus(hands.get(0)).minus(hands.get(1)).tiles());
        Collections.shuffle(box, random);
        for (int seat = 0; seat < players; seat++) {
            TileSet dealt = seat < 2 ? hands.get(seat) : TileSet.EMPTY;
            int wanting = Deal.handSize(players) - dealt.size();
            TileSet hand = dealt.plus(TileSet.of(box.subList(0, wanting)));
            box.subList(0, wanting).clear();
            if (seat < 2) {
                hands.set(seat, hand);
            } else {
                hands.add(hand);
            }
        }
        Collections.shuffle(hands, random);
        return Round.begin(setup(rules, players, random), Deal.of(hands));
    }

    private static RoundSetup setup(RuleSet rules, int players, Random random) {
        int term = 1 + random.nextInt(4);
        int wins = term - random.nextInt(2);
        int step = random.nextBoolean() ? 1 : -1;
        List<Integer> chips = random.ints(players, -50, 50).boxed().toList();
        return new RoundSetup(rules, players, 3, random.nextInt(players), term, wins, step, chips);
    }

    /** The seats that must act now. */
    public static List<Integer> asked(Round round) {
        return IntStream.range(0, round.setup().players())
                .filter(round::mustAnswer)
                .boxed()
                .toList();
    }

    /** The round after a legal play drawn at random. */
    public static Round playAtRandom(Round round, Random random) {
        List<Integer> asked = asked(round);
        int seat = asked.get(random.nextInt(asked.size()));
        LegalPlays legal = LegalPlays.of(round.viewFor(seat));
        return play(round, seat, legal.get(random.nextInt(legal.size()))).next();
    }

    /**
     * The end of a round played at random towards rare endings: chosen tiles are held back as long as may be, and often only one
     * seat tries to win tricks.
     */
    public static Round playOutStrangely(Round begun, Random random) {
        TileSet kept = TileNotation.read(HELD_BACK.get(random.nextInt(HELD_BACK.size())));
        int shyBut = random.nextInt(2) == 0 ? random.nextInt(begun.setup().players()) : Seats.NONE;
        Round round = begun;
        while (round.phase() != Phase.SETTLED) {
            int seat = asked(round).get(0);
            List<Play> plays = LegalPlays.of(round.viewFor(seat)).plays();
            List<Play> wanted = plays.stream()
                    .filter(play -> !touches(play.tiles(), kept))
                    .filter(play -> shyBut == Seats.NONE || seat == shyBut || play.isForfeit())
                    .toList();
            List<Play> from = wanted.isEmpty() ? plays : wanted;
            round = play(round, seat, from.get(random.nextInt(from.size()))).next();
        }
        return round;
    }

    private static boolean touches(TileSet tiles, TileSet kept) {
        return tiles.tiles().stream().anyMatch(tile -> kept.count(tile.kind()) > 0);
    }

    /** The accepted play; anything else fails the test. */
    public static Outcome.Accepted play(Round round, int seat, Play play) {
        return round.play(seat, play).match(new Outcome.Cases<>() {
            @Override
            public Outcome.Accepted accepted(Outcome.Accepted accepted) {
                return accepted;
            }

            @Override
            public Outcome.Accepted refused(Outcome.Refused refused) {
                throw new AssertionError(
                        refused.refusal().sentence() + " " + play + " by " + seat + " in " + round.deal());
            }
        });
    }
}
