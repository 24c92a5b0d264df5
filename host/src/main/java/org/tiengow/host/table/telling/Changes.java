package org.tiengow.host.table.telling;

import java.util.HashSet;
import java.util.Set;

/**
 * Who must be told something since the last update. That somebody else answered in the declaring phase must not even show in
 * an update being sent (rules 4.11), so an update goes only to whom it concerns.
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

    /** Somebody who has seen nothing of the round yet, and gets the view without the events. */
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
