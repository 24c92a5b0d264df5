package org.tiengow.swing.view.shell.hosting;

import java.nio.file.Path;
import java.util.concurrent.Executor;
import org.tiengow.host.page.PageOpener;

/**
 * Where a person's data is kept, who does in the background what takes time, and who opens pages for browsers.
 *
 * @param data the folder
 * @param background does one thing after the other, all of them before the program ends
 * @param pages opens the page at a host of this window
 */
public record Home(Path data, Executor background, PageOpener pages) {}
