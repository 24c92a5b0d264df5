/** The shuffle in which every seat takes part. This package knows no play, and gets the time from its caller. */
@NullMarked
package org.tiengow.host.table.shuffle;

import org.jspecify.annotations.NullMarked;
