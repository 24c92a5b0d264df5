/** Strategies that sit at a table: they know a seat's view and nothing of the truth, of connections or of each other. */
@NullMarked
package org.tiengow.client.bot;

import org.jspecify.annotations.NullMarked;
