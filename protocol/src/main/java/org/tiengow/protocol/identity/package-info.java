/** Who a program is: its own key, how it is kept, and what it signs with it; knows no host and no table. */
@NullMarked
package org.tiengow.protocol.identity;

import org.jspecify.annotations.NullMarked;
