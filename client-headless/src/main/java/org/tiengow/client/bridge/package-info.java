/**
 * Strategies that are programs of their own, over lines of JSON on standard input and output; it knows processes, and of the
 * game only what a bot may know.
 */
@NullMarked
package org.tiengow.client.bridge;

import org.jspecify.annotations.NullMarked;
