/** The training of networks by self-play. Nothing in this package is needed at a table. */
@NullMarked
package org.tiengow.lab.training;

import org.jspecify.annotations.NullMarked;
