/** The small networks that value a play, from numbers in to chips out. The package knows no tile, rule or seat. */
@NullMarked
package org.tiengow.client.network;

import org.jspecify.annotations.NullMarked;
