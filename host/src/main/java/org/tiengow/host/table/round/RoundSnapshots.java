package org.tiengow.host.table.round;

import java.util.List;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.Play;
import org.tiengow.host.journal.wire.RoundSnapshot;
import org.tiengow.host.journal.wire.SeatPlay;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.TileTranslator;

/** A round as a journal keeps it: from what it began, and what was played. The rest follows. */
final class RoundSnapshots {
    private RoundSnapshots() {}

    /** From what a round began. */
    static RoundSnapshot.Builder begun(Round round) {
        RoundSetup setup = round.setup();
        return RoundSnapshot.newBuilder()
                .setNumber(setup.round())
                .setBanker(setup.banker())
                .setTerm(setup.term())
                .setWins(setup.wins())
                .addAllChips(setup.chips())
                .addAllHands(
                        round.deal().hands().stream().map(TileTranslator::write).toList());
    }

    /** What a seat did. */
    static SeatPlay play(int seat, Play play) {
        return SeatPlay.newBuilder()
                .setSeat(seat)
                .setPlay(PlayTranslator.write(play))
                .build();
    }

    /**
     * What a seat did.
     *
     * @throws IllegalArgumentException when it is no play
     */
    static Play play(SeatPlay made) {
        try {
            return PlayTranslator.read(made.getPlay());
        } catch (Malformed malformed) {
            throw new IllegalArgumentException(malformed.sentence(), malformed);
        }
    }

    /** The match before the round. */
    static Match before(RoundSnapshot snapshot, RuleSet rules) {
        List<Integer> chips = snapshot.getChipsList();
        return new Match(
                rules,
                chips.size(),
                snapshot.getNumber(),
                snapshot.getBanker(),
                snapshot.getTerm(),
                snapshot.getWins(),
                chips);
    }

    /**
     * The round as it stood.
     *
     * @throws RuntimeException when that is not possible under these rules
     */
    static Round read(RoundSnapshot snapshot, RuleSet rules) {
        Deal deal = Deal.of(
                snapshot.getHandsList().stream().map(TileTranslator::read).toList());
        Round round = Round.begin(before(snapshot, rules).next(), deal);
        for (SeatPlay play : snapshot.getPlaysList()) {
            round = round.play(play.getSeat(), play(play)).accepted().next();
        }
        return round;
    }
}
