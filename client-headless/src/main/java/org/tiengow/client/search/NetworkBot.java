package org.tiengow.client.search;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;

/** Makes the play of which its network expects most; declares one red dot whenever it may. */
public final class NetworkBot implements Bot {
    private final Networks networks;
    private @Nullable Mind mind;

    /**
     * A bot for one seat.
     *
     * @param networks what it plays by
     */
    public NetworkBot(Networks networks) {
        this.networks = networks;
    }

    /** A bot for one seat that plays by the same network under all rules. */
    public NetworkBot(Network network) {
        this(rules -> network);
    }

    /** What is made once for some rules. */
    private record Mind(RuleSet rules, Expectations expectations) {}

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1 || view.phase() == Phase.DECLARING) {
            return legal.size() - 1;
        }
        Expectations mine = expectationsFor(view.rules());
        mine.look(view, legal);
        return mine.best(legal.size());
    }

    private Expectations expectationsFor(RuleSet rules) {
        if (mind == null || !mind.rules.equals(rules)) {
            mind = new Mind(rules, new Expectations(rules, networks.of(rules)));
        }
        return mind.expectations;
    }
}
