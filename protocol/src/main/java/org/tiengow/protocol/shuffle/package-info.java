/**
 * What goes over the wire for a fair shuffle, as values and back. It must not know a deal, nor who may see what.
 */
@NullMarked
package org.tiengow.protocol.shuffle;

import org.jspecify.annotations.NullMarked;
