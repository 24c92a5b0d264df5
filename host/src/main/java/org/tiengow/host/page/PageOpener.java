package org.tiengow.host.page;

import java.io.IOException;

/** Opens the web page of a host. The host knows only this interface; the application supplies the implementation. */
@FunctionalInterface
public interface PageOpener {
    /**
     * Opens the page. Takes some tenths of a second; may be called from any thread.
     *
     * @throws IOException with a sentence for the user, when no port can be opened
     */
    OpenPage open(PageAsked asked) throws IOException;
}
