package org.tiengow.host.stage;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.table.Guest;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;

/** Somebody who has entered over a connection. Wherever a table puts it, its connection gets the stage that goes with it. */
final class Visitor implements Guest {
    private final House house;
    private final Peer peer;
    private final Kind kind;
    private final String name;
    private final boolean owner;
    private final AtomicBoolean gone = new AtomicBoolean();
    private volatile @Nullable TableRoom room;

    Visitor(House house, Peer peer, Kind kind, String name, boolean owner) {
        this.house = house;
        this.peer = peer;
        this.kind = kind;
        this.name = name;
        this.owner = owner;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public boolean ownsHost() {
        return owner;
    }

    @Override
    public void send(HostMessage message) {
        peer.send(message);
    }

    @Override
    public void becomes(Standing standing) {
        TableRoom here = room;
        if (here == null || standing == Standing.AWAY) {
            inLobby();
        } else {
            house.lobby().depart(this);
            peer.become(
                    standing == Standing.SEATED
                            ? new SeatedStage(this, peer, here)
                            : new WatchingStage(this, peer, here));
        }
    }

    /** The table it goes to; set on that table's thread, before the table is asked. */
    void goTo(TableRoom next) {
        room = next;
    }

    /** It is at no table. */
    void inLobby() {
        room = null;
        peer.become(new LobbyStage(this, peer, house));
        house.lobby().arrive(this);
        if (gone.get()) { // its connection broke meanwhile
            house.lobby().depart(this);
        }
    }

    /** Its connection has ended; its name is free. */
    void gone() {
        if (gone.compareAndSet(false, true)) {
            house.lobby().depart(this);
            house.lobby().unregister(name);
        }
    }
}
