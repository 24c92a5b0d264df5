/** The shuffle in which every seat takes part; knows no play and no clock but what it is told. */
@NullMarked
package org.tiengow.host.table.shuffle;

import org.jspecify.annotations.NullMarked;
