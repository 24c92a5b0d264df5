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
import org.tiengow.client.json.RecordJson;
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
import org.tiengow.engine.record.BrokenRecord;
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

/**
 * Reads records and checks each in itself: links lead to their anchors, the deal and the lot follow from the links, the plays are
 * legal.
 */
public class RecordCheck {
    /** The arithmetic, with the machine's SHA-256. */
    public static final FairShuffle SHUFFLE = ChainCheck.SHUFFLE;

    /** The play that stands for declaring one red dot (rules 4.11). */
    public static final String DECLARED = "declared";

    private static final int MOST_CHAINS = 8;
    private static final int MOST_SIGNATURES = 64;

    private final ChainCheck links = new ChainCheck();
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
     * Reads a line of the game record; empty when the round was dealt without a fair shuffle.
     *
     * @throws TextFlaw when it is no record
     */
    public Optional<RecordEvidence> evidence(String line) {
        RecordChain.Link link = RecordChain.read(line);
        if (RecordJson.isBroken(line)) {
            BrokenRecord record = RecordJson.readBroken(line);
            return Optional.of(evidence(link, record));
        }
        RoundRecord record = RecordJson.read(line);
        String shuffle = record.shuffle();
        return shuffle == null
                ? Optional.empty()
                : Optional.of(evidence(link, record, ShuffleJson.read(shuffle, record.match(), record.round())));
    }

    private RecordEvidence evidence(RecordChain.Link link, RoundRecord record, ShuffleProof proof) {
        List<ShuffleAlarm> faults = new ArrayList<>();
        int players = record.players().size();
        List<Bytes32> courses = new ArrayList<>();
        if (record.replay().isPresent()) {
            faults.add(new ShuffleAlarm(ShuffleAlarm.Kind.RULES, record.round()));
        } else {
            List<Round> steps = record.steps();
            Round settled = steps.get(steps.size() - 1);
            for (int seat = Seats.NONE; seat < players; seat++) { // who only watches sees a course of its own
                courses.add(course(settled.viewFor(seat)).orElseThrow());
            }
        }
        List<List<String>> plays = plays(record.tricks(), players);
        if (record.declared() >= 0) {
            plays.get(record.declared()).add(DECLARED);
        }
        return evidence(link, false, proof, record.deal(), record.banker(), plays, courses, faults);
    }

    private RecordEvidence evidence(RecordChain.Link link, BrokenRecord record) {
        ShuffleProof proof = ShuffleJson.read(record.shuffle(), record.match(), record.round());
        return evidence(
                link,
                true,
                proof,
                record.deal(),
                record.banker(),
                record.deal() == null
                        ? List.of()
                        : plays(record.tricks(), record.players().size()),
                List.of(),
                new ArrayList<>());
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
        for (int party = FairShuffle.HOST; party < list.players(); party++) {
            if (!leadsToAnchor(proof, party)) {
                faults.add(new ShuffleAlarm(ShuffleAlarm.Kind.LINK, round, party));
            }
        }
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
                list.reveal() == MATCH_END,
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

    /** Records become public when the match is over: {@code REVEAL_MATCH} of the protocol. */
    private static final int MATCH_END = 2;

    private boolean isSigned(ShuffleList list, int seat) {
        ListedSeat listed = list.seats().get(seat);
        return listed.key().isPresent()
                && signatures.computeIfAbsent(
                        List.of(
                                list.context(),
                                seat,
                                listed.key().get(),
                                listed.anchor().orElseThrow(),
                                listed.signature()),
                        unknown -> ShuffleSignatures.isAnchor(list, seat));
    }

    private boolean leadsToAnchor(ShuffleProof proof, int party) {
        ShuffleList list = proof.list();
        Optional<Bytes32> link = proof.links().of(party);
        Optional<Bytes32> anchor = party == FairShuffle.HOST
                ? Optional.of(list.hostAnchor())
                : list.seats().get(party).anchor();
        if (link.isEmpty() || anchor.isEmpty()) {
            return link.isEmpty();
        }
        return links.leadsTo(list.context(), party, anchor.get(), list.round(), link.get());
    }

    /** Returns the chain of a secret; remembers the chains used last, since one takes 10,000 hashes. */
    LinkChain chain(ShuffleContext context, int party, Bytes32 secret) {
        return chains.computeIfAbsent(
                List.of(context, party, secret), unknown -> new LinkChain(SHUFFLE, context, party, secret));
    }

    /** The two tiles of a civil kind are interchangeable, and a record does not tell them apart. */
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

    /** Writes a play, with its tiles by their kinds. */
    public static String play(TileSet tiles, boolean faceDown) {
        return (faceDown ? "down " : "up ") + kinds(tiles);
    }

    /** Writes tiles by their kinds. */
    static String kinds(TileSet tiles) {
        return TileNotation.write(tiles);
    }

    /**
     * Computes a number for how a settled round looks from a seat; it equals that of its record when the record is true. Empty for a
     * round that is not settled.
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
