package org.tiengow.host.page;

/** An open web page. All methods may be called from any thread. */
public interface OpenPage extends AutoCloseable {
    /** Returns the TCP port on which the page listens. */
    int port();

    /**
     * Returns the address that a user types into a browser, such as {@code http://192.168.1.20:47914/}.
     *
     * @param ip an address of this machine, as text
     */
    String address(String ip);

    /** Returns the address for a QR code. At a host with a PIN it includes the key of the night, which replaces the PIN. */
    String invitation(String ip);

    /** Turns the download of the program through the page on or off. Has no effect when the program does not run from a single file. */
    void handOut(boolean on);

    /** Closes the page and all its connections. */
    @Override
    void close();
}
