package org.tiengow.host.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.tiengow.client.session.PlayerKind;
import org.tiengow.client.session.SessionState;
import org.tiengow.client.session.SessionUpdates;
import org.tiengow.client.session.TableState;
import org.tiengow.client.session.hosting.Token;
import org.tiengow.client.shuffle.Here;
import org.tiengow.client.shuffle.ShuffleFault;
import org.tiengow.client.shuffle.ShuffleState;
import org.tiengow.client.shuffle.ShuffleWitness;
import org.tiengow.host.table.telling.Guest;
import org.tiengow.protocol.identity.Identity;
import org.tiengow.protocol.identity.IdentityKey;
import org.tiengow.protocol.wire.ClientMessage;
import org.tiengow.protocol.wire.HostMessage;
import org.tiengow.protocol.wire.Kind;

/** A guest that takes part in shuffles as a client does, and may be lied to on the way. */
final class WitnessGuest implements Guest {
    private final LongSupplier clock;
    private final String name;
    private final Kind kind;
    private final SplittableRandom random;
    private final List<ClientMessage> outbox = new ArrayList<>();
    private final List<ClientMessage> everSaid = new ArrayList<>();
    private final List<HostMessage> received = new ArrayList<>();
    private UnaryOperator<@Nullable HostMessage> lie = UnaryOperator.identity();
    private ShuffleWitness witness;
    private SessionState state;

    /** Whether its person plays through a page. */
    boolean throughPage;

    /** Whether its person owns the host. */
    boolean owns;

    /** What it signs with; null: it comes without a key. */
    @Nullable
    IdentityKey key;

    @Override
    public Optional<Identity> identity() {
        return Optional.ofNullable(key).map(IdentityKey::identity);
    }

    WitnessGuest(String name, Kind kind, long seed, LongSupplier clock) {
        this.clock = clock;
        this.name = name;
        this.kind = kind;
        owns = name.equals("Owner");
        random = new SplittableRandom(seed);
        witness = new ShuffleWitness(random);
        state = SessionState.beginning(PlayerKind.PERSON, name, Token.NONE);
    }

    /** The same program at another connection. */
    WitnessGuest reconnected() {
        WitnessGuest again = new WitnessGuest(name, kind, random.nextLong(), clock);
        again.witness = witness;
        again.state = state;
        again.throughPage = throughPage;
        again.key = key;
        again.owns = owns;
        witness.reconnected();
        return again;
    }

    /** Another program at the same seat. */
    WitnessGuest startedAgain() {
        return new WitnessGuest(name, kind, random.nextLong(), clock);
    }

    /** What it is sent is altered from now on; null: not sent at all. */
    void lied(UnaryOperator<@Nullable HostMessage> how) {
        lie = how;
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
        return owns;
    }

    @Override
    public boolean throughPage() {
        return throughPage;
    }

    @Override
    public void send(HostMessage truth) {
        HostMessage message = lie.apply(truth);
        if (message == null) {
            return;
        }
        received.add(message);
        state = SessionUpdates.apply(state, message, 0);
        witness.heard(
                        message,
                        state.atTable().map(TableState::view).orElse(null),
                        new Here(
                                "",
                                kind != Kind.KIND_BOT,
                                ownsHost(),
                                throughPage(),
                                throughPage() ? null : key,
                                clock.getAsLong()))
                .forEach(each -> outbox.add(each.build()));
    }

    @Override
    public void becomes(Standing standing) {
        // where it is shows in what it is sent
    }

    /** What it wants to say, which is taken from it. */
    List<ClientMessage> says() {
        List<ClientMessage> said = List.copyOf(outbox);
        outbox.clear();
        everSaid.addAll(said);
        return said;
    }

    /** The table has granted what it said. */
    void granted(ClientMessage message) {
        witness.arrived(message);
    }

    /** Whether it has said this. */
    boolean isSaying(ClientMessage message) {
        return everSaid.contains(message);
    }

    List<HostMessage> received() {
        return received;
    }

    SessionState state() {
        return state;
    }

    ShuffleState shuffle() {
        return witness.state();
    }

    List<ShuffleFault.Kind> faults() {
        return shuffle().faults().stream().map(ShuffleFault::kind).distinct().toList();
    }
}
