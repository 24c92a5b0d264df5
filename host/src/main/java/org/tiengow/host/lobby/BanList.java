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
 * The ban list of a host, kept until the host ends. The owner bans a person by name, by the key of their program, and by the address of
 * their connection. Two addresses are not banned: this machine, where the owner and the host's bots are, and the door of a web page,
 * through which others come. A person who takes another name, another address and a fresh key is not recognised. A host that continues a
 * night, or takes one over, keeps its ban list. All methods may be called from any thread.
 */
public final class BanList {
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

    /** Creates an empty ban list that is not persisted. */
    public BanList() {
        this(BarsSnapshot.getDefaultInstance(), snapshot -> {});
    }

    /**
     * Creates a ban list from a saved one.
     *
     * @param before the saved ban list; invalid addresses and keys in it are ignored
     * @param keeping persists the list; called at once and after each change, must return soon
     */
    public BanList(BarsSnapshot before, Consumer<BarsSnapshot> keeping) {
        this.keeping = keeping;
        before.getBarsList().stream()
                .limit(HostLimits.BARRED)
                .forEach(bar -> barred.put(Lobby.key(bar.getName()), Bar.of(bar)));
        keeping.accept(snapshot());
    }

    /** Returns the ban list for saving. */
    public synchronized BarsSnapshot snapshot() {
        BarsSnapshot.Builder snapshot = BarsSnapshot.newBuilder();
        barred.values().forEach(bar -> snapshot.addBars(bar.snapshot()));
        return snapshot.build();
    }

    /**
     * Bans a person.
     *
     * @param address the address of the connection; null when it is gone, or is that of a page's door
     * @param identity the key that the program has shown; null without one
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

    /** Lifts the ban of a name; returns false when the name is not banned. */
    public synchronized boolean letIn(String name) {
        boolean was = barred.remove(Lobby.key(name)) != null;
        if (was) {
            tell();
        }
        return was;
    }

    /**
     * Checks whether a client with this name, address or key is banned.
     *
     * @param address the address of the connection; null for a connection through a page, whose door has the address
     * @param identity the key that the program has shown; null without one
     */
    public synchronized boolean isBarred(String name, @Nullable InetAddress address, @Nullable Identity identity) {
        return barred.containsKey(Lobby.key(name))
                || barred.values().stream().anyMatch(bar -> bar.fits(address, identity));
    }

    /** Adds a listener, which receives the banned names at once and after each change, in the order of their bans. */
    public synchronized void tell(Consumer<List<String>> listener) {
        listeners.add(listener);
        listener.accept(names());
    }

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
