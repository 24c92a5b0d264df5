package org.tiengow.client.shuffle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.json.RecordChain;
import org.tiengow.client.json.RecordLine;
import org.tiengow.client.json.ShuffleJson;
import org.tiengow.client.json.TextFlaw;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.LinkChain;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;
import org.tiengow.engine.record.RecordedPlay;
import org.tiengow.engine.record.RoundRecord;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.seat.RoundResult;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenTrick;
import org.tiengow.engine.tile.TileNotation;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.shuffle.ChainCheck;
import org.tiengow.protocol.shuffle.ShuffleSignatures;
import org.tiengow.protocol.wire.Reveal;

/**
 * A reader of records that checks each record by itself: links lead to their anchors, deal and lot follow from the links, and the plays are
 * legal.
 */
public class RecordCheck {
    /** The fair shuffle, computed with the platform's SHA-256. */
    public static final FairShuffle SHUFFLE = ChainCheck.SHUFFLE;

    /** The text among a seat's plays that stands for declaring one red dot (rules 4.11). */
    public static final String DECLARED = "declared";

    private static final int MOST_CHAINS = 8;
    private static final int MOST_SIGNATURES = 64;

    /** Hashes granted for each record. One hash a party suffices if the record of the round before was read. */
    private static final int HASHES = 100;

    /** The largest budget of hashes. It suffices for any single record, since a table has four seats and a host. */
    private static final int MOST_HASHES = 5 * FairShuffle.ROUNDS;

    private final ChainCheck checks = new ChainCheck();
    private final boolean isBounded;
    private int hashes = MOST_HASHES;
    private final Map<List<Object>, LinkChain> chains = latest(MOST_CHAINS);
    private final Map<List<Object>, Boolean> signatures = latest(MOST_SIGNATURES);

