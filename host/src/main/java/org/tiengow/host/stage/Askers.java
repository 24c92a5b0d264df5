package org.tiengow.host.stage;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.tiengow.host.table.telling.HostRefusal;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.host.table.telling.Participant.Standing;
import org.tiengow.protocol.wire.Asker;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.ClientMessage.MessageCase;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.Messages;

/** The clients that may make each kind of request. The option {@code asker} of its field in the messages names them. */
final class Askers {
    /** The messages that are no requests of a client that has entered. */
    private static final Set<MessageCase> OPENING =
            EnumSet.of(MessageCase.HELLO, MessageCase.ENTER, MessageCase.MESSAGE_NOT_SET);

    private static final Map<MessageCase, Asker> OF_KINDS = read();

    private Askers() {}

    /** Returns why a client may not make a kind of request; empty if it may. */
    static Optional<HostRefusal> refusal(MessageCase kind, Participant client, Standing standing) {
        Asker asker = Objects.requireNonNull(OF_KINDS.get(kind));
        if (standing == Standing.AWAY && isAtTable(asker)) {
            return Optional.of(HostRefusal.NOT_AT_A_TABLE);
        }
        if (isOwner(asker) && !client.ownsHost()) {
            return Optional.of(HostRefusal.NOT_THE_OWNER);
        }
        if (asker == Asker.ASKER_SEATED && standing != Standing.SEATED) {
            boolean never = client.kind() == Kind.KIND_SPECTATOR;
            return Optional.of(never ? HostRefusal.SPECTATORS_ONLY_WATCH : HostRefusal.NOT_SEATED);
        }
        return Optional.empty();
    }

    private static boolean isAtTable(Asker asker) {
        return asker == Asker.ASKER_AT_TABLE || asker == Asker.ASKER_SEATED || asker == Asker.ASKER_OWNER_AT_TABLE;
    }

    private static boolean isOwner(Asker asker) {
        return asker == Asker.ASKER_OWNER || asker == Asker.ASKER_OWNER_AT_TABLE;
    }

    private static Map<MessageCase, Asker> read() {
        Map<MessageCase, Asker> askers = new EnumMap<>(MessageCase.class);
        askers.put(MessageCase.MESSAGE_NOT_SET, Asker.ASKER_UNSPECIFIED);
        ClientMessage.getDescriptor()
                .getOneofs()
                .get(0)
                .getFields()
                .forEach(field -> askers.put(
                        MessageCase.forNumber(field.getNumber()),
                        field.getOptions().getExtension(Messages.asker)));
        for (MessageCase kind : MessageCase.values()) {
            if (askers.get(kind) == Asker.ASKER_UNSPECIFIED && !OPENING.contains(kind)) {
                throw new IllegalStateException("messages.proto does not say who may ask for " + kind + ".");
            }
        }
        return askers;
    }
}
