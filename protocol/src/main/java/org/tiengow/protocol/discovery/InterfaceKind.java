package org.tiengow.protocol.discovery;

import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The probable kind of a network interface, derived from its name, since systems do not report it. The guess is good enough to sort
 * addresses by likelihood and to ask the user about the others.
 */
public enum InterfaceKind {
    /** A wired or wireless network with other machines. */
    NETWORK,
    /** A tunnel, such as that of a VPN: its other end is not in this room. */
    TUNNEL,
    /** A network of programs on this machine, such as of containers. */
    INSIDE,
    /** The loopback interface. */
    LOOPBACK;

    private static final Pattern TUNNELS = Pattern.compile(
            "(?:tun|utun|tap|wg|ppp|ipsec|gpd|zt|tailscale|nordlynx|proton)"
                    + "\\w*|.*\\b(?:vpn|wireguard|openvpn|tailscale|zerotier|anyconnect|tap-windows|wintun|fortinet)\\b.*");
    private static final Pattern INSIDES =
            Pattern.compile("(?:docker|podman|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|vnic|bridge\\d|awdl|llw)[\\w-]*"
                    + "|.*\\b(?:virtualbox|vmware|hyper-v|vethernet|wsl)\\b.*");

    /** Returns the kind of an interface of this machine; {@link #NETWORK} if the interface has just vanished. */
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
