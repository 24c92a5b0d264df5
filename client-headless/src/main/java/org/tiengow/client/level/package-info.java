/** The list of the strategies that come with the program, by name; it knows how each is made, not how any plays. */
@NullMarked
package org.tiengow.client.level;

import org.jspecify.annotations.NullMarked;
