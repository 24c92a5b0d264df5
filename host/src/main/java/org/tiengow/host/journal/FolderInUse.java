package org.tiengow.host.journal;

import java.io.IOException;
import java.nio.file.Path;

/** The failure to open a data folder that another host has opened. The message is a sentence for the user. */
public final class FolderInUse extends IOException {
    private static final long serialVersionUID = 1;

    FolderInUse(Path data) {
        super("Another host is running on the data folder " + data + ".");
    }
}
