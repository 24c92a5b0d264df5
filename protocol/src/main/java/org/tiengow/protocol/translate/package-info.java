/**
 * Translates engine values to messages and back, and checks all input. The package knows what a seat may see, but no round, deal or record.
 */
@NullMarked
package org.tiengow.protocol.translate;

import org.jspecify.annotations.NullMarked;
