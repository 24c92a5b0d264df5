package org.tiengow.host.page;

import java.io.IOException;

/** Opens the page for phones' browsers at a host. A host does not know what a page is; whoever puts the program together does. */
@FunctionalInterface
public interface PageOpener {
    /**
     * Opens it. Takes some tenths of a second; may be called from any thread.
     *
     * @throws IOException with a sentence, when no port can be opened
     */
    OpenPage open(PageAsked asked) throws IOException;
}
