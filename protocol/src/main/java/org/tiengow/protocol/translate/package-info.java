/** Engine values as messages and back, each checked on its way in; knows what a seat may see, and no round, deal or record. */
@NullMarked
package org.tiengow.protocol.translate;

import org.jspecify.annotations.NullMarked;
