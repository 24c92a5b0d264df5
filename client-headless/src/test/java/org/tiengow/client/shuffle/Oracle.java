package org.tiengow.client.shuffle;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.tiengow.client.shuffle.Program.Given;
import org.tiengow.client.shuffle.RoundCheck.Verdict;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.engine.deal.FairShuffle;
import org.tiengow.engine.deal.ListedSeat;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.deal.ShuffleList;
import org.tiengow.engine.deal.ShuffleProof;

/**
 * Looks from the host's side at what programs show. It knows which links each program gave away, for which lists, which plays were its
 * own, and what each record truly holds; it knows nothing of debts, alarms or lateness.
 *
 * <ul>
 *   <li>A tick stands on a record of the list the link was given for, with that link and at most one seat left out, dealt as the links
 *       make it, and with the hand that was shown.
 *   <li>Between a link that was given and a later tick either the program got the whole round of that link, played by itself, or a
 *       round was told in which the host could choose.
 *   <li>After a link was given at most 1 + s different deals of its round would have the tick, with s other seats that may be left out.
 * </ul>
 */
final class Oracle {
    /** A program showed what the host could exploit. */
    static final class Broken extends AssertionError {
        private static final long serialVersionUID = 1;

        Broken(String what) {
            super(what);
        }
    }

    private final KeptRecords records;
    private final Map<Bytes32, DealtRound> truth = new HashMap<>();
    private final Map<List<Object>, Bytes32> signed = new HashMap<>();

    // what programs showed and held of each round; of what they have forgotten, when they did last
    private final Map<List<Object>, RoundCheck> shown = new HashMap<>();
    private final Set<List<Object>> answered = new HashSet<>();

    /** The most different deals that were found for one link, and the most that were allowed then. */
    int mostDeals;

    Oracle(KeptRecords records) {
        this.records = records;
    }

    /** A record was written of this round. */
    void wrote(String line, DealtRound round) {
        records.evidence(line).ifPresent(evidence -> truth.put(evidence.digest(), round));
    }

    /** Looks at all that a program shows now, if there is anything new. */
    void look(Program program) {
        if (program.takeNews()) {
            lookAnew(program);
        }
    }

    /** Looks at all that a program shows now. */
    void lookAnew(Program program) {
        ShuffleJudge judge = program.judge();
        int unpaid = 0;
        Set<List<Object>> rounds = new HashSet<>();
        for (Given link : program.given) {
            if (!rounds.add(List.of(link.context(), link.era(), link.round()))) {
                throw new Broken(program.name + " gave two links for round " + link.round() + " of " + link.context());
            }
            boolean isForgotten = !program.remembers(link);
            List<Object> place = List.of(program.name, link.context(), link.era(), link.round());
            RoundCheck check =
                    isForgotten ? Objects.requireNonNull(shown.get(place)) : judge.check(link.context(), link.round());
            shown.put(place, check);
            if (check.verdict() == Verdict.TICK) {
                if (unpaid > 0) {
                    throw new Broken(program.name + " shows a tick for round " + link.round() + " of " + link.context()
                            + ", and " + unpaid + " deals before it were the host's choice");
                }
                if (!isForgotten) {
                    checkTick(program, link);
                }
            } else if (check.verdict() == Verdict.DEBTS) {
                if (check.choices() < unpaid) {
                    throw new Broken(program.name + " tells of " + check.choices() + " choices and not of " + unpaid);
                }
                unpaid = 0;
            }
            if (isForgotten ? answered.contains(place) : isAnswered(program, link)) {
                answered.add(place);
            } else {
                answered.remove(place);
                unpaid++;
            }
        }
        for (ShuffleContext context : judge.contexts()) {
            for (int round : judge.transcript(context).rounds()) {
                if (!rounds.contains(List.<Object>of(context, program.era(context), round))
                        && judge.check(context, round).verdict() == Verdict.TICK) {
                    throw new Broken(program.name + " shows a tick for a round for which it gave no link");
                }
            }
        }
    }

