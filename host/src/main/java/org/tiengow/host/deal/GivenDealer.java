package org.tiengow.host.deal;

import org.tiengow.engine.deal.Deal;
import org.tiengow.host.table.round.Dealer;

/** A dealer of a fixed deal; only the id of a match is random. */
final class GivenDealer implements Dealer {
    private final GivenDeal given;
    private final Dealer ids;

    GivenDealer(GivenDeal given, Dealer ids) {
        this.given = given;
        this.ids = ids;
    }

    @Override
    public Deal deal(int players) {
        if (players != given.players()) {
            throw new IllegalStateException("the deal is for " + given.players() + ", not for " + players);
        }
        return given.deal();
    }

    @Override
    public int lot(int players) {
        return given.banker();
    }

    @Override
    public String matchId() {
        return ids.matchId();
    }
}
