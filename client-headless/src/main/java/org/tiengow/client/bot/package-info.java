/** Strategies that sit at a table. They know a seat's view, but neither the truth nor connections nor each other. */
@NullMarked
package org.tiengow.client.bot;

import org.jspecify.annotations.NullMarked;
