/** The little networks that value a play: numbers in, chips out; knows no tile, no rule and no seat. */
@NullMarked
package org.tiengow.client.network;

import org.jspecify.annotations.NullMarked;
