package org.tiengow.host.lobby;

import com.google.protobuf.ByteString;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.host.journal.wire.BarSnapshot;
import org.tiengow.host.journal.wire.BarsSnapshot;
import org.tiengow.protocol.identity.Identity;

/**
 * Whom the owner has barred until the host ends: by name, by the key of their program, and by the address they came from unless
 * that is this machine, where the owner and the host's own bots are, or the door of a page, through which others come. Who takes another name, another address and a fresh key is
 * not known again. A host that goes on, or takes another over, goes on with them. May be called from any thread.
 */
public final class Bars {
    private record Bar(
            String name,
            @Nullable InetAddress address,
            @Nullable Identity key) {
        static Bar of(BarSnapshot kept) {
            return new Bar(
                    kept.getName(),
                    address(kept.getAddress().toByteArray()),
                    identity(kept.getIdentity().toByteArray()));
        }

        BarSnapshot snapshot() {
            BarSnapshot.Builder snapshot = BarSnapshot.newBuilder().setName(name);
            if (address != null) {
                snapshot.setAddress(ByteString.copyFrom(address.getAddress()));
            }
            if (key != null) {
                snapshot.setIdentity(ByteString.copyFrom(key.bytes()));
            }
            return snapshot.build();
        }

        private static @Nullable InetAddress address(byte[] bytes) {
            try {
                return bytes.length == 0 ? null : InetAddress.getByAddress(bytes);
            } catch (UnknownHostException none) {
                return null;
            }
        }

        private static @Nullable Identity identity(byte[] bytes) {
            return bytes.length == Identity.BYTES ? Identity.of(bytes) : null;
        }

        boolean fits(@Nullable InetAddress from, @Nullable Identity shown) {
            return from != null && from.equals(address) || shown != null && shown.equals(key);
        }
    }

    private final Map<String, Bar> barred = new LinkedHashMap<>();
    private final Set<Consumer<List<String>>> listeners = new LinkedHashSet<>();
    private final Consumer<BarsSnapshot> keeping;

    /** Nobody is barred yet, and nobody remembers it later. */
    public Bars() {
        this(BarsSnapshot.getDefaultInstance(), snapshot -> {});
    }

    /**
     * Those who were barred before this host began.
     *
     * @param before what means nothing in it is passed over
     * @param keeping keeps them for a host that goes on; called at once and at each change, must return soon
     */
    public Bars(BarsSnapshot before, Consumer<BarsSnapshot> keeping) {
        this.keeping = keeping;
        before.getBarsList().stream()
                .limit(HostLimits.BARRED)
                .forEach(bar -> barred.put(Lobby.key(bar.getName()), Bar.of(bar)));
        keeping.accept(snapshot());
    }

    /** All of them, to be kept. */
    public synchronized BarsSnapshot snapshot() {
        BarsSnapshot.Builder snapshot = BarsSnapshot.newBuilder();
        barred.values().forEach(bar -> snapshot.addBars(bar.snapshot()));
        return snapshot.build();
    }

    /**
     * Bars somebody.
     *
     * @param address where the connection came from; null when there is none any more, and when that is a door's
     * @param identity the key its program has shown; null without one
     */
    public synchronized void bar(String name, @Nullable InetAddress address, @Nullable Identity identity) {
        boolean known = address != null && !address.isLoopbackAddress();
        barred.remove(Lobby.key(name));
        barred.put(Lobby.key(name), new Bar(name, known ? address : null, identity));
        if (barred.size() > HostLimits.BARRED) {
            barred.remove(barred.keySet().iterator().next());
        }
        tell();
    }

    /** Lets somebody in again; false when nobody of this name is barred. */
    public synchronized boolean letIn(String name) {
        boolean was = barred.remove(Lobby.key(name)) != null;
        if (was) {
            tell();
        }
        return was;
    }

    /**
     * Whether one who wants this name, comes from this address or has this key stays outside.
     *
     * @param address where the connection comes from; null for one through a page, whose door has the address
     * @param identity the key its program has shown; null without one
     */
    public synchronized boolean isBarred(String name, @Nullable InetAddress address, @Nullable Identity identity) {
        return barred.containsKey(Lobby.key(name))
                || barred.values().stream().anyMatch(bar -> bar.fits(address, identity));
    }

    /** Tells the names of all who are barred, now and whenever they change, in the order in which they were barred. */
    public synchronized void tell(Consumer<List<String>> listener) {
        listeners.add(listener);
        listener.accept(names());
    }

    /** Tells them no more. */
    public synchronized void tellNoMore(Consumer<List<String>> listener) {
        listeners.remove(listener);
    }

    private void tell() {
        keeping.accept(snapshot());
        listeners.forEach(listener -> listener.accept(names()));
    }

    private List<String> names() {
        return barred.values().stream().map(Bar::name).toList();
    }
}
