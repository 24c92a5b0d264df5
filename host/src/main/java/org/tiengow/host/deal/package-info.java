/** Where deals come from: chance, shares of all, a seed or a list; knows no seat's holder and no network. */
@NullMarked
package org.tiengow.host.deal;

import org.jspecify.annotations.NullMarked;
