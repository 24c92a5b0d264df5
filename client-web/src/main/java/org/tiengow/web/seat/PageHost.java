package org.tiengow.web.seat;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.book.NightBook;
import org.tiengow.client.connection.JoinTarget;
import org.tiengow.client.connection.KeptSeats;
import org.tiengow.client.connection.KnownHosts;
import org.tiengow.client.connection.ReconnectPolicy;
import org.tiengow.client.discovery.LocalHostLocator;
import org.tiengow.client.house.HouseRules;
import org.tiengow.client.online.Connector;
import org.tiengow.web.door.DoorKey;
import org.tiengow.web.door.PageDoor;

/**
 * The host behind a door, and the settings that the door applies to browsers.
 *
 * @param connector creates the sessions; it must share nothing with the program's own connector
 * @param joinTarget the address of the host, with its key and its PIN if known; its name is that of the door
 * @param key the access check for a host with a PIN
 * @param version the version of the page's files, by which a browser notices that its own are outdated; empty disables this
 * @param asleep the time for which a browser may be out of reach before the table learns of it
 * @param here the address under which others reach this machine, such as {@code 192.168.1.20}; empty if others cannot reach it
 * @param phoneTables opens the tables of guided rounds and practice; null disables both
 * @param book the book of the host, of which the page shows each browser its own nights; null without one
 * @param house the house rules that the owner of a table can choose through the page
 */
public record PageHost(
        Connector connector,
        JoinTarget joinTarget,
        DoorKey key,
        String version,
        Duration asleep,
        String here,
        @Nullable PhoneTables phoneTables,
        @Nullable NightBook book,
        HouseRules house) {
    private static final Duration ASLEEP = Duration.ofSeconds(15);

    /**
     * Checks the join target.
     *
     * @throws IllegalArgumentException if it carries a token: a door owns no host and has no seat
     */
    public PageHost {
        if (joinTarget.showsToken()) {
            throw new IllegalArgumentException("A door shows nobody's token.");
        }
    }

    /**
     * Returns a host whose sessions reconnect by themselves. They store nothing here: browsers keep the return keys. If the host has a PIN,
     * the door gets a random key, valid until it closes.
     */
    public static PageHost at(JoinTarget joinTarget) {
        Connector connector = new Connector(KnownHosts.NONE)
                .returning(ReconnectPolicy.patiently(new LocalHostLocator(), KeptSeats.NONE));
        return new PageHost(
                connector,
                joinTarget,
                DoorKey.of(joinTarget.pin()),
                PageDoor.version(),
                ASLEEP,
                "",
                null,
                null,
                HouseRules.NONE);
    }

    public PageHost with(Connector other) {
        return new PageHost(other, joinTarget, key, version, asleep, here, phoneTables, book, house);
    }

    /** Returns a copy that keeps the session of an unreachable browser for this long. */
    public PageHost withAsleep(Duration changed) {
        return new PageHost(connector, joinTarget, key, version, changed, here, phoneTables, book, house);
    }

    /** Returns a copy with the address by which others reach this machine. */
    public PageHost withHere(String ip) {
        return new PageHost(connector, joinTarget, key, version, asleep, ip, phoneTables, book, house);
    }

    public PageHost with(@Nullable PhoneTables changed) {
        return new PageHost(connector, joinTarget, key, version, asleep, here, changed, book, house);
    }

    public PageHost with(@Nullable NightBook changed) {
        return new PageHost(connector, joinTarget, key, version, asleep, here, phoneTables, changed, house);
    }

    public PageHost with(HouseRules changed) {
        return new PageHost(connector, joinTarget, key, version, asleep, here, phoneTables, book, changed);
    }
}
