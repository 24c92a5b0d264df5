package org.tiengow.client.shuffle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordJson;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.BrokenRecord;
import org.tiengow.engine.record.PlayerTag;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Outcome;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.TableRules;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.Tile;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.hash.Sha256;

/** A round that a modelled host has dealt. */
abstract class DealtRound {
    private static final TableRules RULES = TableRules.named("ming");

    final ShuffleProof proof;
    final Deal deal;
    final int banker;

    /** The hash of its list. */
    final Bytes32 list;

    /** Whether its hands are what the links make. */
    final boolean isRight;

    private DealtRound(ShuffleProof proof, Deal deal, int banker) {
        this.proof = proof;
        this.deal = deal;
        this.banker = banker;
        this.list = RecordCheck.SHUFFLE.digest(proof.list());
        this.isRight = kinds(deal)
                .equals(kinds(RecordCheck.SHUFFLE.deal(RecordCheck.SHUFFLE.seed(list, proof.links()), players())));
    }

    private static List<String> kinds(Deal deal) {
        return deal.hands().stream().map(RecordCheck::kinds).toList();
    }

    /** Deals what the links make, or any other deal and lot. */
    static DealtRound of(boolean real, ShuffleProof proof, Deal deal, int banker) {
        return real ? new Real(proof, deal, banker) : new Light(proof, deal, banker);
    }

    /** Deals what the links make. */
    static DealtRound of(boolean real, ShuffleProof proof) {
        Bytes32 seed = seed(proof);
        int players = proof.list().players();
        return of(real, proof, RecordCheck.SHUFFLE.deal(seed, players), RecordCheck.SHUFFLE.lot(seed, players));
    }

    static Bytes32 seed(ShuffleProof proof) {
        return RecordCheck.SHUFFLE.seed(RecordCheck.SHUFFLE.digest(proof.list()), proof.links());
    }

    int players() {
        return deal.players();
    }

    /** The seat that must play; {@link Seats#NONE} when the round is over. */
    abstract int turn();

    abstract SeatView view(int seat);

    /** What the seat may do whose turn it is. */
    List<Play> plays() {
        return plays(view(turn()));
    }

    /** What the seat of a view may do in its turn. */
    abstract List<Play> plays(SeatView view);

    abstract void play(Play play);

    boolean isOver() {
        return turn() == Seats.NONE;
    }

    void playOut(RandomGenerator random) {
        while (!isOver()) {
            List<Play> plays = plays();
            play(plays.get(random.nextInt(plays.size())));
        }
    }

    /** The line of its record; broken while it is not over. */
    abstract String record(KeptRecords records, @Nullable Bytes32 before);

    /** The line of a record of a round that was never dealt. */
    static String undealt(boolean real, KeptRecords records, ShuffleProof proof, @Nullable Bytes32 before) {
        if (real) {
            return RecordChain.linked(
                    RecordJson.write(new BrokenRecord(
                            proof.list().context().match(),
                            proof.list().round(),
                            null,
                            RULES,
                            tags(proof),
                            Seats.NONE,
                            null,
                            List.of(),
                            ShuffleJson.write(proof))),
                    before,
                    List.of());
        }
        return light(records, proof, before, true, null, Seats.NONE, List.of(), List.of());
    }

    /** The line of a record of a round in which nobody plays, made without a round. */
    static String settled(KeptRecords records, ShuffleProof proof) {
        Bytes32 seed = seed(proof);
        int players = proof.list().players();
        return light(
                records,
                proof,
                null,
                false,
                RecordCheck.SHUFFLE.deal(seed, players),
                RecordCheck.SHUFFLE.lot(seed, players),
                Collections.nCopies(players, List.of()),
                List.of());
    }

    private static List<PlayerTag> tags(ShuffleProof proof) {
        return proof.list().seats().stream()
                .map(seat -> new PlayerTag(seat.name(), false))
                .toList();
    }

    private static String light(
            KeptRecords records,
            ShuffleProof proof,
            @Nullable Bytes32 before,
            boolean broken,
            @Nullable Deal deal,
            int banker,
            List<List<String>> plays,
            List<Bytes32> courses) {
        String all = seed(proof).toHex()
                + broken
                + plays
                + (before == null ? "" : before.toHex())
                + (deal == null ? "" : deal.hands());
        Bytes32 digest = Bytes32.of(Sha256.of(all.getBytes(StandardCharsets.UTF_8)));
        return records.light(records.evidence(
                new RecordChain.Link(digest, true, before, List.of()),
                broken,
                proof,
                deal,
                banker,
                plays,
                courses,
                new ArrayList<>()));
    }