    private static <K, V> Map<K, V> latest(int most) {
        return new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    /**
     * Creates a reader for records from a host, with bounded work whatever the host sends. It spends at most {@value #HASHES} hashes a
     * record, and once as many as the longest chains have. It refuses records that would take more.
     */
    public RecordCheck() {
        this(true);
    }

    private RecordCheck(boolean isBounded) {
        this.isBounded = isBounded;
    }

    /** Returns a reader without a bound on hashes. */
    public static RecordCheck unbounded() {
        return new RecordCheck(false);
    }

    /**
     * Reads and checks a line of a record file; empty when the round was dealt without a fair shuffle.
     *
     * @throws TextFlaw when the line is not a record, or its chains exceed the current budget of hashes
     */
    public Optional<RecordEvidence> evidence(String line) {
        return evidence(RecordChain.read(line), RecordLine.read(line));
    }

    /**
     * Checks a line that was parsed before; empty when the round was dealt without a fair shuffle.
     *
     * @throws TextFlaw when the shuffle in the line is malformed, or its chains exceed the current budget of hashes
     */
    public Optional<RecordEvidence> evidence(RecordChain.Link link, RecordLine line) {
        String shuffle = line.shuffle();
        if (shuffle == null) {
            return Optional.empty();
        }
        ShuffleProof proof = ShuffleJson.read(shuffle, line.match(), line.round());
        Deal deal = line.deal();
        RoundRecord played = line.finished();
        List<List<String>> plays = deal == null ? List.of() : plays(line.tricks(), deal.players());
        List<ShuffleAlarm> faults = new ArrayList<>();
        List<Bytes32> courses = new ArrayList<>();
        if (played != null) {
            if (played.declared() >= 0) {
                plays.get(played.declared()).add(DECLARED);
            }
            if (played.replay().isPresent()) {
                faults.add(new ShuffleAlarm(ShuffleAlarm.Kind.RULES, line.round()));
            } else {
                courses.addAll(courses(played.steps()));
            }
        }
        return Optional.of(evidence(link, played == null, proof, deal, line.banker(), plays, courses, faults));
    }

    /** Computes the course of a round for spectators, and then for each seat. */
    private static List<Bytes32> courses(List<Round> steps) {
        Round settled = steps.get(steps.size() - 1);
        return IntStream.range(Seats.NONE, settled.setup().players())
                .mapToObj(seat -> course(settled.viewFor(seat)).orElseThrow())
                .toList();
    }

    RecordEvidence evidence(
            RecordChain.Link link,
            boolean broken,
            ShuffleProof proof,
            @Nullable Deal deal,
            int banker,
            List<List<String>> plays,
            List<Bytes32> courses,
            List<ShuffleAlarm> faults) {
        ShuffleList list = proof.list();
        int round = list.round();
        pay(proof);
        given(proof)
                .filter(party ->
                        !checks.leadsTo(list, party, proof.links().of(party).orElseThrow()))
                .forEach(party -> faults.add(new ShuffleAlarm(ShuffleAlarm.Kind.LINK, round, party)));
        Bytes32 digest = SHUFFLE.digest(list);
        Bytes32 seed = SHUFFLE.seed(digest, proof.links());
        if (deal != null && !sameKinds(SHUFFLE.deal(seed, list.players()), deal)) {
            faults.add(new ShuffleAlarm(ShuffleAlarm.Kind.DEAL, round));
        }
        if (deal != null && round == 1 && SHUFFLE.lot(seed, list.players()) != banker) {
            faults.add(new ShuffleAlarm(ShuffleAlarm.Kind.LOT, round));
        }
        Map<Integer, Integer> asked = new TreeMap<>();
        Map<Integer, Bytes32> links = new TreeMap<>();
        Map<Integer, String> programs = new TreeMap<>();
        Map<Integer, String> keys = new TreeMap<>();
        list.asked().forEach(seat -> {
            ListedSeat listed = list.seats().get(seat);
            asked.put(seat, listed.leftOut());
            proof.links().of(seat).ifPresent(given -> {
                links.put(seat, given);
                if (isSigned(list, seat)) {
                    programs.put(seat, listed.name());
                    keys.put(seat, listed.key().orElseThrow().toHex());
                }
            });
        });
        return new RecordEvidence(
                list.context(),
                round,
                link.digest(),
                link.before(),
                broken,
                digest,
                list.reveal() == Reveal.REVEAL_MATCH_VALUE,
                asked,
                links,
                programs,
                keys,
                deal == null
                        ? List.of()
                        : deal.hands().stream().map(RecordCheck::kinds).toList(),
                plays,
                courses,
                faults);
    }

    private boolean isSigned(ShuffleList list, int seat) {
        return signatures.computeIfAbsent(
                List.of(list.context(), seat, list.seats().get(seat)),
                unknown -> ShuffleSignatures.isAnchor(list, seat));
    }

    /** Charges a record to the budget of hashes. A refused record counts as missing: it gives no tick, and its debt stays. */
    private void pay(ShuffleProof proof) {
        ShuffleList list = proof.list();
        hashes = Math.min(MOST_HASHES, hashes + HASHES);
        int price = given(proof).map(party -> checks.hashes(list, party)).sum();
        if (isBounded && price > hashes) {
            throw new TextFlaw(1, "The chains of round " + list.round() + " are too long to be followed now.");
        }
        hashes -= isBounded ? price : 0;
    }

    /** Returns the parties whose links a record holds. */
    private static IntStream given(ShuffleProof proof) {
        return IntStream.range(FairShuffle.HOST, proof.list().players())
                .filter(party -> proof.links().of(party).isPresent());
    }

    /** Returns the chain of a secret. The chains used last are cached, since each takes 10,000 hashes. */
    LinkChain chain(ShuffleContext context, int party, Bytes32 secret) {
        return chains.computeIfAbsent(
                List.of(context, party, secret), unknown -> new LinkChain(SHUFFLE, context, party, secret));
    }

    /** Compares deals by kinds: a record does not distinguish the two interchangeable tiles of a civil kind. */
    private static boolean sameKinds(Deal made, Deal recorded) {
        return made.players() == recorded.players()
                && IntStream.range(0, made.players())
                        .allMatch(seat -> made.hands()
                                .get(seat)
                                .sameKinds(recorded.hands().get(seat)));
    }

    private static List<List<String>> plays(List<List<RecordedPlay>> tricks, int players) {
        List<List<String>> plays = IntStream.range(0, players)
                .mapToObj(seat -> (List<String>) new ArrayList<String>())
                .collect(Collectors.toList());
        tricks.forEach(trick -> trick.forEach(play -> plays.get(play.seat()).add(play(play.tiles(), play.faceDown()))));
        return plays;
    }

    /** Returns the text of a play, with its tiles written by kinds. */
    public static String play(TileSet tiles, boolean faceDown) {
        return (faceDown ? "down " : "up ") + kinds(tiles);
    }

    /** Returns the text of tiles, written by kinds. */
    static String kinds(TileSet tiles) {
        return TileNotation.write(tiles);
    }

    /**
     * Computes a hash of a settled round as one seat sees it; empty for a round that is not settled. If the record of the round is true,
     * the same hash follows from it.
     */
    public static Optional<Bytes32> course(SeatView view) {
        RoundResult result = view.result();
        if (result == null) {
            return Optional.empty();
        }
        List<Object> tricks = new ArrayList<>();
        for (SeenTrick trick : view.tricks()) {
            tricks.add(trick.winner());
            trick.plays()
                    .forEach(play ->
                            tricks.add(List.of(play.seat(), play.faceDown(), play.count(), kinds(play.tiles()))));
        }
        List<Object> told =
                List.of(result.declared(), result.winner(), result.stacks(), result.change(), result.chips(), tricks);
        return Optional.of(Bytes32.of(Sha256.of(told.toString().getBytes(StandardCharsets.UTF_8))));
    }
}
