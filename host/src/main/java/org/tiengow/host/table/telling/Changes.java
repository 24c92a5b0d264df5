package org.tiengow.host.table.telling;

import java.util.HashSet;
import java.util.Set;

/**
 * The guests that have to be informed since the last update. In the declaring phase a guest must not learn that another seat has
 * answered (rules 4.11). Even an update without content would reveal it, so an update goes only to the guests it concerns.
 */
public final class Changes {
    private final Set<Participant> guests = new HashSet<>();
    private final Set<Participant> newcomers = new HashSet<>();
    private boolean everybody;

    public void forEverybody() {
        everybody = true;
    }

    public void forGuest(Participant participant) {
        guests.add(participant);
    }

    /** Adds a guest that has seen nothing of the round yet. It gets the view without the events. */
    public void forNewcomer(Participant participant) {
        newcomers.add(participant);
    }

    public boolean any() {
        return everybody || !guests.isEmpty() || !newcomers.isEmpty();
    }

    public boolean concern(Participant participant) {
        return everybody || guests.contains(participant) || isNew(participant);
    }

    public boolean isNew(Participant participant) {
        return newcomers.contains(participant);
    }

    public void clear() {
        everybody = false;
        guests.clear();
        newcomers.clear();
    }
}
