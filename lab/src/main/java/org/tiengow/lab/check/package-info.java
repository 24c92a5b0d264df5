/** Checks of third-party bots: whether they keep the rules and their time. The package knows no table on the network. */
@NullMarked
package org.tiengow.lab.check;

import org.jspecify.annotations.NullMarked;
