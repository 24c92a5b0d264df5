package org.tiengow.host.table;

import java.util.HashSet;
import java.util.Set;

/**
 * Who must be told something since the last update. That somebody else answered in the declaring phase must not even show in
 * an update being sent (rules 4.11), so an update goes only to whom it concerns.
 */
final class Changes {
    private final Set<Guest> guests = new HashSet<>();
    private final Set<Guest> newcomers = new HashSet<>();
    private boolean everybody;

    void forEverybody() {
        everybody = true;
    }

    void forGuest(Guest guest) {
        guests.add(guest);
    }

    /** Somebody who has seen nothing of the round yet, and gets the view without the events. */
    void forNewcomer(Guest guest) {
        newcomers.add(guest);
    }

    boolean any() {
        return everybody || !guests.isEmpty() || !newcomers.isEmpty();
    }

    boolean concern(Guest guest) {
        return everybody || guests.contains(guest) || isNew(guest);
    }

    boolean isNew(Guest guest) {
        return newcomers.contains(guest);
    }

    void clear() {
        everybody = false;
        guests.clear();
        newcomers.clear();
    }
}
