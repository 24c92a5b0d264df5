package org.tiengow.host.table.round;

import java.util.List;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.match.Match;
import org.tiengow.engine.record.RecordedPlay;
import org.tiengow.engine.record.RecordedTakeBack;
import org.tiengow.engine.round.Round;
import org.tiengow.engine.round.RoundSetup;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.host.journal.wire.RoundSnapshot;
import org.tiengow.host.journal.wire.SeatPlay;
import org.tiengow.host.journal.wire.TakenBackPlay;
import org.tiengow.protocol.translate.Malformed;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.translate.TileTranslator;

/** Translates a round for the journal. Only its setup, its deal and its plays are kept; everything else is derived from them. */
final class RoundSnapshots {
    private RoundSnapshots() {}

    /** Returns the setup and the deal of a round. */
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

    /** Returns a play. {@code person} says whether a person made it. */
    static SeatPlay play(int seat, Play play, boolean person) {
        return SeatPlay.newBuilder()
                .setSeat(seat)
                .setPlay(PlayTranslator.write(play))
                .setPerson(person)
                .build();
    }

    /**
     * Reads a play.
     *
     * @throws IllegalArgumentException if the message is not a play
     */
    static Play play(SeatPlay made) {
        try {
            return PlayTranslator.read(made.getPlay());
        } catch (Malformed malformed) {
            throw new IllegalArgumentException(malformed.sentence(), malformed);
        }
    }

    /** Returns the plays that were taken back, for the record of the round. */
    static List<RecordedTakeBack> takenBack(List<TakenBackPlay> kept, Round round) {
        return kept.stream().map(undone -> takenBack(undone, round)).toList();
    }

    private static RecordedTakeBack takenBack(TakenBackPlay undone, Round round) {
        int seat = undone.getPlay().getSeat();
        Play play = play(undone.getPlay());
        TileSet tiles = round.deal().hands().get(seat).withKindsOf(play.tiles()).orElse(play.tiles());
        return new RecordedTakeBack(
                new RecordedPlay(seat, tiles, play.isForfeit()),
                undone.getAfter(),
                undone.getPlays(),
                undone.getAgreedList());
    }

    /** Returns the match as it stood before the round. */
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
     * Replays the round up to its last kept play.
     *
     * @throws RuntimeException if that is impossible under these rules
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
