/** Translates the values of a fair shuffle to messages and back. The package must not know a deal, nor who may see what. */
@NullMarked
package org.tiengow.protocol.shuffle;

import org.jspecify.annotations.NullMarked;
