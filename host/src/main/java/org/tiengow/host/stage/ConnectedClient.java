package org.tiengow.host.stage;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.lobby.SeatWishes.Wish;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.pipeline.Limits;
import org.tiengow.protocol.succession.OfferCheck;
import org.tiengow.protocol.text.SafeText;
import org.tiengow.protocol.wire.AnswerWish;
import org.tiengow.protocol.wire.AskForSeat;
import org.tiengow.protocol.wire.Barred;
import org.tiengow.protocol.wire.CloseReason;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.HostOffer;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.LinkAnswer;
import org.tiengow.protocol.wire.LinkName;
import org.tiengow.protocol.wire.NameLinks;
import org.tiengow.protocol.wire.SeatWish;
import org.tiengow.protocol.wire.SeatWishes;

/** A client that has entered. When a table seats it, lets it watch or lets it go, its connection gets the corresponding {@link Stage}. */
final class ConnectedClient implements Participant {
    private final HostContext context;
    private final ClientConnection clientConnection;
    private final Kind kind;
    private final String name;
    private final boolean owner;
    private final @Nullable Identity identity;
    private final boolean throughPage;
    private volatile @Nullable HostOffer offer;
    private final Consumer<List<String>> hearing = this::barred;
    private final Consumer<List<SeatWish>> asked = this::wished;
    /** The most links in one request. */
    private static final int MOST_LINKS = 64;

    private final AtomicBoolean gone = new AtomicBoolean();
    private volatile @Nullable TableRoom room;

