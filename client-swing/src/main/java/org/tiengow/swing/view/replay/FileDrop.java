package org.tiengow.swing.view.replay;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** A transfer handler that accepts a file dropped onto a component. */
public final class FileDrop extends TransferHandler {
    private final transient Consumer<Path> open;

    /** Creates a handler that reports the first of the dropped files. */
    public FileDrop(Consumer<Path> open) {
        this.open = open;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        if (!canImport(support)) {
            return false;
        }
        try {
            Object dropped = support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
            if (dropped instanceof List<?> files && !files.isEmpty() && files.get(0) instanceof File file) {
                open.accept(file.toPath());
                return true;
            }
            return false;
        } catch (UnsupportedFlavorException | IOException e) {
            return false;
        }
    }
}
