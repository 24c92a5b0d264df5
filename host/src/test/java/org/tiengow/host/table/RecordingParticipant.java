package org.tiengow.host.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.seat.Play;
import org.tiengow.host.table.telling.Participant;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.translate.PlayTranslator;
import org.tiengow.protocol.wire.Decision;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.TableUpdate;

/** A participant that records the messages it is sent. */
final class RecordingParticipant implements Participant {
    private final String name;
    private final Kind kind;
    private final boolean owner;
    private final List<HostMessage> received = new ArrayList<>();
    private final List<String> barred = new ArrayList<>();
    private boolean replaced;
    private Standing standing = Standing.AWAY;

    RecordingParticipant(String name, Kind kind, boolean owner) {
        this.name = name;
        this.kind = kind;
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
        received.add(message);
    }

    @Override
    public void bars(String name, Optional<Identity> key, @Nullable Participant participant) {
        barred.add(name + (participant == null ? "" : " here"));
    }

    @Override
    public void replaced() {
        replaced = true;
    }

    @Override
    public void becomes(Standing changed) {
        standing = changed;
    }

    /** Whether its seat was entered from another connection. */
    boolean isReplaced() {
        return replaced;
    }

    Standing standing() {
        return standing;
    }

    /** Whom this one has barred, and whether that one was here. */
    List<String> barred() {
        return barred;
    }

    List<HostMessage> received() {
        return received;
    }

    List<HostMessage> received(HostMessage.MessageCase wanted) {
        return received.stream()
                .filter(message -> message.getMessageCase() == wanted)
                .toList();
    }

    TableUpdate update() {
        List<HostMessage> updates = received(HostMessage.MessageCase.TABLE);
        return updates.get(updates.size() - 1).getTable();
    }

    boolean mustDecide() {
        return !received(HostMessage.MessageCase.TABLE).isEmpty() && update().hasDecision();
    }

    Decision decision() {
        return update().getDecision();
    }

    Play legal(int index) {
        return PlayTranslator.read(decision().getLegal(index));
    }
}
