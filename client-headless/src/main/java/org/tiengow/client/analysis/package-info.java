/**
 * What people are told about their plays: at the table out of what their seat knows, and after a round with all hands open. It
 * makes values; the sentences are the screen's.
 */
@NullMarked
package org.tiengow.client.analysis;

import org.jspecify.annotations.NullMarked;
