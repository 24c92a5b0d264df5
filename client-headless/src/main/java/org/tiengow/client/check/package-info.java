/**
 * Holds records to the rules, round by round and from one round of a match to the next, and bot programs to what they have to
 * answer; it knows no table.
 */
@NullMarked
package org.tiengow.client.check;

import org.jspecify.annotations.NullMarked;
