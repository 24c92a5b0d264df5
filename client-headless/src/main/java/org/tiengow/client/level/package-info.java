/**
 * The strategies of bots, by name: those that come with the program, and the networks of its user. The package knows how each is made, but
 * not how it plays.
 */
@NullMarked
package org.tiengow.client.level;

import org.jspecify.annotations.NullMarked;