    private void checkTick(Program program, Given link) {
        RecordEvidence shown =
                program.judge().transcript(link.context()).record(link.round()).orElseThrow();
        DealtRound round = truth.get(shown.digest());
        String about = " in the tick of " + program.name + " for round " + link.round() + " of " + link.context();
        if (round == null || !isRight(round, link)) {
            throw new Broken("a record that is not right" + about);
        }
        if (!round.proof.links().of(link.seat()).filter(link.link()::equals).isPresent()) {
            throw new Broken("another link" + about);
        }
        if (round.proof.leftOut().size() > 1) {
            throw new Broken("several left out" + about);
        }
        for (int seat = 0; seat < round.players(); seat++) {
            String hand = RecordCheck.kinds(round.deal.hands().get(seat));
            Set<String> hands = program.hands.getOrDefault(List.of(link.context(), link.round(), seat), Set.of());
            if (!Set.of(hand).containsAll(hands)) {
                throw new Broken("another hand" + about + ": " + hands + ", not " + hand);
            }
        }
    }

    /** Whether a record is of the list for which a link was given, and dealt as its links make it. */
    private static boolean isRight(DealtRound round, Given link) {
        return round.isRight && round.isOver() && round.list.equals(link.list());
    }

    /** Whether the program holds the whole round for which it gave a link, with no play of its seat that it did not make or see. */
    private boolean isAnswered(Program program, Given link) {
        Optional<RecordEvidence> shown =
                program.judge().transcript(link.context()).record(link.round());
        DealtRound round = shown.map(each -> truth.get(each.digest())).orElse(null);
        if (round == null || !isRight(round, link)) {
            return false;
        }
        Optional<Bytes32> there = round.proof.links().of(link.seat());
        if (there.isPresent() && !there.get().equals(link.link())) {
            return false;
        }
        List<String> plays = records.whole(shown.orElseThrow()).plays().get(link.seat());
        for (int nth = 0; nth < plays.size(); nth++) {
            if (!program.made.contains(new Program.Made(link.context(), link.round(), nth, plays.get(nth)))) {
                return false;
            }
        }
        return true;
    }

    /** A program signs the record of a round. */
    void signs(Program program, String match, int round) {
        List<ShuffleContext> ticks = program.judge().contexts().stream()
                .filter(context -> context.match().equals(match))
                .filter(context -> program.judge().check(context, round).verdict() == Verdict.TICK)
                .toList();
        if (ticks.isEmpty()) {
            throw new Broken(program.name + " signs round " + round + " of " + match + " without a tick");
        }
        if (ticks.size() == 1) {
            Bytes32 digest = program.judge()
                    .transcript(ticks.get(0))
                    .record(round)
                    .orElseThrow()
                    .digest();
            Bytes32 before =
                    signed.putIfAbsent(List.of(program.name, ticks.get(0), program.era(ticks.get(0)), round), digest);
            if (before != null && !before.equals(digest)) {
                throw new Broken(program.name + " signs two records of round " + round + " of " + match);
            }
        }
    }

    /**
     * Tries which deals of a round would have the tick of a program that has given its link.
     *
     * @param proofs all that the host could show with the links it holds; those of other contexts say nothing of this round
     */
    void probe(Program program, Given link, ShuffleList list, List<ShuffleProof> proofs) {
        List<Fact> facts = program.ledger();
        Set<Bytes32> seeds = new HashSet<>();
        for (ShuffleProof proof : proofs) {
            if (!proof.list().context().equals(link.context())) {
                continue;
            }
            ShuffleJudge judge = ShuffleJudge.of(facts);
            RecordEvidence shown =
                    records.evidence(DealtRound.settled(records, proof)).orElseThrow();
            judge.hear(new Fact.Recorded(shown.context(), shown.round(), shown));
            Verdict verdict = judge.check(link.context(), link.round()).verdict();
            if (verdict == Verdict.TICK || verdict == Verdict.DEBTS) {
                seeds.add(DealtRound.seed(proof));
            }
        }
        long others = list.asked()
                .filter(seat -> seat != link.seat())
                .mapToObj(list.seats()::get)
                .mapToInt(ListedSeat::leftOut)
                .filter(times -> times < FairShuffle.MOST_LEFT_OUT)
                .count();
        mostDeals = Math.max(mostDeals, seeds.size());
        if (seeds.size() > 1 + others) {
            throw new Broken(seeds.size() + " deals of round " + link.round() + " of " + link.context()
                    + " would have the tick of " + program.name + ", and " + (1 + others) + " may");
        }
    }
}
