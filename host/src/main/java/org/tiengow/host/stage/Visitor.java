package org.tiengow.host.stage;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.host.table.telling.Text;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.opening.Versions;
import org.tiengow.protocol.succession.Offers;
import org.tiengow.protocol.wire.Barred;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kind;

/** Somebody who has entered over a connection. Wherever a table puts it, its connection gets the stage that goes with it. */
final class Visitor implements Guest {
    private final HostContext context;
    private final Peer peer;
    private final Kind kind;
    private final String name;
    private final boolean owner;
    private final @Nullable Identity identity;
    private final int version;
    private final boolean throughPage;
    private volatile @Nullable HostOffer offer;
    private final Consumer<List<String>> hearing = this::barred;
    private final AtomicBoolean gone = new AtomicBoolean();
    private volatile @Nullable TableRoom room;

    /** {@code version}: of the protocol, which was agreed on; {@code throughPage}: its person plays through a page. */
    Visitor(
            HostContext context,
            Peer peer,
            Kind kind,
            String name,
            boolean owner,
            @Nullable Identity identity,
            int version,
            boolean throughPage) {
        this.context = context;
        this.peer = peer;
        this.kind = kind;
        this.name = name;
        this.owner = owner;
        this.identity = identity;
        this.version = version;
        this.throughPage = throughPage;
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
    public Optional<Identity> identity() {
        return Optional.ofNullable(identity);
    }

    @Override
    public Optional<HostOffer> offer() {
        return Optional.ofNullable(offer);
    }

    @Override
    public boolean shuffles() {
        return version >= Versions.SHUFFLE_2;
    }

    @Override
    public boolean throughPage() {
        return throughPage;
    }

    HostContext context() {
        return context;
    }

    /** Its program would start this host; an offer without addresses takes the one before back. */
    Reply offers(HostOffer changed) {
        boolean couldHost = Offers.isSomewhere(changed) && identity != null && !throughPage;
        if (changed.getAddressesCount() > 0 && !couldHost) {
            return HostRefusal.CANNOT_HOST.answer();
        }
        offer = changed.getAddressesCount() == 0 ? null : changed;
        return Reply.GRANTED;
    }

    @Override
    public void send(HostMessage message) {
        peer.send(message);
    }

    @Override
    public void bars(String barred, Optional<Identity> key, @Nullable Guest guest) {
        if (guest instanceof Visitor other) {
            context.bars().bar(barred, other.throughPage ? null : other.peer.address(), key.orElse(null));
            other.peer.close(CloseReason.CLOSE_REASON_KICKED, "The owner has barred you until this host ends.");
        } else {
            context.bars().bar(barred, null, key.orElse(null));
        }
    }

    /** The owner takes somebody in again. */
    Reply letIn(String barred) {
        if (!owner) {
            return HostRefusal.NOT_THE_OWNER.answer();
        }
        return context.bars().letIn(barred) ? Reply.GRANTED : HostRefusal.NOT_BARRED.about(Text.quoted(barred));
    }

    /** The owner is told who is barred. */
    void hearOfBars() {
        if (owner) {
            context.bars().tell(hearing);
        }
    }

    private void barred(List<String> names) {
        send(HostMessage.newBuilder()
                .setBarred(Barred.newBuilder().addAllNames(names))
                .build());
    }

    @Override
    public void becomes(Standing standing) {
        TableRoom here = room;
        if (here == null || standing == Standing.AWAY) {
            inLobby();
        } else {
            context.lobby().depart(this);
            peer.become(new AtTableStage(this, peer, here, standing == Standing.SEATED));
        }
    }

    /** The table it goes to; set on that table's thread, before the table is asked. */
    void goTo(TableRoom next) {
        room = next;
    }

    /** It is at no table. */
    void inLobby() {
        room = null;
        peer.become(new LobbyStage(this, peer, context));
        context.lobby().arrive(this);
        if (gone.get()) { // its connection broke meanwhile
            context.lobby().depart(this);
        }
    }

    /** Its connection has ended; its name is free. */
    void gone() {
        if (gone.compareAndSet(false, true)) {
            context.lobby().depart(this);
            context.lobby().unregister(name);
            context.bars().tellNoMore(hearing);
            context.agreements().gone(this);
        }
    }
}