    /** By the rules of the game; its record is JSON, and is read and replayed. */
    private static final class Real extends DealtRound {
        private Round round;

        Real(ShuffleProof proof, Deal deal, int banker) {
            super(proof, deal, banker);
            int players = deal.players();
            round = Round.begin(
                    new RoundSetup(
                            RULES.set(),
                            players,
                            proof.list().round(),
                            banker,
                            1,
                            0,
                            1,
                            Collections.nCopies(players, 0)),
                    deal);
        }

        @Override
        int turn() {
            return IntStream.range(0, players())
                    .filter(round::mustAnswer)
                    .findFirst()
                    .orElse(Seats.NONE);
        }

        @Override
        SeatView view(int seat) {
            return round.viewFor(seat);
        }

        @Override
        List<Play> plays(SeatView view) {
            return LegalPlays.of(view).plays();
        }

        @Override
        void play(Play play) {
            if (round.play(turn(), play) instanceof Outcome.Accepted accepted) {
                round = accepted.next();
            } else {
                throw new IllegalArgumentException(play + " is not legal");
            }
        }

        @Override
        String record(KeptRecords records, @Nullable Bytes32 before) {
            String match = proof.list().context().match();
            String shuffle = ShuffleJson.write(proof);
            String line = round.phase() == Phase.SETTLED
                    ? RecordJson.write(RoundRecord.of(match, null, RULES, tags(proof), round)
                            .withShuffle(shuffle))
                    : RecordJson.write(BrokenRecord.of(match, null, RULES, tags(proof), round, shuffle));
            return RecordChain.linked(line, before, List.of());
        }
    }

    /**
     * Two tricks of one tile a seat, in the order of the seats. Its record is what {@link RecordCheck} makes of a record once it is read
     * and replayed: links, anchors, deal and lot are checked as in any other.
     */
    private static final class Light extends DealtRound {
        private static final int TRICKS = 2;

        private final List<TileSet> hands;
        private final List<SeenPlay> made = new ArrayList<>();

        Light(ShuffleProof proof, Deal deal, int banker) {
            super(proof, deal, banker);
            this.hands = new ArrayList<>(deal.hands());
        }

        @Override
        int turn() {
            return made.size() < TRICKS * players() ? made.size() % players() : Seats.NONE;
        }

        @Override
        SeatView view(int seat) {
            List<SeenTrick> tricks = new ArrayList<>();
            int inTricks = made.size() / players() * players();
            for (int from = 0; from < inTricks; from += players()) {
                tricks.add(new SeenTrick(made.subList(from, from + players()), 0));
            }
            List<Integer> zeros = Collections.nCopies(players(), 0);
            RoundResult result =
                    isOver() ? new RoundResult(0, Seats.NONE, zeros, List.of(), false, List.of(), zeros, zeros) : null;
            return new SeatView(
                    RULES.set(),
                    seat,
                    result == null ? Phase.PLAYING : Phase.SETTLED,
                    proof.list().round(),
                    banker,
                    1,
                    0,
                    1,
                    1,
                    turn(),
                    seat == Seats.NONE ? TileSet.EMPTY : hands.get(seat),
                    List.of(),
                    zeros,
                    hands.stream().map(TileSet::size).toList(),
                    zeros,
                    made.subList(inTricks, made.size()),
                    inTricks < made.size() ? 0 : -1,
                    tricks,
                    result);
        }

        @Override
        List<Play> plays(SeatView view) {
            return view.hand().tiles().stream()
                    .map(Light::single)
                    .map(Play::faceUp)
                    .toList();
        }

        private static TileSet single(Tile tile) {
            return TileSet.of(List.of(tile));
        }

        @Override
        void play(Play play) {
            int seat = turn();
            TileSet tiles = hands.get(seat).withKindsOf(play.tiles()).orElseThrow();
            hands.set(seat, hands.get(seat).minus(tiles));
            made.add(SeenPlay.open(seat, tiles));
        }

        @Override
        String record(KeptRecords records, @Nullable Bytes32 before) {
            List<List<String>> plays = new ArrayList<>();
            List<Bytes32> courses = new ArrayList<>();
            for (int seat = 0; seat < players(); seat++) {
                int each = seat;
                plays.add(made.stream()
                        .filter(play -> play.seat() == each)
                        .map(play -> RecordCheck.play(play.tiles(), false))
                        .toList());
                if (isOver()) {
                    courses.add(RecordCheck.course(view(seat)).orElseThrow());
                }
            }
            return light(records, proof, before, !isOver(), deal, banker, plays, courses);
        }
    }
}
