package org.tiengow.client.search;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.bot.Bot;
import org.tiengow.client.network.Network;
import org.tiengow.engine.rules.RuleSet;
import org.tiengow.engine.seat.LegalPlays;
import org.tiengow.engine.seat.Phase;
import org.tiengow.engine.seat.SeatView;

/** A bot that makes the play of which its network expects most. It declares one red dot whenever it may. */
public final class NetworkBot implements Bot {
    private final Networks networks;
    private @Nullable Mind mind;

    /**
     * Creates a bot for one seat.
     *
     * @param networks the network for each rule set
     */
    public NetworkBot(Networks networks) {
        this.networks = networks;
    }

    /** Creates a bot for one seat that uses the same network under all rules. */
    public NetworkBot(Network network) {
        this(rules -> network);
    }

    /** Values that are created once for each rule set. */
    private record Mind(RuleSet rules, NetworkValues expectations) {}

    @Override
    public int choose(SeatView view, LegalPlays legal, Duration limit) {
        if (legal.size() == 1 || view.phase() == Phase.DECLARING) {
            return legal.size() - 1;
        }
        NetworkValues mine = expectationsFor(view.rules());
        mine.look(view, legal);
        return mine.best(legal.size());
    }

    private NetworkValues expectationsFor(RuleSet rules) {
        if (mind == null || !mind.rules.equals(rules)) {
            mind = new Mind(rules, new NetworkValues(rules, networks.of(rules)));
        }
        return mind.expectations;
    }
}
