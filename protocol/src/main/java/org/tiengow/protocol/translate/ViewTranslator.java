package org.tiengow.protocol.translate;

import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;

/** Translates a seat's view of the round. The rules are a separate part of the table's update. */
public final class ViewTranslator {
    private static final EnumPairs<Phase, org.tiengow.protocol.wire.Phase> PHASES =
            EnumPairs.of("phase", Phase.class, org.tiengow.protocol.wire.Phase.class);

    private ViewTranslator() {}

    /** Returns the message of a view. */
    public static org.tiengow.protocol.wire.SeatView write(SeatView view) {
        org.tiengow.protocol.wire.SeatView.Builder message = org.tiengow.protocol.wire.SeatView.newBuilder()
                .setSeat(view.seat())
                .setPhase(PHASES.write(view.phase()))
                .setRound(view.round())
                .setBanker(view.banker())
                .setTerm(view.term())
                .setWins(view.wins())
                .setRate(view.rate())
                .setStep(view.step())
                .setTurn(view.turn())
                .setHand(TileTranslator.write(view.hand()))
                .addAllForfeits(TileTranslator.writeAll(view.forfeits()))
                .addAllStacks(view.stacks())
                .addAllTilesLeft(view.tilesLeft())
                .addAllChips(view.chips())
                .addAllTable(view.table().stream().map(SeenTranslator::write).toList())
                .setBest(view.best())
                .addAllTricks(view.tricks().stream().map(SeenTranslator::write).toList());
        if (view.result() != null) {
            message.setResult(ResultTranslator.write(view.result()));
        }
        return message.build();
    }

    /**
     * Returns the view of a message.
     *
     * @param rules the rules in force, from the same update
     * @throws Malformed when a seat, an index or a number is out of range, or lists do not match
     */
    public static SeatView read(org.tiengow.protocol.wire.SeatView message, RuleSet rules) {
        int players = FieldChecks.players(message.getStacksCount());
        return new SeatView(
                rules,
                FieldChecks.seatOrNone("seat", players, message.getSeat()),
                PHASES.read(message.getPhase()),
                FieldChecks.atLeast("round", 1, message.getRound()),
                FieldChecks.seat("banker", players, message.getBanker()),
                FieldChecks.atLeast("term", 1, message.getTerm()),
                FieldChecks.atLeast("wins", 0, message.getWins()),
                FieldChecks.atLeast("rate", 1, message.getRate()),
                FieldChecks.step(message.getStep()),
                FieldChecks.seatOrNone("turn", players, message.getTurn()),
                TileTranslator.read(message.getHand()),
                FieldChecks.each("forfeits", FieldChecks.MOST_TILES, message.getForfeitsList(), TileTranslator::read),
                FieldChecks.aSeat("stacks", players, FieldChecks.MOST_TILES, message.getStacksList()),
                FieldChecks.aSeat("tiles_left", players, FieldChecks.MOST_TILES, message.getTilesLeftList()),
                FieldChecks.aSeat("chips", players, message.getChipsList()),
                FieldChecks.each("table", players, message.getTableList(), play -> SeenTranslator.read(play, players)),
                best(message),
                FieldChecks.each(
                        "tricks",
                        FieldChecks.MOST_TILES,
                        message.getTricksList(),
                        trick -> SeenTranslator.read(trick, players)),
                message.hasResult() ? ResultTranslator.read(message.getResult(), players) : null);
    }

    /** Returns the index of the best play; −1 exactly when the table is empty. */
    private static int best(org.tiengow.protocol.wire.SeatView message) {
        int least = message.getTableCount() == 0 ? -1 : 0;
        return FieldChecks.within("best", least, message.getTableCount() - 1, message.getBest());
    }
}
