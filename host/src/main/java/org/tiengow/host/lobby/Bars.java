package org.tiengow.host.lobby;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tiengow.protocol.identity.Identity;

/**
 * Whom the owner has barred until the host ends: by name, by the key of their program, and by the address they came from unless
 * that is this machine, where the owner and the host's own bots are. Who takes another name, another address and a fresh key is
 * not known again. May be called from any thread.
 */
public final class Bars {
    private record Bar(
            String name,
            @Nullable InetAddress address,
            @Nullable Identity key) {
        boolean fits(InetAddress from, @Nullable Identity shown) {
            return from.equals(address) || shown != null && shown.equals(key);
        }
    }

    private final Map<String, Bar> barred = new LinkedHashMap<>();
    private final Set<Consumer<List<String>>> listeners = new LinkedHashSet<>();

    /**
     * Bars somebody.
     *
     * @param address where the connection came from; null when there is none any more
     * @param identity the key its program has shown; null without one
     */
    public synchronized void bar(String name, @Nullable InetAddress address, @Nullable Identity identity) {
        boolean known = address != null && !address.isLoopbackAddress();
        barred.remove(key(name));
        barred.put(key(name), new Bar(name, known ? address : null, identity));
        if (barred.size() > HostLimits.BARRED) {
            barred.remove(barred.keySet().iterator().next());
        }
        tell();
    }

    /** Lets somebody in again; false when nobody of this name is barred. */
    public synchronized boolean letIn(String name) {
        boolean was = barred.remove(key(name)) != null;
        if (was) {
            tell();
        }
        return was;
    }

    /** Whether one who wants this name, comes from this address or has this key, if any, stays outside. */
    public synchronized boolean isBarred(String name, InetAddress address, @Nullable Identity identity) {
        return barred.containsKey(key(name)) || barred.values().stream().anyMatch(bar -> bar.fits(address, identity));
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
        listeners.forEach(listener -> listener.accept(names()));
    }

    private List<String> names() {
        return barred.values().stream().map(Bar::name).toList();
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
