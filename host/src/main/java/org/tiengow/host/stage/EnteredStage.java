package org.tiengow.host.stage;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.lobby.NightCoordinator;
import org.tiengow.host.lobby.TableRoom;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant.Standing;
import org.tiengow.host.table.telling.Reply;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;

/**
 * The stage of a client that has entered: it is in the lobby, or watches or plays at a table. {@link Askers} says which requests
 * it may make. Its successor is another instance, when the client joins or leaves a table, or gets or loses a seat.
 */
final class EnteredStage implements Stage {
    private final ConnectedClient client;
    private final ClientConnection connection;
    private final @Nullable TableRoom room;
    private final Standing standing;

    /**
     * Creates a stage.
     *
     * @param room the table of the client; null in the lobby
     */
    EnteredStage(ConnectedClient client, ClientConnection connection, @Nullable TableRoom room, Standing standing) {
        this.client = client;
        this.connection = connection;
        this.room = room;
        this.standing = standing;
    }

    ConnectedClient client() {
        return client;
    }

    ClientConnection connection() {
        return connection;
    }

    NightCoordinator night() {
        return client.context().lobby().night();
    }

    boolean isAtTable() {
        return standing != Standing.AWAY;
    }

    /** Checks whether the client is at the table with this number. */
    boolean isAt(int table) {
        return room != null && room.number() == table;
    }

    boolean isSeated() {
        return standing == Standing.SEATED;
    }

    @Override
    public void receive(ClientMessage message) {
        MessageCase kind = message.getMessageCase();
        Optional<HostRefusal> refusal = Askers.refusal(kind, client, standing);
        if (refusal.isPresent()) {
            answer(message, refusal.get().answer());
        } else {
            RequestHandler.of(kind).handle(this, message);
        }
    }

    @Override
    public void lost() {
        if (room != null) {
            room.lost(client);
        }
        client.gone();
    }

    void answer(ClientMessage message, Reply reply) {
        connection.answer(message.getRequest(), reply);
    }

    /** Submits a request to the client's table, and answers it with the table's reply. */
    void ask(ClientMessage message, TableRoom.Request request) {
        Objects.requireNonNull(room).ask(request, reply -> answer(message, reply));
    }

    /** Submits a request to a table that the client is to join. */
    void join(int number, ClientMessage message, TableRoom.Request request) {
        Optional<TableRoom> joined = client.context().lobby().room(number);
        if (joined.isEmpty()) {
            answer(message, HostRefusal.NO_SUCH_TABLE.about(number));
            return;
        }
        joined.get()
                .ask(
                        (table, now) -> {
                            client.goTo(joined.get());
                            return request.of(table, now);
                        },
                        reply -> answer(message, reply));
    }
}
