package org.tiengow.protocol.discovery;

import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * What a network interface seems to be, told by its name: systems do not say. A guess, good enough to put the likelier address
 * first and to ask a person about the others.
 */
public enum InterfaceKind {
    /** A network of cables or radio, that others are on too. */
    NETWORK,
    /** A tunnel, such as of a VPN: who is at its other end is not in this room. */
    TUNNEL,
    /** A network of programs on this machine, such as of containers. */
    INSIDE,
    /** The machine itself. */
    LOOPBACK;

    private static final Pattern TUNNELS = Pattern.compile(
            "(?:tun|utun|tap|wg|ppp|ipsec|gpd|zt|tailscale|nordlynx|proton)"
                    + "\\w*|.*\\b(?:vpn|wireguard|openvpn|tailscale|zerotier|anyconnect|tap-windows|wintun|fortinet)\\b.*");
    private static final Pattern INSIDES =
            Pattern.compile("(?:docker|podman|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|vnic|bridge\\d|awdl|llw)[\\w-]*"
                    + "|.*\\b(?:virtualbox|vmware|hyper-v|vethernet|wsl)\\b.*");

    /** The kind of an interface of this machine; one that has just gone is a {@link #NETWORK}. */
    public static InterfaceKind of(NetworkInterface each) {
        try {
            return of(each.getName(), each.getDisplayName(), each.isLoopback(), each.isPointToPoint());
        } catch (SocketException gone) {
            return NETWORK;
        }
    }

    static InterfaceKind of(String name, String shown, boolean loopback, boolean pointToPoint) {
        if (loopback) {
            return LOOPBACK;
        }
        if (pointToPoint || is(TUNNELS, name, shown)) {
            return TUNNEL;
        }
        return is(INSIDES, name, shown) ? INSIDE : NETWORK;
    }

    private static boolean is(Pattern kind, String name, String shown) {
        return kind.matcher(name.toLowerCase(Locale.ROOT)).matches()
                || kind.matcher(shown.toLowerCase(Locale.ROOT)).matches();
    }
}
