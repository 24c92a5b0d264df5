/**
 * Advice on plays: at the table from what the seat knows, after a round with all hands open. The package produces values; the screens turn
 * them into sentences.
 */
@NullMarked
package org.tiengow.client.analysis;

import org.jspecify.annotations.NullMarked;
