package org.tiengow.swing.view.shell.frame;

import java.awt.KeyboardFocusManager;
import java.awt.Taskbar;
import java.awt.Window;
import org.jspecify.annotations.Nullable;

/** Asks for the user's attention by the means of the desktop. */
final class DesktopAttention implements Attention {
    private final Window window;
    private @Nullable DesktopNotice notice;

    DesktopAttention(Window window) {
        this.window = window;
    }

    @Override
    public boolean isInFront() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getActiveWindow() != null;
    }

    @Override
    public void call(String title, String text, boolean audible) {
        markTaskbar(true);
        notice = notice == null ? DesktopNotice.ofThisDesktop() : notice;
        notice.show(title, text, audible);
    }

    @Override
    public void takeBack() {
        markTaskbar(false);
        if (notice != null) {
            notice.close();
        }
    }

    /** Marks the window in the task bar, or removes the mark; Windows removes it by itself when the window comes forward. */
    private void markTaskbar(boolean marked) {
        if (!Taskbar.isTaskbarSupported()) {
            return;
        }
        Taskbar bar = Taskbar.getTaskbar();
        if (marked && bar.isSupported(Taskbar.Feature.USER_ATTENTION_WINDOW)) {
            bar.requestWindowUserAttention(window);
        } else if (bar.isSupported(Taskbar.Feature.USER_ATTENTION)) {
            bar.requestUserAttention(marked, false);
        }
    }
}
