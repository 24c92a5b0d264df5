/** The identity of a program: its key, the file of the key, and the signatures made with it. The package knows no host and no table. */
@NullMarked
package org.tiengow.protocol.identity;

import org.jspecify.annotations.NullMarked;
