package org.tiengow.client.search;

import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;

/** Makes the play of which its network expects most; declares one red dot whenever it may. */
public final class NetworkBot implements Bot {
    private final Function<RuleSet, Network> networks;
    private @Nullable RuleSet rules;
    private @Nullable Expectations expectations;

    /**
     * A bot for one seat.
     *
     * @param networks the network for the rules it will meet
     */
    public NetworkBot(Function<RuleSet, Network> networks) {
        this.networks = networks;
    }

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1 || view.phase() == Phase.DECLARING) {
            return legal.size() - 1;
        }
        Expectations mine = expectationsFor(view.rules());
        mine.look(view, legal);
        return mine.best(legal.size());
    }

    private Expectations expectationsFor(RuleSet inForce) {
        if (expectations == null || !inForce.equals(rules)) {
            rules = inForce;
            expectations = new Expectations(inForce, networks.apply(inForce));
        }
        return expectations;
    }
}
