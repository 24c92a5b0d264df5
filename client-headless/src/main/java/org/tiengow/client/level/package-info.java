/** The strategies that come with the program, by name. The package knows how each is made, but not how it plays. */
@NullMarked
package org.tiengow.client.level;

import org.jspecify.annotations.NullMarked;
