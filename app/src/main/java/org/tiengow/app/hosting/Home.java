package org.tiengow.app.hosting;

import java.nio.file.Path;
import java.util.concurrent.Executor;
import org.tiengow.host.page.PageOpener;

/**
 * What hosts of this program share.
 *
 * @param data the folder of this person's data
 * @param background does one thing after the other, all of them before the program ends
 * @param frontend runs on the thread of the frontend
 * @param pages opens the page at a host
 */
public record Home(Path data, Executor background, Executor frontend, PageOpener pages) {}
