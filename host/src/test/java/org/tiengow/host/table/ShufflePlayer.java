package org.tiengow.host.table;

import com.google.protobuf.ByteString;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tiengow.engine.deal.Bytes32;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.hash.Sha256;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;
import org.tiengow.protocol.wire.TableUpdate;

/** A guest that answers to shuffles by the letter, unless a test keeps it from that, and keeps what it is sent. */
final class ShufflePlayer implements Guest {
    private final String name;
    private final Kind kind;
    private final boolean knowsShuffle;
    private final List<HostMessage> received = new ArrayList<>();
    final List<String> barred = new ArrayList<>();
    ByteString token = ByteString.EMPTY;

    /** Whether its commitments, and its shares, arrive. */
    boolean commits = true;

    boolean gives = true;

    private boolean gone;

    ShufflePlayer(String name, Kind kind, boolean knowsShuffle) {
        this.name = name;
        this.kind = kind;
        this.knowsShuffle = knowsShuffle;
    }

    /** The same program at another connection. */
    ShufflePlayer reconnected() {
        ShufflePlayer again = new ShufflePlayer(name, kind, knowsShuffle);
        again.token = token;
        again.commits = commits;
        again.gives = gives;
        return again;
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
        return name.equals("Owner");
    }

    @Override
    public boolean shuffles() {
        return knowsShuffle;
    }

    @Override
    public Optional<Identity> identity() {
        return kind == Kind.KIND_PERSON
                ? Optional.of(Identity.of(secret("identity").toArray()))
                : Optional.empty();
    }

    /** What nobody else draws. */
    Bytes32 secret(String what) {
        return Bytes32.of(Sha256.of((name + what).getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    public void send(HostMessage message) {
        gone |= message.hasLeftTable();
        received.add(message);
    }

    @Override
    public void bars(String guest, Optional<Identity> key, @Nullable Guest connection) {
        barred.add(guest);
    }

    @Override
    public void becomes(Standing standing) {
        // what it is told is what counts
    }

    /** Its connection broke. */
    void goes() {
        gone = true;
    }

    /** Whether it is at the table and has been told so. */
    boolean isHere() {
        return !gone && !updates().isEmpty();
    }

    List<HostMessage> received() {
        return received;
    }

    /** All updates, in order. */
    List<TableUpdate> updates() {
        return received.stream()
                .filter(HostMessage::hasTable)
                .map(HostMessage::getTable)
                .toList();
    }

    TableUpdate update() {
        return updates().get(updates().size() - 1);
    }
}
