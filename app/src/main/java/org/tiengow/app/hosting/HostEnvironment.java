package org.tiengow.app.hosting;

import java.nio.file.Path;
import java.util.concurrent.Executor;
import org.tiengow.host.page.PageOpener;

/**
 * The environment that all hosts of this program share.
 *
 * @param data the folder of the user's data
 * @param background runs tasks one at a time; the program ends only after all of them are done
 * @param frontend runs tasks on the thread of the frontend
 * @param pages opens the web page at a host
 */
public record HostEnvironment(Path data, Executor background, Executor frontend, PageOpener pages) {}
