package org.tiengow.host.table.telling;

import java.util.HashSet;
import java.util.Set;

/**
 * The guests that have to be informed since the last update. In the declaring phase a guest must not learn that another seat has
 * answered (rules 4.11). Even an update without content would reveal it, so an update goes only to the guests it concerns.
 */
public final class Changes {
    private final Set<Guest> guests = new HashSet<>();
    private final Set<Guest> newcomers = new HashSet<>();
    private boolean everybody;

    public void forEverybody() {
        everybody = true;
    }

    public void forGuest(Guest guest) {
        guests.add(guest);
    }

    /** Adds a guest that has seen nothing of the round yet. It gets the view without the events. */
    public void forNewcomer(Guest guest) {
        newcomers.add(guest);
    }

    public boolean any() {
        return everybody || !guests.isEmpty() || !newcomers.isEmpty();
    }

    public boolean concern(Guest guest) {
        return everybody || guests.contains(guest) || isNew(guest);
    }

    public boolean isNew(Guest guest) {
        return newcomers.contains(guest);
    }

    public void clear() {
        everybody = false;
        guests.clear();
        newcomers.clear();
    }
}
