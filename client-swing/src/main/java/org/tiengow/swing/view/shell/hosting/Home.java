package org.tiengow.swing.view.shell.hosting;

import java.nio.file.Path;
import java.util.concurrent.Executor;

/**
 * Where a person's data is kept, and who does in the background what takes time.
 *
 * @param data the folder
 * @param background does one thing after the other, all of them before the program ends
 */
public record Home(Path data, Executor background) {}
