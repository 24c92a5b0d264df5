/** What lets a match go on at another host: who signs and what is kept; knows no socket and no folder. */
@NullMarked
package org.tiengow.host.table.succession;

import org.jspecify.annotations.NullMarked;
