/** The checks of records against the rules, round by round and from one round of a match to the next. The package knows no table. */
@NullMarked
package org.tiengow.client.check;

import org.jspecify.annotations.NullMarked;
