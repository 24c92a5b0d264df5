/**
 * How a table stands, kept on disk so that it outlives the host's process; knows no table, no seat's rights and no network.
 *
 * <p>{@link org.tiengow.host.journal.wire.TableSnapshot} is all that a table is apart from connections and clocks. After each
 * change, and before anybody is told of it, the table hands its stand to a {@link org.tiengow.host.journal.Journal}, which
 * appends what has changed ({@link org.tiengow.host.journal.Steps}) to a file
 * ({@link org.tiengow.host.journal.JournalFile}). Reading the files of a folder
 * ({@link org.tiengow.host.journal.NightFolder#read}) gives a {@link org.tiengow.host.journal.Night}, from which
 * {@code Host.start} goes on. A night is a value: wherever it was read, any host can go on from it.
 */
@NullMarked
package org.tiengow.host.journal;

import org.jspecify.annotations.NullMarked;
