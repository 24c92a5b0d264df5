/**
 * Strategies that are programs of their own and talk in lines of JSON over standard input and output. The package knows processes, and of
 * the game only what a bot may know.
 */
@NullMarked
package org.tiengow.client.bridge;

import org.jspecify.annotations.NullMarked;
