package org.tiengow.host.page;

/** A page that is open. May be called from any thread. */
public interface OpenPage extends AutoCloseable {
    /** The TCP port it listens on. */
    int port();

    /**
     * What a person types into a browser, such as {@code http://192.168.1.20:47914/}.
     *
     * @param ip an address of this machine, as text
     */
    String address(String ip);

    /** The same as a picture carries it: at a host with a PIN with the key of the evening, which stands for the PIN. */
    String invitation(String ip);

    /** Whether the program itself is given to whoever asks for it; nothing happens where it does not run from one file. */
    void handOut(boolean on);

    /** Closes it, and every connection. */
    @Override
    void close();
}
