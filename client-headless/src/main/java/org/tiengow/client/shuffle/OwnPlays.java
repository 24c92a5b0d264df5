package org.tiengow.client.shuffle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tiengow.engine.deal.Deal;
import org.tiengow.engine.deal.ShuffleContext;
import org.tiengow.engine.seat.SeatView;
import org.tiengow.engine.seat.Seats;
import org.tiengow.engine.seat.SeenPlay;
import org.tiengow.engine.tile.TileSet;
import org.tiengow.protocol.translate.TileTranslator;
import org.tiengow.protocol.wire.Act;
import org.tiengow.protocol.wire.Play;
import org.tiengow.protocol.wire.TableUpdate;

/** The plays at this program's seat in the rounds of one match, as far as the program sent them or saw them being made. */
final class OwnPlays {
    private int round;
    private int seen;
    private boolean wasAsked;

    /**
     * Returns a fact for a play that this program sends. Empty before a round was shown, and for declining to declare, which no record
     * contains.
     */
    Optional<Fact> sent(ShuffleContext context, Play play) {
        Optional<String> text = round == 0
                ? Optional.empty()
                : switch (play.getAct()) {
                    case ACT_FACE_UP, ACT_FORFEIT ->
                        Optional.of(RecordCheck.play(
                                TileTranslator.read(play.getTiles()), play.getAct() == Act.ACT_FORFEIT));
                    case ACT_DECLARE -> Optional.of(RecordCheck.DECLARED);
                    case ACT_DECLINE, ACT_UNSPECIFIED, UNRECOGNIZED -> Optional.empty();
                };
        return text.map(each -> new Fact.Played(context, round, seen, each));
    }

    /**
     * Returns the facts in an update: the hand dealt to this seat, a play that was made while this program was asked, and the end of the
     * round.
     */
    List<Fact> shown(ShuffleContext context, TableUpdate update, SeatView view) {
        List<Fact> facts = new ArrayList<>();
        List<SeenPlay> own = Stream.concat(
                        view.tricks().stream().flatMap(trick -> trick.plays().stream()), view.table().stream())
                .filter(play -> play.seat() == view.seat())
                .toList();
        TileSet dealt = own.stream().map(SeenPlay::tiles).reduce(view.hand(), TileSet::plus);
        if (view.seat() != Seats.NONE && dealt.size() == Deal.handSize(update.getSeatsCount())) {
            facts.add(new Fact.Hand(context, view.round(), view.seat(), RecordCheck.kinds(dealt)));
        }
        if (view.round() == round && wasAsked && own.size() == seen + 1) {
            SeenPlay play = own.get(seen);
            facts.add(new Fact.Played(context, round, seen, RecordCheck.play(play.tiles(), play.faceDown())));
        }
        round = view.round();
        seen = own.size();
        wasAsked = update.hasDecision() && update.getDecision().getMillisLeft() > 0;
        RecordCheck.course(view).ifPresent(course -> facts.add(new Fact.Settled(context, view.round(), course)));
        return facts;
    }
}