    /** Creates a client; {@code throughPage} says whether its user plays through a page. */
    ConnectedClient(
            HostContext context,
            ClientConnection clientConnection,
            Kind kind,
            String name,
            boolean owner,
            @Nullable Identity identity,
            boolean throughPage) {
        this.context = context;
        this.clientConnection = clientConnection;
        this.kind = kind;
        this.name = name;
        this.owner = owner;
        this.identity = identity;
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
    public boolean throughPage() {
        return throughPage;
    }

    HostContext context() {
        return context;
    }

    /** Stores the client's offer to become the host; an offer without addresses withdraws it. */
    Reply offers(HostOffer changed) {
        boolean couldHost = OfferCheck.isSomewhere(changed) && identity != null && !throughPage;
        if (changed.getAddressesCount() > 0 && !couldHost) {
            return HostRefusal.CANNOT_HOST.answer();
        }
        offer = changed.getAddressesCount() == 0 ? null : changed;
        return Reply.GRANTED;
    }

    @Override
    public void send(HostMessage message) {
        clientConnection.send(message);
    }

    @Override
    public void bars(String barred, Optional<Identity> key, @Nullable Participant participant) {
        if (participant instanceof ConnectedClient other) {
            context.bars().bar(barred, other.throughPage ? null : other.clientConnection.address(), key.orElse(null));
            other.clientConnection.close(
                    CloseReason.CLOSE_REASON_KICKED, "The owner has barred you until this host ends.");
        } else {
            context.bars().bar(barred, null, key.orElse(null));
        }
    }

    /** Lifts a ban. */
    Reply letIn(String barred) {
        return context.bars().letIn(barred) ? Reply.GRANTED : HostRefusal.NOT_BARRED.about(SafeText.quoted(barred));
    }

    /** Subscribes the client to the night, and an owner to the ban list and to the requests for seats. */
    void subscribe() {
        if (owner) {
            context.bars().tell(hearing);
            context.wishes().tell(asked);
        }
        context.lobby().night().enter(this, this::goTo);
    }

    private void barred(List<String> names) {
        send(HostMessage.newBuilder()
                .setBarred(Barred.newBuilder().addAllNames(names))
                .build());
    }

    private void wished(List<SeatWish> wishes) {
        send(HostMessage.newBuilder()
                .setSeatWishes(SeatWishes.newBuilder().addAllWishes(wishes))
                .build());
    }

    /**
     * Asks the owner for the seat of a disconnected person. The request is answered when the owner has decided, or the time for that is
     * over.
     */
    void askForSeat(AskForSeat wish, int request) {
        Optional<TableRoom> wanted = context.lobby().room(wish.getTable());
        if (kind != Kind.KIND_PERSON) {
            clientConnection.answer(request, HostRefusal.SPECTATORS_ONLY_WATCH.answer());
        } else if (wanted.isEmpty()) {
            clientConnection.answer(request, HostRefusal.NO_SUCH_TABLE.about(wish.getTable()));
        } else {
            int seat = wish.getSeat();
            wanted.get()
                    .ask(
                            (table, now) -> table.whoseLost(seat)
                                    .map(holder -> context.wishes()
                                            .ask(
                                                    this,
                                                    wish.getTable(),
                                                    seat,
                                                    holder,
                                                    end -> clientConnection.send(end.toMessage(request))))
                                    .orElseGet(() -> HostRefusal.SEAT_NOT_LOST.aboutSeat(seat)),
                            answer -> whenAsked(answer, request));
        }
    }

    /** Releases the connection while the owner decides, so that further messages are handled as usual. */
    private void whenAsked(Reply answer, int request) {
        if (answer.isGranted()) {
            clientConnection.done();
            clientConnection.later(
                    Limits.SEAT_WISH.toMillis(), () -> context.wishes().late(this));
        } else {
            clientConnection.answer(request, answer);
        }
    }

    /** Sends for each link that the client has opened here what became of its round. The answer to the request follows the last one. */
    void nameLinks(NameLinks names, int request) {
        if (names.getLinksCount() > MOST_LINKS) {
            clientConnection.cut("Too many links are named at once.");
            return;
        }
        CompletableFuture<Void> before = CompletableFuture.completedFuture(null);
        for (LinkName link : names.getLinksList()) {
            CompletableFuture<LinkAnswer> answer = context.lobby().answer(link, context.owed());
            before = before.thenCombine(answer, (done, given) -> {
                clientConnection.send(
                        HostMessage.newBuilder().setLinkAnswer(given).build());
                return null;
            });
        }
        CompletableFuture<Void> unused = before.thenRun(() -> clientConnection.answer(request, Reply.GRANTED));
    }

    /** Grants or denies a request for a seat, for the owner. */
    void answerWish(AnswerWish answered, int request) {
        Optional<Wish> found = context.wishes().take(answered.getNumber());
        if (found.isEmpty()) {
            clientConnection.answer(request, HostRefusal.NO_SUCH_WISH.about(answered.getNumber()));
        } else if (answered.getLetIn()) {
            give(found.get(), request);
        } else {
            found.get()
                    .end()
                    .accept(HostRefusal.SEAT_NOT_GIVEN.aboutSeat(found.get().seat()));
            clientConnection.answer(request, Reply.GRANTED);
        }
    }

    private void give(Wish wish, int request) {
        context.lobby()
                .room(wish.table())
                .orElseThrow()
                .ask((table, now) -> table.giveLost(wish.seat(), wish.holder(), wish.guest()), given -> {
                    wish.end().accept(given);
                    clientConnection.answer(request, given.isGranted() ? Reply.GRANTED : given);
                });
    }

    @Override
    public void replaced() {
        clientConnection.close(CloseReason.CLOSE_REASON_REPLACED, "Your seat was entered from another connection.");
    }

    @Override
    public void becomes(Standing standing) {
        TableRoom here = room;
        if (here == null || standing == Standing.AWAY) {
            inLobby();
            context.lobby().night().becomes(this, Standing.AWAY, 0);
        } else {
            context.lobby().depart(this);
            if (standing == Standing.SEATED) {
                context.wishes().withdraw(this);
            }
            context.lobby().night().becomes(this, standing, here.number());
            clientConnection.become(new EnteredStage(this, clientConnection, here, standing));
        }
    }

    /** Sets the table that the client joins; called on that table's thread, before the table handles the request. */
    void goTo(TableRoom next) {
        room = next;
    }

    /** Moves the client to the lobby. */
    void inLobby() {
        room = null;
        clientConnection.become(new EnteredStage(this, clientConnection, null, Standing.AWAY));
        context.lobby().arrive(this);
        if (gone.get()) { // the connection broke meanwhile
            context.lobby().depart(this);
        }
    }

    /** Unregisters the client when its connection has ended, which frees its name. */
    void gone() {
        if (gone.compareAndSet(false, true)) {
            context.lobby().depart(this);
            context.lobby().unregister(name);
            context.lobby().night().gone(this);
            context.bars().tellNoMore(hearing);
            context.wishes().tellNoMore(asked);
            context.wishes().withdraw(this);
            context.election().ifPresent(election -> election.gone(this));
        }
    }
}
