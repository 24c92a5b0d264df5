package org.tiengow.client.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Judgement;
import org.tiengow.client.bot.Situation;
import org.tiengow.client.bot.SteadyBot;
import org.tiengow.engine.referee.Referee;
import org.tiengow.engine.referee.SimulatedRound;
import org.tiengow.engine.seat.Play;
import org.tiengow.engine.tile.TileSet;

/** A player model with the heuristics of {@link SteadyBot}. Values are in chips. */
final class HeuristicModel extends PlayerModel {
    private final Referee referee;
    private final SteadyBot bot = new SteadyBot();
    private @Nullable Judgement judgement;

    HeuristicModel(Referee referee) {
        super(1);
        this.referee = referee;
    }

    @Override
    void begin(SimulatedRound round) {
        List<Integer> stacks = new ArrayList<>();
        List<Integer> tilesLeft = new ArrayList<>();
        for (int seat = 0; seat < sight.players; seat++) {
            stacks.add(round.stacks(seat));
            tilesLeft.add(Integer.bitCount(round.hand(seat)));
        }
        int lead = sight.isLeading() ? 0 : referee.tiles(TileSet.ALL.bits(), sight.lead);
        judgement = bot.judge(new Situation(
                referee.rules(),
                sight.seat,
                sight.step,
                new TileSet(sight.hand),
                new TileSet(sight.unseen),
                new TileSet(lead),
                sight.players - sight.toFollow,
                stacks,
                tilesLeft));
    }

    @Override
    float faceUp(int tiles, int set) {
        return worth(Play.faceUp(new TileSet(tiles)));
    }

    @Override
    float forfeit(int tiles) {
        return worth(Play.forfeit(new TileSet(tiles)));
    }

    private float worth(Play play) {
        return (float) Objects.requireNonNull(judgement).worth(play);
    }
}
