/**
 * Persists the state of tables on disk, so that it survives a crash of the host. The package knows no table, no seat's rights and no
 * network.
 *
 * <p>{@link org.tiengow.host.journal.wire.TableSnapshot} is the complete state of a table except connections and clocks. After each change,
 * and before any client is told, the table passes its snapshot to a {@link org.tiengow.host.journal.Journal}. The journal appends the
 * difference ({@link org.tiengow.host.journal.Steps}) to a file ({@link org.tiengow.host.journal.JournalFile}). Reading the files of a
 * folder ({@link org.tiengow.host.journal.NightFolder#read}) returns a {@link org.tiengow.host.journal.Night}, from which
 * {@code Host.start} continues. A night is a value: any host can continue it, wherever it was read.
 */
@NullMarked
package org.tiengow.host.journal;

import org.jspecify.annotations.NullMarked;
